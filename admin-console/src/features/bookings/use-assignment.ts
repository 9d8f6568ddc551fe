import { assignTrip, getFree } from 'shared-api/client'
import type { Assignment } from 'shared-api/contract'
import { useShell } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { useStatus } from '../../editing/use-status.ts'
import { assignmentTexts } from '../../texts/assignment.ts'
import { bookingsTexts } from '../../texts/bookings.ts'
import { readBooking } from './use-bookings.ts'
import type { BookingChange, BookingVersion } from './use-step.ts'

/** The query of what is free for a booking; read again with each version of it, while what is chosen stays. */
export const useFree = (id: string, version: number) =>
  useSWR([`/api/v1/bookings/${id}/free`, version], () => staffCall((client) => getFree(client, id)), {
    keepPreviousData: true,
  })

type Wanted = Parameters<typeof assignTrip>[2]

const pairOf = (assignment: Assignment | null) => (assignment ? `${assignment.vehicle.id} ${assignment.driver.id}` : '')

/** Assigns vehicle and driver (docs/product.md, Assignment); `assign` gives true when they are. */
export function useAssign({ version: { reply, etag }, onChanged }: BookingChange) {
  const { notify } = useShell()
  const { _id } = reply.booking
  const { wanted, refusal, change } = useStatus<BookingVersion, string, Wanted>({
    what: bookingsTexts().one,
    send: (_pair, trip) => staffCall((client) => assignTrip(client, _id, trip, { ifMatch: etag })),
    read: () => readBooking(_id),
    statusOf: ({ reply }) => pairOf(reply.booking.assignment),
    onChanged,
  })

  const assign = async (trip: Wanted): Promise<boolean> => {
    const done = await change(`${trip.vehicleId} ${trip.driverId}`, trip)
    if (done) notify({ kind: 'success', message: assignmentTexts().assigned })
    return done
  }
  return { assign, busy: wanted !== null, refusal }
}
