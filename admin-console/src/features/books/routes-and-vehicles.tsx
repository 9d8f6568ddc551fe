import type { PeriodReply } from 'shared-api/contract'
import { shortRupees } from 'shared-api/money'
import { BarChart } from 'shared-ui/admin'
import { routeText } from '../../components/city-text.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { booksTexts } from '../../texts/books.ts'
import { ChartAndTable } from './chart-and-table.tsx'
import { count } from './period-words.ts'

/** Vehicles in the chart; the table has all. */
const MOST_BARS = 15
/** A chart of so many lines, in px. */
const heightOf = (lines: number) => 90 + 30 * lines

/** Two drivers may have the same name, and two vehicles no number yet. */
const byPlace = (_row: unknown, index: number) => String(index)

/** The routes with most trips; the days of each vehicle on the road, what it earned and what it took; what each driver earned. */
export function RoutesAndVehicles({ routes, vehicles, drivers }: Pick<PeriodReply, 'routes' | 'vehicles' | 'drivers'>) {
  const texts = booksTexts()
  return (
    <>
      <ChartAndTable
        title={texts.routes.title}
        none={routes.length === 0 && texts.routes.none}
        chart={
          <BarChart
            data={routes.map((route) => ({ label: routeText(route), value: route.trips }))}
            {...{
              unit: texts.routes.trips,
              labelAxis: texts.routes.route,
              height: heightOf(routes.length),
              sideways: true,
            }}
          />
        }
        table={<DataTable caption={texts.routes.title} columns={routeColumns()} rows={routes} rowId={routeText} />}
      />
      <ChartAndTable
        title={texts.vehicles.title}
        none={vehicles.length === 0 && texts.vehicles.none}
        chart={
          <BarChart
            data={vehicles.slice(0, MOST_BARS).map(({ name, days }) => ({ label: name, value: days }))}
            {...{ unit: texts.vehicles.days, labelAxis: texts.vehicles.vehicle, sideways: true }}
            height={heightOf(Math.min(vehicles.length, MOST_BARS))}
          />
        }
        table={<DataTable caption={texts.vehicles.title} columns={vehicleColumns()} rows={vehicles} rowId={byPlace} />}
      />
      {drivers.length > 0 && (
        <TitledCard title={texts.drivers.title}>
          <DataTable caption={texts.drivers.title} columns={driverColumns()} rows={drivers} rowId={byPlace} />
        </TitledCard>
      )}
    </>
  )
}

function routeColumns(): Column<PeriodReply['routes'][number]>[] {
  const texts = booksTexts().routes
  return [
    { key: 'route', header: texts.route, room: 'route', cell: routeText },
    { key: 'trips', header: texts.trips, numeric: true, cell: ({ trips }) => count(trips) },
    { key: 'total', header: texts.total, numeric: true, cell: ({ total }) => shortRupees(total) },
  ]
}

function vehicleColumns(): Column<PeriodReply['vehicles'][number]>[] {
  const texts = booksTexts().vehicles
  return [
    { key: 'name', header: texts.vehicle, room: 'title', cell: ({ name }) => name },
    { key: 'days', header: texts.days, numeric: true, cell: ({ days }) => days },
    { key: 'earned', header: texts.earned, numeric: true, cell: ({ earned }) => shortRupees(earned) },
    { key: 'spent', header: texts.spent, numeric: true, cell: ({ spent }) => shortRupees(spent) },
  ]
}

function driverColumns(): Column<PeriodReply['drivers'][number]>[] {
  const texts = booksTexts().drivers
  return [
    { key: 'name', header: texts.driver, room: 'name', cell: ({ name }) => name },
    { key: 'trips', header: texts.trips, numeric: true, cell: ({ trips }) => count(trips) },
    { key: 'earned', header: texts.earned, numeric: true, cell: ({ earned }) => shortRupees(earned) },
  ]
}
