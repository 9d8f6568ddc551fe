import type { FastifyInstance } from 'fastify'
import { DriverCash } from 'shared-api/contract'
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
    await app.bookings.assign(booking, { vehicleId, driverId, tell: false }, ...BY_DESK)
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
  const settle = (balance: number) => call('POST', `drivers/${driverId}/settlements`, { balance })
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

  it('is settled once by many at a time, and not with another sum than the one that was seen', async () => {
    const other = await settle(0)
    expect([other.statusCode, other.json().detail]).toEqual([409, 'By now ₹1,540.00 are open: look again.'])
    const replies = await Promise.all(Array.from({ length: 8 }, () => settle(1540)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(409)])
    expect((await cash()).settlements).toHaveLength(1)
    expect((await call('GET', 'drivers/nobody/cash')).statusCode).toBe(404)
  })
})
