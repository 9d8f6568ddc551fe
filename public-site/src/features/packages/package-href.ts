import { paths } from '../../config/paths.ts'
import { isTour, type TravelPackage } from './package-filter.ts'

/** The page of a package; where a server gives it no name for that, the page that asks for it. */
export function packageHref(one: Pick<TravelPackage, '_id' | 'slug'>): string {
  if (!one.slug) return paths.packageBooking.href(one._id)
  return (isTour(one) ? paths.tourPage : paths.holidayPage).href(one.slug)
}
