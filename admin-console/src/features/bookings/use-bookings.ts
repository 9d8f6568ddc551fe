import { getBooking, getBookings } from 'shared-api/client'
import type { BookingsQuery } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** The query of one page of bookings; while the next page is on its way, the last one stays. */
export const useBookings = (query: BookingsQuery) =>
  useSWR(['/api/v1/bookings', query], () => staffCall((client) => getBookings(client, query)), {
    keepPreviousData: true,
  })

/** One booking as it was read. */
export const readBooking = (id: string) => staffCall((client) => getBooking(client, id))

/** The query of one booking. */
export const useBooking = (id: string) => useSWR(`/api/v1/bookings/${id}`, () => readBooking(id))
