import type { Ledger } from 'shared-api/contract'
import type { fakeRazorpay } from '../setup/fake-razorpay.ts'
import type { Calls } from './calls.ts'
import { FIRMS } from './people.ts'

type Fake = Awaited<ReturnType<typeof fakeRazorpay>>
/** A trip that was booked: `token` opens it for its traveller. */
export type Booked = { id: string; nth: number; token: string | null; advance: number }
type Checkout = { orderId: string; amountPaise: number }

/** Each bank transfer has a number of its own. */
const utr = (nth: number, of: string) => `${of}${String(620_000_000_000 + nth * 97)}`.slice(0, 22)

/** The advance of a trip by one of five ways, and of every sixth none; gives whether it counts as paid. */
export async function payAdvance(desk: Calls, fake: Fake, { id, nth, token, advance }: Booked): Promise<boolean> {
  const way = nth % 6
  if (advance <= 0 || way === 4) return false
  if (token && way === 0) return payOnline(desk, fake, token, nth)
  if (token) return payByClaim(desk, token, nth, advance)
  const ways = { 1: 'bank', 3: 'upi', 5: 'cash' } as const
  const taken = ways[way as keyof typeof ways]
  const reference = taken === 'cash' ? '' : utr(nth, 'N')
  await desk.post(`bookings/${id}/payments`, { way: taken, amount: advance, reference })
  return true
}

/** Says that the advance was paid by UPI: most claims are accepted, one in four is refused, one waits. */
async function payByClaim(desk: Calls, token: string, nth: number, amount: number): Promise<boolean> {
  const { claims } = await desk.post<Ledger>(`trip/${token}/payments`, { amount, reference: utr(nth, 'UPI') })
  const waits = nth % 24 === 2
  const accept = nth % 24 !== 8
  if (!waits) await desk.post(`payment-claims/${claims[0]?.id}`, { accept })
  return !waits && accept
}

/** Pays by the provider, whose checkout reports, or whose webhook alone, or twice. */
async function payOnline(desk: Calls, fake: Fake, token: string, nth: number): Promise<boolean> {
  const { orderId } = await desk.post<Checkout>(`trip/${token}/orders`)
  const payment = fake.pay(orderId)
  const isLost = nth % 24 === 6
  const reports = nth % 24 === 12 ? 2 : 1
  if (!isLost) await desk.post(`trip/${token}/orders/${orderId}`, fake.callback(payment))
  for (let report = 0; report < reports; report++) await desk.signed(fake.webhook('payment.captured', payment))
  return true
}

/** What is still to be paid, in one of four ways or in part; a driver takes the cash. */
export async function payRest(desk: Calls, { id, nth, driverId }: Booked & { driverId: string }) {
  const { balance } = await desk.get<Ledger>(`bookings/${id}/payments`)
  if (balance <= 0 || nth % 13 === 5) return
  const way = (['cash', 'upi', 'bank', 'card'] as const)[nth % 4] ?? 'cash'
  const amount = nth % 11 === 7 ? Math.floor(balance / 2) : balance
  const reference = way === 'cash' ? '' : utr(nth, 'R')
  const note = nth % 9 === 0 ? 'Paid by his brother, ரவி' : ''
  await desk.post(`bookings/${id}/payments`, { way, amount, reference, note, ...(way === 'cash' && { driverId }) })
}

/** What a trip that is off had paid beyond its fee: by the provider where it took it, else by bank or in cash. */
export async function refund(desk: Calls, { id, nth }: Booked) {
  const { payments, paid, balance } = await desk.get<Ledger>(`bookings/${id}/payments`)
  const amount = Math.min(-balance, paid)
  if (amount <= 0) return
  const online = payments.find(({ way }) => way === 'razorpay')
  if (online) await desk.post(`payments/${online.id}/refund`, { amount })
  else await desk.post(`bookings/${id}/refunds`, { way: nth % 2 ? 'bank' : 'cash', amount, reference: utr(nth, 'B') })
}

/** The invoice of every third trip, for a firm in each fifth of them; gives its number. */
export async function invoice(desk: Calls, { id, nth }: Booked): Promise<string | null> {
  if (nth % 3 !== 0) return null
  const recipient = nth % 5 === 0 ? FIRMS[(nth / 15) % FIRMS.length] : undefined
  const { document } = await desk.post<{ document: { number: string } }>(`bookings/${id}/invoice`, { recipient })
  return document.number
}
