import type { DeskTrip } from 'shared-api/contract'
import { Anchor, Link, Text } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { routeText } from '../../components/city-text.ts'
import { clockText, dayText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { commonTexts } from '../../texts/common.ts'
import { deskTexts } from '../../texts/desk.ts'

/** `kind` is one of the two kinds of trips that wait for the desk (docs/product.md, Desk), and the card's id. */
type Props = { kind: 'due' | 'over'; trips: DeskTrip[]; total: number }

/** Trips that wait for somebody, the earliest first; nothing where there are none. */
export function WaitingTrips({ kind, trips, total }: Props) {
  const { waiting, more } = deskTexts()
  if (total === 0) return null
  const title = waiting[kind]
  return (
    <TitledCard title={title} id={kind} screenOnly>
      <DataTable caption={title} columns={columns()} rows={trips} rowId={({ _id }) => _id} />
      {total > trips.length && (
        <Text c="dimmed" mt="sm">
          {more({ count: total - trips.length })}
        </Text>
      )}
    </TitledCard>
  )
}

function columns(): Column<DeskTrip>[] {
  const texts = deskTexts().table
  return [
    {
      key: 'pickUp',
      header: texts.pickUp,
      cell: ({ pickUpDate, pickUpTime }) => `${dayText(pickUpDate)}, ${clockText(pickUpTime)}`,
    },
    {
      key: 'booking',
      header: texts.booking,
      cell: ({ _id, reference, status }) => (
        <>
          <Anchor component={Link} to={paths.booking.href(_id)} style={UNBROKEN}>
            {reference}
          </Anchor>{' '}
          {commonTexts().statuses[status]}
        </>
      ),
    },
    { key: 'traveller', header: texts.traveller, room: 'name', cell: ({ name }) => <div>{name}</div> },
    {
      key: 'route',
      header: texts.trip,
      cell: routeText,
    },
    { key: 'cab', header: texts.cab, cell: ({ selectedCab }) => cabName(selectedCab) },
  ]
}
