import { MAX_TEXT } from './catalogue-limits.ts'
import { CountInput, MAX_RUPEES, Rupees, RupeesInput } from './money.ts'
import { onPaper } from './paper-letters.ts'
import { CityId, IstDate } from './place-and-time.ts'
import { type CodedProblem, refusedAs } from './problems.ts'
import { line, optionalLine, paragraph } from './text.ts'
import { z } from './zod.ts'

/** Where travellers of a package sleep. */
export const HOTEL_CLASSES = [
  'budget',
  '3-star',
  '4-star',
  '5-star',
  'heritage',
  'homestay',
  'resort',
  'houseboat',
] as const
export type HotelClass = (typeof HOTEL_CLASSES)[number]

/** The states that a package leads to, by the codes of cities. */
export const STATE_CODES = ['TN', 'KL', 'AP', 'KA'] as const
export type StateCode = (typeof STATE_CODES)[number]

/** The most days of a package, and of entries of its itinerary. */
export const MAX_PACKAGE_DAYS = 30
const MAX_PERSONS = 1000
/** The most lines of what is in the price, and of what is not. */
export const MAX_PACKAGE_LINES = 40
/** The most dates on which a package starts. */
export const MAX_PACKAGE_DATES = 60
/** One line of what is in the price or not. */
export const PackageLine = onPaper(line(MAX_TEXT.line))

/** One day of a package in words. */
export const ItineraryDay = z.strictObject({ title: line(MAX_TEXT.dayTitle), text: paragraph(MAX_TEXT.day) })
export type ItineraryDay = z.infer<typeof ItineraryDay>

/** What visitors judge a package by. What is not set is null, '', or an empty list. Prices are in rupees. */
export const PackageDetails = z.strictObject({
  days: z.number().nullable().default(null),
  itinerary: z.array(ItineraryDay).default([]),
  /** City ids. */
  startCity: z.string().nullable().default(null),
  endCity: z.string().nullable().default(null),
  state: z.enum(STATE_CODES).nullable().default(null),
  priceFrom: Rupees.nullable().default(null),
  /** What it costs as Premium; `priceFrom` is then what it costs as Basic. */
  premiumFrom: Rupees.nullable().default(null),
  /** For what the price is: 'per person, double sharing'. */
  priceFor: z.string().default(''),
  personsFrom: z.number().nullable().default(null),
  personsTo: z.number().nullable().default(null),
  included: z.array(z.string()).default([]),
  notIncluded: z.array(z.string()).default([]),
  hotelClass: z.enum(HOTEL_CLASSES).nullable().default(null),
  /** Whether it starts on any day; else on the days of `startDates`. */
  anyDay: z.boolean().default(false),
  startDates: z.array(z.string()).default([]),
})
export type PackageDetails = z.infer<typeof PackageDetails>

/** A package of which nothing more was said. */
export const NO_DETAILS: PackageDetails = PackageDetails.parse({})

/** A field that forms leave empty for none. */
const orNone = <Schema extends z.ZodType>(schema: Schema, problem: CodedProblem) =>
  refusedAs(z.union([schema, z.literal('').transform(() => null)]), problem).nullish()

const count = (max: number) => orNone(CountInput(max), { code: 'whole-number', params: { min: 1, max } })
const oneOf = <Value extends string>(values: readonly Value[]) =>
  orNone(z.enum(values as [Value, ...Value[]]), { code: 'one-of', params: { values: values.join(', ') } })
const city = orNone(CityId, { code: 'city', params: { example: 'tn-chennai' } })
const price = orNone(RupeesInput, { code: 'rupees', params: { max: MAX_RUPEES } })
const lines = z.array(PackageLine).max(MAX_PACKAGE_LINES).optional()

/** As forms and JSON send it; what is left out stays as it is, null or '' is none. */
export const PackageDetailsInput = z.strictObject({
  days: count(MAX_PACKAGE_DAYS),
  itinerary: onPaper(z.array(ItineraryDay).max(MAX_PACKAGE_DAYS)).optional(),
  startCity: city,
  endCity: city,
  state: oneOf(STATE_CODES),
  priceFrom: price,
  premiumFrom: price,
  priceFor: onPaper(optionalLine(MAX_TEXT.priceFor)).optional(),
  personsFrom: count(MAX_PERSONS),
  personsTo: count(MAX_PERSONS),
  included: lines,
  notIncluded: lines,
  hotelClass: oneOf(HOTEL_CLASSES),
  anyDay: refusedAs(
    z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
    'flag',
  ).optional(),
  startDates: z.array(IstDate).max(MAX_PACKAGE_DATES).optional(),
})
export type PackageDetailsInput = z.output<typeof PackageDetailsInput>
