import type { FastifyInstance } from 'fastify'
import { istDay } from 'shared-api/india'
import { sessionOf } from './desk.ts'

type App = FastifyInstance
const rowsOf = ({ database: { db } }: App) =>
  db.selectFrom('payments').selectAll().orderBy('at').orderBy('id').execute()
const sum = (rows: readonly { amountPaise: number }[]) => rows.reduce((all, row) => all + Number(row.amountPaise), 0)

/**
 * What does not agree in the books, whatever was done and lost: receipts and refunds, series of papers, day books and the drawer,
 * these from a day on.
 */
export const wrongBooks = async (app: App, since = ''): Promise<string[]> => [
  ...(await wrongReceipts(app)),
  ...(await wrongPapers(app)),
  ...(await wrongDays(app, since)),
]

/** Bookings that have given back more than they took, at any time. */
async function wrongReceipts(app: App): Promise<string[]> {
  const ofTrips = (await rowsOf(app)).filter(({ kind }) => kind === 'trip')
  return [...Map.groupBy(ofTrips, (row) => row.bookingReference)]
    .filter(([, rows]) => rows.some((_, at) => sum(rows.slice(0, at + 1)) < 0))
    .map(([reference]) => `${reference} gave back more than it took`)
}

/** Numbers that do not follow the one before, two invoices that hold, credit notes above their invoice, two papers of a payment. */
async function wrongPapers({ database: { db } }: App): Promise<string[]> {
  const all = await db.selectFrom('documents').selectAll().orderBy('number').execute()
  const gaps = [...Map.groupBy(all, ({ number }) => number.replace(/\d+$/, '')).values()].flatMap((series) =>
    series.filter(({ number }, at) => Number(/\d+$/.exec(number)?.[0]) !== at + 1),
  )
  const invoices = all.filter(({ kind }) => kind === 'invoice' || kind === 'bill')
  const credited = Map.groupBy(all, ({ ofNumber, partOf }) => ofNumber ?? partOf)
  const above = invoices.filter(({ number, totalPaise }) => {
    const taken = credited.get(number) ?? []
    return taken.reduce((left, note) => left - Number(note.totalPaise), Number(totalPaise)) < 0
  })
  const back = new Set(all.map(({ ofNumber }) => ofNumber))
  const holding = invoices.filter(({ number }) => !back.has(number))
  return [
    ...gaps.map(({ number }) => `${number} does not follow the one before`),
    ...above.map(({ number }) => `${number} is credited by more than it is`),
    ...repeated(holding.map(({ bookingReference }) => bookingReference)).map((one) => `${one} has two invoices`),
    ...repeated(all.flatMap(({ paymentId }) => paymentId ?? [])).map((one) => `${one} has two papers`),
  ]
}

/** Those that are there more than once. */
export const repeated = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name)].flatMap(([name, { length }]) => (length > 1 ? [name] : []))

/** Days whose day book or drawer is another than the rows of the ledger come to. */
async function wrongDays(app: App, since: string): Promise<string[]> {
  const rows = await rowsOf(app)
  const counts = await app.database.db.selectFrom('drawerCounts').selectAll().orderBy('at').orderBy('id').execute()
  const wrong: string[] = []
  const headers = { cookie: await sessionOf(app) }
  for (const day of new Set(rows.map(({ at }) => istDay(at)))) {
    if (day < since) continue
    const { payments, total, drawer } = (await app.inject({ url: `/api/v1/books/day?day=${day}`, headers })).json()
    const before = counts
      .filter((count) => count.day < day)
      .sort((a, b) => (a.day < b.day ? -1 : 1))
      .at(-1)
    const today = rows.filter(({ at }) => istDay(at) === day)
    const cash = rows.filter((row) => isCash(row) && istDay(row.at) <= day && istDay(row.at) > (before?.day ?? ''))
    const said = [payments.length, ...[total, drawer.expected].map((rupees) => Math.round(rupees * 100))]
    const expected = [
      ...[today.length, sum(today.filter(({ kind }) => kind !== 'bank'))],
      Number(before?.countedPaise ?? 0) + sum(cash),
    ]
    if (String(said) !== String(expected)) wrong.push(`${day}: ${said}, and by its rows ${expected}`)
  }
  return wrong
}

/** Cash that went to the bank left the drawer; what a driver took of a traveller never was in it. */
const isCash = ({ way, kind, driverId }: { way: string; kind: string; driverId: string | null }) =>
  way === 'cash' && (kind !== 'trip' || driverId === null)
