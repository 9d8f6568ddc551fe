import type { FastifyInstance } from 'fastify'
import type { BookingStatus } from 'shared-api/contract'
import { book, insertCab, outstation } from './bookings.ts'
import { insertDriver, insertVehicle } from './fleet.ts'

type Changes = Parameters<typeof outstation>[1]

/**
 * Books a trip and assigns it; gives its id, the driver's and the driver's link. The traveller's digits are 4711. `nth` keeps
 * vehicles and drivers of several trips apart.
 */
export async function assignedTrip(app: FastifyInstance, changes: Changes = {}, nth = 0) {
  const cab = await insertCab(app)
  const vehicleId = await insertVehicle(app, cab, { registration: `TN 01 AB ${1000 + nth}` })
  const driverId = await insertDriver(app, { mobile: `+91${9_840_012_345 + nth}` })
  const { _id: id } = (await book(app, outstation(cab, changes))).json().booking
  const { db } = app.database
  const { startsAt, endsAt } = await db
    .selectFrom('bookings')
    .select(['startsAt', 'endsAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('assignments')
    .values({ bookingId: id, vehicleId, driverId, startsAt, endsAt, code: '4711' })
    .execute()
  await setStatus(app, id, 'assigned')
  return { id: String(id), driverId, token: await app.links.forDriver(id, driverId) }
}

export const setStatus = ({ database }: FastifyInstance, id: string, status: BookingStatus) =>
  database.db.updateTable('bookings').set({ status }).where('id', '=', id).execute()
