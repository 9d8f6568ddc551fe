import type { Kysely } from 'kysely'
import { type HandOver, type HandOverQuery, type HandOverReply, istInstant, MANNED } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { lockRows } from '../../platform/database/engine.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { isoOf } from '../../platform/time.ts'
import { fleetFor } from '../holds/free.ts'
import { fits, kmBefore, nearestAmong, type Waiting } from '../holds/nearest.ts'
import type { Announce } from '../messages/announce.ts'
import { parseBooking } from '../record/index.ts'
import { assign, refusingOverlaps } from './assign.ts'
import { restOf } from './legs.ts'

const COLUMNS = { vehicle: 'vehicleId', driver: 'driverId' } as const

/** The trips of a vehicle or driver on some days, and who could take all of them (docs/product.md, Not available). */
export const choicesForTrips =
  ({ db }: Database, now: () => number) =>
  async (of: HandOverQuery, waiting: Waiting): Promise<HandOverReply> => {
    const trips = await tripsOf(db, of)
    const choices = new Map<string, HandOverReply['choices'][number]>()
    for (const { row } of trips) {
      const trip = restOf(parseBooking(row), now())
      const rules = { ...waiting, weekKm: await kmBefore(db, trip.startsAt) }
      const { vehicles, drivers } = nearestAmong(await fleetFor(db, trip), trip, rules)
      for (const one of of.owner === 'vehicle' ? vehicles : drivers) {
        const name = 'name' in one ? one.name : [one.registration, one.cab].filter(Boolean).join(', ')
        const { emptyKm, inTheWay } = choices.get(one.id) ?? { emptyKm: 0, inTheWay: [] }
        const all = { emptyKm: emptyKm + one.near.emptyKm, inTheWay: [...inTheWay, ...one.inTheWay] }
        choices.set(one.id, { id: one.id, name, ...all })
      }
    }
    choices.delete(of.id)
    return {
      trips: trips.map(({ row: { id, reference, startsAt } }) => ({ _id: id, reference, startsAt: isoOf(startsAt) })),
      choices: [...choices.values()].sort(
        (one, other) => Number(fits(other)) - Number(fits(one)) || one.emptyKm - other.emptyKm,
      ),
    }
  }

/** Gives all these trips to another, or none. Throws AppError as `assign` does: 409 with what is in the way. */
export const handOver =
  ({ transaction }: Database, now: () => number, announce: Announce) =>
  ({ to, why, ...of }: HandOver, byName: string): Promise<{ id: string; reference: string }[]> =>
    refusingOverlaps(() =>
      transaction(async (tx) => {
        const trips = await tripsOf(tx, of)
        const ids = trips.map(({ row }) => row.id)
        // In one order, so that two such calls never wait for each other.
        if (ids.length > 0)
          await lockRows(tx, tx.selectFrom('bookings').select('id').where('id', 'in', ids).orderBy('id')).execute()
        for (const { row, vehicleId, driverId } of trips) {
          const wanted = { vehicleId, driverId, [COLUMNS[of.owner]]: to, why, tell: true }
          await assign(tx, row.id, wanted, { byName, allows: () => true }, announce, now())
        }
        return trips.map(({ row: { id, reference } }) => ({ id, reference }))
      }),
    )

/** Those that are not over, from the first. */
async function tripsOf(db: Kysely<Schema>, { owner, id, from, until }: HandOverQuery) {
  const rows = await db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.bookingId')
    .selectAll('bookings')
    .select(['vehicleId', 'driverId'])
    .where(COLUMNS[owner], '=', id)
    .where('status', 'in', MANNED)
    .where('assignments.startsAt', '<', istInstant(until, '00:00') + DAY_MS)
    .where('assignments.endsAt', '>=', istInstant(from, '00:00'))
    .orderBy('bookings.startsAt')
    .orderBy('bookings.id')
    .execute()
  return rows.map(({ vehicleId, driverId, ...row }) => ({ row, vehicleId, driverId }))
}
