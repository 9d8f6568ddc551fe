import { countedUpTo, EnquiriesQuery } from 'shared-api/contract'
import { Stack } from 'shared-ui'
import { Empty } from '../../components/empty.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { CursorPager } from '../../lists/cursor-pager.tsx'
import { sensibleQuery } from '../../lists/sensible-query.ts'
import { useCursorPages } from '../../lists/use-cursor-pages.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { EnquiryFilters } from './enquiry-filters.tsx'
import { EnquiryTable } from './enquiry-table.tsx'
import { useEnquiries } from './use-enquiries.ts'

const PER_PAGE = 25

/** The inbox: contact, package and custom tour forms, newest first. */
export function EnquiryList() {
  const [url] = useUrlState()
  const pages = useCursorPages()
  const filter = sensibleQuery(EnquiriesQuery, { q: url.get('q'), status: url.get('status'), kind: url.get('kind') })
  const query = useEnquiries({ ...filter, cursor: pages.cursor, limit: PER_PAGE })
  const filtered = Object.keys(filter).length > 0
  return (
    <Stack>
      <EnquiryFilters />
      <Loaded query={query} what="the enquiries">
        {({ enquiries, nextCursor, total }) =>
          enquiries.length === 0 ? (
            <Empty text={filtered ? 'No enquiry fits this search.' : 'No enquiries yet.'} />
          ) : (
            <>
              <EnquiryTable enquiries={enquiries} />
              <CursorPager
                pages={pages}
                nextCursor={nextCursor}
                total={total}
                size={PER_PAGE}
                exactUpTo={countedUpTo(filter)}
              />
            </>
          )
        }
      </Loaded>
    </Stack>
  )
}
