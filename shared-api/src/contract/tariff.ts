import { ClassOrAny } from './cab-class-input.ts'
import { CAB_CLASSES } from './cab-classes.ts'
import { Rupees } from './money.ts'
import { CityId, IstDate, IstTime } from './place-and-time.ts'
import { type CodedProblem, type FieldCode, refusal, refusedAs } from './problems.ts'
import { line } from './text.ts'
import { TripType } from './trip.ts'
import { z } from './zod.ts'

/** A percentage on the wire; in code it is basis points. */
const percentFrom = (min: number, max: number) =>
  refusedAs(z.number().min(min).max(max).multipleOf(0.01), { code: 'percent', params: { min, max } })
const Percent = percentFrom(0, 100)
const Km = refusedAs(z.number().min(0).max(5000), { code: 'number-to', params: { max: 5000 } })
const Hours = refusedAs(z.number().gt(0).max(72), { code: 'hours', params: { max: 72 } })
const HoursBefore = refusedAs(z.number().min(0).max(8784), { code: 'number-to', params: { max: 8784 } })
const Minutes = refusedAs(z.int().min(0).max(1440), { code: 'number-to', params: { max: 1440 } })
const MAX_ENTRIES = 100

/** Refuses the entries of a list that `wrong` finds, each at its field. */
const eachFits = <Entry>(
  field: keyof Entry & string,
  code: FieldCode,
  wrong: (entry: Entry, before: Entry | undefined, all: readonly Entry[]) => boolean,
) =>
  z.superRefine<readonly Entry[]>((entries, context) => {
    for (const [at, entry] of entries.entries())
      if (wrong(entry, entries[at - 1], entries))
        context.addIssue({ code: 'custom', path: [at, field], ...refusal(code as CodedProblem['code']) })
  })

const listOf = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).max(MAX_ENTRIES).default([])

const AllowanceStep = z.strictObject({ aboveKm: Km, amount: Rupees })
const Allowance = z.strictObject({
  per: z.enum(['day', 'trip']),
  steps: listOf(AllowanceStep).check(
    eachFits<z.output<typeof AllowanceStep>>(
      'aboveKm',
      'above-last',
      (step, last) => !!last && step.aboveKm <= last.aboveKm,
    ),
  ),
})

/** The price of a trip type for a class (docs/product.md, Rates). 'cab' takes the cab's own price per km. */
const Rate = z.strictObject({
  tripType: TripType,
  cabClass: ClassOrAny,
  perKm: refusedAs(z.union([z.literal('cab'), Rupees]), { code: 'rupees', params: { max: 10_000_000 } }),
  plusCabPrice: z.boolean().default(false),
  distance: z.enum(['entered', 'there and back']).default('entered'),
  minKm: Km.optional(),
  minKmPerDay: Km.optional(),
  /** Another minimum by the city or the state ('ka') where the trip begins. */
  minKmPerDayFrom: z.record(z.string().max(60), Km).optional(),
  maxKmPerDay: Km.optional(),
  allowance: Allowance.optional(),
})

/** A local trip of some hours and km for a price (docs/product.md, Local packages). */
const LocalPackage = z.strictObject({
  cabClass: ClassOrAny,
  hours: Hours,
  km: Km,
  price: Rupees,
  extraHour: Rupees.default(0),
  extraKm: Rupees.default(0),
  graceMinutes: Minutes.default(0),
  overrun: z.enum(['extras', 'next package', 'cheaper']).default('extras'),
})
type LocalPackage = z.output<typeof LocalPackage>

const byClass = z.partialRecord(z.enum(CAB_CLASSES), Rupees).optional()
const Amount = z.strictObject({ amount: Rupees })
const Surcharges = z.strictObject({
  night: z
    .strictObject({ amount: Rupees, byClass, from: IstTime.default('22:00'), to: IstTime.default('06:00') })
    .optional(),
  /** `places` are the cities that count as hills; left out, the ghat roads of the road graph decide. */
  hill: z.strictObject({ amount: Rupees, byClass, places: z.array(CityId).max(MAX_ENTRIES).optional() }).optional(),
  waiting: z.strictObject({ freeMinutes: Minutes.default(0), perHour: Rupees }).optional(),
  extraStop: Amount.optional(),
  pet: Amount.optional(),
  roofCarrier: Amount.optional(),
})

/** What is paid to others on the way. Estimated amounts may differ by the state that is entered ('KL'). */
const PassedOn = z.strictObject({
  kind: z.enum(['toll', 'permit', 'parking', 'entry']),
  basis: z.enum(['at actuals', 'estimated', 'included']),
  taxable: z.boolean().default(false),
  amount: Rupees.optional(),
  byState: z.record(z.string().regex(/^[A-Z]{2}$/), Rupees).optional(),
})

const Gst = z.strictObject({
  percent: Percent,
  included: z.boolean().default(false),
  /** The state of the supplier, such as 'TN': CGST and SGST inside it, IGST outside. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The service code of each trip type. */
  sac: z.partialRecord(TripType, z.string().regex(/^\d{6}$/)).optional(),
})

const Season = z.strictObject({
  from: IstDate,
  to: IstDate,
  tripType: TripType.optional(),
  cabClass: ClassOrAny.optional(),
  /** Below zero it is a discount. */
  percent: percentFrom(-50, 200),
})

const CancellationStep = z.strictObject({ hoursBefore: HoursBefore, percent: Percent, atLeast: Rupees.optional() })
const Cancellation = z.strictObject({
  steps: listOf(CancellationStep).check(
    eachFits<z.output<typeof CancellationStep>>(
      'hoursBefore',
      'below-last',
      (step, last) => !!last && step.hoursBefore >= last.hoursBefore,
    ),
  ),
  noShowPercent: Percent.default(0),
  freeChangesUntilHours: HoursBefore.default(0),
})

type RateKey = { tripType: string; cabClass: string }

/** The parts of a tariff (docs/product.md, Tariffs), in rupees and percent. What is left out is nothing or none. */
export const TariffParts = z.strictObject({
  name: line(80),
  /** The total is a multiple of it. */
  roundTo: Rupees.default(0),
  advancePercent: Percent.default(0),
  rates: listOf(Rate).check(
    eachFits<RateKey>(
      'cabClass',
      'duplicates',
      (rate, _last, all) =>
        all.find((one) => one.tripType === rate.tripType && one.cabClass === rate.cabClass) !== rate,
    ),
  ),
  localPackages: listOf(LocalPackage).check(
    eachFits<LocalPackage>(
      'hours',
      'above-last',
      (one, _last, all) => !!earlierOf(one, all, (p) => p.hours >= one.hours),
    ),
    eachFits<LocalPackage>('km', 'not-below-last', (one, _last, all) => !!earlierOf(one, all, (p) => p.km > one.km)),
    eachFits<LocalPackage>(
      'price',
      'not-below-last',
      (one, _last, all) => !!earlierOf(one, all, (p) => p.price > one.price),
    ),
  ),
  surcharges: Surcharges.prefault({}),
  passedOn: listOf(PassedOn),
  gst: Gst.prefault({ percent: 0 }),
  seasons: listOf(Season).check(
    eachFits<{ from: string; to: string }>('to', 'ends-first', ({ from, to }) => to < from),
  ),
  cancellation: Cancellation.prefault({}),
})
/** What a client sends: with what it leaves out. */
export type TariffInput = z.input<typeof TariffParts>
/** All parts, in rupees and percent. */
export type TariffOnWire = z.output<typeof TariffParts>

/** An earlier package of the class of `one` for which `test` holds. */
const earlierOf = (one: LocalPackage, all: readonly LocalPackage[], test: (earlier: LocalPackage) => boolean) =>
  all.slice(0, all.indexOf(one)).find((earlier) => earlier.cabClass === one.cabClass && test(earlier))

/** A stored tariff: its parts, when it is or was in force (days, both included), and whether it prices trips today. */
export const Tariff = z.strictObject({
  ...TariffParts.shape,
  id: z.string(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  inForce: z.boolean(),
  /** Whether it may be changed or deleted: it has never been in force. */
  editable: z.boolean(),
  version: z.number(),
})
export type Tariff = z.infer<typeof Tariff>
export const TariffsReply = z.strictObject({ tariffs: z.array(Tariff) })
/** `taxed` is false while its GST is in no price, as the company has no GSTIN; only a reading of one says it. */
export const TariffReply = z.strictObject({ tariff: Tariff, taxed: z.boolean().optional() })

/** The tariff that prices trips today, as anyone may read it. */
export const TariffInForceReply = z.object({ tariff: z.object({ ...TariffParts.shape, id: z.string() }) })
export type TariffInForce = z.output<typeof TariffInForceReply>['tariff']

/** From which day a tariff prices trips, and perhaps its last day. */
export const PutInForce = z.strictObject({ from: IstDate, to: IstDate.optional() })
export type PutInForce = z.infer<typeof PutInForce>
/** 'no-gstin' warns of a tariff with GST while the company has no GSTIN: no tax is charged. */
export const PutInForceReply = z.strictObject({ tariff: Tariff, warning: z.literal('no-gstin').optional() })
