import { deepEqual } from 'node:assert/strict'
import type { World } from './desk.ts'
import type { Paper, Trip } from './notebook.ts'
import { dayOf, detailsOf, type Planned } from './plan.ts'
import { advanceOf, type Line, splitLines, splitPaid } from './recount.ts'

const WAYS = ['cash', 'upi', 'bank', 'card', 'online'] as const
const wayOf = ({ nth }: Planned) => WAYS[nth % 5] ?? 'cash'
const isQuoted = ({ nth, fate }: Planned) => fate === 'driven' && nth % 12 === 8
export const PLACES: Record<string, string> = { tn: '33-Tamil Nadu', kl: '32-Kerala', ap: '37-Andhra Pradesh' }
/** Whether its traveller boards in the state of the company. */
export const isHome = ({ from }: Planned) => from.startsWith('tn')
export const rupees = (paise: number) => paise / 100

/** What people do with a trip, each step by a call that is noted in the notebook, too. */
export function tripSteps({ desk, clock, notebook, provider, company, cabs, drivers }: World) {
  let numbers = 0
  const reference = (way: string) => (way === 'cash' ? '' : `UTR${++numbers}`)

  function price(trip: Trip, lines: Line[]) {
    trip.lines = lines
    trip.total = splitLines([...lines, ...trip.own], company, isHome(trip)).total
  }

  async function book(planned: Planned) {
    const trip: Trip = {
      ...{ ...planned, id: '', reference: '', token: '', lines: [], own: [], price: 'tariff', total: 0 },
      ...{ fee: 0, paid: 0, forgiven: 0, isOver: false },
    }
    notebook.trips[trip.nth] = trip
    price(trip, company.fare(trip))
    const bookingDetails = detailsOf(trip, cabs[trip.cab] ?? '', company.percent > 0)
    if (isQuoted(trip)) await quote(trip, bookingDetails)
    else {
      const isByDesk = trip.nth % 2 === 1 && wayOf(trip) !== 'online'
      const { booking, tripLink = '' } = await desk.post(isByDesk ? 'bookings' : 'sendemail', { bookingDetails })
      Object.assign(trip, { id: booking._id, reference: booking.reference, token: tripLink.split('/').at(-1) })
      same(trip, booking)
    }
    if (trip.nth % 4 === 1) await changePrice(trip)
    await desk.post(`bookings/${trip.id}/state`, { to: 'confirmed' })
    if (trip.nth % 6 !== 5) await pay(trip, advanceOf(trip.total), wayOf(trip))
    if (trip.fate === 'cancelled') await callOff(trip)
  }

  async function quote(trip: Trip, { name, mobile, mail, ...bookingDetails }: ReturnType<typeof detailsOf>) {
    await desk.post('forms', { name, email: mail, phone: mobile, message: 'What does it cost?' })
    const { enquiries } = await desk.get(`enquiries?q=${encodeURIComponent(mail)}`)
    const rate = 4000 + trip.nth
    const lines = [
      { what: 'Cab with driver', quantity: 2, rate },
      { what: 'Permit', quantity: 1, rate: 850, taxable: false },
      { what: 'For coming again', quantity: 1, rate: -300 },
    ]
    const input = { bookingDetails, lines, validUntil: dayOf(trip.booked) }
    const { quotation } = await desk.post(`enquiries/${enquiries[0]._id}/quotations`, input)
    await desk.post(`quotations/${quotation._id}/send`)
    const { url } = await desk.post(`quotations/${quotation._id}/link`)
    const { booking } = await desk.post(`quotation/${url.split('/').at(-1)}/accept`)
    const accepted = (await desk.get(`quotations/${quotation._id}`)).quotation
    trip.price = 'quoted'
    price(trip, [
      { amount: 200 * rate - 30_000, tax: 'added' },
      { amount: 85_000, tax: 'none' },
    ])
    same(trip, accepted)
    Object.assign(trip, { id: accepted.booking._id, reference: booking.reference })
    trip.token = booking.tripLink.split('/').at(-1)
  }

  /** A discount, an agreed price, a toll passed on or a further stop. */
  async function changePrice(trip: Trip) {
    const agreed = trip.total - (trip.total % 100_000)
    const [line, own] =
      (
        [
          [
            { code: 'discount', amount: -500 },
            { amount: -50_000, tax: 'inside' },
          ],
          [
            { code: 'discount', amount: rupees(agreed - trip.total), origin: 'agreed' },
            { amount: agreed - trip.total, tax: 'inside' },
          ],
          [
            { code: 'toll', amount: 665, taxable: false },
            { amount: 66_500, tax: 'none' },
          ],
          [
            { code: 'other', amount: 333.33 },
            { amount: 33_333, tax: 'inside' },
          ],
        ] as const
      )[Math.floor(trip.nth / 4) % 4] ?? []
    if (!line || !own || own.amount === 0) return
    trip.own.push(own)
    price(trip, trip.lines)
    if ('origin' in line) {
      trip.price = 'agreed'
      deepEqual(trip.total, agreed)
    }
    const { booking } = await desk.put(`bookings/${trip.id}/fare-lines`, { lines: [{ ...line, note: 'As agreed' }] })
    same(trip, booking)
  }

  /** Takes money of a traveller, and issues its receipt for some. */
  async function pay(trip: Trip, amount: number, way: (typeof WAYS)[number], driver?: number) {
    if (amount === 0) return
    const { payments } = await (way === 'online' ? payOnline(trip, amount) : payDesk(trip, amount, way, driver))
    const isOnline = way === 'online'
    notebook.move({
      ...{ day: clock.day, kind: 'trip', way: isOnline ? 'razorpay' : way, amount, trip: trip.nth },
      ...{ by: isOnline ? 'Traveller' : 'Desk', ...(driver !== undefined && { driver }) },
    })
    if (trip.nth % 3 === 0 || trip.fate !== 'driven')
      await paper(trip, `payments/${payments.at(-1).id}/document`, amount)
  }

  const payDesk = (trip: Trip, amount: number, way: string, driver?: number) =>
    desk.post(`bookings/${trip.id}/payments`, {
      ...{ way, amount: rupees(amount), reference: reference(way) },
      ...(driver !== undefined && { driverId: drivers[driver] }),
    })

  async function payOnline(trip: Trip, amount: number) {
    const { orderId, amountPaise } = await desk.post(`trip/${trip.token}/orders`)
    deepEqual(amountPaise, amount)
    return desk.post(`trip/${trip.token}/orders/${orderId}`, provider.callback(provider.pay(orderId)))
  }

  /** Issues a paper, and keeps what it must say: of a sum that is paid to whom boards, unless `said` has other. */
  async function paper(trip: Trip, url: string, total: number, said: Partial<Paper> = {}, body: object = {}) {
    const { document } = await desk.post(url, body)
    const { number, kind } = document as { number: string; kind: string }
    notebook.papers.push({
      ...{ number, kind, day: clock.day, of: '', trip, place: PLACES[trip.from.slice(0, 2)] ?? '', isB2B: false },
      ...{
        isAdvance: !trip.isOver || kind === 'refund',
        split: splitPaid(total, company.percent, isHome(trip)),
        ...said,
      },
    })
    deepEqual([number, Math.round(document.total * 100)], [number, total])
    return number
  }

  async function callOff(trip: Trip) {
    const { cancelled, noShow } = company.fees(trip.total)
    const to = trip.fate === 'no show' ? 'no show' : 'cancelled'
    trip.fee = trip.fate === 'cancelled late' ? cancelled : trip.fate === 'no show' ? noShow : 0
    await desk.post(`bookings/${trip.id}/state`, { to, reason: 'Ill', charge: trip.fate !== 'cancelled' })
    trip.isOver = true
    const left = trip.paid - trip.fee
    if (left > 0) await giveBack(trip, left)
    if (left < 0 && trip.nth % 2) await pay(trip, -left, 'upi')
    if (trip.fee > 0) await paper(trip, `bookings/${trip.id}/invoice`, trip.fee)
  }

  async function giveBack(trip: Trip, amount: number, goodwill = false) {
    const { payments } = await desk.get(`bookings/${trip.id}/payments`)
    const online = payments.find((one: { way: string }) => one.way === 'razorpay')
    const way = online ? 'razorpay' : trip.nth % 2 ? 'bank' : 'cash'
    const body = { amount: rupees(amount), goodwill }
    const reply = online
      ? await desk.post(`payments/${online.id}/refund`, body)
      : await desk.post(`bookings/${trip.id}/refunds`, { ...body, way, reference: reference(way) })
    notebook.move({ day: clock.day, kind: 'trip', way, amount: -amount, by: 'Desk', trip: trip.nth })
    if (goodwill) trip.forgiven += amount
    if (trip.fate !== 'driven') await paper(trip, `payments/${reply.payments.at(-1).id}/document`, amount)
  }

  return { book, callOff, pay, paper, giveBack, price }
}

/** What the product says a trip costs. */
export function same(trip: Trip, said: { total: number; advance?: number }) {
  const [total, advance = null] = [said.total, said.advance].map((one) => one && Math.round(one * 100))
  deepEqual([trip.nth, total, advance], [trip.nth, trip.total, advance && advanceOf(trip.total)])
}
