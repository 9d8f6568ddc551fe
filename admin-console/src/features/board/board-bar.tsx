import { dayAfter, istDay } from 'shared-api/india'
import { Button, Group, Text } from 'shared-ui'
import { SegmentedControl } from 'shared-ui/admin'
import { weekdayText } from '../../components/times.ts'
import { FilterBar } from '../../lists/filter-bar.tsx'
import { useUrlState } from '../../lists/use-url-state.ts'
import { boardView, daysOf, lastDay } from './board-view.ts'

/** Which days the board shows, and whose rows. */
export function BoardBar() {
  const [url, change] = useUrlState()
  const view = boardView(url)
  const go = (day: string) => change({ day: day === istDay(Date.now()) ? null : day })
  const days = daysOf(view)
  return (
    <FilterBar>
      <Group gap="xs">
        <Button variant="default" size="sm" onClick={() => go(dayAfter(view.day, -days))}>
          Previous
        </Button>
        <Button variant="default" size="sm" onClick={() => go(istDay(Date.now()))}>
          Today
        </Button>
        <Button variant="default" size="sm" onClick={() => go(dayAfter(view.day, days))}>
          Next
        </Button>
      </Group>
      <SegmentedControl
        aria-label="Columns"
        data={[
          { value: 'week', label: 'Week' },
          { value: 'day', label: 'Day' },
        ]}
        value={view.view}
        onChange={(value) => change({ view: value === 'day' ? value : null })}
      />
      <SegmentedControl
        aria-label="Rows"
        data={[
          { value: 'vehicles', label: 'Vehicles' },
          { value: 'drivers', label: 'Drivers' },
        ]}
        value={view.rows}
        onChange={(value) => change({ rows: value === 'drivers' ? value : null })}
      />
      <Text role="status">
        {days === 1 ? weekdayText(view.day) : `${weekdayText(view.day)} to ${weekdayText(lastDay(view))}`}
      </Text>
    </FilterBar>
  )
}
