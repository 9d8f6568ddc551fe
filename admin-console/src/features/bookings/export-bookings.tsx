import { getBookingsCsv } from 'shared-api/client'
import { ExportButton } from '../../lists/export-button.tsx'
import { useUrlState } from '../../lists/use-url-state.ts'
import { bookingsFilter } from './bookings-query.ts'

/** Saves all bookings that fit the filter as a CSV file. */
export function ExportBookings() {
  const [url] = useUrlState()
  return <ExportButton name="bookings" read={(client) => getBookingsCsv(client, bookingsFilter(url))} />
}
