import type { PeriodFigures, PeriodReply } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { csvHead, csvLine } from '../platform/csv.ts'

type Row = Partial<PeriodFigures> & { table: string; name: string; days?: number; earned?: number }

const COLUMNS: Record<string, keyof Row> = {
  ...{ Table: 'table', Name: 'name', 'Trips booked': 'booked', Booked: 'bookedTotal', 'Trips driven': 'driven' },
  ...{ Driven: 'drivenTotal', 'Cancelled or no show': 'cancelled', Received: 'received', 'Given back': 'refunded' },
  ...{ Outstanding: 'outstanding', Days: 'days', Earned: 'earned', Spent: 'spent' },
}

/** A month or year at a glance as CSV: the figures, then its parts, routes, vehicles and drivers. Money is rupees. */
export function glanceCsv({ now, before, parts, routes, vehicles, drivers }: PeriodReply): string {
  const named = (table: string) => (figures: PeriodFigures) => ({ ...figures, table, name: figures.period })
  const rows: Row[] = [
    ...[now, before].map(named('Figures')),
    ...parts.map(named('Parts')),
    ...routes.map(({ from, to, trips, total }) => ({
      ...{ table: 'Routes', name: `${cityName(from)} to ${cityName(to)}`, driven: trips, drivenTotal: total },
    })),
    ...vehicles.map((vehicle) => ({ ...vehicle, table: 'Vehicles' })),
    ...drivers.map(({ name, trips, earned }) => ({ table: 'Drivers', name, driven: trips, earned })),
  ]
  const lines = rows.map((row) => csvLine(Object.values(COLUMNS).map((column) => row[column] ?? null)))
  return csvHead(Object.keys(COLUMNS)) + lines.join('')
}
