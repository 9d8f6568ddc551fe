import { takeStep, type Versioned } from 'shared-api/client'
import type { BookingPage, BookingStatus } from 'shared-api/contract'
import { useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { useStatus } from '../../editing/use-status.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { bookingsTexts } from '../../texts/bookings.ts'
import { commonTexts } from '../../texts/common.ts'
import { readBooking } from './use-bookings.ts'

export type BookingVersion = Versioned<{ booking: BookingPage }>
export type BookingChange = { version: BookingVersion; onChanged: (version: BookingVersion) => void }
/** What the desk adds to a step. */
export type StepWords = { reason?: string; tell?: boolean; charge?: boolean; early?: boolean }

/** Takes steps of a booking, one at a time (docs/product.md, Steps of a booking); `step` gives true for one that was taken. */
export function useStep({ version: { reply, etag }, onChanged }: BookingChange) {
  const { notify } = useShell()
  const { _id } = reply.booking
  const { wanted, refusal, change } = useStatus<BookingVersion, BookingStatus, StepWords>({
    what: bookingsTexts().one,
    send: (to, words) => staffCall((client) => takeStep(client, _id, { to, ...words }, { ifMatch: etag })),
    read: () => readBooking(_id),
    statusOf: ({ reply }) => reply.booking.status,
    onChanged,
  })

  const step = async (to: BookingStatus, words: StepWords = {}): Promise<boolean> => {
    const taken = await change(to, words)
    if (taken)
      notify({ kind: 'success', message: bookingPageTexts().status.taken({ status: commonTexts().statuses[to] }) })
    return taken
  }
  return { step, busy: wanted, refusal }
}
