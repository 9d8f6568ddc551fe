import { getBookingsCsv } from 'shared-api/client'
import { istDay } from 'shared-api/india'
import { CsvButton } from '../../components/csv-button.tsx'
import { useUrlState } from '../../lists/use-url-state.ts'
import { bookingsFilter } from './bookings-query.ts'

/** Saves all bookings that fit the filter as a CSV file. */
export function ExportButton() {
  const [url] = useUrlState()
  return (
    <CsvButton name={`bookings-${istDay(Date.now())}`} read={(client) => getBookingsCsv(client, bookingsFilter(url))} />
  )
}
