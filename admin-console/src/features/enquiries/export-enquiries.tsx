import { getEnquiriesCsv } from 'shared-api/client'
import { ExportButton } from '../../lists/export-button.tsx'
import { useUrlState } from '../../lists/use-url-state.ts'
import { enquiriesFilter } from './enquiries-filter.ts'

/** Saves all enquiries that fit the filter as a CSV file. */
export function ExportEnquiries() {
  const [url] = useUrlState()
  return <ExportButton name="enquiries" read={(client) => getEnquiriesCsv(client, enquiriesFilter(url))} />
}
