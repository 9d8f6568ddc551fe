import type { DayPart, DayTrip, DeskSummary } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { rupeesText } from 'shared-api/money'
import { Anchor, Link, Stack, Text } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { routeText } from '../../components/city-text.ts'
import { clockText, dayText, weekdayText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { commonTexts } from '../../texts/common.ts'
import { deskTexts } from '../../texts/desk.ts'

const PARTS: DayPart[] = ['now', 'later', 'returning', 'tomorrow']

/** The working day: who is under way, who is picked up today and tomorrow, and who comes back (docs/product.md, Desk). */
export function Day({ summary: { today, day } }: { summary: DeskSummary }) {
  const { day: titles, noTrips } = deskTexts()
  const shown = PARTS.filter((part) => part !== 'returning' || day.returning.length > 0)
  return (
    <Stack id="day" tabIndex={-1}>
      <Text data-paper-only>{weekdayText(today)}</Text>
      {shown.map((part) => (
        <TitledCard key={part} title={titles[part]} id={part}>
          {part !== 'returning' && day[part].length === 0 ? (
            <Text c="dimmed">{noTrips[part]}</Text>
          ) : (
            <DataTable
              caption={titles[part]}
              columns={[part === 'returning' ? backColumn() : timeColumn(), ...columns()]}
              rows={day[part]}
              rowId={({ _id }) => _id}
              hrefOf={({ _id }) => paths.booking.href(_id)}
            />
          )}
        </TitledCard>
      ))}
    </Stack>
  )
}

const timeColumn = (): Column<DayTrip> => ({
  key: 'time',
  header: deskTexts().table.time,
  cell: ({ pickUpTime }) => clockText(pickUpTime),
})
const backColumn = (): Column<DayTrip> => ({
  key: 'time',
  header: deskTexts().table.back,
  cell: ({ returnDate, returnTime }) =>
    returnDate && `${dayText(returnDate)}${returnTime ? `, ${clockText(returnTime)}` : ''}`,
})

function columns(): Column<DayTrip>[] {
  const texts = deskTexts().table
  return [
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
    {
      key: 'traveller',
      header: texts.traveller,
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
      header: texts.place,
      room: 'text',
      cell: (trip) => `${trip.pickUpLocation}, ${routeText(trip)}`,
    },
    {
      key: 'vehicle',
      header: texts.vehicle,
      cell: ({ vehicle, driver, selectedCab }) => [vehicle ?? cabName(selectedCab), driver].filter(Boolean).join(', '),
    },
    {
      key: 'balance',
      header: texts.balance,
      numeric: true,
      cell: ({ balance }) => (balance > 0 ? rupeesText(balance) : texts.paid),
    },
  ]
}
