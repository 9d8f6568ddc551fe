import { getBookings } from 'shared-api/client'
import type { BookingsQuery } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** The query of one page of bookings; while the next page is on its way, the last one stays. */
export const useBookings = (query: BookingsQuery) =>
  useSWR(['/api/v1/bookings', query], () => staffCall((client) => getBookings(client, query)), {
    keepPreviousData: true,
  })
