import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { BarChartProps } from './bar-chart.tsx'

const Chart = lazy(() => import('./bar-chart.tsx'))

/** A bar chart whose code is loaded where one is shown; its room is kept meanwhile. */
export const BarChart = (props: BarChartProps) => (
  <Suspense fallback={<Skeleton h={props.height} />}>
    <Chart {...props} />
  </Suspense>
)
