import type { FastifyInstance } from 'fastify'
import type { BookingStatus } from 'shared-api/contract'
import { book, insertCab, outstation } from './bookings.ts'
import { insertDriver, insertVehicle } from './fleet.ts'

/** Books a trip and assigns it; gives its id, the driver's and the driver's link. The traveller's digits are 4711. */
export async function assignedTrip(app: FastifyInstance, changes: Parameters<typeof outstation>[1] = {}) {
  const cab = await insertCab(app)
  const vehicleId = await insertVehicle(app, cab)
  const driverId = await insertDriver(app)
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
