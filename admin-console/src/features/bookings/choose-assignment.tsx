import { Loaded } from '../../components/loaded.tsx'
import { assignmentTexts } from '../../texts/assignment.ts'
import { type Assigned, AssignForm, type ChosenBefore } from './assign-form.tsx'
import { useFree } from './use-assignment.ts'
import type { BookingChange } from './use-step.ts'

type Props = BookingChange & {
  chosen?: ChosenBefore | undefined
  onCancel?: (() => void) | undefined
  onAssigned: (assigned: Assigned) => void
}

/** The form of the assignment, once it is known what is free. */
export function ChooseAssignment(props: Props) {
  const { _id, version } = props.version.reply.booking
  return (
    <Loaded query={useFree(_id, version)} what={assignmentTexts().what}>
      {(free) => <AssignForm free={free} {...props} />}
    </Loaded>
  )
}
