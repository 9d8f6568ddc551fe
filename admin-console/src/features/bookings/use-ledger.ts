import { getLedger } from 'shared-api/client'
import type { Ledger } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** The key of the query of a booking's payments. */
export const ledgerKey = (bookingId: string) => `/api/v1/bookings/${bookingId}/payments`

/** The query of a booking's payments. */
export const useLedger = (bookingId: string) =>
  useSWR<Ledger>(ledgerKey(bookingId), () => staffCall((client) => getLedger(client, bookingId)))
