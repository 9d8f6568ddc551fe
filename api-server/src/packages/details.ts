import { NO_DETAILS, type PackageDetails, type PackageDetailsInput } from 'shared-api/contract'
import { toPaise } from 'shared-api/money'
import { rupeesOrNull } from '../platform/money.ts'

/** Details as they are stored: what is set alone, the price in paise. */
export type StoredDetails = Partial<Omit<PackageDetails, 'priceFrom'>> & { pricePaise?: number }

/** Stored details, in rupees. */
export const toDetails = ({ pricePaise, ...stored }: StoredDetails): PackageDetails => ({
  ...{ ...NO_DETAILS, ...stored, priceFrom: rupeesOrNull(pricePaise ?? null) },
})

/** The text to store after a change: what it leaves out stays, null or '' is none. */
export function changedDetails(
  { pricePaise, ...stored }: StoredDetails,
  { priceFrom, ...change }: PackageDetailsInput,
): string {
  const price = priceFrom === undefined ? pricePaise : priceFrom === null ? undefined : toPaise(priceFrom)
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const kept = Object.entries({ ...stored, ...Object.fromEntries(given), pricePaise: price })
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
