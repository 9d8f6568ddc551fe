import { getEnquiriesCsv } from 'shared-api/client'
import { istDay } from 'shared-api/india'
import { CsvButton } from '../../components/csv-button.tsx'
import { useUrlState } from '../../lists/use-url-state.ts'
import { enquiriesFilter } from './enquiries-filter.ts'

/** Saves all enquiries that fit the filter as a CSV file. */
export function ExportEnquiries() {
  const [url] = useUrlState()
  return (
    <CsvButton
      name={`enquiries-${istDay(Date.now())}`}
      read={(client) => getEnquiriesCsv(client, enquiriesFilter(url))}
    />
  )
}
