import { getBill } from 'shared-api/client'
import type { Bill } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** The final bill of a trip, or the proposal of one; none for a trip that has not ended. */
export const useBill = (bookingId: string, isOver: boolean) =>
  useSWR<Bill>(
    isOver ? `/api/v1/bookings/${bookingId}/bill` : null,
    async () => (await staffCall((client) => getBill(client, bookingId))).bill,
  )
