import type { BookingStatus } from 'shared-api/contract'
import { Badge } from 'shared-ui'

const COLOURS: Record<BookingStatus, string> = {
  new: 'yellow',
  confirmed: 'peacock',
  completed: 'green',
  cancelled: 'gray',
}

/** A booking's status. */
export const StatusBadge = ({ status }: { status: BookingStatus }) => <Badge color={COLOURS[status]}>{status}</Badge>
