import type { Kysely } from 'kysely'
import type { InTheWay, TripChangeReply } from 'shared-api/contract'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'
import { lockBoth } from '../steps/assignments.ts'
import { cabFullText } from '../steps/steps.ts'
import { freeFor } from './free.ts'
import { inTheWayText } from './way-texts.ts'

/** What decides whether vehicle and driver fit. */
const FITTED = ['startsAt', 'endsAt', 'tripType', 'fromCity', 'toCity', 'numberOfPersons', 'cabId'] as const
/** What decides whether a cab is free. */
const HELD = ['startsAt', 'endsAt', 'cabId'] as const

/**
 * What keeps a changed booking from its cab, and from its vehicle and driver, in words; null where nothing does. Of what is
 * in the way of the earlier trip already, papers do not count again: the desk gave a reason then.
 */
export async function inTheWayOfChange(
  tx: Kysely<Schema>,
  before: BookingRow,
  after: BookingRow,
): Promise<TripChangeReply['inTheWay']> {
  if (before.status === 'confirmed' && differ(before, after, HELD))
    return { cab: await cabFullText(tx, after), assignment: null }
  if (before.status !== 'assigned' || !differ(before, after, FITTED)) return { cab: null, assignment: null }
  const texts = await assignmentTexts(tx, before, after)
  if (texts.length === 0) return { cab: null, assignment: null }
  return { cab: await cabFullText(tx, after), assignment: texts.join(' ') }
}

const differ = (one: BookingRow, other: BookingRow, columns: readonly (keyof BookingRow)[]) =>
  columns.some((column) => one[column] !== other[column])

async function assignmentTexts(tx: Kysely<Schema>, before: BookingRow, after: BookingRow): Promise<string[]> {
  const { vehicleId, driverId } = await tx
    .selectFrom('assignments')
    .select(['vehicleId', 'driverId'])
    .where('bookingId', '=', before.id)
    .executeTakeFirstOrThrow()
  await lockBoth(tx, vehicleId, driverId)
  const earlier = findBoth(await freeFor(tx, before), vehicleId, driverId)
  const { vehicle, driver } = findBoth(await freeFor(tx, after), vehicleId, driverId)
  const name = vehicle?.registration ?? vehicle?.cab ?? 'The vehicle'
  const isOther = after.cabId !== before.cabId && vehicle?.cabId !== after.cabId
  const full = vehicle && differ(before, after, HELD) ? await cabFullText(tx, { ...after, cabId: vehicle.cabId }) : null
  return [
    ...(isOther ? [`${name} is a ${vehicle?.cab ?? 'vehicle that is gone'}.`] : []),
    ...newWays(vehicle?.inTheWay, earlier.vehicle?.inTheWay).map((way) => inTheWayText(name, way)),
    ...newWays(driver?.inTheWay, earlier.driver?.inTheWay).map((way) => inTheWayText(driver?.name ?? '', way)),
    ...(full === null ? [] : [full]),
  ]
}

const findBoth = ({ vehicles, drivers }: Awaited<ReturnType<typeof freeFor>>, vehicleId: string, driverId: string) => ({
  vehicle: vehicles.find(({ id }) => id === vehicleId),
  driver: drivers.find(({ id }) => id === driverId),
})

const newWays = (now: readonly InTheWay[] = [], earlier: readonly InTheWay[] = []) =>
  now.filter((way) => way.code !== 'paper' || !earlier.some((known) => JSON.stringify(known) === JSON.stringify(way)))
