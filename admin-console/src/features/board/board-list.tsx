import { grouped } from 'shared-api/grouped'
import { istDay } from 'shared-api/india'
import { Stack, Text } from 'shared-ui'
import { weekdayText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { boardTexts } from '../../texts/board.ts'
import classes from './board.module.css'
import type { BoardProps } from './board-grid.tsx'
import { assignmentText, eachDay } from './board-view.ts'
import { TripButton } from './trip-button.tsx'

/** The board as a list by day, for narrow screens: each trip on the day that it begins, or on the first that is shown. */
export function BoardList({ board, view, onOpen }: BoardProps) {
  const dayOf = (startsAt: string) => {
    const day = istDay(Date.parse(startsAt))
    return day < view.day ? view.day : day
  }
  const byDay = grouped(board.trips, ({ startsAt }) => dayOf(startsAt))
  return (
    <Stack>
      {eachDay(view).map((day) => (
        <TitledCard key={day} title={weekdayText(day)}>
          {byDay.has(day) ? (
            <ul className={classes.list}>
              {byDay.get(day)?.map((trip) => (
                <li key={trip._id}>
                  <TripButton trip={trip} since={view.day} by={assignmentText(trip, board)} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          ) : (
            <Text c="dimmed">{boardTexts().noneThatDay}</Text>
          )}
        </TitledCard>
      ))}
    </Stack>
  )
}
