import { NO_DETAILS, type PackageDetails, type PackageDetailsInput } from 'shared-api/contract'
import { toPaise } from 'shared-api/money'
import { rupeesOrNull } from '../platform/money.ts'

/** Details as they are stored: what is set alone, prices in paise. */
export type StoredDetails = Partial<Omit<PackageDetails, 'priceFrom' | 'premiumFrom'>> & {
  pricePaise?: number
  premiumPaise?: number
}

/** Stored details, in rupees. */
export const toDetails = ({ pricePaise, premiumPaise, ...stored }: StoredDetails): PackageDetails => ({
  ...{ ...NO_DETAILS, ...stored },
  ...{ priceFrom: rupeesOrNull(pricePaise ?? null), premiumFrom: rupeesOrNull(premiumPaise ?? null) },
})

/** The text to store after a change: what it leaves out stays, null or '' is none. */
export function changedDetails(
  { pricePaise, premiumPaise, ...stored }: StoredDetails,
  { priceFrom, premiumFrom, ...change }: PackageDetailsInput,
): string {
  const paise = (given: number | null | undefined, before?: number) =>
    given === undefined ? before : given === null ? undefined : toPaise(given)
  const prices = { pricePaise: paise(priceFrom, pricePaise), premiumPaise: paise(premiumFrom, premiumPaise) }
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const kept = Object.entries({ ...stored, ...Object.fromEntries(given), ...prices })
  return JSON.stringify(Object.fromEntries(kept.filter(([, value]) => isSet(value))))
}

const isSet = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0)

/** The fields of a form that are details. */
export function detailsIn(fields: PackageDetailsInput): PackageDetailsInput {
  const names = Object.keys(NO_DETAILS)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}
