import { countedUpTo } from 'shared-api/contract'
import { Stack } from 'shared-ui'
import { Empty } from '../../components/empty.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { CursorPager } from '../../lists/cursor-pager.tsx'
import { useCursorPages } from '../../lists/use-cursor-pages.ts'
import { useSort } from '../../lists/use-sorted.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { BookingFilters } from './booking-filters.tsx'
import { BookingTable } from './booking-table.tsx'
import { BOOKINGS_PER_PAGE, bookingsFilter } from './bookings-query.ts'
import { useBookings } from './use-bookings.ts'

const SORT_KEYS = ['createdAt', 'pickUp']
const NEWEST_FIRST = { key: 'createdAt', descending: true }

/** Bookings, newest first or in another order: searched, filtered, sorted and paged by the server. */
export function BookingList() {
  const [url] = useUrlState()
  const pages = useCursorPages()
  const { sort, onSort } = useSort(SORT_KEYS)
  const { sort: order, ...filter } = bookingsFilter(url)
  const query = useBookings({ ...filter, sort: order, cursor: pages.cursor, limit: BOOKINGS_PER_PAGE })
  const filtered = Object.keys(filter).length > 0
  return (
    <Stack>
      <BookingFilters />
      <Loaded query={query} what="the bookings">
        {({ bookings, nextCursor, total }) =>
          bookings.length === 0 ? (
            <Empty text={filtered ? 'No booking fits this search.' : 'No bookings yet.'} />
          ) : (
            <>
              <BookingTable bookings={bookings} sort={sort ?? NEWEST_FIRST} onSort={onSort} />
              <CursorPager
                pages={pages}
                nextCursor={nextCursor}
                total={total}
                size={BOOKINGS_PER_PAGE}
                exactUpTo={countedUpTo(filter)}
              />
            </>
          )
        }
      </Loaded>
    </Stack>
  )
}
