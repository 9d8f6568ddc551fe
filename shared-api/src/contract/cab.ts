import { FUELS, TRANSMISSIONS } from './cab-build.ts'
import { CabClassInput } from './cab-class-input.ts'
import { CAB_CLASSES } from './cab-classes.ts'
import { MAX_TEXT } from './catalogue-limits.ts'
import { CountInput, Rupees, RupeesInput } from './money.ts'
import { refusal, refusedAs } from './problems.ts'
import { Id, Link, line, paragraph } from './text.ts'
import { CabTranslations, InLanguage } from './translations.ts'
import { LocalTripType, TripType } from './trip.ts'
import { MorePictures, PictureTexts, Visibility } from './visibility.ts'
import { z } from './zod.ts'

/** A cab as the API gives it. `price` is in rupees, null when none is set; `category` lists its trip types. */
export const Cab = z.strictObject({
  _id: z.string(),
  carModel: z.string(),
  brand: z.string(),
  seats: z.number(),
  price: Rupees.nullable(),
  description: z.string(),
  category: z.array(TripType),
  imageUrl: z.string(),
  /** The pictures after `imageUrl`, in their order. */
  pictures: z.array(z.string()).default([]),
  pictureTexts: z.array(z.string()).default([]),
  visibility: Visibility.default('public'),
  availability: z.boolean(),
  onRide: z.boolean(),
  localTripType: LocalTripType.nullable(),
  pricePerday: Rupees.nullable(),
  pricePerKm: Rupees.nullable(),
  /** Decides the rates of a tariff; null while the desk has set none. */
  cabClass: z.enum(CAB_CLASSES).nullable().default(null),
  transmission: z.enum(TRANSMISSIONS).nullable().default(null),
  fuel: z.enum(FUELS).nullable().default(null),
  /** What it says in other languages; for the desk, and left out where there is none. */
  translations: CabTranslations.optional(),
})
export type Cab = z.infer<typeof Cab>

/** One of these codes; '' or null for none. */
const oneOf = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  refusedAs(z.union([z.enum(codes), z.literal('').transform(() => null)]).nullish(), {
    code: 'one-of',
    params: { values: codes.join(', ') },
  })

/** On a form a flag is the text 'true' or 'false'; in JSON a boolean. */
const Flag = refusedAs(z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]), 'flag')

/** One trip type, or a list of different ones. */
const Categories = refusedAs(
  z.union([TripType.transform((one) => [one]), z.array(TripType).max(3)]),
  'trip-types',
).refine((types) => types.length > 0, refusal('required'))

/** The fields of createCar without its picture (docs/product.md, Cab fields), in form or JSON types. */
export const CabFields = z.strictObject({
  carModel: line(80),
  brand: line(80),
  price: RupeesInput,
  seats: CountInput(100),
  description: paragraph(MAX_TEXT.description),
  category: Categories,
  availability: Flag.default(true),
  onRide: Flag.optional(),
  localTripType: z.union([LocalTripType, z.literal('').transform(() => null)]).nullish(),
  pricePerday: RupeesInput.nullish(),
  pricePerKm: RupeesInput.nullish(),
  cabClass: z.union([CabClassInput, z.literal('').transform(() => null)]).nullish(),
  transmission: oneOf(TRANSMISSIONS),
  fuel: oneOf(FUELS),
  pictures: MorePictures.optional(),
  pictureTexts: PictureTexts.optional(),
  visibility: Visibility.optional(),
  translations: CabTranslations.optional(),
})
export type CabFields = z.output<typeof CabFields>

/** What PUT update/{id} takes: any of the fields; those left out stay as they are. */
export const CabUpdate = z.strictObject({
  ...CabFields.partial().shape,
  availability: Flag.optional(),
  imageUrl: Link.optional(),
})
export type CabUpdate = z.output<typeof CabUpdate>

export const AllCarsReply = z.strictObject({ cabs: z.array(Cab) })
export const AvailableCarsQuery = z.strictObject({ category: TripType.optional(), ...InLanguage.shape })
export const AvailableCarsReply = z.strictObject({ Cars: z.array(Cab) })
export const CabCreatedReply = z.strictObject({ newCar: Cab })
export const CabReply = z.strictObject({ car: Cab })

/** A booking's copy of its cab, which stays the same when the cab is edited or deleted. */
export const CabSnapshot = Cab.pick({
  _id: true,
  carModel: true,
  brand: true,
  seats: true,
  price: true,
  imageUrl: true,
})
  // Stored by earlier releases without them.
  .extend({
    pricePerKm: Rupees.nullable().default(null),
    cabClass: z.enum(CAB_CLASSES).nullable().default(null),
  })
export type CabSnapshot = z.infer<typeof CabSnapshot>

/** The cab of a booking request: of all that a client may send with it, only the id is read. */
export const SelectedCab = z.looseObject({ _id: Id })
