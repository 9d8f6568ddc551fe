import { type BookingStatus, HOLDING, nextStatuses } from 'shared-api/contract'
import { wayBetween } from 'shared-api/geography/roads'
import { HOUR } from '../plan.ts'
import type { World } from '../world.ts'

/** What is wrong with trips: acknowledged and not stored, stored and not acknowledged, taken steps, vehicles at two places. */
export const wrongTrips = async (world: World): Promise<string[]> => [
  ...(await wrongBookings(world)),
  ...(await wrongSteps(world)),
  ...(await wrongFees(world)),
  ...(await overlaps(world)),
]

async function wrongBookings({ app, trips, before }: World): Promise<string[]> {
  const rows = await app.database.db.selectFrom('bookings').select(['id', 'reference']).execute()
  const own = rows.filter(({ id }) => !before.bookings.has(id)).map(({ reference }) => reference)
  const known = new Set(trips.map(({ reference }) => reference))
  const twice = own.length - new Set(own).size
  return [
    ...(twice > 0 ? [`${twice} references are given twice`] : []),
    ...[...known]
      .filter((reference) => !own.includes(reference))
      .map((one) => `${one} was acknowledged, and is not stored`),
    ...own.filter((reference) => !known.has(reference)).map((one) => `${one} is stored, and nobody was told of it`),
  ]
}

/** Steps since the last look that may not follow the one before, whoever took them. */
async function wrongSteps({ app, stands }: World): Promise<string[]> {
  const { db } = app.database
  const bookings = await db.selectFrom('bookings').select(['id', 'reference', 'status']).execute()
  const history = await db.selectFrom('bookingHistory').select(['id', 'bookingId', 'status']).execute()
  const news = Map.groupBy(
    history.filter(({ id }) => !stands.seen.has(id)),
    ({ bookingId }) => bookingId,
  )
  for (const { id } of history) stands.seen.add(id)
  return bookings.flatMap(({ id, reference, status }) => {
    const before = stands.statuses.get(id)
    stands.statuses.set(id, status)
    const steps = (news.get(id) ?? []).map((one) => one.status)
    return before === undefined || leads(before, status, steps)
      ? []
      : [`${reference} went from ${before} to ${status} by ${steps}`]
  })
}

/** Whether these steps, in some order, lead from one status to another. Another driver is noted as one, too. */
function leads(from: BookingStatus, to: BookingStatus, steps: readonly BookingStatus[]): boolean {
  if (steps.length === 0) return from === to
  return steps.some((step, at) => {
    const rest = steps.toSpliced(at, 1)
    const stays = step === from || step === 'assigned' ? leads(from, to, rest) : false
    return stays || (nextStatuses(from).includes(step) && leads(step, to, rest))
  })
}

/** Nothing is charged for what nobody had confirmed. */
async function wrongFees({ app, trips }: World): Promise<string[]> {
  const { db } = app.database
  const charged = await db.selectFrom('bookings').select(['id', 'reference']).where('feePaise', '>', 0).execute()
  if (charged.length === 0) return []
  const confirmed = await db
    .selectFrom('bookingHistory')
    .select('bookingId')
    .where('status', '=', 'confirmed')
    .execute()
  const known = new Set(confirmed.map(({ bookingId }) => bookingId))
  const bySite = new Set(trips.filter((trip) => trip.bySite).map(({ id }) => id))
  return charged
    .filter(({ id }) => bySite.has(id) && !known.has(id))
    .map(({ reference }) => `${reference} costs a fee, though nobody had confirmed it`)
}

/** Vehicles and drivers that are to be at two places, or have less than an hour or the way between. */
async function overlaps({ app }: World): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.bookingId')
    .select(['reference', 'vehicleId', 'driverId', 'assignments.startsAt', 'assignments.endsAt'])
    .select(['tripType', 'fromCity', 'toCity', 'status'])
    .where('status', 'in', HOLDING)
    // Who drives on past the planned end, in another vehicle, holds nothing more.
    .whereRef('assignments.endsAt', '>', 'assignments.startsAt')
    .orderBy('assignments.startsAt')
    .execute()
  return (['vehicleId', 'driverId'] as const).flatMap((what) =>
    [...Map.groupBy(rows, (row) => row[what]).values()].flatMap((own) =>
      own.flatMap((one, at) => {
        const next = own[at + 1]
        const end = one.tripType === 'Drop Trip' ? one.toCity : one.fromCity
        // Whoever takes over on the way starts elsewhere.
        const isWhole = next?.status === 'assigned' && one.status === 'assigned'
        const way = isWhole ? wayBetween(end, next.fromCity).minutes * 60_000 : 0
        return next && next.startsAt < one.endsAt + Math.max(HOUR, way - 60_000)
          ? [`${one.reference} and ${next.reference} have the same ${what === 'driverId' ? 'driver' : 'vehicle'}`]
          : []
      }),
    ),
  )
}
