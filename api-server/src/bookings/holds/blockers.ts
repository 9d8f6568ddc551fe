import type { Kysely } from 'kysely'
import { type Blocker, isAssigned, isBooked, isForDeskToJudge } from 'shared-api/contract'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'
import { type Refusal, refusal } from '../../texts/refusal.ts'
import { lockBoth } from '../steps/assignments.ts'
import { cabFull } from '../steps/steps.ts'
import { freeFor } from './free.ts'
import { refusalOf } from './way-refusals.ts'

/** What decides whether vehicle and driver fit. */
const FITTED = ['startsAt', 'endsAt', 'tripType', 'fromCity', 'toCity', 'numberOfPersons', 'cabId'] as const
/** What decides whether a cab is free. */
const HELD = ['startsAt', 'endsAt', 'cabId'] as const

/** What keeps a changed booking from its cab, and from its vehicle and driver. */
export type Blockers = { cab: Refusal[]; assignment: Refusal[] }

/**
 * What keeps a changed booking from its cab, and from its vehicle and driver. Of what is
 * in the way of the earlier trip already, papers and permits do not count again: the desk gave a reason then.
 */
export async function blockersOf(tx: Kysely<Schema>, before: BookingRow, after: BookingRow): Promise<Blockers> {
  if (isBooked(before.status) && differ(before, after, HELD)) return { cab: await fullOf(tx, after), assignment: [] }
  if (!isAssigned(before.status) || !differ(before, after, FITTED)) return { cab: [], assignment: [] }
  const assignment = await assignmentRefusals(tx, before, after)
  return { cab: assignment.length > 0 ? await fullOf(tx, after) : [], assignment }
}

const differ = (one: BookingRow, other: BookingRow, columns: readonly (keyof BookingRow)[]) =>
  columns.some((column) => one[column] !== other[column])

async function assignmentRefusals(tx: Kysely<Schema>, before: BookingRow, after: BookingRow): Promise<Refusal[]> {
  const { vehicleId, driverId } = await tx
    .selectFrom('assignments')
    .select(['vehicleId', 'driverId'])
    .where('bookingId', '=', before.id)
    .executeTakeFirstOrThrow()
  await lockBoth(tx, vehicleId, driverId)
  const earlier = findBoth(await freeFor(tx, before), vehicleId, driverId)
  const { vehicle, driver } = findBoth(await freeFor(tx, after), vehicleId, driverId)
  const name = vehicle?.registration ?? vehicle?.cab ?? ''
  const isOther = after.cabId !== before.cabId && vehicle?.cabId !== after.cabId
  const full = vehicle && differ(before, after, HELD) ? await fullOf(tx, { ...after, cabId: vehicle.cabId }) : []
  return [
    ...(isOther ? [vehicle ? refusal('other-cab', { name, cab: vehicle.cab }) : refusal('vehicle-gone')] : []),
    ...newWays(vehicle?.inTheWay, earlier.vehicle?.inTheWay).map((way) => refusalOf(name, way)),
    ...newWays(driver?.inTheWay, earlier.driver?.inTheWay).map((way) => refusalOf(driver?.name ?? '', way)),
    ...full,
  ]
}

const fullOf = async (tx: Kysely<Schema>, booking: BookingRow) =>
  [await cabFull(tx, booking)].filter((one) => one !== null)

const findBoth = ({ vehicles, drivers }: Awaited<ReturnType<typeof freeFor>>, vehicleId: string, driverId: string) => ({
  vehicle: vehicles.find(({ id }) => id === vehicleId),
  driver: drivers.find(({ id }) => id === driverId),
})

const newWays = (now: readonly Blocker[] = [], earlier: readonly Blocker[] = []) =>
  now.filter((way) => !isForDeskToJudge(way) || !earlier.some((known) => JSON.stringify(known) === JSON.stringify(way)))
