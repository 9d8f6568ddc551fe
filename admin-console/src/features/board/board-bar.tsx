import { dayAfter, istDay } from 'shared-api/india'
import { Button, Group, Text } from 'shared-ui'
import { SegmentedControl } from 'shared-ui/admin'
import { weekdayText } from '../../components/times.ts'
import { FilterBar } from '../../lists/filter-bar.tsx'
import { useUrlState } from '../../lists/use-url-state.ts'
import { boardTexts } from '../../texts/board.ts'
import { boardView, daysOf, lastDay } from './board-view.ts'

/** Which days the board shows, and whose rows. */
export function BoardBar() {
  const [url, change] = useUrlState()
  const view = boardView(url)
  const go = (day: string) => change({ day: day === istDay(Date.now()) ? null : day })
  const days = daysOf(view)
  const texts = boardTexts()
  return (
    <FilterBar>
      <Group gap="xs">
        <Button variant="default" size="sm" onClick={() => go(dayAfter(view.day, -days))}>
          {texts.previous}
        </Button>
        <Button variant="default" size="sm" onClick={() => go(istDay(Date.now()))}>
          {texts.today}
        </Button>
        <Button variant="default" size="sm" onClick={() => go(dayAfter(view.day, days))}>
          {texts.next}
        </Button>
      </Group>
      <SegmentedControl
        aria-label={texts.columns}
        data={[
          { value: 'week', label: texts.week },
          { value: 'day', label: texts.day },
        ]}
        value={view.view}
        onChange={(value) => change({ view: value === 'day' ? value : null })}
      />
      <SegmentedControl
        aria-label={texts.rows}
        data={[
          { value: 'vehicles', label: texts.vehicles },
          { value: 'drivers', label: texts.drivers },
        ]}
        value={view.rows}
        onChange={(value) => change({ rows: value === 'drivers' ? value : null })}
      />
      <Text role="status">
        {days === 1
          ? weekdayText(view.day)
          : texts.days({ first: weekdayText(view.day), last: weekdayText(lastDay(view)) })}
      </Text>
    </FilterBar>
  )
}
