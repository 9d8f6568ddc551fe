import type { DeskSummary } from 'shared-api/contract'
import { SimpleGrid, Text, VisuallyHidden } from 'shared-ui'
import { BarChart } from 'shared-ui/admin'
import { dayText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { commonTexts } from '../../texts/common.ts'
import { deskTexts } from '../../texts/desk.ts'

/** How bookings came in over the last days, by day and by trip type. */
export function BookingCharts({ summary }: { summary: DeskSummary }) {
  const texts = deskTexts().charts
  const { tripTypes } = commonTexts()
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} data-screen-only>
      <Chart
        title={texts.byDay}
        axis={texts.day}
        rows={summary.bookingsByDay.map(({ date, bookings }) => ({
          label: shortDay(date),
          name: dayText(date),
          bookings,
        }))}
      />
      <Chart
        title={texts.byTripType}
        axis={texts.tripType}
        rows={summary.bookingsByTripType.map(({ tripType, bookings }) => ({
          label: tripTypes[tripType],
          name: tripTypes[tripType],
          bookings,
        }))}
        sideways
      />
    </SimpleGrid>
  )
}

const shortDay = (date: string) => dayText(date).replace(/,? \d{4}$/, '')

type ChartProps = {
  title: string
  axis: string
  rows: { label: string; name: string; bookings: number }[]
  sideways?: boolean
}

const Chart = ({ title, axis, rows, sideways }: ChartProps) => (
  <TitledCard title={title}>
    {rows.some(({ bookings }) => bookings > 0) ? (
      <BarChart
        data={rows.map(({ label, bookings }) => ({ label, value: bookings }))}
        unit={deskTexts().charts.bookings}
        labelAxis={axis}
        height={220}
        sideways={sideways}
      />
    ) : (
      <Text c="dimmed">{deskTexts().charts.none}</Text>
    )}
    <VisuallyHidden>
      <table>
        <caption>{title}</caption>
        <tbody>
          {rows.map(({ name, bookings }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{bookings}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  </TitledCard>
)
