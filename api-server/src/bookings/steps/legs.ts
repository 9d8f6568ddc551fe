import type { Kysely } from 'kysely'
import { type AssignTrip, comesBack, type EarlierLeg, isStart } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import type { AssignmentRow, BookingRow, EarlierLegRow, Schema } from '../../platform/database/schema.ts'
import { invalid } from '../../platform/http/problems.ts'
import { newId } from '../../platform/ids.ts'
import { isoOf } from '../../platform/time.ts'

/** A trip as who takes over drives it from a moment on (ms): once it has started, from where the first is left to its end. */
export function restOf<Trip extends BookingRow>(trip: Trip, now: number, city?: string): Trip {
  const startsAt = Math.max(now, trip.startsAt)
  const rest = { ...trip, startsAt, endsAt: Math.max(trip.endsAt, startsAt) }
  if (!isStart(trip.status)) return rest
  const toCity = comesBack(trip.tripType) ? trip.fromCity : trip.toCity
  return { ...rest, tripType: 'Drop Trip', fromCity: city ?? trip.fromCity, toCity }
}

type Left = Pick<AssignTrip, 'city' | 'closingKm'> & { keepsVehicle: boolean; at: number }

/**
 * Keeps who drove a trip until `at` (ms), with times, km and waiting; costs on the way stay theirs. Throws AppError 400 for an
 * odometer that went backwards.
 */
export async function leaveLeg(
  tx: Kysely<Schema>,
  { id: bookingId, status }: BookingRow,
  { vehicleId, driverId, startsAt }: AssignmentRow,
  { city, closingKm, keepsVehicle, at }: Left,
): Promise<void> {
  const driving = await tx.selectFrom('driving').selectAll().where('bookingId', '=', bookingId).executeTakeFirst()
  const { openingKm = null, waitingMinutes = null } = driving ?? {}
  if (openingKm !== null && closingKm !== undefined && closingKm < openingKm)
    throw invalid([{ path: 'closingKm', code: 'below-opening', params: { km: openingKm } }])
  const km = { openingKm, closingKm: closingKm ?? driving?.closingKm ?? null }
  await tx
    .insertInto('earlierLegs')
    .values({
      ...{ id: newId(), bookingId, vehicleId, driverId, status, city: city ?? null, waitingMinutes, ...km },
      ...{ startsAt: Math.min(startsAt, at), endsAt: at, keepsVehicle: keepsVehicle ? 1 : 0 },
    })
    .execute()
  await keepCosts(tx, bookingId, driverId)
  // The same vehicle's odometer goes on; another vehicle starts with its own.
  if (keepsVehicle)
    await tx.updateTable('driving').set({ waitingMinutes: null }).where('bookingId', '=', bookingId).execute()
  else await tx.deleteFrom('driving').where('bookingId', '=', bookingId).execute()
}

/** What was paid on the way until now stays that of who drove, whoever drives next. */
export const keepCosts = (tx: Kysely<Schema>, bookingId: string, driverId: string) =>
  tx
    .updateTable('expenses')
    .set({ driverId })
    .where('bookingId', '=', bookingId)
    .where('driverId', 'is', null)
    .execute()

export type Leg = Awaited<ReturnType<typeof legRows>>[number]

/** Who drove these trips before another took over, by the id of the booking, from the first. */
export async function legsOf(db: Kysely<Schema>, bookings: readonly { id: string }[]): Promise<Map<string, Leg[]>> {
  if (bookings.length === 0) return new Map()
  const ids = bookings.map(({ id }) => id)
  return Map.groupBy(await legRows(db, ids), ({ bookingId }) => bookingId)
}

const legRows = (db: Kysely<Schema>, bookingIds: string[]) =>
  db
    .selectFrom('earlierLegs')
    .innerJoin('vehicles', 'vehicles.id', 'earlierLegs.vehicleId')
    .innerJoin('cabs', 'cabs.id', 'vehicles.cabId')
    .innerJoin('drivers', 'drivers.id', 'earlierLegs.driverId')
    .selectAll('earlierLegs')
    .select(['registration', 'brand', 'carModel', 'drivers.name', 'mobile'])
    .where('bookingId', 'in', bookingIds)
    .orderBy('endsAt')
    .orderBy('earlierLegs.id')
    .execute()

/** The same on the wire; money in rupees. */
export const toEarlierLeg = ({ vehicleId, driverId, registration, brand, carModel, ...leg }: Leg): EarlierLeg => ({
  ...{ id: leg.id, status: leg.status, from: isoOf(leg.startsAt), until: isoOf(leg.endsAt) },
  vehicle: { id: vehicleId, registration, cab: `${brand} ${carModel}` },
  driver: { id: driverId, name: leg.name, mobile: leg.mobile },
  ...{ openingKm: leg.openingKm, closingKm: leg.closingKm, waitingMinutes: leg.waitingMinutes },
  share: toRupees(leg.sharePaise),
})

type Odometer = { openingKm: number | null; closingKm: number | null }
const kmOf = ({ openingKm, closingKm }: Odometer) =>
  openingKm === null || closingKm === null ? null : closingKm - openingKm

/** The km that earlier vehicles drove with the traveller; null where one of them is not known. */
export const earlierKm = (legs: readonly EarlierLegRow[]): number | null => sumOfAll(legs.filter(hasOwnKm).map(kmOf))

/** The km of a trip, whatever vehicles drove it; null while one of them is not known. */
export const tripKm = (legs: readonly EarlierLegRow[], last: Odometer | null | undefined): number | null =>
  sumOfAll([...legs.filter(hasOwnKm).map(kmOf), last ? kmOf(last) : null])

const hasOwnKm = ({ status, keepsVehicle }: EarlierLegRow) => isStart(status) && keepsVehicle === 0

const sumOfAll = (km: readonly (number | null)[]) =>
  km.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)

/** The plates of all vehicles that drove the traveller, in order. */
export const platesOf = (legs: readonly Leg[], last: string | null): string | null => {
  const plates = [...legs.filter(({ status }) => isStart(status)).map(({ registration }) => registration), last]
  return [...new Set(plates.filter((plate) => plate !== null))].join(', ') || null
}
