import { type BookingPage, isBooked, isDriven, isEnd, isNotDriven, nextStatuses } from 'shared-api/contract'
import classes from './booking-page.module.css'
import { useBill } from './use-bill.ts'
import { useLedger } from './use-ledger.ts'

/** What one does next of a booking: a step of its process, or what its card offers. */
export type NextStep = 'step' | 'assign' | 'bill' | 'take'

/** The one thing that comes next of a booking; null where nothing does, or it is not known yet. */
export function useNextStep({ _id, status }: Pick<BookingPage, '_id' | 'status'>): NextStep | null {
  const { data: bill } = useBill(_id, isDriven(status))
  const { data: ledger } = useLedger(_id)
  if (isBooked(status)) return 'assign'
  if (isDriven(status) && !bill) return null
  if (isDriven(status) && !bill?.made) return 'bill'
  if (isEnd(status) || nextStatuses(status).some((to) => !isNotDriven(to))) return 'step'
  return ledger && ledger.balance > 0 ? 'take' : null
}

/** The look of a button: filled where it is the next step, which a phone keeps at the thumb. */
export const lookOf = (isNext: boolean) =>
  isNext ? { variant: 'filled', className: classes.next ?? '' } : { variant: 'default' }
