import type { BookingStatus } from 'shared-api/contract'
import { dayAfter, istDay } from 'shared-api/india'
import type { Staff, Trip, World } from '../world.ts'
import { type Act, kindsOf, often, reading } from './kinds.ts'
import { keepTrip, personOf, tripDetails } from './visitor.ts'

/** Somebody of the desk. */
export const staffOf = ({ chance, staff }: World): Staff => chance.pick(staff)

type OnTrip = (world: World, trip: Trip, staff: Staff) => Promise<unknown>

/** Does something with one of the trips, as somebody of the desk: mostly with one that has come to one of these, where any has. */
export const withTrip =
  (act: OnTrip, ...statuses: BookingStatus[]): Act =>
  async (world) => {
    const fits = ({ id }: Trip) => statuses.includes(world.stands.statuses.get(id) ?? 'new')
    const fitting = world.chance.happens(0.85) ? world.trips.filter(fits) : []
    const trip = world.chance.choose(fitting.length > 0 ? fitting : world.trips.slice(-30))
    if (trip) await act(world, trip, staffOf(world))
  }

const stepTo = (to: string, from: BookingStatus[], more: object = {}) =>
  withTrip(
    (world, { id }, staff) => {
      const tell = world.chance.happens(0.8)
      return world.post(staff, `bookings/${id}/state`, { to, reason: 'As agreed', tell, ...more })
    },
    ...from,
  )

const OPEN: BookingStatus[] = ['new', 'confirmed', 'assigned']
const COMING: BookingStatus[] = ['confirmed', 'assigned', 'arrived']
const DRIVING: BookingStatus[] = ['assigned', 'on the way', 'arrived', 'started']

async function bookByPhone(world: World) {
  const { mark: _mark, ...person } = personOf(world.nth)
  const body = { bookingDetails: { ...tripDetails(world), ...person } }
  const { status, json } = await world.post(staffOf(world), 'bookings', body)
  if (status === 200) keepTrip(world, json.booking, json.tripLink).bySite = false
}

/** Two trips of a phone call for one vehicle: whoever presses first has it. */
async function assign(world: World, trip: Trip, staff: Staff) {
  const { chance } = world
  const { status, json } = await world.get(staff, `bookings/${trip.id}/free`)
  if (status !== 200) return
  const vehicles: { id: string; inTheWay: object[] }[] = json.vehicles
  // The desk takes mostly what is free, and at times tries what is not.
  const isFree = ({ inTheWay }: { inTheWay: object[] }) => inTheWay.length === 0
  const some = chance.happens(0.7) ? vehicles.filter(isFree) : vehicles
  const free: { id: string; inTheWay: object[] }[] = json.drivers
  const drivers = chance.happens(0.7) ? free.filter(isFree) : free
  if (some.length === 0 || drivers.length === 0) return
  const driver = chance.pick(drivers)
  const body = { vehicleId: chance.pick(some).id, driverId: driver.id, reason: 'Known', why: 'The other one is ill' }
  const made = await world.post(staff, `bookings/${trip.id}/assign`, body)
  const known = world.drivers.find(({ id }) => id === driver.id)
  if (made.status !== 200 || !known) return
  const link = await world.postOnce(staff, `bookings/${trip.id}/drive-link`)
  const token =
    String(link.json?.url ?? '')
      .split('/')
      .at(-1) ?? ''
  world.links.push({ madeBy: world.nth, token, trip, driver: known })
}

async function changeTrip(world: World, trip: Trip, staff: Staff) {
  const { mark: _mark, name, ...person } = { ...personOf(trip.madeBy), ...trip }
  const { mobile, mail } = person
  const bookingDetails = { ...tripDetails(world), name, mobile, mail }
  await world.put(staff, `bookings/${trip.id}/trip`, { bookingDetails })
}

const line = ({ chance }: World) =>
  chance.pick([
    { code: 'discount', amount: -chance.between(50, 700), note: 'Known to us' },
    { code: 'toll', amount: 665, taxable: false, note: 'NH 38' },
    { code: 'other', amount: 333.33, note: 'A stop more' },
    { code: 'discount', amount: -500, origin: 'agreed', note: 'As agreed' },
  ])

/** A quotation for somebody who asked, mostly sent. */
async function quote(world: World) {
  const staff = staffOf(world)
  const { json } = await world.get(staff, 'enquiries')
  const enquiry = world.chance.pick([...(json?.enquiries ?? []), null])
  if (!enquiry) return
  const lines = [
    { what: 'Cab with driver', quantity: 2, rate: 4500 },
    { what: 'For coming again', quantity: 1, rate: -300 },
  ]
  const validUntil = dayAfter(istDay(world.clock.now), 5)
  const input = { bookingDetails: tripDetails(world), lines, validUntil }
  const made = await world.postOnce(staff, `enquiries/${enquiry._id}/quotations`, input)
  const id = made.json?.quotation?._id
  if (made.status !== 200 || world.chance.happens(0.2)) return
  await world.post(staff, `quotations/${id}/send`)
  const link = await world.postOnce(staff, `quotations/${id}/link`)
  const token =
    String(link.json?.url ?? '')
      .split('/')
      .at(-1) ?? ''
  if (link.status === 200)
    world.offers.push({ madeBy: world.nth, token, mark: enquiry.name.split(' ')[0], mobile: enquiry.phone.slice(-10) })
}

async function answer(world: World) {
  const staff = staffOf(world)
  const { json } = await world.get(staff, 'enquiries?status=new')
  const [enquiry] = json?.enquiries ?? []
  if (enquiry)
    await world.post(staff, `enquiries/${enquiry._id}/answers`, { subject: 'Your trip', text: 'It costs 9,000.' })
}

async function handOver(world: World) {
  const staff = staffOf(world)
  const [from, until] = [istDay(world.clock.now), dayAfter(istDay(world.clock.now), 6)]
  const driver = world.chance.pick(world.drivers)
  const query = new URLSearchParams({ owner: 'driver', id: driver.id, from, until })
  const { status, json } = await world.get(staff, `hand-over?${query}`)
  const choice = json?.choices?.find(({ inTheWay }: { inTheWay: object[] }) => inTheWay.length === 0)
  if (status === 200 && choice && json.trips.length > 0)
    await world.post(staff, 'hand-over', { owner: 'driver', id: driver.id, from, until, to: choice.id, why: 'Ill' })
}

const PAGES = [
  'desk/summary',
  'bookings',
  'bookings?status=new',
  'enquiries',
  'to-look-at',
  'documents',
  'drivers/cash',
]

/** What clerks and owners do with trips and those who ask. */
export const DESK = kindsOf({
  'look at the desk': reading(3, async (world) => {
    const day = istDay(world.clock.now)
    const board = [`board?from=${day}&to=${dayAfter(day, 6)}`, `board/plan?day=${day}`, `books/day?day=${day}`]
    const { status, text } = await world.get(staffOf(world), world.chance.pick([...PAGES, ...board]))
    if (![200, 401].includes(status)) throw new Error(`a page of the desk answers ${status}: ${text}`)
  }),
  'book by phone': often(4, bookByPhone),
  confirm: often(12, stepTo('confirmed', ['new'])),
  assign: often(14, withTrip(assign, 'confirmed', 'on the way')),
  'call off': often(2, stepTo('cancelled', OPEN, { charge: true })),
  'nobody came': often(1, stepTo('no show', COMING, { charge: true })),
  'take a step for the driver': often(
    10,
    withTrip(
      async (world, trip, staff) => {
        const { json } = await world.get(staff, `bookings/${trip.id}`)
        const next = { assigned: 'on the way', 'on the way': 'arrived', arrived: 'started', started: 'ended' }
        const to = next[json?.booking?.status as keyof typeof next]
        if (to) await world.post(staff, `bookings/${trip.id}/state`, { to, early: world.chance.happens(0.5) })
      },
      ...DRIVING,
    ),
  ),
  complete: often(4, stepTo('completed', ['ended'])),
  'change the trip': often(3, withTrip(changeTrip, ...OPEN)),
  'change its price': often(
    3,
    withTrip(
      (world, { id }, staff) => world.put(staff, `bookings/${id}/fare-lines`, { lines: [line(world)] }),
      ...OPEN,
    ),
  ),
  'write a note': withTrip((world, { id }, staff) =>
    world.patch(staff, `bookings/${id}`, { note: `Seen by ${staff.mark}` }),
  ),
  'close a driver’s link': withTrip((world, { id }, staff) => world.call(staff, 'DELETE', `bookings/${id}/drive-link`)),
  'make the bill': often(
    5,
    withTrip(
      async (world, { id }, staff) => {
        const { status, json } = await world.get(staff, `bookings/${id}/bill`)
        if (status !== 200) return
        const lines = json.bill.input.lines.map(
          ({ code, amount, taxable, note, basis, origin }: Record<string, unknown>) => ({
            ...{ code, amount, taxable, note, basis, origin },
          }),
        )
        await world.put(staff, `bookings/${id}/bill`, { ...json.bill.input, lines, why: 'As driven' })
      },
      'ended',
      'completed',
    ),
  ),
  'settle a cost': withTrip(async (world, { id }, staff) => {
    const { json } = await world.get(staff, `bookings/${id}`)
    const waiting = json?.booking?.driving?.expenses?.find(({ outcome }: { outcome: string }) => outcome === 'waiting')
    if (waiting) await world.post(staff, `bookings/${id}/expenses/${waiting.id}`, { accept: world.chance.happens(0.5) })
  }),
  'two clerks, one vehicle': reading(3, async (world) => {
    const [one, other] = [world.chance.choose(world.trips.slice(-30)), world.chance.choose(world.trips.slice(-30))]
    if (!one || !other) return
    const body = { vehicleId: world.chance.pick(world.vehicles).id, driverId: world.chance.pick(world.drivers).id }
    await Promise.all(
      [one, other].map(({ id }) =>
        world.postOnce(staffOf(world), `bookings/${id}/assign`, { ...body, reason: 'Known', why: 'Ill' }),
      ),
    )
  }),
  'give trips to another': handOver,
  'write a quotation': often(4, quote),
  'answer an enquiry': answer,
  'send a mail again': async (world) => {
    const query = world.app.database.db.selectFrom('outbox').select(['id', 'messageId']).where('state', '=', 'failed')
    const failed = await query.executeTakeFirst()
    if (!failed) return
    await world.postOnce(staffOf(world), `outbox/${failed.id}/retry`)
    // The desk causes it now.
    world.byVisitors.delete(failed.messageId)
  },
})
