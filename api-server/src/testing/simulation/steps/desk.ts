import type { BookingStatus } from 'shared-api/contract'
import { dayAfter, istDay } from 'shared-api/india'
import type { Staff, Trip, World } from '../world.ts'
import { type Kind, kindsOf, often, reading } from './kinds.ts'
import { keepTrip, personOf, tokenOf, tripDetails } from './visitor.ts'

/** Somebody of the desk. */
export const staffOf = ({ chance, staff }: World): Staff => chance.pick(staff)

type OnTrip = (world: World, trip: Trip, staff: Staff) => Promise<unknown>
export const ANY: BookingStatus[] = []
const OPEN: BookingStatus[] = ['new', 'confirmed', 'assigned']
const COMING: BookingStatus[] = ['confirmed', 'assigned', 'arrived']
const DRIVING: BookingStatus[] = ['assigned', 'on the way', 'arrived', 'started']

/** Does something with one of the trips, as somebody of the desk: mostly with one that has come to one of these, where any has. */
export const onTrip = (weight: number, statuses: BookingStatus[], act: OnTrip, more?: Partial<Kind>) =>
  often(
    weight,
    async (world) => {
      const fits = ({ id }: Trip) => statuses.includes(world.stands.statuses.get(id) ?? 'new')
      const fitting = world.chance.happens(0.85) ? world.trips.filter(fits) : []
      const trip = world.chance.choose(fitting.length > 0 ? fitting : world.trips.slice(-30))
      if (trip) await act(world, trip, staffOf(world))
    },
    more,
  )

const stepTo = (weight: number, to: string, from: BookingStatus[], more: object = {}) =>
  onTrip(weight, from, (world, { id }, staff) => {
    const tell = world.chance.happens(0.8)
    return world.post(staff, `bookings/${id}/state`, { to, reason: 'As agreed', tell, ...more })
  })

async function bookByPhone(world: World) {
  const { mark: _mark, ...person } = personOf(world.nth)
  const body = { bookingDetails: { ...tripDetails(world), ...person } }
  const { status, json } = await world.post(staffOf(world), 'bookings', body)
  if (status === 200) keepTrip(world, json.booking, json.tripLink).bySite = false
}

type Free = { id: string; inTheWay: object[] }
const isFree = ({ inTheWay }: Free) => inTheWay.length === 0

async function assign(world: World, trip: Trip, staff: Staff) {
  const { chance } = world
  const { status, json } = await world.get(staff, `bookings/${trip.id}/free`)
  if (status !== 200) return
  // The desk takes mostly what is free, and at times tries what is not.
  const some = (all: Free[]) => (chance.happens(0.7) ? all.filter(isFree) : all)
  const [vehicles, drivers] = [some(json.vehicles), some(json.drivers)]
  if (vehicles.length === 0 || drivers.length === 0) return
  const driver = chance.pick(drivers)
  const body = {
    vehicleId: chance.pick(vehicles).id,
    driverId: driver.id,
    reason: 'Known',
    why: 'The other one is ill',
  }
  const made = await world.post(staff, `bookings/${trip.id}/assign`, body)
  const known = world.drivers.find(({ id }) => id === driver.id)
  if (made.status !== 200 || !known) return
  const { json: link } = await world.postOnce(staff, `bookings/${trip.id}/drive-link`)
  world.links.push({ madeBy: world.nth, token: tokenOf(link?.url), trip, driver: known })
}

function changeTrip(world: World, trip: Trip, staff: Staff) {
  const { mark, mobile, mail } = trip
  const bookingDetails = { ...tripDetails(world), name: `${mark} Kumar`, mobile, mail }
  return world.put(staff, `bookings/${trip.id}/trip`, { bookingDetails })
}

const LINES = [
  { code: 'toll', amount: 665, taxable: false, note: 'NH 38' },
  { code: 'other', amount: 333.33, note: 'A stop more' },
  { code: 'discount', amount: -500, origin: 'agreed', note: 'As agreed' },
]
const lineOf = ({ chance }: World) =>
  chance.pick([{ code: 'discount', amount: -chance.between(50, 700), note: 'Known to us' }, ...LINES])

async function takeStep(world: World, { id }: Trip, staff: Staff) {
  const { json } = await world.get(staff, `bookings/${id}`)
  const next = { assigned: 'on the way', 'on the way': 'arrived', arrived: 'started', started: 'ended' }
  const to = next[json?.booking?.status as keyof typeof next]
  if (to) await world.post(staff, `bookings/${id}/state`, { to, early: world.chance.happens(0.5) })
}

async function makeBill(world: World, { id }: Trip, staff: Staff) {
  const { status, json } = await world.get(staff, `bookings/${id}/bill`)
  if (status !== 200) return
  const { input } = json.bill
  const lines = input.lines.map(({ code, amount, taxable, note, basis, origin }: Record<string, unknown>) => ({
    ...{ code, amount, taxable, note, basis, origin },
  }))
  await world.put(staff, `bookings/${id}/bill`, { ...input, lines, why: 'As driven' })
}

async function settleCost(world: World, { id }: Trip, staff: Staff) {
  const { json } = await world.get(staff, `bookings/${id}`)
  const waiting = json?.booking?.driving?.expenses?.find(({ outcome }: { outcome: string }) => outcome === 'waiting')
  if (waiting) await world.post(staff, `bookings/${id}/expenses/${waiting.id}`, { accept: world.chance.happens(0.5) })
}

/** Two trips of a phone call for one vehicle: whoever presses first has it. */
async function assignBoth(world: World) {
  const { chance } = world
  const [one, other] = [chance.choose(world.trips.slice(-30)), chance.choose(world.trips.slice(-30))]
  if (!one || !other) return
  const body = { vehicleId: chance.pick(world.vehicles).id, driverId: chance.pick(world.drivers).id }
  const assigned = { ...body, reason: 'Known', why: 'Ill' }
  await Promise.all([one, other].map(({ id }) => world.postOnce(staffOf(world), `bookings/${id}/assign`, assigned)))
}

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
  const input = { bookingDetails: tripDetails(world), lines, validUntil: dayAfter(istDay(world.clock.now), 5) }
  const made = await world.postOnce(staff, `enquiries/${enquiry._id}/quotations`, input)
  const id = made.json?.quotation?._id
  if (made.status !== 200 || world.chance.happens(0.2)) return
  await world.post(staff, `quotations/${id}/send`)
  const link = await world.postOnce(staff, `quotations/${id}/link`)
  const [mark, mobile] = [enquiry.name.split(' ')[0], enquiry.phone.slice(-10)]
  if (link.status === 200) world.offers.push({ madeBy: world.nth, token: tokenOf(link.json.url), mark, mobile })
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
  const of = { owner: 'driver', id: world.chance.pick(world.drivers).id, from, until }
  const { status, json } = await world.get(staff, `hand-over?${new URLSearchParams(of)}`)
  const choice = json?.choices?.find(isFree)
  if (status === 200 && choice && json.trips.length > 0)
    await world.post(staff, 'hand-over', { ...of, to: choice.id, why: 'Ill' })
}

async function sendAgain(world: World) {
  const query = world.app.database.db.selectFrom('outbox').select(['id', 'messageId']).where('state', '=', 'failed')
  const failed = await query.executeTakeFirst()
  if (!failed) return
  await world.postOnce(staffOf(world), `outbox/${failed.id}/retry`)
  // The desk causes it now.
  world.byVisitors.delete(failed.messageId)
}

const TRIPS = [
  'desk/summary',
  'bookings',
  'bookings?status=new',
  'enquiries',
  'to-look-at',
  'documents',
  'drivers/cash',
]

async function look(world: World) {
  const day = istDay(world.clock.now)
  const board = [`board?from=${day}&to=${dayAfter(day, 6)}`, `board/plan?day=${day}`, `books/day?day=${day}`]
  const { status, text } = await world.get(staffOf(world), world.chance.pick([...TRIPS, ...board]))
  if (![200, 401].includes(status)) throw new Error(`a page of the desk answers ${status}: ${text}`)
}

/** What clerks and owners do with trips and those who ask. */
export const DESK = kindsOf({
  'look at the desk': reading(3, look),
  'book by phone': often(4, bookByPhone),
  confirm: stepTo(12, 'confirmed', ['new']),
  assign: onTrip(14, ['confirmed', 'on the way'], assign),
  'call off': stepTo(2, 'cancelled', OPEN, { charge: true }),
  'nobody came': stepTo(1, 'no show', COMING, { charge: true }),
  'take a step for the driver': onTrip(10, DRIVING, takeStep),
  complete: stepTo(4, 'completed', ['ended']),
  'change the trip': onTrip(3, OPEN, changeTrip),
  'change its price': onTrip(3, OPEN, (world, { id }, staff) =>
    world.put(staff, `bookings/${id}/fare-lines`, { lines: [lineOf(world)] }),
  ),
  'write a note': onTrip(1, ANY, (world, { id }, staff) =>
    world.patch(staff, `bookings/${id}`, { note: `Seen by ${staff.mark}` }),
  ),
  'close a driver’s link': onTrip(1, ANY, (world, { id }, staff) =>
    world.call(staff, 'DELETE', `bookings/${id}/drive-link`),
  ),
  'make the bill': onTrip(5, ['ended', 'completed'], makeBill),
  'settle a cost': onTrip(1, ANY, settleCost),
  'two clerks, one vehicle': reading(3, assignBoth),
  'give trips to another': handOver,
  'write a quotation': often(4, quote),
  'answer an enquiry': answer,
  'send a mail again': sendAgain,
})
