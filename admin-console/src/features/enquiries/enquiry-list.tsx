import { Stack } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { CursorList } from '../../lists/cursor-list.tsx'
import { useCursorPages } from '../../lists/use-cursor-pages.ts'
import { useOpenOnly } from '../../lists/use-open-only.ts'
import { useRowsPerPage } from '../../lists/use-rows-per-page.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { enquiriesTexts } from '../../texts/enquiries.ts'
import { enquiriesFilter } from './enquiries-filter.ts'
import { EnquiryFilters } from './enquiry-filters.tsx'
import { EnquiryTable } from './enquiry-table.tsx'
import { useEnquiries } from './use-enquiries.ts'

const NONE = { enquiries: [], total: 0 }

/** The inbox: contact, package and custom tour forms, those that wait first. */
export function EnquiryList() {
  const [url] = useUrlState()
  const texts = enquiriesTexts().list
  const pages = useCursorPages()
  const rows = useRowsPerPage(25)
  const filter = enquiriesFilter(url)
  const query = useEnquiries({ ...filter, cursor: pages.cursor, limit: rows.size })
  const { data = NONE, current } = query
  const found = { q: filter.q, rows: data.enquiries, total: data.total, current }
  const onEnter = useOpenOnly(found, ({ _id }) => paths.enquiry.href(_id))
  return (
    <Stack>
      <EnquiryFilters onEnter={onEnter} />
      <CursorList
        query={query}
        what={texts.what}
        rowsOf={({ enquiries }) => enquiries}
        filter={filter}
        none={{ atAll: texts.none, found: texts.noMatch }}
        pages={pages}
        rows={rows}
      >
        {(enquiries) => <EnquiryTable enquiries={enquiries} />}
      </CursorList>
    </Stack>
  )
}
