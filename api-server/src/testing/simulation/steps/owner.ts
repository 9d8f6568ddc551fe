import { dayAfter, istDay } from 'shared-api/india'
import { markOf } from '../checks/leaks.ts'
import { kindsOf, often, reading } from './kinds.ts'

const SETTINGS = [
  { advanceConfirms: true },
  { advanceConfirms: false },
  { driversCollect: true },
  { graceMinutes: 0 },
  { clerkLimits: { discount: 400, refund: 2000, creditNote: 300 } },
  { clerkLimits: null },
  { returnPercent: 20 },
]
const EXPORTS = ['bookings.csv', 'enquiries.csv', 'exports/payments']

/** What owners change: settings, the fleet, staff, and what the law asks of them. */
export const OWNER = kindsOf({
  'change a setting': often(2, ({ patch, owner, chance }) => patch(owner, 'settings', chance.pick(SETTINGS))),
  'add a driver': async (world) => {
    const mark = markOf('D', world.nth)
    const mobile = `93640${10_000 + (world.nth % 90_000)}`
    const body = { name: `${mark} Raj`, mobile, licence: `TN01 2011${1_000_000 + world.nth}` }
    const { status, json } = await world.post(world.owner, 'drivers', body)
    if (status === 200) world.drivers.push({ madeBy: world.nth, id: json.driver.id, mark, mobile })
  },
  'send a vehicle to service': ({ patch, owner, chance, vehicles, clock }) => {
    const [firstDay, lastDay] = [0, 1].map((days) => dayAfter(istDay(clock.now), chance.between(1, 4) + days))
    const absences = [{ kind: 'service', firstDay, lastDay }].filter(() => (firstDay ?? '') <= (lastDay ?? ''))
    return patch(owner, `vehicles/${chance.pick(vehicles).id}`, { absences })
  },
  'vehicle off or on': ({ patch, owner, chance, vehicles }) =>
    patch(owner, `vehicles/${chance.pick(vehicles).id}`, { enabled: chance.happens(0.7) }),
  export: reading(1, ({ get, owner, chance }) => get(owner, chance.pick(EXPORTS))),
  'erase a person': often(0.3, async ({ post, owner, chance, trips, erased }) => {
    const trip = chance.choose(trips.slice(0, 5))
    if (!trip) return
    const { status } = await post(owner, 'personal-data/erase', { mail: trip.mail })
    if (status === 200) erased.add(trip.mail)
  }),
  'what staff did': reading(1, ({ get, owner }) => get(owner, 'activity')),
})
