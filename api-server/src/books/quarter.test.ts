import { expect, it, onTestFinished } from 'vitest'
import { envOf, fakeRazorpay } from '../../../tests/setup/fake-razorpay.ts'
import { partsOf, rowsOf } from '../testing/csv.ts'
import { eachRoute } from '../testing/engines.ts'
import type { Clock, World } from '../testing/quarter/desk.ts'
import { BEFORE, madeQuarter } from '../testing/quarter/made.ts'
import { costOf, driverName, places } from '../testing/quarter/notebook.ts'
import { DAYS, dayOf, instantOf } from '../testing/quarter/plan.ts'
import { registerOf } from '../testing/quarter/register.ts'

const MONTHS = [...new Set(places(DAYS).map((day) => dayOf(day).slice(0, 7)))]
/** The second company by day: the first one's prices have no tax. */
const COMPANIES = process.env.NIGHTLY ? ['first', 'second'] : ['second']

const paise = (rupees: number) => Math.round(rupees * 100)
type Money = Record<string, number>
/** Amounts of a reply in paise. */
const inPaise = (sums: Money) => Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, paise(sum)]))
const unquoted = (row: Record<string, string>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, (row[name] ?? '').replaceAll('"', '')]))

for (const name of COMPANIES)
  eachRoute(`a made quarter of the ${name} company`, (engine) => {
    it('has the books that an owner would count', { timeout: 600_000 }, async () => {
      const provider = await fakeRazorpay()
      onTestFinished(() => provider.stop().then(() => {}))
      const clock: Clock = { now: instantOf(BEFORE, '08:00'), day: BEFORE }
      const app = await engine.app(envOf(provider.url), { now: () => clock.now })
      const world = await madeQuarter({ app, clock, provider }, name === 'second')
      await sameDays(world)
      await sameMonths(world)
      await sameDrivers(world)
      await sameTrips(world)
      await samePapers(world)
      for (const month of MONTHS) await sameRegister(world, month)
    })
  })

/** Each day book, and the drawer of each evening. */
async function sameDays({ desk, notebook }: World) {
  for (let day = 0; day < DAYS; day++) {
    const book = await desk.get(`books/day?day=${dayOf(day)}`)
    const { opening, cashIn, cashOut, expected, count } = book.drawer
    const said = {
      ways: Object.fromEntries(book.ways.map(({ way, ...sums }: Money) => [way, inPaise(sums)])),
      people: Object.fromEntries(book.people.map(({ by, ...sums }: Money) => [by, inPaise(sums)])),
      cash: Object.fromEntries(
        book.cash.map((one: { driver: string | null; amount: number }) => [one.driver ?? 'desk', paise(one.amount)]),
      ),
      rows: book.payments.length,
      total: paise(book.total),
      drawer: inPaise({ opening, cashIn, cashOut, expected }),
      counted: count && paise(count.counted),
    }
    const counted = notebook.counts.find((one) => one.day === day)?.counted ?? null
    expect({ day, ...said }).toEqual({ day, ...notebook.dayBook(day), drawer: notebook.drawer(day), counted })
  }
}

async function sameMonths({ desk, notebook }: World) {
  for (const month of MONTHS) {
    const { now, vehicles, drivers, closed } = await desk.get(`books/month?month=${month}`)
    const { period: _period, ...figures } = now
    const counts = ['booked', 'driven', 'cancelled', 'days', 'trips']
    const money = (some: Money) =>
      Object.fromEntries(
        Object.entries(some).map(([key, one]) => [key, counts.includes(key) || key === 'name' ? one : paise(one)]),
      )
    const byName = (some: Money[]) => some.map(money).sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1))
    const said = { ...money(figures), vehicles: byName(vehicles), drivers: byName(drivers) }
    expect({ month, ...said }).toEqual({ month, ...notebook.figures(month) })
    expect([month, closed !== null]).toEqual([month, notebook.closed.includes(month)])
  }
}

/** What is open with each driver, in the list and at the end of a statement. */
async function sameDrivers({ desk, notebook, drivers }: World) {
  const said = (await desk.get('drivers/cash')).drivers as { driver: { name: string }; balance: number }[]
  const open = places(drivers.length).filter((nth) => notebook.open[nth])
  const expected = open.map((nth) => [driverName(nth), notebook.open[nth]])
  expect(said.map(({ driver, balance }) => [driver.name, paise(balance)])).toEqual(expected)
  for (const [nth, id] of drivers.entries()) {
    const { opening, closing } = await desk.get(`drivers/${id}/statement?from=2026-10-01&to=2026-12-31`)
    expect([nth, opening, paise(closing)]).toEqual([nth, 0, notebook.open[nth] ?? 0])
  }
}

/** What each traveller paid and still owes; below 0 what is to be given back. */
async function sameTrips({ desk, notebook }: World) {
  const rows = new Map(rowsOf(await desk.text('bookings.csv')).map((row) => [row.Reference?.replaceAll('"', ''), row]))
  for (const trip of notebook.trips) {
    const row = rows.get(trip.reference)
    const said = [row?.Total, row?.Paid, row?.Balance].map((cell) => paise(Number(cell)))
    expect([trip.nth, ...said]).toEqual([trip.nth, trip.total, trip.paid, costOf(trip) - trip.paid])
  }
}

/** Every paper that was issued and no other; each series from 1 on without a gap, its days in order. */
async function samePapers({ desk, notebook }: World) {
  type Said = { number: string; kind: string; day: string; total: number }
  const { documents } = (await desk.get('invoices')) as { documents: Said[] }
  const said = documents.map(({ number, kind, day, total }) => [number, kind, day, paise(total)])
  const expected = notebook.papers.map(({ number, kind, day, split }) => [number, kind, dayOf(day), split.total])
  expect(said.toSorted()).toEqual(expected.toSorted())
  for (const [kind, series] of Map.groupBy(documents, (one) => one.kind)) {
    const sorted = series.toSorted((a, b) => (a.number < b.number ? -1 : 1))
    expect(
      sorted.map(({ number }) => Number(number.slice(-5))),
      kind,
    ).toEqual(places(series.length).map((at) => at + 1))
    expect(
      sorted.map(({ day }) => day),
      kind,
    ).toEqual(series.map(({ day }) => day).sort())
  }
}

/** Each line of the register of sales, and the sums of its parts. */
async function sameRegister({ desk, notebook, company }: World, month: string) {
  const parts = partsOf(await desk.text(`books/sales.csv?month=${month}`))
  const { rows, ...sums } = registerOf(notebook, month, company.percent > 0)
  const texts = ['Number', 'Kind', 'Date', 'Takes back', 'Booking', 'Place of supply']
  const names = Object.keys(sums['By code and rate'])
  const money = (row: Record<string, string> = {}) =>
    inPaise(Object.fromEntries(names.map((one) => [one, Number(row[one])])))
  const said = ['B2B', 'B2C', 'Without tax'].flatMap((part) =>
    (parts[part] ?? []).slice(0, -1).map((row) => ({ part, ...unquoted(row, texts), ...money(row) })),
  )
  const inOrder = (some: object[]) => some.map((one) => JSON.stringify(one)).sort()
  expect(inOrder(said)).toEqual(inOrder(rows))
  for (const [part, expected] of Object.entries(sums))
    expect([part, money(parts[part]?.at(-1))]).toEqual([part, expected])
}
