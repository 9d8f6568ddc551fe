import { BookingsExportQuery } from 'shared-api/contract'
import { sensibleQuery } from '../../lists/sensible-query.ts'

/** The filter in the URL, and its order: the trips from today on first, unless another is chosen. */
export const bookingsFilter = (url: URLSearchParams): BookingsExportQuery =>
  sensibleQuery(BookingsExportQuery, {
    q: url.get('q'),
    status: url.get('status'),
    tripType: url.get('tripType'),
    cab: url.get('cab'),
    driver: url.get('driver'),
    paid: url.get('paid'),
    pickUpFrom: url.get('from'),
    // A range starts somewhere: its field could not show a last day alone.
    pickUpTo: url.get('from') && url.get('to'),
    sort: url.get('sort') ?? 'upcoming',
  })
