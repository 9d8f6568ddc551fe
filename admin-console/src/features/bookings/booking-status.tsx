import { useRef, useState } from 'react'
import {
  type BookingPage,
  isAssigned,
  isBooked,
  isEnd,
  isNotDriven,
  istInstant,
  isUnderWay,
  nextStatuses,
  type BookingStatus as Status,
} from 'shared-api/contract'
import { Group, Paper, Stack, Text, Title } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { instantText } from '../../components/times.ts'
import { assignmentTexts } from '../../texts/assignment.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { commonTexts } from '../../texts/common.ts'
import { AskStep } from './ask-step.tsx'
import classes from './booking-status.module.css'
import { EndEarly } from './end-early.tsx'
import { PassengerList } from './passenger-list.tsx'
import { StatusBadge } from './status-badge.tsx'
import { type BookingChange, type StepWords, useStep } from './use-step.ts'

export type { BookingVersion } from './use-step.ts'

/** The button's label for each next status; those without one are steps of the assignment. */
const labelsOf = (): Partial<Record<Status, string>> => bookingPageTexts().status.steps

const buttonsOf = (from: Status) =>
  nextStatuses(from).flatMap((to) => {
    const isOfAssignment = isAssigned(from) && isBooked(to)
    const label = labelsOf()[to]
    return label === undefined || isOfAssignment ? [] : [{ to, label }]
  })

/** A booking's status, its history, and the next steps (docs/product.md, Steps of a booking). */
export function BookingStatus(change: BookingChange) {
  const { booking } = change.version.reply
  const { step, busy, refusal } = useStep(change)
  const texts = bookingPageTexts().status
  const steps = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Status | null>(null)

  const take = async (to: Status, words?: StepWords) => {
    await step(to, words)
    // The pressed button may have given way to the next steps: the keyboard goes on from them.
    steps.current?.focus()
  }
  const isEarly = Date.now() < istInstant(booking.pickUpDate, booking.pickUpTime)
  const press = (to: Status) => (isNotDriven(to) || (isEnd(to) && isEarly) ? setAsked(to) : take(to))

  return (
    <Paper withBorder p="lg">
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h4">
            {texts.title}
          </Title>
          <StatusBadge status={booking.status} />
        </Group>
        <Refusal text={refusal} />
        <PassengerList booking={booking} />
        <Group ref={steps} tabIndex={-1} role="group" aria-label={texts.change} gap="xs">
          {buttonsOf(booking.status).map(({ to, label }) => (
            <ActionButton
              key={to}
              size="sm"
              variant={isNotDriven(to) ? 'default' : 'filled'}
              loading={busy === to}
              onClick={() => busy === null && press(to)}
            >
              {label}
            </ActionButton>
          ))}
        </Group>
        <History history={booking.history} />
        <AskStep booking={booking} to={isEnd(asked) ? null : asked} onClose={() => setAsked(null)} onTake={take} />
        <EndEarly
          booking={booking}
          opened={isEnd(asked)}
          onClose={() => setAsked(null)}
          onEnd={() => asked && take(asked, { early: true })}
        />
      </Stack>
    </Paper>
  )
}

type Entry = BookingPage['history'][number]

const History = ({ history }: Pick<BookingPage, 'history'>) => (
  <ol aria-label={bookingPageTexts().status.history} className={classes.history}>
    {history.map((entry, index) => (
      <li key={`${entry.at} ${entry.status}`}>
        <Text size="sm">{entryText(entry, history.slice(0, index))}</Text>
      </li>
    ))}
  </ol>
)

function entryText({ status, at, by, reason }: Entry, before: Entry[]): string {
  const { entry, entryWhy } = bookingPageTexts().status
  // The status stays where another takes over in mid-trip.
  const isTakeOver = isAssigned(status) && before.some((one) => isUnderWay(one.status))
  const name = isTakeOver ? assignmentTexts().another : commonTexts().statuses[status]
  return reason
    ? entryWhy({ status: name, at: instantText(at), by, why: reason })
    : entry({ status: name, at: instantText(at), by })
}
