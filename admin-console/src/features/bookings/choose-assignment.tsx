import type { BookingPage, FreeReply } from 'shared-api/contract'
import { Loaded } from '../../components/loaded.tsx'
import { assignmentTexts } from '../../texts/assignment.ts'
import { type Assigned, AssignForm, type ChosenBefore } from './assign-form.tsx'
import { proposalsOf } from './assignment-words.ts'
import { useFree } from './use-assignment.ts'
import type { BookingChange } from './use-step.ts'

type Props = BookingChange & {
  chosen?: ChosenBefore | undefined
  onCancel?: (() => void) | undefined
  onAssigned: (assigned: Assigned) => void
}

/** The form of the assignment, once it is known what is free; it begins with the nearest that fit. */
export function ChooseAssignment({ chosen, ...props }: Props) {
  const { booking } = props.version.reply
  return (
    <Loaded query={useFree(booking._id, booking.version)} what={assignmentTexts().what}>
      {(free) => <AssignForm free={free} chosen={{ ...nearestOf(booking, free), ...chosen }} {...props} />}
    </Loaded>
  )
}

function nearestOf(booking: BookingPage, free: FreeReply): ChosenBefore {
  const [nearest] = proposalsOf(free, booking)
  if (booking.assignment || !nearest) return {}
  return { vehicle: nearest.vehicle.id, driver: nearest.driver?.id ?? '' }
}
