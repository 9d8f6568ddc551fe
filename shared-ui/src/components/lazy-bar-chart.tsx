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

/** A bar chart whose code is loaded on demand; its space is reserved. */
export function BarChart(props: BarChartProps) {
  // In state: a lazy component keeps its failure, and Retry mounts another.
  const [Chart] = useState(chart)
  return (
    <Suspense fallback={<Skeleton h={props.height} />}>
      <Chart {...props} />
    </Suspense>
  )
}
