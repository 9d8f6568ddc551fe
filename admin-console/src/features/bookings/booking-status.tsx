import { useRef, useState } from 'react'
import { type BookingPage, nextStatuses, type BookingStatus as Status } from 'shared-api/contract'
import { Alert, Group, Paper, Stack, Text, Title } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { instantText } from '../../components/times.ts'
import { AskStep } from './ask-step.tsx'
import classes from './booking-status.module.css'
import { StatusBadge } from './status-badge.tsx'
import { type BookingChange, type StepWords, useStep } from './use-step.ts'

export type { BookingVersion } from './use-step.ts'

/** The button's label for each next status; those without one are steps of the assignment. */
const LABELS: Partial<Record<Status, string>> = {
  confirmed: 'Confirm',
  'on the way': 'Driver is on the way',
  arrived: 'Driver has arrived',
  started: 'Trip has started',
  ended: 'Trip has ended',
  completed: 'Complete',
  cancelled: 'Cancel booking',
  'no show': 'Nobody came',
}
/** Final steps, which are asked about. */
const ASKED: Status[] = ['cancelled', 'no show']

const buttonsOf = (from: Status) =>
  nextStatuses(from).flatMap((to) => {
    const isOfAssignment = from === 'assigned' && to === 'confirmed'
    const label = LABELS[to]
    return label === undefined || isOfAssignment ? [] : [{ to, label }]
  })

/** A booking's status, its history, and the next steps (docs/product.md, Steps of a booking). */
export function BookingStatus(change: BookingChange) {
  const { booking } = change.version.reply
  const { step, busy, refusal } = useStep(change)
  const steps = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Status | null>(null)

  const take = async (to: Status, words?: StepWords) => {
    await step(to, words)
    // The pressed button may have given way to the next steps: the keyboard goes on from them.
    steps.current?.focus()
  }
  const press = (to: Status) => (ASKED.includes(to) ? setAsked(to) : take(to))

  return (
    <Paper withBorder p="lg">
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h4">
            Status
          </Title>
          <StatusBadge status={booking.status} />
        </Group>
        {refusal && (
          <Alert color="red" role="alert">
            {refusal}
          </Alert>
        )}
        <Group ref={steps} tabIndex={-1} role="group" aria-label="Change the status" gap="xs">
          {buttonsOf(booking.status).map(({ to, label }) => (
            <ActionButton
              key={to}
              size="sm"
              variant={ASKED.includes(to) ? 'default' : 'filled'}
              loading={busy === to}
              onClick={() => busy === null && press(to)}
            >
              {label}
            </ActionButton>
          ))}
        </Group>
        <History history={booking.history} />
        <AskStep booking={booking} to={asked} onClose={() => setAsked(null)} onTake={take} />
      </Stack>
    </Paper>
  )
}

const History = ({ history }: Pick<BookingPage, 'history'>) => (
  <ol aria-label="History" className={classes.history}>
    {history.map(({ status, at, by, reason }) => (
      <li key={`${at} ${status}`}>
        <Text size="sm">
          {status}, {instantText(at)}, by {by}
          {reason && `: ${reason}`}
        </Text>
      </li>
    ))}
  </ol>
)
