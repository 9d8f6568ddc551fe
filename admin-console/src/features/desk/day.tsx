import { useState } from 'react'
import { type DayTrip, type DeskSummary, isUnassigned, isUnderWay } from 'shared-api/contract'
import { Button, Group, Link, Stack } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { deskTexts } from '../../texts/desk.ts'
import { TripLines } from './trip-lines.tsx'

type Props = { summary: DeskSummary; onAssign: (id: string) => void }

/** How many of the next trips are seen at once. */
const SHOWN = 10

/** The working day: the next trips, and in one line who is under way, comes back, or is picked up tomorrow; all of it on paper (docs/product.md, Desk). */
export function Day({ summary: { today, day, dueTrips }, onAssign }: Props) {
  const { day: titles, noTrips, mail } = deskTexts()
  const [all, setAll] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const soon = [...day.now, ...day.later].filter(({ status }) => !isUnderWay(status))
  // At night what is due may be of tomorrow: it is among the next, and counted there.
  const named = new Set(soon.map(({ _id }) => _id))
  const next = [...dueTrips.filter(({ _id }) => !named.has(_id)), ...soon]
  const lines = { today, onAssign }
  const road = [...day.returning, ...day.now.filter(({ status }) => isUnderWay(status))]
  const unassigned = day.tomorrow.filter(({ status }) => isUnassigned(status)).length
  const parts: [title: string, trips: DayTrip[], text: string][] = [
    [titles.now, road, titles.nowCount({ count: road.length })],
    [titles.returning, day.returning, titles.returningCount({ count: day.returning.length })],
    [titles.tomorrow, day.tomorrow, titles.tomorrowCount({ count: day.tomorrow.length, unassigned })],
  ]
  const rest = parts.filter(([, trips]) => trips.length > 0)
  return (
    <TitledCard title={next.length > 0 ? titles.next : noTrips}>
      <Stack gap="sm">
        {next.length > 0 && <TripLines title={titles.next} trips={next.slice(0, SHOWN)} {...lines} />}
        {next.length > SHOWN && (
          <div data-paper-only={all ? undefined : true}>
            <TripLines title={titles.next} trips={next.slice(SHOWN)} {...lines} />
          </div>
        )}
        {next.length > SHOWN && !all && (
          <Button variant="subtle" size="sm" onClick={() => setAll(true)} style={{ alignSelf: 'flex-start' }}>
            {mail.showMore}
          </Button>
        )}
        <Group gap="sm" data-screen-only>
          {rest.map(([title, , text]) => (
            <ActionButton
              key={title}
              size="compact-md"
              variant="default"
              aria-expanded={opened === title}
              onClick={() => setOpened(opened === title ? null : title)}
            >
              {text}
            </ActionButton>
          ))}
          {day.tomorrow.length > 0 && (
            <Button component={Link} to={paths.board.href('tomorrow')} size="compact-md" variant="light">
              {titles.plan}
            </Button>
          )}
        </Group>
        {rest.map(([title, trips]) => (
          <section key={title} aria-label={title} data-paper-only={opened === title ? undefined : true}>
            <h3 data-paper-only>{title}</h3>
            <TripLines title={title} trips={trips} {...lines} />
          </section>
        ))}
      </Stack>
    </TitledCard>
  )
}
