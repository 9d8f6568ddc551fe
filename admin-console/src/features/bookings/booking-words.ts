import { type Booking, isOpen } from 'shared-api/contract'
import { clockText, dayText } from '../../components/times.ts'

/** A booking that is over or cancelled cannot be changed; the trip can be booked again. */
export const isChangeable = ({ status }: Pick<Booking, 'status'>): boolean => isOpen(status)

/** '12 Dec 2026, 9:30 am', Indian Standard Time. */
export const pickUpText = ({ pickUpDate, pickUpTime }: Pick<Booking, 'pickUpDate' | 'pickUpTime'>): string =>
  `${dayText(pickUpDate)}, ${clockText(pickUpTime)}`
