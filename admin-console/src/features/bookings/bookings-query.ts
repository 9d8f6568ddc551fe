import { BookingsQuery } from 'shared-api/contract'

/** Rows of one page of bookings. */
export const BOOKINGS_PER_PAGE = 25

/** What the URL asks of the bookings; a parameter that makes no sense is left out rather than refused. */
export function bookingsFilter(url: URLSearchParams): BookingsQuery {
  const asked = { q: url.get('q'), status: url.get('status'), pickUpFrom: url.get('from'), pickUpTo: url.get('to') }
  const sensible = Object.entries(asked).filter(
    ([name, value]) => value && BookingsQuery.safeParse({ [name]: value }).success,
  )
  return Object.fromEntries(sensible)
}
