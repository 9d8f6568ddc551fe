import type { DeskTrip } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { Anchor, Link, Text } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { clockText, dayText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'

/** The two kinds of trips that wait for the desk (docs/product.md, Desk). */
export const DUE = { title: 'Due and not assigned', id: 'due' }
export const OVER = { title: 'Over and not closed', id: 'over' }

type Props = { title: string; id: string; trips: DeskTrip[]; total: number }

/** Trips that wait for somebody, the earliest first; nothing where there are none. */
export function WaitingTrips({ title, id, trips, total }: Props) {
  if (total === 0) return null
  return (
    <TitledCard title={title} id={id} screenOnly>
      <DataTable caption={title} columns={COLUMNS} rows={trips} rowId={({ _id }) => _id} />
      {total > trips.length && (
        <Text c="dimmed" mt="sm">
          and {total - trips.length} more
        </Text>
      )}
    </TitledCard>
  )
}

const COLUMNS: Column<DeskTrip>[] = [
  {
    key: 'pickUp',
    header: 'Pick-up',
    cell: ({ pickUpDate, pickUpTime }) => `${dayText(pickUpDate)}, ${clockText(pickUpTime)}`,
  },
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
  { key: 'traveller', header: 'Traveller', room: 'name', cell: ({ name }) => <div>{name}</div> },
  {
    key: 'route',
    header: 'Trip',
    cell: ({ from, to }) => (from === to ? cityName(from) : `${cityName(from)} to ${cityName(to)}`),
  },
  { key: 'cab', header: 'Cab', cell: ({ selectedCab }) => cabName(selectedCab) },
]
