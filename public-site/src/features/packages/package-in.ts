import type { ListQuery, Query } from '../../lib/queries.ts'
import type { TravelPackage } from './package-filter.ts'

/** The package of a page by the name in its address, or by its id; null once the whole list is there without it. */
export function packageIn<Package extends TravelPackage>(
  { data, more, failed, retry }: ListQuery<Package>,
  slug: string,
): Query<Package | null> {
  const listed = data?.find((one) => one.slug === slug || one._id === slug)
  const whole = data !== undefined && more === 0
  return { data: listed ?? (whole ? null : undefined), failed, retry }
}
