import type { FastifyInstance } from 'fastify'
import { istInstant } from 'shared-api/contract'
import { toPaise } from 'shared-api/money'
import { beforeEach, expect, it } from 'vitest'
import { documentRepository } from '../documents/repository.ts'
import { addEarlierPayments } from '../payments/index.ts'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { partsOf } from '../testing/csv.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { insertDriver, insertVehicle } from '../testing/fleet.ts'
import { SETTINGS } from '../testing/settings.ts'
import { monthAfter } from './period.ts'

it.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
])('the month %s and %i is %s', (month, by, other) => {
  expect(monthAfter(month, by)).toBe(other)
})

eachRoute('the books', (engine) => {
  let app: FastifyInstance
  let cookie: string

  beforeEach(async () => {
    app = await engine.sharedApp({ RATE_LIMIT: 'off' }, { now: () => NOON })
    for (const table of [
      'drawerCounts',
      'closedMonths',
      'documents',
      'documentSeries',
      'payments',
      'bookings',
      'vehicles',
      'drivers',
      'cabs',
    ] as const)
      await app.database.db.deleteFrom(table).execute()
    cookie = await sessionOf(app)
  })

  const get = (url: string, by = cookie) => app.inject({ url: `/api/v1/books/${url}`, headers: { cookie: by } })
  const post = (url: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { cookie } })
  async function drivenTrip(): Promise<string> {
    const { _id } = (await book(app, outstation(await insertCab(app)))).json().booking
    await app.database.db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', _id).execute()
    return _id
  }
  /** Gives a trip a vehicle, for its time or another. */
  async function assigned(bookingId: string, time: { startsAt?: number; endsAt?: number } = {}) {
    const vehicleId = await insertVehicle(app, await insertCab(app))
    const driverId = await insertDriver(app)
    const { db } = app.database
    const query = db.selectFrom('bookings').select(['startsAt', 'endsAt']).where('id', '=', bookingId)
    const own = await query.executeTakeFirstOrThrow()
    await db
      .insertInto('assignments')
      .values({ ...own, ...time, bookingId, vehicleId, driverId, code: '1234' })
      .execute()
  }

  it('of a day have its payments, by way and desk person, and the cash by who took it', async () => {
    const id = await drivenTrip()
    const driverId = await insertDriver(app)
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 500, driverId })
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 100 })
    await post(`bookings/${id}/payments`, { way: 'bank', amount: 1000.5, reference: 'SBIN4261' })
    await post(`bookings/${id}/refunds`, { way: 'bank', amount: 0.5 })
    const day = (await get('day?day=2026-11-02')).json()
    expect(day).toMatchObject({
      ways: [
        { way: 'bank', received: 1000.5, refunded: -0.5 },
        { way: 'cash', received: 600, refunded: 0 },
      ],
      cash: [
        { driver: 'Murugan', amount: 500 },
        { driver: null, amount: 100 },
      ],
      people: [{ by: 'Desk', received: 1600.5, refunded: -0.5, cash: 100 }],
      total: 1600,
    })
    expect(day.payments).toHaveLength(4)
    expect((await get('day?day=2026-11-03')).json()).toMatchObject({ payments: [], total: 0 })
  })

  it('have a drawer: what was counted before, and the cash of the desk since; a difference says why', async () => {
    const id = await drivenTrip()
    const driverId = await insertDriver(app)
    const drawer = async (day: string) => (await get(`day?day=${day}`)).json().drawer
    const count = (day: string, amount: number, note = '') => post(`books/days/${day}/counts`, { amount, note })
    expect((await count('2026-10-30', 4200, 'The first count')).statusCode).toBe(200)
    for (const day of ['2026-10-29', '2026-10-31'])
      await post(`bookings/${id}/payments`, { way: 'cash', amount: 100, day })
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 900, driverId })
    await post(`bookings/${id}/payments`, { way: 'upi', amount: 50, reference: 'UPI 1' })
    await post(`drivers/${driverId}/money`, { direction: 'in', way: 'cash', amount: 600 })
    await post('movements', { kind: 'expense', category: 'office', way: 'cash', amount: 150.5 })
    await post('movements', { kind: 'bank', way: 'cash', amount: 1000 })
    const day = { opening: 4300, cashIn: 600, cashOut: 1150.5, expected: 3749.5 }
    expect(await drawer('2026-11-02')).toEqual({ ...day, count: null })
    const bare = await count('2026-11-02', 3700)
    expect([bare.statusCode, bare.json().errors]).toMatchObject([400, [{ path: 'note', code: 'required' }]])
    expect((await count('2026-11-03', 1, 'x')).json().errors).toMatchObject([{ path: 'day', code: 'after-today' }])
    const counted = (await count('2026-11-02', 3700, 'Change was wrong')).json()
    expect(counted.drawer).toMatchObject({ ...day, count: { counted: 3700, difference: -49.5, by: 'Desk' } })
    for (const _ of ['once', 'sent again'])
      expect((await count('2026-11-02', 3749.5)).json().drawer.count).toMatchObject({ difference: 0, note: '' })
    expect(await app.database.db.selectFrom('drawerCounts').select('id').execute()).toHaveLength(3)
    expect(await drawer('2026-11-03')).toMatchObject({ opening: 3749.5, expected: 3749.5, count: null })
    const { ways, cash } = counted
    expect(ways).toEqual([
      { way: 'bank', received: 1000, refunded: 0 },
      { way: 'cash', received: 1500, refunded: -1150.5 },
      { way: 'upi', received: 50, refunded: 0 },
    ])
    expect(cash.map(({ amount }: { amount: number }) => amount)).toEqual([900, -550.5])
  })

  it('of a month that is closed stay: nothing is dated into it by any call', async () => {
    const id = await drivenTrip()
    const driverId = await insertDriver(app)
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 500, day: '2026-10-30' })
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 40, driverId })
    const clerk = { cookie: await sessionOf(app, 'clerk') }
    const close = (month: string, headers = { cookie }) =>
      app.inject({ method: 'POST', url: `/api/v1/books/months/${month}/close`, headers })
    expect((await close('2026-10', clerk)).statusCode).toBe(403)
    expect((await close('2026-11')).statusCode).toBe(409)
    expect((await close('2026-10')).json().closed).toMatchObject({ by: 'Desk' })
    expect((await close('2026-10')).statusCode).toBe(409)
    const before = (await get('day?day=2026-10-30')).json()
    expect(before.closed).toMatchObject({ by: 'Desk' })
    const dated = { way: 'cash', amount: 5, day: '2026-10-31' }
    for (const [url, body] of [
      [`bookings/${id}/payments`, dated],
      [`bookings/${id}/refunds`, dated],
      ['movements', { ...dated, kind: 'expense', category: 'fuel' }],
      ['movements', { ...dated, kind: 'bank' }],
      [`drivers/${driverId}/money`, { ...dated, direction: 'out' }],
      [`drivers/${driverId}/settlements`, { balance: -40, day: dated.day }],
      ['books/days/2026-10-31/counts', { amount: 500 }],
    ] as const) {
      const reply = await post(url, body)
      const month = { path: 'day', code: 'month-closed', params: { month: '2026-10' } }
      expect([url, reply.statusCode, reply.json().errors]).toMatchObject([url, 400, [month]])
    }
    const paid = { id, reference: 'TT-OLD234', createdAt: istInstant('2026-10-02', '10:00'), paidPaise: 100 }
    await expect(addEarlierPayments(app.database.db, [paid], { byName: 'Desk', at: NOON })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect((await get('day?day=2026-10-30')).json()).toEqual(before)
    expect((await get('month?month=2026-10')).json()).toMatchObject({ now: { received: 500 }, closed: { by: 'Desk' } })
  })

  it('of a month have what was driven, booked, taken and is outstanding, beside the month before', async () => {
    const id = await drivenTrip()
    await drivenTrip()
    await book(app, outstation(await insertCab(app)))
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 670 })
    await assigned(id)
    const december = (await get('month?month=2026-12')).json()
    expect(december).toMatchObject({
      now: { period: '2026-12', driven: 2, drivenTotal: 37_340, booked: 0, received: 0, outstanding: 36_670 },
      before: { period: '2026-11', booked: 3, received: 670, driven: 0 },
      routes: [{ from: 'tn-chennai', to: 'tn-madurai', trips: 2, total: 37_340 }],
      vehicles: [{ name: 'TN 01 AB 1000', days: 3, earned: 18_670, spent: 0 }],
      drivers: [{ name: 'Murugan', trips: 1, earned: 18_670 }],
      closed: null,
    })
    expect(december.parts).toHaveLength(31)
    expect(december.parts[23]).toMatchObject({ period: '2026-12-24', driven: 2, outstanding: 36_670 })
    expect((await get('month?month=2026-13')).json().errors).toMatchObject([{ path: 'month', code: 'month' }])
  })

  it('of a year from April have the sums of its months', async () => {
    const id = await drivenTrip()
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 670 })
    await assigned(id)
    const year = (await get('year?year=2026')).json()
    expect(year).toMatchObject({
      now: { period: '2026', booked: 1, driven: 1, received: 670, outstanding: 18_000 },
      before: { period: '2025', booked: 0, driven: 0, received: 0, outstanding: 0 },
      vehicles: [{ days: 3 }],
    })
    const [april, march] = [year.parts[0], year.parts.at(-1)]
    expect([year.parts.length, april.period, march.period]).toEqual([12, '2026-04', '2027-03'])
    for (const month of year.parts)
      expect(month, month.period).toEqual((await get(`month?month=${month.period}`)).json().now)
    expect((await get('year?year=26')).json().errors).toMatchObject([{ path: 'year', code: 'year' }])
  })

  it('have as outstanding what each traveller owes, fees with it; nobody pays for another', async () => {
    const [paidTwice, unpaid, cancelled] = [await drivenTrip(), await drivenTrip(), await drivenTrip()]
    await post(`bookings/${paidTwice}/payments`, { way: 'cash', amount: 18_670 })
    const { db } = app.database
    await db.updateTable('bookings').set({ totalPaise: 100_000 }).where('id', '=', paidTwice).execute()
    const off = { status: 'cancelled', feePaise: 50_000 } as const
    await db.updateTable('bookings').set(off).where('id', '=', cancelled).execute()
    await post(`bookings/${unpaid}/payments`, { way: 'cash', amount: 670 })
    await post(`bookings/${cancelled}/payments`, { way: 'cash', amount: 100 })
    const { now } = (await get('month?month=2026-12')).json()
    expect(now).toMatchObject({ driven: 2, cancelled: 1, outstanding: 18_000 + 400 })
  })

  it('count of a trip over the end of a month the days that are in it, for its vehicle', async () => {
    const id = await drivenTrip()
    const at = (day: string) => istInstant(day, '10:00')
    await assigned(id, { startsAt: at('2026-12-30'), endsAt: at('2027-01-03') })
    const days = async (month: string) => (await get(`month?month=${month}`)).json().vehicles[0]?.days
    expect(await Promise.all(['2026-12', '2027-01', '2027-02'].map(days))).toEqual([2, 3, undefined])
  })

  it.each(['month.csv?month=2026-12', 'year.csv?year=2026'])('are a file, too: %s', async (url) => {
    await drivenTrip()
    const { body, headers } = await get(url)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="books-2026(-12)?.csv"$/)
    const lines = body.trim().split('\r\n')
    expect(lines.find((line) => line.startsWith('"Figures"'))).toContain(',1,18670,0,0,0,18670,')
    expect(lines.at(-1)).toBe('"Routes","Chennai to Madurai",,,1,18670,,,,,,,')
  })

  it('have a register of sales whose sums are those of the documents, the same bytes each time', async () => {
    const withGst = documentRepository(
      app.database,
      () => NOON,
      () => ({ ...SETTINGS, gst: { gstin: '33AABCT1332L1ZL' } }),
      app.mailing,
    )
    const kerala = { name: 'K Traders', address: 'Kochi', gstin: '32AAACT2727Q1Z5' }
    const lines = [
      { code: 'distance', quantity: 500, unit: 'km', rate: 1300, amount: 650_000, taxable: true, basis: 'actual' },
      { code: 'toll', quantity: 1, unit: 'trip', rate: 66_500, amount: 66_500, taxable: false, basis: 'actual' },
      { code: 'gst', quantity: 5, unit: 'percent', rate: 6500, amount: 32_501, taxable: false, basis: 'fixed' },
      { code: 'rounding', quantity: 1, unit: 'trip', rate: -1, amount: -1, taxable: false, basis: 'fixed' },
    ]
    const gst = { percent: 500, included: false }
    const taxed = async () => {
      const id = await drivenTrip()
      const fare = { fareLines: JSON.stringify(lines), totalPaise: 749_000, tariffId: 'tariff-typical' }
      await app.database.db.updateTable('bookings').set(fare).where('id', '=', id).execute()
      return id
    }
    const tariff = app.database.db.updateTable('tariffs').where('id', '=', 'tariff-typical')
    await tariff.set({ parts: JSON.stringify({ ...PARTS, gst }) }).execute()
    const { number } = await withGst.invoice(await taxed(), undefined, 'Desk')
    await withGst.invoice(await taxed(), kerala, 'Desk')
    await withGst.creditNote(number, { reason: 'Wrong name' }, 'Desk')
    await post(`bookings/${await drivenTrip()}/invoice`)
    const [first, again] = await Promise.all([1, 2].map(() => get('sales.csv?month=2026-11')))
    expect(first?.body).toBe(again?.body)
    const parts = partsOf(first?.body ?? '')
    const rows = ['B2B', 'B2C', 'Without tax'].flatMap((name) => parts[name]?.slice(0, -1) ?? [])
    expect(rows.map((row) => [row.Kind, row['Rate in percent'], row['Place of supply'], row.Total])).toEqual([
      ['"invoice"', '5', '"32-Kerala"', '7490'],
      ['"credit-note"', '5', '"33-Tamil Nadu"', '-7490'],
      ['"invoice"', '5', '"33-Tamil Nadu"', '7490'],
      ['"bill"', '0', '"33-Tamil Nadu"', '18670'],
    ])
    expect(rows.map((row) => row.GSTIN)).toEqual(['"32AAACT2727Q1Z5"', '', '', ''])
    const names = ['Taxable value', 'CGST', 'SGST', 'IGST', 'Passed on', 'Rounding', 'Total']
    const sums = names.map((name) => rows.reduce((sum, row) => sum + toPaise(Number(row[name])), 0))
    const documents = await withGst.list({})
    const sum = documents.reduce((total, one) => total + toPaise(one.of === null ? one.total : -one.total), 0)
    expect(sums).toEqual([650_000 + 1_867_000, 0, 0, 32_500, 66_500, 0, sum])
    expect(rows[2]).toMatchObject({ CGST: '162.5', SGST: '162.5', IGST: '0', 'Passed on': '665', Rounding: '0' })
    const totals = names.map((name) => toPaise(Number(parts['By code and rate']?.at(-1)?.[name])))
    expect(totals).toEqual(sums)
    expect(parts['By code and rate']?.map((row) => [row.Part, row.SAC, row.Total])).toEqual([
      ['"B2B"', '"996601"', '7490'],
      ['"B2C"', '"996601"', '0'],
      ['"Without tax"', '', '18670'],
      ['"Total"', '', '26160'],
    ])
    expect(parts['Documents issued']?.map((row) => [row.From, row.To, row['Taken back'], row.Left])).toEqual([
      ['"BIL-26-27-00001"', '"BIL-26-27-00001"', '0', '1'],
      ['"CRN-26-27-00001"', '"CRN-26-27-00001"', '0', '1'],
      ['"INV-26-27-00001"', '"INV-26-27-00002"', '1', '1'],
    ])
    const next = partsOf((await get('sales.csv?month=2026-12')).body)
    expect(next.B2B?.map((row) => row.Total)).toEqual(['0'])
  })

  it('have the advances of a month, and those that its invoices took up', async () => {
    const withGst = documentRepository(
      app.database,
      () => NOON,
      () => ({ ...SETTINGS, gst: { gstin: '33AABCT1332L1ZL' } }),
      app.mailing,
    )
    const id = (await book(app, outstation(await insertCab(app)))).json().booking._id
    const lines = [
      { code: 'distance', quantity: 1, unit: 'trip', rate: 706_800, amount: 706_800, taxable: true, basis: 'fixed' },
      { code: 'gst', quantity: 5, unit: 'percent', rate: 7068, amount: 35_340, taxable: false, basis: 'fixed' },
      { code: 'rounding', quantity: 1, unit: 'trip', rate: -40, amount: -40, taxable: false, basis: 'fixed' },
    ]
    const { db } = app.database
    const parts = JSON.stringify({ ...PARTS, gst: { percent: 500, included: false } })
    await db.updateTable('tariffs').set({ parts }).where('id', '=', 'tariff-typical').execute()
    const fare = { fareLines: JSON.stringify(lines), totalPaise: 742_100, tariffId: 'tariff-typical' }
    await db.updateTable('bookings').set(fare).where('id', '=', id).execute()
    const { payments } = (await post(`bookings/${id}/payments`, { way: 'cash', amount: 1856 })).json()
    await withGst.ofPayment(payments[0].id, 'Desk')
    const sums = async () => {
      const said = partsOf((await get('sales.csv?month=2026-11')).body)
      return ['Advances received', 'Advances adjusted'].map((name) => said[name]?.at(-1))
    }
    const advance = { 'Taxable value': '1767.62', CGST: '44.19', SGST: '44.19', Total: '1856' }
    expect(await sums()).toMatchObject([advance, { Total: '0' }])
    await db.updateTable('bookings').set({ status: 'ended' }).where('id', '=', id).execute()
    await withGst.invoice(id, undefined, 'Desk')
    expect(await sums()).toMatchObject([advance, advance])
  })

  it('are for owners', async () => {
    const clerk = await sessionOf(app, 'clerk')
    expect((await get('day?day=2026-11-02', clerk)).statusCode).toBe(200)
    for (const url of ['month?month=2026-11', 'year.csv?year=2026', 'sales.csv?month=2026-11'])
      expect((await get(url, clerk)).statusCode).toBe(403)
  })
})

const PARTS = {
  ...{ roundTo: 100, advancePercent: 2500, rates: [], localPackages: [], surcharges: {}, passedOn: [], seasons: [] },
  cancellation: { steps: [], noShowPercent: 0, freeChangesUntilHours: 0 },
}
