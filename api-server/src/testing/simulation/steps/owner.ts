import { dayAfter, istDay } from 'shared-api/india'
import { markOf } from '../checks/leaks.ts'
import type { Staff, World } from '../world.ts'
import { type Act, kindsOf, often, reading } from './kinds.ts'

const asOwner =
  (act: (world: World, owner: Staff) => Promise<unknown>): Act =>
  async (world) => {
    const owner = world.staff.find(({ isOwner }) => isOwner)
    if (owner) await act(world, owner)
  }

const SETTINGS = [
  { advanceConfirms: true },
  { advanceConfirms: false },
  { driversCollect: true },
  { graceMinutes: 0 },
  { clerkLimits: { discount: 400, refund: 2000, creditNote: 300 } },
  { clerkLimits: null },
  { returnPercent: 20 },
]

/** What owners change: settings, the fleet, staff, and what the law asks of them. */
export const OWNER = kindsOf({
  'change a setting': often(
    2,
    asOwner((world, owner) => world.patch(owner, 'settings', world.chance.pick(SETTINGS))),
  ),
  'add a driver': asOwner(async (world, owner) => {
    const mark = markOf('D', world.nth)
    const mobile = `93640${10_000 + (world.nth % 90_000)}`
    const body = { name: `${mark} Raj`, mobile, licence: `TN01 2011${1_000_000 + world.nth}` }
    const { status, json } = await world.post(owner, 'drivers', body)
    if (status === 200) world.drivers.push({ madeBy: world.nth, id: json.driver.id, mark, mobile })
  }),
  'send a vehicle to service': asOwner((world, owner) => {
    const [firstDay, lastDay] = [0, 1].map((days) =>
      dayAfter(istDay(world.clock.now), world.chance.between(1, 4) + days),
    )
    const absences = [{ kind: 'service', firstDay, lastDay }].filter(() => (firstDay ?? '') <= (lastDay ?? ''))
    return world.patch(owner, `vehicles/${world.chance.pick(world.vehicles).id}`, { absences })
  }),
  'vehicle off or on': asOwner((world, owner) =>
    world.patch(owner, `vehicles/${world.chance.pick(world.vehicles).id}`, { enabled: world.chance.happens(0.7) }),
  ),
  export: reading(
    1,
    asOwner((world, owner) =>
      world.get(owner, world.chance.pick(['bookings.csv', 'enquiries.csv', 'exports/payments'])),
    ),
  ),
  'erase a person': often(
    0.3,
    asOwner(async (world, owner) => {
      const trip = world.chance.choose(world.trips.slice(0, 5))
      if (trip) await world.post(owner, 'personal-data/erase', { mail: trip.mail })
    }),
  ),
  'what staff did': reading(
    1,
    asOwner((world, owner) => world.get(owner, 'activity')),
  ),
})
