import type { PeriodFigures } from 'shared-api/contract'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { count, periodText, rupees, shortPeriodText } from './period-words.ts'

type Row = { name: string; now: string; before: string; change: string }
type Props = { now: PeriodFigures; before: PeriodFigures }

/** The figures of a month or year beside those of the one before. */
export const FiguresTable = ({ now, before }: Props) => (
  <DataTable
    caption={`Figures of ${periodText(now.period)}`}
    columns={
      [
        { key: 'name', header: 'Figure', room: 'title', cell: ({ name }) => name },
        { key: 'now', header: shortPeriodText(now.period), numeric: true, cell: (row) => row.now },
        { key: 'before', header: shortPeriodText(before.period), numeric: true, cell: (row) => row.before },
        { key: 'change', header: 'Change', numeric: true, cell: ({ change }) => change },
      ] satisfies Column<Row>[]
    }
    rows={LABELS.map(([key, name, text]) => ({
      ...{ name, now: text(now[key]), before: text(before[key]), change: changeText(now[key], before[key]) },
    }))}
    rowId={({ name }) => name}
  />
)

const LABELS: [keyof Omit<PeriodFigures, 'period'>, string, (value: number) => string][] = [
  ['booked', 'Trips booked', count],
  ['bookedTotal', 'Booked', rupees],
  ['driven', 'Trips driven', count],
  ['drivenTotal', 'Driven', rupees],
  ['cancelled', 'Cancelled or no show', count],
  ['received', 'Received', rupees],
  ['refunded', 'Given back', rupees],
  ['outstanding', 'Outstanding', rupees],
]

/** '+20%'; '–' where there is nothing to compare with. */
function changeText(now: number, before: number): string {
  if (before === 0) return '–'
  const percent = Math.round(((now - before) * 100) / before)
  return `${percent > 0 ? '+' : ''}${percent}%`
}
