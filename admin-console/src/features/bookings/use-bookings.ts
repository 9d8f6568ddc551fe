import { getBooking, getBookings } from 'shared-api/client'
import type { BookingsQuery } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { useListPage } from '../../lists/use-list-page.ts'

/** The query of one page of bookings. */
export const useBookings = (query: BookingsQuery) =>
  useListPage('/api/v1/bookings', query, (asked) => staffCall((client) => getBookings(client, asked)))

/** Reads one booking. */
export const readBooking = (id: string) => staffCall((client) => getBooking(client, id))

/** The query of one booking. */
export const useBooking = (id: string) => useSWR(`/api/v1/bookings/${id}`, () => readBooking(id))
