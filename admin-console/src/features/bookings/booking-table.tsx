import { memo } from 'react'
import type { Assignment, Booking } from 'shared-api/contract'
import { formatPhone, istDay } from 'shared-api/india'
import { shortRupees } from 'shared-api/money'
import { Anchor, Checkbox, Group, Link, Text } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { routeText } from '../../components/city-text.ts'
import { dayText, momentText } from '../../components/times.ts'
import { tripTypeNames } from '../../components/trip-type-text.ts'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable, type Sort } from '../../lists/data-table.tsx'
import { MailMark } from '../../mails/mail-mark.tsx'
import { bookingListTexts } from '../../texts/booking-list.ts'
import { isChangeable } from './booking-words.ts'
import { StatusBadge } from './status-badge.tsx'

type Props = {
  bookings: Booking[]
  sort: Sort | null
  onSort: (sort: Sort) => void
  /** The ids of the selected ones. */
  selected: string[]
  onSelected: (ids: string[]) => void
}

/** Bookings: who, what, when, total, and the state of each mail. The open ones can be selected. */
export const BookingTable = memo(({ bookings, selected, onSelected, ...order }: Props) => (
  <DataTable
    caption={bookingListTexts().list.title}
    columns={[
      bookingColumn(
        ({ _id }) => selected.includes(_id),
        (booking) => onSelected(toggled(bookings, selected, booking)),
      ),
      ...columns(),
    ]}
    rows={bookings}
    rowId={(booking) => booking._id}
    hrefOf={(booking) => paths.booking.href(booking._id)}
    compact
    {...order}
  />
))

/** The selection with one more or less; those that left the page or are not open any more lose theirs. */
export const toggled = (bookings: Booking[], selected: string[], { _id }: Booking): string[] =>
  bookings
    .filter((booking) => isChangeable(booking) && selected.includes(booking._id) !== (booking._id === _id))
    .map((booking) => booking._id)

const bookingColumn = (
  isSelected: (booking: Booking) => boolean,
  onSelect: (booking: Booking) => void,
): Column<Booking> => ({
  key: 'createdAt',
  header: bookingListTexts().table.booking,
  sortable: true,
  room: 'when',
  cell: (booking) => (
    <Group gap="xs" wrap="nowrap">
      <Checkbox
        aria-label={bookingListTexts().table.select({ reference: booking.reference })}
        checked={isChangeable(booking) && isSelected(booking)}
        disabled={!isChangeable(booking)}
        onChange={() => onSelect(booking)}
        data-screen-only
      />
      <div>
        <Anchor component={Link} to={paths.booking.href(booking._id)} size="sm" fw={600} style={UNBROKEN}>
          {booking.reference}
        </Anchor>
        <Text size="xs" c="dimmed" style={UNBROKEN} data-unless-compact>
          {dayText(istDay(Date.parse(booking.createdAt)))}
        </Text>
      </div>
    </Group>
  ),
})

function columns(): Column<Booking>[] {
  const texts = bookingListTexts().table
  return [
    {
      key: 'traveller',
      header: texts.traveller,
      room: 'name',
      cell: ({ name, mobile }) => (
        <div>
          <OneLine text={name} />
          <Anchor size="xs" c="dimmed" href={`tel:${mobile}`} style={UNBROKEN} display="block">
            {formatPhone(mobile)}
          </Anchor>
        </div>
      ),
    },
    {
      key: 'trip',
      header: texts.trip,
      room: 'route',
      cell: (booking) => (
        <div style={ROOM}>
          {routeText(booking)}
          <Text size="xs" c="dimmed" style={ANY_LENGTH} data-unless-compact>
            <OneLine text={[tripTypeNames(booking).at(-1), cabName(booking.selectedCab)].join(' · ')} />
          </Text>
          {booking.assignment && (
            <Text size="xs" c="dimmed" style={ANY_LENGTH} data-unless-wide>
              <OneLine text={driverText(booking.assignment)} />
            </Text>
          )}
        </div>
      ),
    },
    {
      key: 'pickUp',
      header: texts.pickUp,
      sortable: true,
      room: 'when',
      cell: (booking) => (
        <>
          {momentText(booking.pickUpDate, booking.pickUpTime)}
          <span data-paper-only>, {booking.pickUpLocation}</span>
        </>
      ),
    },
    {
      key: 'driver',
      header: texts.driver,
      wide: true,
      cell: ({ assignment }) =>
        assignment && (
          <div style={{ ...ANY_LENGTH, ...ROOM }}>
            <OneLine text={assignment.driver.name} />
            <Text size="xs" c="dimmed">
              {assignment.vehicle.registration}
            </Text>
          </div>
        ),
    },
    { key: 'total', header: texts.total, cell: ({ total }) => shortRupees(total), numeric: true },
    { key: 'status', header: texts.status, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      key: 'mail',
      header: texts.mail,
      screenOnly: true,
      cell: ({ _id, mails }) => <MailMark mails={mails} href={`${paths.booking.href(_id)}#messages`} />,
    },
  ]
}

/** What is long ends with dots on a screen; the booking's own page has it whole. */
const OneLine = ({ text }: { text: string }) => (
  <span data-one-line title={text}>
    {text}
  </span>
)

/** The plate first: it is never the part that is cut. */
const driverText = ({ driver, vehicle }: Assignment) => [vehicle.registration, driver.name].filter(Boolean).join(', ')

/** A route or a name has no word on each line. */
const ROOM = { minWidth: '5.5rem' } as const
/** A cab's name may be of any length; a city's stays whole. */
const ANY_LENGTH = { overflowWrap: 'anywhere' } as const
