import type { PeriodFigures, PeriodReply } from 'shared-api/contract'
import { shortRupees } from 'shared-api/money'
import { BarChart } from 'shared-ui/admin'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { booksTexts } from '../../texts/books.ts'
import { ChartAndTable } from './chart-and-table.tsx'
import { count, partLabel, periodText, shortPeriodText } from './period-words.ts'

const HEIGHT = 300

/** Trips and money of a month by its days, or of a year by its months. */
export function Parts({ now, parts }: PeriodReply) {
  const isYear = now.period.length === 4
  const { parts: texts, figures } = booksTexts()
  const tripsTitle = isYear ? texts.tripsByMonth : texts.tripsByDay
  const moneyTitle = isYear ? texts.moneyByMonth : texts.moneyByDay
  const labelAxis = isYear
    ? texts.monthOf({ year: shortPeriodText(now.period) })
    : texts.dayOf({ month: periodText(now.period) })
  // The tables leave out days without anything; a chart shows them as gaps.
  const trips = parts.filter(({ booked, driven, cancelled }) => booked + driven + cancelled > 0)
  const money = parts.filter((part) => part.bookedTotal + part.drivenTotal + part.received + part.refunded > 0)
  return (
    <>
      <ChartAndTable
        title={tripsTitle}
        none={trips.length === 0 && texts.noTrips}
        chart={
          <BarChart
            data={parts.map(({ period, driven, cancelled }) => ({
              ...{ label: partLabel(period), value: driven, second: cancelled },
            }))}
            {...{
              unit: texts.driven,
              secondUnit: figures.names.cancelled,
              valueAxis: texts.trips,
              labelAxis,
              height: HEIGHT,
            }}
          />
        }
        table={<DataTable caption={tripsTitle} columns={tripColumns()} rows={trips} rowId={({ period }) => period} />}
      />
      <ChartAndTable
        title={moneyTitle}
        none={money.length === 0 && texts.noMoney}
        chart={
          <BarChart
            data={parts.map(({ period, received, outstanding }) => ({
              ...{ label: partLabel(period), value: received, second: outstanding },
            }))}
            {...{
              unit: figures.names.received,
              secondUnit: figures.names.outstanding,
              valueAxis: texts.rupees,
              labelAxis,
              height: HEIGHT,
            }}
          />
        }
        table={<DataTable caption={moneyTitle} columns={moneyColumns()} rows={money} rowId={({ period }) => period} />}
      />
    </>
  )
}

type Figure = Column<PeriodFigures>
const when = (): Figure => ({
  ...{ key: 'period', header: booksTexts().parts.when, room: 'when' },
  cell: ({ period }) => periodText(period),
})
const figure = (key: keyof Omit<PeriodFigures, 'period'>, header: string, text: (value: number) => string): Figure => ({
  ...{ key, header, numeric: true, cell: (row) => text(row[key]) },
})

function tripColumns(): Figure[] {
  const texts = booksTexts().parts
  return [
    ...[when(), figure('booked', texts.booked, count), figure('driven', texts.driven, count)],
    figure('cancelled', texts.cancelled, count),
  ]
}

function moneyColumns(): Figure[] {
  const { parts, figures } = booksTexts()
  const { received, refunded, outstanding } = figures.names
  return [
    ...[when(), figure('drivenTotal', parts.driven, shortRupees), figure('received', received, shortRupees)],
    ...[figure('refunded', refunded, shortRupees), figure('outstanding', outstanding, shortRupees)],
  ]
}
