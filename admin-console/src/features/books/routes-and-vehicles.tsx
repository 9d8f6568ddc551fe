import type { PeriodReply } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { BarChart } from 'shared-ui/admin'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { ChartAndTable } from './chart-and-table.tsx'
import { count, rupees } from './period-words.ts'

/** Vehicles in the chart; the table has all. */
const MOST_BARS = 15
/** A chart of so many lines, in px. */
const heightOf = (lines: number) => 90 + 30 * lines

/** The routes with most trips, and how many days each vehicle was on the road. */
export const RoutesAndVehicles = ({ routes, vehicles }: Pick<PeriodReply, 'routes' | 'vehicles'>) => (
  <>
    <ChartAndTable
      title="Top routes"
      none={routes.length === 0 && 'No trips were driven.'}
      chart={
        <BarChart
          data={routes.map((route) => ({ label: routeText(route), value: route.trips }))}
          {...{ unit: 'Trips', labelAxis: 'Route', height: heightOf(routes.length), sideways: true }}
        />
      }
      table={<DataTable caption="Top routes" columns={ROUTES} rows={routes} rowId={routeText} />}
    />
    <ChartAndTable
      title="Days per vehicle"
      none={vehicles.length === 0 && 'No vehicle was assigned.'}
      chart={
        <BarChart
          data={vehicles.slice(0, MOST_BARS).map(({ name, days }) => ({ label: name, value: days }))}
          {...{ unit: 'Days', labelAxis: 'Vehicle', sideways: true }}
          height={heightOf(Math.min(vehicles.length, MOST_BARS))}
        />
      }
      table={<DataTable caption="Days per vehicle" columns={VEHICLES} rows={vehicles} rowId={({ name }) => name} />}
    />
  </>
)

const routeText = ({ from, to }: { from: string; to: string }) => `${cityName(from)} to ${cityName(to)}`

const ROUTES: Column<PeriodReply['routes'][number]>[] = [
  { key: 'route', header: 'Route', room: 'route', cell: routeText },
  { key: 'trips', header: 'Trips', numeric: true, cell: ({ trips }) => count(trips) },
  { key: 'total', header: 'Total', numeric: true, cell: ({ total }) => rupees(total) },
]

const VEHICLES: Column<PeriodReply['vehicles'][number]>[] = [
  { key: 'name', header: 'Vehicle', room: 'title', cell: ({ name }) => name },
  { key: 'days', header: 'Days', numeric: true, cell: ({ days }) => days },
]
