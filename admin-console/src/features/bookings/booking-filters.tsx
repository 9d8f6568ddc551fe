import { type RefObject, useEffect, useRef, useState } from 'react'
import { BOOKING_STATUSES, type BookingsExportQuery } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { Button, NativeSelect, Text } from 'shared-ui'
import { DatePickerInput } from 'shared-ui/admin'
import { dayText } from '../../components/times.ts'
import { FilterBar } from '../../lists/filter-bar.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import { useUrlState } from '../../lists/use-url-state.ts'
import { bookingListTexts } from '../../texts/booking-list.ts'
import { commonTexts } from '../../texts/common.ts'
import { deskLanguage } from '../../texts/page.ts'
import { bookingsFilter } from './bookings-query.ts'
import { MORE_FILTERS, MoreFilters } from './more-filters.tsx'

const ALL = ''
const statusChoices = () => [
  { value: ALL, label: bookingListTexts().filters.all },
  ...BOOKING_STATUSES.map((value) => ({ value, label: commonTexts().statuses[value] })),
]
function orderChoices() {
  const { upcoming, newest, oldest, pickUp, latestPickUp } = bookingListTexts().filters.orders
  return [
    { value: '', label: upcoming },
    { value: '-createdAt', label: newest },
    { value: 'createdAt', label: oldest },
    { value: 'pickUp', label: pickUp },
    { value: '-pickUp', label: latestPickUp },
  ]
}
const FILTERS = ['q', 'status', 'from', 'to', ...MORE_FILTERS]

type Props = { search: RefObject<HTMLInputElement | null>; onEnter: (q: string) => void }

/** Search and filters of the bookings, held in the URL; a change goes back to page 1. */
export function BookingFilters({ search, onEnter }: Props) {
  const [url, setUrl] = useUrlState()
  const asked = bookingsFilter(url)
  const texts = bookingListTexts().filters
  const { pickUpFrom = null, pickUpTo = null } = asked
  const filter = (changes: Record<string, string | null>) => setUrl({ ...changes, page: null, cursor: null })
  const clear = () => {
    filter(Object.fromEntries(FILTERS.map((name) => [name, null])))
    // The pressed button goes; the keyboard goes on from here.
    search.current?.focus()
  }
  return (
    <>
      <Text data-paper-only>{wordsOf(asked)}</Text>
      <FilterBar dense>
        <SearchField ref={search} label={texts.search} placeholder={texts.placeholder} onEnter={onEnter} />
        <NativeSelect
          label={texts.status}
          size="sm"
          data={statusChoices()}
          value={url.get('status') ?? ALL}
          onChange={(event) => filter({ status: event.currentTarget.value })}
        />
        <NativeSelect
          label={texts.order}
          size="sm"
          data={orderChoices()}
          value={url.get('sort') ?? ''}
          onChange={(event) => filter({ sort: event.currentTarget.value })}
        />
        <PickUpRange from={pickUpFrom} to={pickUpTo} onRange={filter} />
        <MoreFilters onFilter={filter} />
        {FILTERS.some((name) => url.has(name)) && (
          <Button size="sm" variant="subtle" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </FilterBar>
    </>
  )
}

/** The filter in words: paper does not show the fields. */
function wordsOf({ q, status, tripType, paid, pickUpFrom, pickUpTo }: BookingsExportQuery): string {
  const { pickUp, paidOf, paidStates } = bookingListTexts().filters
  const { statuses, tripTypes } = commonTexts()
  return [
    pickUpFrom && pickUp({ days: rangeText(pickUpFrom, pickUpTo) }),
    status && statuses[status],
    tripType && tripTypes[tripType],
    paid && paidOf({ part: paidStates[paid] }),
    q && `“${q}”`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const rangeText = (from: string, to = from) =>
  to === from ? dayText(from) : bookingListTexts().filters.days({ first: dayText(from), last: dayText(to) })

type Range = { from: string | null; to: string | null }

/** The days of pick-up, both included. The list follows when both ends are chosen, or none. */
function PickUpRange({ from, to, onRange }: Range & { onRange: (range: Range) => void }) {
  const [range, setRange] = useState<[string | null, string | null]>([from, to])
  const field = useRef<HTMLButtonElement>(null)
  const texts = bookingListTexts().filters
  useEffect(() => setRange([from, to]), [from, to])
  return (
    <DatePickerInput
      ref={field}
      type="range"
      locale={deskLanguage()}
      label={texts.pickUpDate}
      placeholder={texts.anyDay}
      size="sm"
      miw={{ base: 0, sm: '15rem' }}
      style={from ? { flexBasis: '100%' } : undefined}
      allowSingleDateInRange
      clearable
      ariaLabels={{
        previousMonth: texts.monthBefore,
        nextMonth: texts.monthAfter,
        monthLevelControl: texts.chooseMonth,
      }}
      clearButtonProps={{ 'aria-label': texts.anyPickUpDate }}
      valueFormat="D MMM YYYY"
      // The computer's own month may be another than the desk's.
      defaultDate={istDay(Date.now())}
      value={range}
      onChange={([first, last]) => {
        setRange([first, last])
        if ((first === null) !== (last === null)) return
        onRange({ from: first, to: last })
        // The pressed button is gone with the calendar; focus the field.
        requestAnimationFrame(() => field.current?.focus())
      }}
    />
  )
}
