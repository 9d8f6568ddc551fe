import { useRef } from 'react'
import { Stack, useNavigate } from 'shared-ui'
import { useKeys } from '../../components/use-keys.ts'
import { paths } from '../../config/paths.ts'
import { CursorList } from '../../lists/cursor-list.tsx'
import { useCursorPages } from '../../lists/use-cursor-pages.ts'
import { useOpenOnly } from '../../lists/use-open-only.ts'
import { useRowsPerPage } from '../../lists/use-rows-per-page.ts'
import { useSort } from '../../lists/use-sorted.ts'
import { useStillRows } from '../../lists/use-still-rows.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { bookingListTexts } from '../../texts/booking-list.ts'
import { BookingFilters } from './booking-filters.tsx'
import { bookingsFilter } from './bookings-query.ts'
import { KeptViews } from './kept-views.tsx'
import { SelectableBookings } from './selectable-bookings.tsx'
import { useBookings } from './use-bookings.ts'

const SORT_KEYS = ['createdAt', 'pickUp']

const NONE = { bookings: [], total: 0 }

/** Bookings, the trips from today on first or in another order: searched, filtered, sorted and paged by the server. */
export function BookingList() {
  const [url] = useUrlState()
  const texts = bookingListTexts().list
  const pages = useCursorPages()
  const rows = useRowsPerPage(25)
  const { sort, onSort } = useSort(SORT_KEYS)
  const { sort: order, ...filter } = bookingsFilter(url)
  const query = useBookings({ ...filter, sort: order, cursor: pages.cursor, limit: rows.size })
  const { data = NONE, current, isValidating } = query
  const still = useStillRows(
    data.bookings,
    JSON.stringify([filter, order, pages.cursor, rows.size]),
    current && !isValidating,
  )
  const found = { q: filter.q, rows: data.bookings, total: data.total, current }
  const navigate = useNavigate()
  const search = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => search.current?.focus(), n: () => navigate(paths.createBooking.href()) })
  const onEnter = useOpenOnly(found, ({ _id }) => paths.booking.href(_id))
  return (
    <Stack gap="xs">
      <KeptViews />
      <BookingFilters search={search} onEnter={onEnter} />
      <CursorList
        query={query}
        what={texts.what}
        rowsOf={() => [...still.rows]}
        filter={filter}
        none={{ atAll: texts.none, found: texts.noneFound }}
        pages={pages}
        rows={rows}
      >
        {(bookings) => (
          <SelectableBookings
            bookings={bookings}
            sort={sort}
            onSort={onSort}
            still={still}
            onChanged={() => query.mutate().then(still.show)}
          />
        )}
      </CursorList>
    </Stack>
  )
}
