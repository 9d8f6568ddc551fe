import { istDay } from 'shared-api/india'
import type { PaymentRow } from '../../../platform/database/schema.ts'
import { repeated } from '../../wrong-books.ts'
import { HOUR } from '../plan.ts'
import type { World } from '../world.ts'

type Row = Pick<PaymentRow, 'bookingId' | 'bookingReference' | 'amountPaise' | 'byName' | 'way' | 'reference'>

/** What is wrong with money, step by step: what staff were told, what the provider did, and numbers that came twice. */
export async function wrongMoney(world: World): Promise<string[]> {
  const { db } = world.app.database
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('kind', '=', 'trip')
    .orderBy('at')
    .orderBy('id')
    .execute()
  return [
    ...wrongNotes(world, rows),
    ...wrongProvider(world, rows),
    ...(await numbersTwice(world)),
    ...(await ordersTwice(world)),
    ...(await handedEarly(world)),
  ]
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + Number(one), 0)

/** All that staff were told was noted is there once, and no more of theirs is. */
function wrongNotes({ staff, noted, unsure, trips }: World, rows: Row[]): string[] {
  const names = new Set(staff.map(({ mark }) => `${mark} Desk`))
  const own = rows.filter(({ byName, way }) => names.has(byName) && way !== 'razorpay')
  for (const one of unsure.splice(0)) {
    const times = (all: readonly { reference: string; amount: number }[]) =>
      all.filter(({ reference, amount }) => reference === one.reference && amount === one.amount).length
    const stored = own.map((row) => ({ reference: row.bookingReference, amount: Number(row.amountPaise) }))
    if (times(stored) > times(noted)) noted.push(one)
  }
  const there = Map.groupBy(own, ({ bookingReference }) => bookingReference)
  const known = Map.groupBy(noted, ({ reference }) => reference)
  const text = (amounts: number[] = []) => String(amounts.map(Number).sort((one, other) => one - other))
  return trips.flatMap(({ reference }) => {
    const [is, was] = [
      text(there.get(reference)?.map(({ amountPaise }) => amountPaise)),
      text(known.get(reference)?.map(({ amount }) => amount)),
    ]
    return is === was ? [] : [`${reference} has ${is || 'nothing'} of the desk, which was told ${was || 'nothing'}`]
  })
}

/**
 * No booking has given back more than it took, by what the provider knows: refunds that were asked for count from when it made
 * them, those of its own pages once they are noted.
 */
function wrongProvider({ services: { provider }, paid, trips }: World, rows: Row[]): string[] {
  const noted = new Set(rows.map((row) => row.reference))
  const counted = provider.refunds.filter(({ id, key, status }) => status !== 'failed' && (key !== '' || noted.has(id)))
  const refunded = (id: string) =>
    sum(counted.filter(({ payment_id }) => payment_id === id).map(({ amount }) => amount))
  return trips.flatMap(({ reference, id }) => {
    const own = rows.filter((row) => row.bookingId === id)
    const desk = sum(own.filter(({ way }) => way !== 'razorpay').map(({ amountPaise }) => amountPaise))
    const online = paid.filter(({ trip }) => trip.id === id).map(({ payment }) => payment.amount - refunded(payment.id))
    const left = desk + sum(online)
    return left < 0 ? [`${reference} has given back ${-left} paise more than it ever took`] : []
  })
}

/** A bank's number pays once, however it is written. */
async function numbersTwice({ app }: World): Promise<string[]> {
  const rows = await app.database.db.selectFrom('payments').selectAll().where('way', '!=', 'razorpay').execute()
  const bare = (reference: string) => reference.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const keys = rows
    .filter(({ reference, splitReason, takesBack }) => reference && !splitReason && !takesBack)
    .map(({ reference, amountPaise }) => `${bare(reference)} ${amountPaise < 0 ? 'out' : 'in'}`)
  return repeated(keys).map((key) => `the number ${key} is used twice`)
}

/** No driver hands over what they held only later: by each day they were given no less in cash and advances. */
async function handedEarly({ app, isWrongHour }: World): Promise<string[]> {
  const rows = await app.database.db.selectFrom('payments').selectAll().where('driverId', 'is not', null).execute()
  const isGiven = ({ kind, amountPaise }: (typeof rows)[number]) => kind !== 'trip' && Number(amountPaise) > 0
  const dayOf = (at: number) => istDay(isWrongHour(at) ? at - 24 * HOUR : at)
  return rows.filter(isGiven).flatMap(({ driverId, at }) => {
    const own = rows.filter((row) => row.driverId === driverId && row.kind !== 'settlement')
    const held = own.filter((row) => !isGiven(row) && dayOf(row.at) <= istDay(at))
    const given = rows.filter((row) => row.driverId === driverId && isGiven(row) && istDay(row.at) <= istDay(at))
    const left =
      sum(held.map(({ amountPaise }) => Math.abs(amountPaise))) - sum(given.map(({ amountPaise }) => amountPaise))
    return left < 0 ? [`a driver has handed over ${-left} paise before they had it by ${istDay(at)}`] : []
  })
}

/** One open order of a booking and sum within its three days. */
async function ordersTwice({ app, services, isWrongHour }: World): Promise<string[]> {
  const all = await app.database.db.selectFrom('paymentOrders').selectAll().orderBy('createdAt').execute()
  const paid = new Set(services.provider.payments.map(({ order_id }) => order_id))
  const open = all.filter(({ id, createdAt }) => !isWrongHour(createdAt) && !paid.has(id))
  return [...Map.groupBy(open, ({ bookingId, amountPaise }) => `${bookingId} ${amountPaise}`)].flatMap(([key, own]) =>
    own.flatMap((one, at) => {
      const next = own[at + 1]
      return next && next.createdAt - one.createdAt < 3 * 24 * HOUR ? [`${key} has two open orders`] : []
    }),
  )
}
