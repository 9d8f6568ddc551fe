import { SETTINGS, TARIFF } from '../../../../tests/second-company/settings.ts'
import { insertCab } from '../bookings.ts'
import { insertAccount, logInAs } from '../desk.ts'
import { insertDriver, insertVehicle } from '../fleet.ts'
import type { Chance } from './chance.ts'
import { markOf } from './checks/leaks.ts'
import type { World } from './world.ts'

/** A company of a seed: what it starts with, and what of its server is its own. */
export type Company = {
  /** On a new database, with the demonstration's data, or as the second company is. */
  like: 'first' | 'demonstration' | 'second'
  vehicles: number
  drivers: number
  clerks: number
  prefix: string
  mailPerHour: number
  advanceConfirms: boolean
}

export const companyOf = (chance: Chance): Company => ({
  like: chance.pick(['first', 'first', 'second', 'second', 'demonstration']),
  vehicles: chance.between(3, 10),
  drivers: chance.between(3, 8),
  clerks: chance.between(1, 3),
  prefix: chance.pick(['INV', 'TT', 'THEN', 'A1B', '25', 'VC']),
  mailPerHour: chance.pick([4, 8, 300]),
  advanceConfirms: chance.happens(0.4),
})

const CLASSES = ['sedan', 'suv', 'muv', 'premium-muv'] as const
const SEASONS = [{ from: '2026-11-05', to: '2026-11-10', percent: 15 }]

/** Founds it on a server that has just started. */
export async function found(world: World, company: Company): Promise<void> {
  const { app } = world
  const own = { prefix: company.prefix }
  const gst = company.like === 'second' ? { ...SETTINGS.gst, ...own } : { gstin: '33AABCT1332L1ZL', ...own }
  for (let nth = 0; nth <= company.clerks; nth++) await hire(world, nth)
  const owner = world.staff[0]
  if (!owner) throw new Error('a company has an owner')
  const second = company.like === 'second' ? { ...SETTINGS, holidays: [] } : {}
  const settings = { ...second, gst, upi: 'company@examplebank', advanceConfirms: company.advanceConfirms }
  const reply = await world.patch(owner, 'settings', settings)
  if (reply.status !== 200) throw new Error(`settings were refused: ${reply.text}`)
  if (company.like === 'second') {
    const { tariff } = (await world.post(owner, 'tariffs', { ...TARIFF, seasons: SEASONS })).json
    await world.post(owner, `tariffs/${tariff.id}/in-force`, { from: '2026-11-02' })
  }
  for (const [nth, cabClass] of CLASSES.entries())
    world.cabs.push({ madeBy: -nth - 1, id: await insertCab(app, { cabClass }) })
  for (let nth = 0; nth < company.vehicles; nth++) {
    const registration = `TN 58 Z ${7000 + nth}`
    const cab = world.cabs[nth % world.cabs.length]
    world.vehicles.push({ madeBy: -nth - 1, id: await insertVehicle(app, cab?.id ?? '', { registration }) })
  }
  for (let nth = 0; nth < company.drivers; nth++) {
    const [mark, mobile] = [markOf('D', -nth - 1), `93649${10_000 + nth}`]
    const id = await insertDriver(app, { name: `${mark} Raj`, mobile: `+91${mobile}` })
    world.drivers.push({ madeBy: -nth - 1, id, mark, mobile })
  }
}

async function hire(world: World, nth: number) {
  const mark = markOf('K', nth)
  const id = await insertAccount(world.app, nth === 0 ? 'owner' : 'clerk', `${mark} Desk`)
  const cookie = await logInAs(world.app, id)
  world.staff.push({ madeBy: -nth - 1, id, mark, isOwner: nth === 0, rank: 'staff', knows: [], cookie })
}

/** Everybody of the desk logs in, in the morning. */
export async function logInAll({ app, staff }: World): Promise<void> {
  for (const one of staff) one.cookie = await logInAs(app, one.id)
}
