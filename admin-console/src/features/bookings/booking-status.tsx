import { type ReactNode, useRef, useState } from 'react'
import {
  isAsked,
  isAssigned,
  isBooked,
  isEnd,
  isNotDriven,
  istInstant,
  nextStatuses,
  STEP,
  type BookingStatus as Status,
} from 'shared-api/contract'
import { Button, Group } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { useKeys } from '../../components/use-keys.ts'
import { assignmentTexts } from '../../texts/assignment.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { AskStep } from './ask-step.tsx'
import { EndEarly } from './end-early.tsx'
import { lookOf, type NextStep } from './next-step.ts'
import { PassengerList } from './passenger-list.tsx'
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

type Props = BookingChange & {
  next: NextStep | null
  onAssign: () => void
  /** What takes the keyboard on to the steps once it is gone. */
  children: ReactNode
}

/** The next steps of a booking (docs/product.md, Steps of a booking). */
export function BookingStatus({ next, onAssign, children, ...change }: Props) {
  const { booking } = change.version.reply
  const { step, busy, refusal } = useStep(change)
  const steps = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<Status | null>(null)

  const take = async (to: Status, words?: StepWords) => {
    await step(to, words)
    // The pressed button may have given way to the next steps: the keyboard goes on from them.
    steps.current?.focus()
  }
  const isEarly = Date.now() < istInstant(booking.pickUpDate, booking.pickUpTime)
  const press = (to: Status) => (isNotDriven(to) || (isEnd(to) && isEarly) ? setAsked(to) : take(to))
  useKeys({
    c: () => isAsked(booking.status) && busy === null && void take(STEP.confirm),
    a: () => next === 'assign' && onAssign(),
  })

  return (
    <>
      <Refusal text={refusal} />
      <PassengerList booking={booking} />
      <Group
        ref={steps}
        tabIndex={-1}
        role="group"
        aria-label={bookingPageTexts().status.change}
        gap="xs"
        data-screen-only
      >
        {next === 'assign' && (
          <Button size="sm" {...lookOf(true)} aria-keyshortcuts="a" onClick={onAssign}>
            {assignmentTexts().assign}
          </Button>
        )}
        {buttonsOf(booking.status).map(({ to, label }) => (
          <ActionButton
            key={to}
            size="sm"
            {...lookOf(next === 'step' && !isNotDriven(to))}
            aria-keyshortcuts={to === STEP.confirm ? 'c' : undefined}
            loading={busy === to}
            onClick={() => busy === null && press(to)}
          >
            {label}
          </ActionButton>
        ))}
        {children}
      </Group>
      <AskStep booking={booking} to={isEnd(asked) ? null : asked} onClose={() => setAsked(null)} onTake={take} />
      <EndEarly
        booking={booking}
        opened={isEnd(asked)}
        onClose={() => setAsked(null)}
        onEnd={() => asked && take(asked, { early: true })}
      />
    </>
  )
}
