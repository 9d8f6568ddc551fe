import { type Booking, isOpen } from 'shared-api/contract'

/** A booking that is over or cancelled cannot be changed; the trip can be booked again. */
export const isChangeable = ({ status }: Pick<Booking, 'status'>): boolean => isOpen(status)
