import { Skeleton } from '@mantine/core'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { BarChartProps } from './bar-chart.tsx'

let loaded: ComponentType<BarChartProps> | undefined

const chart = () =>
  loaded ??
  lazy(async () => {
    const module = await import('./bar-chart.tsx')
    loaded = module.default
    return module
  })

/** A bar chart whose code is loaded where one is shown; its room is kept meanwhile. */
export function BarChart(props: BarChartProps) {
  // Each place its own: what was lazy keeps a failure for life, and Retry draws the place anew.
  const [Chart] = useState(chart)
  return (
    <Suspense fallback={<Skeleton h={props.height} />}>
      <Chart {...props} />
    </Suspense>
  )
}
