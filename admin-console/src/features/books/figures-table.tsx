import type { PeriodFigures } from 'shared-api/contract'
import { shortRupees } from 'shared-api/money'
import { percentText } from '../../components/percent-text.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { booksTexts } from '../../texts/books.ts'
import { count, periodText, shortPeriodText } from './period-words.ts'

type Row = { name: string; now: string; before: string; change: string }
type Props = { now: PeriodFigures; before: PeriodFigures }

/** The figures of a month or year beside those of the one before. */
export function FiguresTable({ now, before }: Props) {
  const texts = booksTexts().figures
  return (
    <DataTable
      caption={texts.caption({ period: periodText(now.period) })}
      columns={
        [
          { key: 'name', header: texts.figure, room: 'title', cell: ({ name }) => name },
          { key: 'now', header: shortPeriodText(now.period), numeric: true, cell: (row) => row.now },
          { key: 'before', header: shortPeriodText(before.period), numeric: true, cell: (row) => row.before },
          { key: 'change', header: texts.change, numeric: true, cell: ({ change }) => change },
        ] satisfies Column<Row>[]
      }
      rows={FIGURES.map(([key, text]) => ({
        ...{
          name: texts.names[key],
          now: text(now[key]),
          before: text(before[key]),
          change: changeText(now[key], before[key]),
        },
      }))}
      rowId={({ name }) => name}
    />
  )
}

const FIGURES: [keyof Omit<PeriodFigures, 'period'>, (value: number) => string][] = [
  ['booked', count],
  ['bookedTotal', shortRupees],
  ['driven', count],
  ['drivenTotal', shortRupees],
  ['cancelled', count],
  ['received', shortRupees],
  ['refunded', shortRupees],
  ['outstanding', shortRupees],
  ['spent', shortRupees],
]

/** '+20%'; '–' where there is nothing to compare with. */
function changeText(now: number, before: number): string {
  if (before === 0) return '–'
  const percent = Math.round(((now - before) * 100) / before)
  return `${percent > 0 ? '+' : ''}${percentText(percent)}`
}
