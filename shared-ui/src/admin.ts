// The heavy entry: only the console loads it. Its components need the provider of the light entry.
import './admin.css'

export { Pagination, Progress, Radio, SegmentedControl, Switch } from '@mantine/core'
export { DatePickerInput } from '@mantine/dates'
export { BarChart } from './components/lazy-bar-chart.tsx'
