import './charts.css'
import { BarChart as MantineBarChart } from '@mantine/charts'

export type BarChartProps = {
  data: { label: string; value: number }[]
  /** The unit of the values, for the tooltip. */
  unit: string
  /** px */
  height: number
  /** Bars lie on their side, one line for each label. */
  sideways?: boolean
}

/** Bars of one series. A picture alone: whoever shows it gives the same figures as text. */
export default function BarChart({ data, unit, height, sideways = false }: BarChartProps) {
  return (
    <div aria-hidden="true">
      <MantineBarChart
        h={height}
        data={data}
        dataKey="label"
        series={[{ name: 'value', label: unit, color: 'var(--brand)' }]}
        orientation={sideways ? 'vertical' : 'horizontal'}
        gridAxis={sideways ? 'x' : 'y'}
        yAxisProps={{ allowDecimals: false, width: sideways ? 90 : 30 }}
        xAxisProps={{ allowDecimals: false }}
        // Its keyboard layer would focus elements that are hidden from screen readers.
        barChartProps={{ accessibilityLayer: false }}
        maxBarWidth={28}
      />
    </div>
  )
}
