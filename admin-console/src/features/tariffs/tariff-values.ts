import {
  CAB_CLASSES,
  type CabClass,
  type TariffOnWire,
  TariffParts,
  TRIP_TYPES,
  type TripType,
} from 'shared-api/contract'
import { inPaise, type Tariff as PricingTariff } from 'shared-api/fares'
import { states } from 'shared-api/geography'
import { plainText } from 'shared-api/india'
import { typedNumber } from '../../editing/typed-number.ts'

type Amounts = Record<string, string>
type StepValues = { aboveKm: string; amount: string }
export type RateValues = {
  tripType: TripType
  cabClass: string
  perKm: string
  plusCabPrice: boolean
  distance: TariffOnWire['rates'][number]['distance']
  minKm: string
  minKmPerDay: string
  minKmPerDayFrom: Amounts
  maxKmPerDay: string
  allowance: { per: 'day' | 'trip'; steps: StepValues[] }
}
type PackageValues = {
  cabClass: string
  hours: string
  km: string
  price: string
  extraHour: string
  extraKm: string
  graceMinutes: string
  overrun: TariffOnWire['localPackages'][number]['overrun']
}
type PassedOnValues = Pick<TariffOnWire['passedOn'][number], 'kind' | 'basis' | 'taxable'> & {
  amount: string
  byState: Amounts
}
type SeasonValues = { from: string; to: string; tripType: string; cabClass: string; percent: string }
type CancellationStepValues = { hoursBefore: string; percent: string; atLeast: string }

/**
 * Values of the tariff form. They have the names and the nesting of `TariffParts`, so that a problem's path is that of its field; numbers
 * are as typed, and '' is left out.
 */
export type TariffValues = {
  name: string
  roundTo: string
  advancePercent: string
  rates: RateValues[]
  localPackages: PackageValues[]
  surcharges: {
    night: { amount: string; byClass: Amounts; from: string; to: string }
    hill: { amount: string; byClass: Amounts; places: string[] }
    waiting: { freeMinutes: string; perHour: string }
    extraStop: { amount: string }
    pet: { amount: string }
    roofCarrier: { amount: string }
  }
  passedOn: PassedOnValues[]
  gst: { percent: string; included: boolean; state: string; sac: Record<TripType, string> }
  seasons: SeasonValues[]
  cancellation: { steps: CancellationStepValues[]; noShowPercent: string; freeChangesUntilHours: string }
}

export const NEW_RATE: RateValues = {
  ...{ tripType: 'Outstation', cabClass: '*', perKm: '', plusCabPrice: false, distance: 'entered' },
  ...{ minKm: '', minKmPerDay: '', minKmPerDayFrom: {}, maxKmPerDay: '', allowance: { per: 'day', steps: [] } },
}
export const NEW_PACKAGE: PackageValues = {
  ...{ cabClass: '*', hours: '', km: '', price: '', extraHour: '', extraKm: '', graceMinutes: '', overrun: 'cheaper' },
}
const perState = (amounts: Partial<Record<string, number>> = {}) =>
  Object.fromEntries(states.map(({ code }) => [code, typed(amounts[code])]))
const perClass = (amounts: Partial<Record<CabClass, number>> = {}) =>
  Object.fromEntries(CAB_CLASSES.map((cabClass) => [cabClass, typed(amounts[cabClass])]))
export const NEW_PASSED_ON: PassedOnValues = {
  ...{ kind: 'toll', basis: 'at actuals', taxable: false, amount: '', byState: perState() },
}
export const NEW_SEASON: SeasonValues = { from: '', to: '', tripType: '', cabClass: '*', percent: '' }

function typed(number: number | 'cab' | undefined): string {
  return number === undefined || number === 'cab' ? '' : String(number)
}

/** A stored tariff in the form. */
export const valuesOf = (tariff: TariffOnWire): TariffValues => ({
  name: tariff.name,
  roundTo: typed(tariff.roundTo),
  advancePercent: typed(tariff.advancePercent),
  rates: tariff.rates.map(rateValues),
  localPackages: tariff.localPackages.map(({ cabClass, overrun, ...numbers }) => ({
    ...{ cabClass, overrun, hours: typed(numbers.hours), km: typed(numbers.km), price: typed(numbers.price) },
    ...{ extraHour: typed(numbers.extraHour), extraKm: typed(numbers.extraKm) },
    graceMinutes: typed(numbers.graceMinutes),
  })),
  surcharges: surchargeValues(tariff.surcharges),
  passedOn: tariff.passedOn.map(({ amount, byState, ...rest }) => ({
    ...rest,
    amount: typed(amount),
    byState: perState(byState),
  })),
  gst: gstValues(tariff.gst),
  seasons: tariff.seasons.map(({ from, to, tripType = '', cabClass = '*', percent }) => ({
    ...{ from, to, tripType, cabClass, percent: typed(percent) },
  })),
  cancellation: cancellationValues(tariff.cancellation),
})

const rateValues = ({ tripType, cabClass, plusCabPrice, distance, ...rate }: TariffOnWire['rates'][number]) => ({
  ...{ tripType, cabClass, plusCabPrice, distance, perKm: typed(rate.perKm), minKm: typed(rate.minKm) },
  minKmPerDay: typed(rate.minKmPerDay),
  minKmPerDayFrom: Object.fromEntries(
    Object.entries(rate.minKmPerDayFrom ?? {}).map(([place, km]) => [place, typed(km)]),
  ),
  maxKmPerDay: typed(rate.maxKmPerDay),
  allowance: {
    per: rate.allowance?.per ?? 'day',
    steps: (rate.allowance?.steps ?? []).map((step) => ({ aboveKm: typed(step.aboveKm), amount: typed(step.amount) })),
  },
})

const surchargeValues = ({ night, hill, waiting, extraStop, pet, roofCarrier }: TariffOnWire['surcharges']) => ({
  night: {
    ...{ amount: typed(night?.amount), byClass: perClass(night?.byClass) },
    ...{ from: night?.from ?? '22:00', to: night?.to ?? '06:00' },
  },
  hill: { amount: typed(hill?.amount), byClass: perClass(hill?.byClass), places: hill?.places ?? [] },
  waiting: { freeMinutes: typed(waiting?.freeMinutes), perHour: typed(waiting?.perHour) },
  extraStop: { amount: typed(extraStop?.amount) },
  pet: { amount: typed(pet?.amount) },
  roofCarrier: { amount: typed(roofCarrier?.amount) },
})

const gstValues = ({ percent, included, state = '', sac = {} }: TariffOnWire['gst']) => ({
  ...{ percent: typed(percent), included, state },
  sac: Object.fromEntries(TRIP_TYPES.map((type) => [type, sac[type] ?? ''])) as Record<TripType, string>,
})

const cancellationValues = ({ steps, noShowPercent, freeChangesUntilHours }: TariffOnWire['cancellation']) => ({
  steps: steps.map((step) => ({
    ...{ hoursBefore: typed(step.hoursBefore), percent: typed(step.percent), atLeast: typed(step.atLeast) },
  })),
  noShowPercent: typed(noShowPercent),
  freeChangesUntilHours: typed(freeChangesUntilHours),
})

/** A number as typed, with or without separators; text that is none stays, for the schema to refuse. */
function number(text: string): number | string | undefined {
  if (plainText(text).trim() === '') return undefined
  const value = typedNumber(text)
  return Number.isNaN(value) ? text : value
}

type Field<Values> = { [Key in keyof Values]: Values[Key] extends string ? Key : never }[keyof Values]

/** `values` with the numbers of these fields. */
const withNumbers = <Values extends object>(values: Values, ...fields: Field<Values>[]) => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, number(values[field] as string)])),
})

/** The amounts that are filled in; undefined without any. */
function amountsOf(amounts: Amounts) {
  const filled = Object.entries(amounts).flatMap(([key, text]) => {
    const amount = number(text)
    return amount === undefined ? [] : [[key, amount]]
  })
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** The form as `TariffParts` takes it. */
export const inputOf = (values: TariffValues) => ({
  ...withNumbers(values, 'roundTo', 'advancePercent'),
  rates: values.rates.map(rateInput),
  localPackages: values.localPackages.map((one) =>
    withNumbers(one, 'hours', 'km', 'price', 'extraHour', 'extraKm', 'graceMinutes'),
  ),
  surcharges: surchargesInput(values.surcharges),
  passedOn: values.passedOn.map(({ byState, ...rest }) => ({
    ...withNumbers(rest, 'amount'),
    byState: amountsOf(byState),
  })),
  gst: {
    ...withNumbers(values.gst, 'percent'),
    state: values.gst.state || undefined,
    sac: Object.fromEntries(Object.entries(values.gst.sac).filter(([, code]) => code !== '')),
  },
  seasons: values.seasons.map(({ tripType, ...season }) => ({
    ...withNumbers(season, 'percent'),
    tripType: tripType || undefined,
  })),
  cancellation: {
    ...withNumbers(values.cancellation, 'noShowPercent', 'freeChangesUntilHours'),
    steps: values.cancellation.steps.map((step) => withNumbers(step, 'hoursBefore', 'percent', 'atLeast')),
  },
})

const rateInput = ({ allowance, minKmPerDayFrom, ...rate }: RateValues) => ({
  ...withNumbers(rate, 'minKm', 'minKmPerDay', 'maxKmPerDay'),
  perKm: number(rate.perKm) ?? 'cab',
  minKmPerDayFrom: amountsOf(minKmPerDayFrom),
  allowance:
    allowance.steps.length > 0
      ? { per: allowance.per, steps: allowance.steps.map((step) => withNumbers(step, 'aboveKm', 'amount')) }
      : undefined,
})

/** A surcharge without an amount is none. */
const surchargesInput = ({ night, hill, waiting, ...others }: TariffValues['surcharges']) => ({
  night: night.amount ? { ...withNumbers(night, 'amount'), byClass: amountsOf(night.byClass) } : undefined,
  hill: hill.amount
    ? {
        ...withNumbers(hill, 'amount'),
        byClass: amountsOf(hill.byClass),
        places: hill.places.length > 0 ? hill.places : undefined,
      }
    : undefined,
  waiting: waiting.perHour ? withNumbers(waiting, 'freeMinutes', 'perHour') : undefined,
  ...Object.fromEntries(
    Object.entries(others).map(([name, one]) => [name, one.amount ? withNumbers(one, 'amount') : undefined]),
  ),
})

/** The form's tariff in paise; null while a field is wrong. */
export function tariffOf(values: TariffValues): PricingTariff | null {
  const { data } = TariffParts.safeParse(inputOf(values))
  return data ? inPaise({ ...data, id: '' }) : null
}
