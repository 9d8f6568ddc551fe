import type { BookingStatus } from 'shared-api/contract'
import { Badge } from 'shared-ui'
import { commonTexts } from '../../texts/common.ts'

const COLOURS: Record<BookingStatus, string> = {
  new: 'yellow',
  confirmed: 'peacock',
  assigned: 'blue',
  'on the way': 'blue',
  arrived: 'blue',
  started: 'grape',
  // As 'new': the desk has something to do.
  ended: 'yellow',
  completed: 'green',
  cancelled: 'gray',
  'no show': 'gray',
}

/** A booking's status. */
export const StatusBadge = ({ status }: { status: BookingStatus }) => (
  <Badge color={COLOURS[status]}>{commonTexts().statuses[status]}</Badge>
)
