import type { PeriodFigures, PeriodReply } from 'shared-api/contract'
import { BarChart } from 'shared-ui/admin'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { ChartAndTable } from './chart-and-table.tsx'
import { count, partLabel, periodText, rupees, shortPeriodText } from './period-words.ts'

const HEIGHT = 300

/** Trips and money of a month by its days, or of a year by its months. */
export function Parts({ now, parts }: PeriodReply) {
  const isYear = now.period.length === 4
  const by = isYear ? 'month' : 'day'
  const labelAxis = isYear ? `Month of ${shortPeriodText(now.period)}` : `Day of ${periodText(now.period)}`
  // The tables leave out days without anything; a chart shows them as gaps.
  const trips = parts.filter(({ booked, driven, cancelled }) => booked + driven + cancelled > 0)
  const money = parts.filter((part) => part.bookedTotal + part.drivenTotal + part.received + part.refunded > 0)
  return (
    <>
      <ChartAndTable
        title={`Trips by ${by}`}
        none={trips.length === 0 && 'No trips were booked, driven or cancelled.'}
        chart={
          <BarChart
            data={parts.map(({ period, driven, cancelled }) => ({
              ...{ label: partLabel(period), value: driven, second: cancelled },
            }))}
            {...{ unit: 'Driven', secondUnit: 'Cancelled or no show', valueAxis: 'Trips', labelAxis, height: HEIGHT }}
          />
        }
        table={<DataTable caption={`Trips by ${by}`} columns={TRIPS} rows={trips} rowId={({ period }) => period} />}
      />
      <ChartAndTable
        title={`Money by ${by}`}
        none={money.length === 0 && 'Nothing was booked, driven or paid.'}
        chart={
          <BarChart
            data={parts.map(({ period, received, outstanding }) => ({
              ...{ label: partLabel(period), value: received, second: outstanding },
            }))}
            {...{ unit: 'Received', secondUnit: 'Outstanding', valueAxis: 'Rupees', labelAxis, height: HEIGHT }}
          />
        }
        table={<DataTable caption={`Money by ${by}`} columns={MONEY} rows={money} rowId={({ period }) => period} />}
      />
    </>
  )
}

type Figure = Column<PeriodFigures>
const WHEN: Figure = { key: 'period', header: 'When', room: 'when', cell: ({ period }) => periodText(period) }
const figure = (key: keyof Omit<PeriodFigures, 'period'>, header: string, text: (value: number) => string): Figure => ({
  ...{ key, header, numeric: true, cell: (row) => text(row[key]) },
})

const TRIPS = [
  ...[WHEN, figure('booked', 'Booked', count), figure('driven', 'Driven', count)],
  figure('cancelled', 'Cancelled', count),
]
const MONEY = [
  ...[WHEN, figure('drivenTotal', 'Driven', rupees), figure('received', 'Received', rupees)],
  ...[figure('refunded', 'Given back', rupees), figure('outstanding', 'Outstanding', rupees)],
]
