import { type BookingStatus, type Phase, phaseOf } from 'shared-api/contract'
import { Badge } from 'shared-ui'
import { commonTexts } from '../../texts/common.ts'

/** Yellow where the desk has something to do. */
const COLOURS: Record<Phase, string> = {
  ...{ asked: 'yellow', booked: 'peacock', assigned: 'blue', coming: 'blue', driving: 'grape' },
  ...{ 'to bill': 'yellow', done: 'green', 'called off': 'gray', missed: 'gray' },
}

/** A booking's status. */
export const StatusBadge = ({ status }: { status: BookingStatus }) => (
  <Badge color={COLOURS[phaseOf(status)]}>{commonTexts().statuses[status]}</Badge>
)
