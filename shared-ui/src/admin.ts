// The heavy entry: only the console loads it. Its components need the provider of the light entry.
import './admin.css'
// The months and weekdays of the date picker in Tamil; English is built in.
import 'dayjs/locale/ta'

export { Pagination, Progress, Radio, SegmentedControl, Switch } from '@mantine/core'
export { DateInput, DatePickerInput } from '@mantine/dates'
export { BarChart } from './components/lazy-bar-chart.tsx'
