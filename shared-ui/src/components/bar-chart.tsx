import './charts.css'
import { BarChart as MantineBarChart } from '@mantine/charts'

export type BarChartProps = {
  data: { label: string; value: number; second?: number }[]
  /** What the values are, for the tooltip; the label of their axis if `valueAxis` is left out. */
  unit: string
  /** What the second values are; with it the chart has a legend. */
  secondUnit?: string
  /** The label of the values' axis, with their unit. */
  valueAxis?: string
  /** The label of the other axis. */
  labelAxis?: string
  /** px */
  height: number
  /** Bars lie on their side, one line for each label. */
  sideways?: boolean
}

/** Bars of one or two series. A picture alone: whoever shows it gives the same figures as text. */
export default function BarChart(props: BarChartProps) {
  const { data, unit, secondUnit, valueAxis = unit, labelAxis, height, sideways = false } = props
  return (
    <div aria-hidden="true">
      <MantineBarChart
        h={height}
        data={data}
        dataKey="label"
        series={[
          { name: 'value', label: unit, color: 'var(--brand)' },
          ...(secondUnit ? [{ name: 'second', label: secondUnit, color: 'var(--danger)' }] : []),
        ]}
        withLegend={secondUnit !== undefined}
        legendProps={{ verticalAlign: 'top', itemSorter: null }}
        orientation={sideways ? 'vertical' : 'horizontal'}
        gridAxis={sideways ? 'y' : 'x'}
        textColor="var(--ink-soft)"
        xAxisLabel={sideways ? valueAxis : labelAxis}
        yAxisLabel={sideways ? labelAxis : valueAxis}
        valueFormatter={(value) => NUMBER.format(value)}
        yAxisProps={{ allowDecimals: false, width: sideways ? 120 : widthOf(data) }}
        xAxisProps={{ allowDecimals: false }}
        // Its keyboard layer would focus elements that are hidden from screen readers.
        barChartProps={{ accessibilityLayer: false }}
        maxBarWidth={28}
      />
    </div>
  )
}

const NUMBER = new Intl.NumberFormat('en-IN')

/** Room for the largest value, in px. */
const widthOf = (data: BarChartProps['data']) =>
  30 + 6 * Math.max(...data.flatMap(({ value, second = 0 }) => [value, second].map((one) => NUMBER.format(one).length)))
