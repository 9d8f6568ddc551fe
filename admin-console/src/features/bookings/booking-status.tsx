import { useRef } from 'react'
import { patchBooking, type Versioned } from 'shared-api/client'
import { type BookingPage, nextStatuses, type BookingStatus as Status } from 'shared-api/contract'
import { Alert, Group, Paper, Stack, Text, Title, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { instantText } from '../../components/times.ts'
import { useStatus } from '../../editing/use-status.ts'
import classes from './booking-status.module.css'
import { StatusBadge } from './status-badge.tsx'
import { readBooking } from './use-bookings.ts'

export type BookingVersion = Versioned<{ booking: BookingPage }>
type Props = { version: BookingVersion; onChanged: (version: BookingVersion) => void }

/** The button's label for each next status. */
const LABELS: Record<Status, string> = {
  new: 'New',
  confirmed: 'Confirm',
  assigned: 'Assign',
  'on the way': 'Driver is on the way',
  arrived: 'Driver has arrived',
  started: 'Trip has started',
  ended: 'Trip has ended',
  completed: 'Complete',
  cancelled: 'Cancel booking',
  'no show': 'Nobody came',
}
const labelOf = (from: Status, to: Status) => (from === 'assigned' && to === 'confirmed' ? 'Take back' : LABELS[to])

/** A booking's status, its history, and the next steps. */
export function BookingStatus({ version, onChanged }: Props) {
  const { booking } = version.reply
  const { step, busy, refusal, steps } = useStep(version, onChanged)
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
          {nextStatuses(booking.status).map((to, index) => (
            <ActionButton
              key={to}
              size="sm"
              variant={index === 0 ? 'filled' : 'default'}
              loading={busy === to}
              onClick={() => busy === null && step(to)}
            >
              {labelOf(booking.status, to)}
            </ActionButton>
          ))}
        </Group>
        <ol aria-label="History" className={classes.history}>
          {booking.history.map(({ status, at, by }) => (
            <li key={`${at} ${status}`}>
              <Text size="sm">
                {status}, {instantText(at)}, by {by}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
    </Paper>
  )
}

function useStep({ reply, etag }: BookingVersion, onChanged: Props['onChanged']) {
  const { notify } = useShell()
  const steps = useRef<HTMLDivElement>(null)
  const { _id } = reply.booking
  const { wanted, refusal, change } = useStatus<BookingVersion, Status>({
    what: 'booking',
    send: (status) => staffCall((client) => patchBooking(client, _id, { status }, { ifMatch: etag })),
    read: () => readBooking(_id),
    statusOf: ({ reply }) => reply.booking.status,
    onChanged,
  })

  const step = async (status: Status) => {
    if (await change(status)) notify({ kind: 'success', message: `Status: ${status}.` })
    // The pressed button may have given way to the next steps: the keyboard goes on from them.
    steps.current?.focus()
  }
  return { step, busy: wanted, refusal, steps }
}
