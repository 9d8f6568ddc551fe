import type { MonthFigures, MonthReply } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { formatPaise, toPaise } from 'shared-api/money'
import { SimpleGrid, Stack, Text } from 'shared-ui'
import { BarChart } from 'shared-ui/admin'
import { TitledCard } from '../../components/titled-card.tsx'
import { type Column, DataTable } from '../../lists/data-table.tsx'

type Row = { name: string; now: string; before: string; change: string }
const rupees = (amount: number) => formatPaise(toPaise(amount))

/** A month's figures beside those of the month before, its routes and its vehicles. */
export const MonthAtAGlance = ({ month: { now, before, routes, vehicles } }: { month: MonthReply }) => (
  <Stack>
    <TitledCard title="Figures">
      <DataTable
        caption="Figures of the month"
        columns={FIGURES}
        rows={rowsOf(now, before)}
        rowId={({ name }) => name}
      />
    </TitledCard>
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
      <TitledCard title="Routes">
        {routes.length === 0 ? (
          <Text c="dimmed">No trips were driven in this month.</Text>
        ) : (
          <DataTable caption="Routes" columns={ROUTES} rows={routes} rowId={({ from, to }) => `${from} ${to}`} />
        )}
      </TitledCard>
      <TitledCard title="Days per vehicle">
        {vehicles.length === 0 ? (
          <Text c="dimmed">No vehicle was assigned in this month.</Text>
        ) : (
          <Stack>
            <BarChart
              data={vehicles.map(({ name, days }) => ({ label: name, value: days }))}
              unit="Days"
              height={220}
              sideways
            />
            <DataTable caption="Days per vehicle" columns={VEHICLES} rows={vehicles} rowId={({ name }) => name} />
          </Stack>
        )}
      </TitledCard>
    </SimpleGrid>
  </Stack>
)

const LABELS: [keyof Omit<MonthFigures, 'month'>, string, (value: number) => string][] = [
  ['booked', 'Trips booked', String],
  ['bookedTotal', 'Booked', rupees],
  ['driven', 'Trips driven', String],
  ['drivenTotal', 'Driven', rupees],
  ['cancelled', 'Cancelled or no show', String],
  ['received', 'Received', rupees],
  ['refunded', 'Given back', rupees],
  ['outstanding', 'Outstanding', rupees],
]

const rowsOf = (now: MonthFigures, before: MonthFigures): Row[] =>
  LABELS.map(([key, name, text]) => ({
    ...{ name, now: text(now[key]), before: text(before[key]), change: changeText(now[key], before[key]) },
  }))

/** '+20%'; '–' where there is nothing to compare with. */
function changeText(now: number, before: number): string {
  if (before === 0) return '–'
  const percent = Math.round(((now - before) * 100) / before)
  return `${percent > 0 ? '+' : ''}${percent}%`
}

const FIGURES: Column<Row>[] = [
  { key: 'name', header: 'Figure', room: 'title', cell: ({ name }) => name },
  { key: 'now', header: 'This month', numeric: true, cell: ({ now }) => now },
  { key: 'before', header: 'Month before', numeric: true, cell: ({ before }) => before },
  { key: 'change', header: 'Change', numeric: true, cell: ({ change }) => change },
]

const ROUTES: Column<MonthReply['routes'][number]>[] = [
  { key: 'route', header: 'Route', room: 'route', cell: ({ from, to }) => `${cityName(from)} to ${cityName(to)}` },
  { key: 'trips', header: 'Trips', numeric: true, cell: ({ trips }) => trips },
  { key: 'total', header: 'Total', numeric: true, cell: ({ total }) => rupees(total) },
]

const VEHICLES: Column<MonthReply['vehicles'][number]>[] = [
  { key: 'name', header: 'Vehicle', room: 'title', cell: ({ name }) => name },
  { key: 'days', header: 'Days', numeric: true, cell: ({ days }) => days },
]
