import type { DayPart, DayTrip, DeskSummary } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { formatPhone } from 'shared-api/india'
import { Anchor, Link, Stack, Text } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { rupeesText } from '../../components/rupees-text.ts'
import { clockText, dayText, weekdayText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'

const PARTS: { part: DayPart; title: string; none: string }[] = [
  { part: 'now', title: 'Now', none: 'No trip is on the road.' },
  { part: 'later', title: 'Later today', none: 'No more pick-ups today.' },
  { part: 'returning', title: 'Returning today', none: '' },
  { part: 'tomorrow', title: 'Tomorrow', none: 'No pick-ups tomorrow yet.' },
]

/** The working day: who is under way, who is picked up today and tomorrow, and who comes back (docs/product.md, Desk). */
export const Day = ({ summary: { today, day } }: { summary: DeskSummary }) => (
  <Stack id="day" tabIndex={-1}>
    <Text data-paper-only>{weekdayText(today)}</Text>
    {PARTS.filter(({ part, none }) => none !== '' || day[part].length > 0).map(({ part, title, none }) => (
      <TitledCard key={part} title={title} id={part}>
        {day[part].length === 0 ? (
          <Text c="dimmed">{none}</Text>
        ) : (
          <DataTable
            caption={title}
            columns={part === 'returning' ? [BACK, ...COLUMNS] : [TIME, ...COLUMNS]}
            rows={day[part]}
            rowId={({ _id }) => _id}
            hrefOf={({ _id }) => paths.booking.href(_id)}
          />
        )}
      </TitledCard>
    ))}
  </Stack>
)

const TIME: Column<DayTrip> = { key: 'time', header: 'Time', cell: ({ pickUpTime }) => clockText(pickUpTime) }
const BACK: Column<DayTrip> = {
  key: 'time',
  header: 'Back',
  cell: ({ returnDate, returnTime }) =>
    returnDate && `${dayText(returnDate)}${returnTime ? `, ${clockText(returnTime)}` : ''}`,
}

const COLUMNS: Column<DayTrip>[] = [
  {
    key: 'booking',
    header: 'Booking',
    cell: ({ _id, reference, status }) => (
      <>
        <Anchor component={Link} to={paths.booking.href(_id)} style={UNBROKEN}>
          {reference}
        </Anchor>{' '}
        {status}
      </>
    ),
  },
  {
    key: 'traveller',
    header: 'Traveller',
    cell: ({ name, mobile }) => (
      <>
        {name}{' '}
        <Anchor href={`tel:${mobile}`} style={UNBROKEN}>
          {formatPhone(mobile)}
        </Anchor>
      </>
    ),
  },
  {
    key: 'place',
    header: 'From and to',
    room: 'text',
    cell: ({ from, to, pickUpLocation }) =>
      `${pickUpLocation}, ${cityName(from)}${from === to ? '' : ` to ${cityName(to)}`}`,
  },
  {
    key: 'vehicle',
    header: 'Vehicle and driver',
    cell: ({ vehicle, driver, selectedCab }) => [vehicle ?? cabName(selectedCab), driver].filter(Boolean).join(', '),
  },
  {
    key: 'balance',
    header: 'To take',
    numeric: true,
    cell: ({ balance }) => (balance > 0 ? rupeesText(balance) : 'paid'),
  },
]
