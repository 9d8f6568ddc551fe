import type { DeskSummary, PickUp } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { formatPhone } from 'shared-api/india'
import { Anchor, Link, Text } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { clockText, weekdayText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'

/** Today's pick-ups by time. Printed alone, with the day. */
export const PickUps = ({ summary: { today, pickUpsToday: pickUps } }: { summary: DeskSummary }) => (
  <TitledCard title="Pick-ups today" id="pick-ups">
    <Text data-paper-only>{weekdayText(today)}</Text>
    {pickUps.length === 0 ? (
      <Text c="dimmed">No pick-ups today.</Text>
    ) : (
      <DataTable caption="Pick-ups today" columns={COLUMNS} rows={pickUps} rowId={({ _id }) => _id} />
    )}
  </TitledCard>
)

const COLUMNS: Column<PickUp>[] = [
  { key: 'time', header: 'Time', cell: ({ pickUpTime }) => clockText(pickUpTime) },
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
    header: 'Place',
    room: 'text',
    cell: ({ from, pickUpLocation }) => `${pickUpLocation}, ${cityName(from)}`,
  },
  { key: 'cab', header: 'Cab', cell: ({ selectedCab }) => cabName(selectedCab) },
]
