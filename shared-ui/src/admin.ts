// The heavy entry: only the console loads it. Its components need the provider of the light entry.
import './admin.css'

export { FileButton, Menu, Modal, NumberInput, Pagination, Progress, Radio, ScrollArea, SegmentedControl, Select, Switch, Table, Tabs, TagsInput, Tooltip } from '@mantine/core'
export { DatePickerInput } from '@mantine/dates'
