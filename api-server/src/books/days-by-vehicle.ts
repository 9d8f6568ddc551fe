import type { Kysely } from 'kysely'
import { STEP } from 'shared-api/contract'
import { DAY_MS, IST_OFFSET_MS } from 'shared-api/india'
import type { Schema } from '../platform/database/schema.ts'
import type { Span } from './period.ts'

type Vehicle = { id: string; name: string; days: number }

/** The days of a span on which each vehicle is on a trip; of those that are `named`, also where there is none. */
export async function daysByVehicle(db: Kysely<Schema>, { from, to }: Span, named: Set<string>): Promise<Vehicle[]> {
  const assigned = await db
    .selectFrom('assignments')
    .select(['vehicleId', 'startsAt', 'endsAt'])
    .where('endsAt', '>', from)
    .where('startsAt', '<', to)
    .execute()
  const left = await db
    .selectFrom('earlierLegs')
    .select(['vehicleId', 'startsAt', 'endsAt'])
    // One that never set out was not on the road.
    .where('status', '!=', STEP.assign)
    .where('endsAt', '>', from)
    .where('startsAt', '<', to)
    .execute()
  const rows = [...assigned, ...left]
  const names = await namesOf(db)
  const days = new Map([...named].map((id) => [id, new Set<number>()]))
  for (const { vehicleId, startsAt, endsAt } of rows) {
    const own = days.get(vehicleId) ?? new Set()
    const last = dayOf(Math.min(endsAt, to) - 1)
    for (let day = dayOf(Math.max(startsAt, from)); day <= last; day++) own.add(day)
    days.set(vehicleId, own)
  }
  return [...days]
    .map(([id, own]) => ({ id, name: names.get(id) ?? '', days: own.size }))
    .sort((one, other) => other.days - one.days || (one.name < other.name ? -1 : 1))
}

/** The plate of each vehicle; its cab until the desk has entered one. */
async function namesOf(db: Kysely<Schema>): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('vehicles')
    .innerJoin('cabs', 'cabs.id', 'vehicles.cabId')
    .select(['vehicles.id', 'registration', 'brand', 'carModel'])
    .execute()
  return new Map(rows.map(({ id, registration, brand, carModel }) => [id, registration ?? `${brand} ${carModel}`]))
}

/** Days since 1970 in India, of an instant in ms. */
const dayOf = (instant: number) => Math.floor((instant + IST_OFFSET_MS) / DAY_MS)
