import type { FastifyInstance } from 'fastify'
import { comesBack, istInstant } from 'shared-api/contract'
import { cityRoutes } from 'shared-api/geography/city-routes'
import { DAY_MS, dayAfter } from 'shared-api/india'
import { expect, it } from 'vitest'
import { newId, newReference } from '../../platform/ids.ts'
import { BY_DESK, bookConfirmed, insertCab, NOON } from '../../testing/bookings.ts'
import { eachEngine } from '../../testing/engines.ts'
import { insertDriver, insertVehicle } from '../../testing/fleet.ts'
import { numbersOf } from '../../testing/random-trip.ts'

const CASES = process.env.NIGHTLY ? 10_000 : 40
const TRIPS = 60
const DAYS = 4
const FIRST_DAY = '2026-12-24'
const HOUR_MS = 3_600_000
const RULES = { base: 'tn-chennai', waitHours: 12 }
const BASES = ['tn-madurai', 'ka-bengaluru', null]

eachEngine('the free list and the plan', (engine) => {
  it(`propose nothing that an assignment refuses, in ${CASES} cases`, { timeout: 1_200_000 }, async () => {
    const next = numbersOf(1)
    const app = await engine.app({ RATE_LIMIT: 'off' }, { now: () => NOON })
    await makeFleet(app, next)
    const refused: string[] = []
    const taken = new Set<string>()
    let cases = 0
    const assign = async (id: string, vehicleId: string, driverId: string, by: string) => {
      cases += 1
      taken.add(id)
      const said = (error: Error) => void refused.push(`${cases}, ${by}: ${error.message}`)
      await app.bookings.assign(id, { vehicleId, driverId, tell: false }, BY_DESK).catch(said)
    }
    const fromFree = async (id: string) => {
      const { vehicles, drivers } = await app.bookings.free(id, RULES)
      const [vehicle, driver] = [vehicles[0], drivers[0]]
      if (vehicle?.inTheWay.length === 0 && driver?.inTheWay.length === 0)
        await assign(id, vehicle.id, driver.id, 'free list')
    }
    const fromPlan = async () => {
      const day = dayAfter(FIRST_DAY, Math.floor(next() * DAYS))
      for (const { _id, vehicle, driver } of (await app.bookings.plan(day, RULES)).trips)
        if (vehicle && driver) await assign(_id, vehicle.id, driver.id, `plan of ${day}`)
    }
    while (cases < CASES) {
      const ids = await makeTrips(app, next)
      for (const id of ids) {
        if (!taken.has(id)) await fromFree(id)
        if (next() < 0.05) await fromPlan()
        const other = ids[Math.floor(next() * ids.length)] ?? id
        if (next() < 0.3 && taken.delete(other))
          await app.bookings.takeStep(other, { to: 'confirmed', tell: false }, BY_DESK)
      }
    }
    expect(refused).toEqual([])
  })
})

/** Twelve vehicles of two cabs and ten drivers: some off duty, without a number, or with papers that end on these days. */
async function makeFleet(app: FastifyInstance, next: () => number) {
  const cabs = [await insertCab(app), await insertCab(app, { seats: 4 })]
  const paper = async (owner: { vehicleId: string | null; driverId: string | null }, kind: 'permit' | 'badge') => {
    const lastDay = dayAfter(FIRST_DAY, Math.floor(next() * 3 * DAYS) - 1)
    await app.database.db
      .insertInto('papers')
      .values({ ...owner, id: newId(), kind, number: '', lastDay })
      .execute()
  }
  for (let nth = 0; nth < 12; nth++) {
    const registration = nth === 0 ? null : `TN 01 AB ${1000 + nth}`
    const part = { registration, enabled: nth === 1 ? 0 : 1, base: BASES[nth % 3] ?? null } as const
    const vehicleId = await insertVehicle(app, cabs[nth % 2] ?? '', part)
    if (next() < 0.5) await paper({ vehicleId, driverId: null }, 'permit')
  }
  for (let nth = 0; nth < 10; nth++) {
    const driverId = await insertDriver(app, { name: `Driver ${nth}`, mobile: `+91984001${1000 + nth}` })
    if (next() < 0.5) await paper({ vehicleId: null, driverId }, 'badge')
  }
}

/** In place of those before, confirmed trips on likely routes, copied from one that was booked. */
async function makeTrips(app: FastifyInstance, next: () => number): Promise<string[]> {
  const { db } = app.database
  await db.deleteFrom('bookings').execute()
  const booked = await bookConfirmed(app)
  const row = await db.selectFrom('bookings').selectAll().where('id', '=', booked).executeTakeFirstOrThrow()
  const routes = cityRoutes()
  const cabs = await db.selectFrom('vehicles').select('cabId').distinct().execute()
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]
  const trips = Array.from({ length: TRIPS }, () => {
    const startsAt = istInstant(FIRST_DAY, '00:00') + Math.floor(next() * DAYS * 24) * HOUR_MS
    const tripType = pick(['Drop Trip', 'Outstation', 'Local Trip'] as const) ?? 'Drop Trip'
    const { from = '', to = '' } = pick(routes) ?? {}
    const endsAt = startsAt + (comesBack(tripType) ? Math.floor(next() * 2 * DAY_MS) : 6 * HOUR_MS)
    return {
      ...{ ...row, id: newId(), reference: newReference('TT'), tripType, fromCity: from, toCity: to, startsAt, endsAt },
      ...{ cabId: pick(cabs)?.cabId ?? '', numberOfPersons: 1 + Math.floor(next() * 7) },
    }
  })
  await db.insertInto('bookings').values(trips).execute()
  return trips.map(({ id }) => id)
}
