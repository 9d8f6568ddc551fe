import type { FastifyInstance } from 'fastify'
import { DriverCash, DriverStatement, OpenCashReply } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { BY_DESK, book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'
import { insertDriver, insertVehicle } from '../testing/fleet.ts'

eachEngine('what lies between a driver and the company', (engine) => {
  let app: FastifyInstance
  let cookie: string
  let driverId: string
  let booking: string
  let drivers = 0

  beforeEach(async () => {
    app = await engine.app({ RATE_LIMIT: 'off' }, { now: () => NOON })
    cookie = await sessionOf(app)
    const cab = await insertCab(app)
    drivers += 1
    driverId = await insertDriver(app, { name: 'Murugan', mobile: `+9198400999${10 + drivers}` })
    const vehicleId = await insertVehicle(app, cab, { registration: `TN 01 AB ${1000 + drivers}` })
    booking = (await book(app, outstation(cab))).json().booking._id
    await call('POST', `bookings/${booking}/state`, { to: 'confirmed' })
    await app.bookings.assign(booking, { vehicleId, driverId, tell: false }, BY_DESK)
    const allowance = { code: 'allowance', quantity: 3, unit: 'day', rate: 40_000, amount: 120_000, taxable: true }
    const fareLines = JSON.stringify([{ ...allowance, basis: 'fixed' }])
    const { db } = app.database
    await db.updateTable('bookings').set({ status: 'ended', fareLines }).where('id', '=', booking).execute()
    const toll = { id: 'a', bookingId: booking, kind: 'toll' as const, amountPaise: 34_000, photo: null, at: NOON }
    await db.insertInto('expenses').values(toll).execute()
  })

  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url: `/api/v1/${url}`, headers: { cookie }, ...(payload ? { payload } : {}) })
  const cash = async () => DriverCash.parse((await call('GET', `drivers/${driverId}/cash`)).json())
  const settle = (balance: number, moved: object = {}) =>
    call('POST', `drivers/${driverId}/settlements`, { balance, ...moved })
  const money = (payload: object, key = '') =>
    app.inject({
      ...{ method: 'POST', url: `/api/v1/drivers/${driverId}/money`, payload },
      headers: { cookie, ...(key && { 'idempotency-key': key }) },
    })
  const kindsOf = ({ open }: DriverCash) => open.map(({ kind, amount }) => `${kind} ${amount}`).sort()

  it('is allowance and costs less the cash that they took, as the ledger has it, until it is settled', async () => {
    await call('POST', `bookings/${booking}/payments`, { way: 'cash', amount: 5000, driverId })
    const before = await cash()
    expect([kindsOf(before), before.balance]).toEqual([['allowance 1200', 'cash -5000', 'expense 340'], -3460])
    const { cash: byTaker } = (await call('GET', 'books/day?day=2026-11-02')).json()
    expect(byTaker).toEqual([{ driver: 'Murugan', amount: 5000 }])
    const after = DriverCash.parse((await settle(-3460)).json())
    expect([after.open, after.balance, after.settlements.map(({ by, amount }) => [by, amount])]).toEqual([
      [],
      0,
      [['Desk', -3460]],
    ])
    await call('POST', `bookings/${booking}/payments`, { way: 'cash', amount: 100, driverId })
    expect(kindsOf(await cash())).toEqual(['cash -100'])
  })

  it('takes an advance and a part before all is settled, each by its way on its day', async () => {
    const advance = { direction: 'out', way: 'upi', amount: 500, day: '2026-10-30', reference: 'ADV 1' }
    for (const key of ['one', 'one']) expect((await money(advance, key)).statusCode).toBe(200)
    expect((await money({ ...advance, amount: 501 }, 'one')).statusCode).toBe(422)
    await call('POST', `bookings/${booking}/payments`, { way: 'cash', amount: 5000, driverId })
    expect((await cash()).balance).toBe(-3960)
    const above = await money({ direction: 'in', way: 'cash', amount: 3961 })
    expect([above.statusCode, above.json().errors]).toMatchObject([400, [{ path: 'amount', code: 'above-held' }]])
    await money({ direction: 'in', way: 'cash', amount: 3000 })
    const open = await cash()
    expect(kindsOf(open)).toEqual(['advance -500', 'advance 3000', 'allowance 1200', 'cash -5000', 'expense 340'])
    expect(DriverCash.parse((await settle(-960, { way: 'bank', reference: 'SETTLE 1' })).json()).open).toEqual([])
    const { db } = app.database
    const rows = await db.selectFrom('payments').selectAll().where('driverId', '=', driverId).orderBy('at').execute()
    const moved = rows.filter(({ kind }) => kind !== 'trip')
    expect(moved.map(({ kind, way, amountPaise, referenceKey }) => [kind, way, amountPaise, referenceKey])).toEqual([
      ['driver', 'upi', -50_000, '-ADV1'],
      ['driver', 'cash', 300_000, null],
      ['settlement', 'bank', 96_000, 'SETTLE1'],
    ])
    expect(moved[0]).toMatchObject({ at: Date.parse('2026-10-30T12:00:00+05:30'), notedAt: NOON })
    await call('POST', `bookings/${booking}/payments`, { way: 'cash', amount: 100, driverId })
    for (const early of [
      await settle(-100, { day: '2026-11-01' }),
      await money({ direction: 'in', way: 'cash', amount: 100, day: '2026-11-01' }),
    ])
      expect([early.statusCode, early.json().errors]).toMatchObject([400, [{ path: 'day', code: 'before-money' }]])
    await settle(-100)
    const again = await settle(0, { reference: 'SETTLE 1' })
    expect([again.statusCode, (await cash()).settlements.length]).toEqual([409, 2])
  })

  it('has the costs that the desk enters and, on the days of the settings, the night charge', async () => {
    const line = { quantity: 1, unit: 'trip', rate: 10_000, amount: 10_000, basis: 'fixed', by: 'Desk', at: '' }
    const fareLines = JSON.stringify([
      { ...line, code: 'night', unit: 'night', taxable: true, origin: 'tariff' },
      { ...line, code: 'toll', taxable: false, origin: 'desk' },
      { ...line, code: 'toll', taxable: true, origin: 'desk' },
      { ...line, code: 'parking', taxable: false, origin: 'driver' },
    ])
    await app.database.db.updateTable('bookings').set({ fareLines }).where('id', '=', booking).execute()
    expect(kindsOf(await cash())).toEqual(['expense 100', 'expense 340'])
    const night = async (nightToDriver: object | null) => {
      const reply = await app.inject({
        ...{ method: 'PATCH', url: '/api/v1/settings', payload: { nightToDriver }, headers: { cookie } },
      })
      return [reply.statusCode, kindsOf(await cash()).includes('allowance 100')]
    }
    expect(await night({ from: '2026-12-26' })).toEqual([200, true])
    expect(await night({ from: '2026-12-01', to: '2026-12-25' })).toEqual([200, false])
    expect(await night({ from: '2026-12-27' })).toEqual([200, false])
    expect(await night({ from: '2026-12-27', to: '2026-12-01' })).toEqual([400, false])
    expect(await night(null)).toEqual([200, false])
  })

  it('leaves what a bill corrects after the settlement open, and settles that in its turn', async () => {
    await settle(1540)
    const days = [4, 3].map((quantity) => ({
      ...{ code: 'allowance', quantity, unit: 'day', rate: 40_000, amount: quantity * 40_000, taxable: true },
      basis: 'fixed',
    }))
    const { db } = app.database
    for (const [day, kind] of [
      [days[0], 'allowance 400'],
      [days[1], 'allowance -400'],
    ] as const) {
      await db
        .updateTable('bookings')
        .set({ fareLines: JSON.stringify([day]) })
        .where('id', '=', booking)
        .execute()
      const { balance, open } = await cash()
      expect(open.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([kind])
      expect((await settle(balance)).statusCode).toBe(200)
      expect((await cash()).open).toEqual([])
    }
    // A row of the release before has no amount: it was settled as a whole.
    await db.updateTable('settlementEntries').set({ amountPaise: null, at: null, booking: null }).execute()
    expect((await cash()).open).toEqual([])
  })

  it('is in a statement of some days, whose end is what is open; and in a list of all drivers', async () => {
    await call('POST', `bookings/${booking}/payments`, { way: 'cash', amount: 5000, driverId })
    const open = OpenCashReply.parse((await call('GET', 'drivers/cash')).json())
    const murugan = {
      driver: { id: driverId, name: 'Murugan' },
      allowance: 1200,
      expense: 340,
      cash: -5000,
      advance: 0,
    }
    expect(open.drivers.find(({ driver }) => driver.id === driverId)).toEqual({ ...murugan, balance: -3460 })
    await settle(-3460)
    await call('POST', `bookings/${booking}/payments`, { way: 'cash', amount: 100, driverId })
    const statement = async (days: string) =>
      DriverStatement.parse((await call('GET', `drivers/${driverId}/statement?${days}`)).json())
    const november = await statement('from=2026-11-01&to=2026-11-30')
    const rows = november.entries.map(({ kind, amount }) => `${kind} ${amount}`).sort()
    expect(rows).toEqual(['cash -100', 'cash -5000', 'expense 340', 'settlement 3460'])
    // The allowance is of the day on which the trip ends.
    expect([november.opening, november.closing]).toEqual([0, -1300])
    const december = await statement('from=2026-12-01&to=2026-12-31')
    expect([december.opening, december.entries.length, december.closing]).toEqual([-1300, 1, -100])
    expect((await cash()).balance).toBe(december.closing)
    const csv = await call('GET', `drivers/${driverId}/statement.csv?from=2026-12-01&to=2026-12-31`)
    expect(csv.body.split('\r\n').slice(1, -1)).toEqual([
      ',"Open before",,-1300',
      expect.stringMatching(/^"2026-12-26 20:00","Allowance","TT-\w+",1200$/),
      ',"Open after",,-100',
    ])
    const wrong = await call('GET', `drivers/${driverId}/statement?from=2026-12-02&to=2026-12-01`)
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'to'])
  })

  it('is settled once by many at a time, and not with another sum than the one that was seen', async () => {
    const other = await settle(0)
    expect([other.statusCode, other.json().detail]).toEqual([409, 'By now ₹1,540.00 are open: look again.'])
    const replies = await Promise.all(Array.from({ length: 8 }, () => settle(1540)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)])
    expect((await cash()).settlements).toHaveLength(1)
    expect((await call('GET', 'drivers/nobody/cash')).statusCode).toBe(404)
  })
})
