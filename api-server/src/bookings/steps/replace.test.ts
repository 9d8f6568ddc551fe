import type { FastifyInstance } from 'fastify'
import { BillReply, type BookingStatus, DriverCash } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { isoOf } from '../../platform/time.ts'
import { book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { insertDriver, insertVehicle } from '../../testing/fleet.ts'

/** After the pick-up of the drop from Chennai to Madurai that is booked. */
const ON_THE_ROAD = Date.parse('2026-12-24T08:00:00+05:30')
const WAY = ['on the way', 'arrived', 'started', 'ended'] as const
const MANNED = ['assigned', ...WAY.slice(0, 3)] as const
const ALLOWANCE = 120_000
const NOTHING = { allowance: 0, expense: 0, cash: 0 }

eachRoute('another car or driver in mid-trip', (engine) => {
  let app: FastifyInstance
  let cookie: string
  let now: number
  let cab: string
  let vehicles: string[]
  let drivers: string[]
  let keys = 0

  beforeEach(async () => {
    now = NOON
    app = await engine.sharedApp({ RATE_LIMIT: 'off' }, { now: () => now })
    for (const table of [
      'payments',
      'paymentClaims',
      'earlierLegs',
      'bookings',
      'vehicles',
      'drivers',
      'cabs',
    ] as const)
      await app.database.db.deleteFrom(table).execute()
    cookie = await sessionOf(app)
    cab = await insertCab(app)
    const three = [0, 1, 2]
    vehicles = await Promise.all(three.map((n) => insertVehicle(app, cab, { registration: `TN 01 AB 100${n}` })))
    drivers = await Promise.all(
      three.map((n) => insertDriver(app, { name: `Driver ${n}`, mobile: `+91984001230${n}` })),
    )
  })

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url: `/api/v1/${url}`, headers: { cookie }, ...(payload ? { payload } : {}) })
  const pageOf = async (id: string) => (await call('GET', `bookings/${id}`)).json().booking
  const assign = (id: string, car: number, driver: number, more: object = {}) =>
    call('POST', `bookings/${id}/assign`, { vehicleId: vehicles[car], driverId: drivers[driver], tell: false, ...more })
  const linkOf = async (id: string) => (await call('POST', `bookings/${id}/drive-link`)).json().url.split('/drive/')[1]
  const step = (token: string, to: string, more: object = {}) =>
    app.inject({
      ...{ method: 'POST', url: `/api/v1/drive/${token}/step`, headers: { 'idempotency-key': `k${keys++}` } },
      payload: { to, at: isoOf(now), ...more },
    })
  const cashOf = async (driver: number) => {
    const { open } = DriverCash.parse((await call('GET', `drivers/${drivers[driver]}/cash`)).json())
    const sum = (kind: string) => open.reduce((all, one) => (one.kind === kind ? all + one.amount : all), 0)
    return { allowance: sum('allowance'), expense: sum('expense'), cash: sum('cash') }
  }

  /** A trip that has come to a status, by the first driver's link. */
  async function tripIn(status: (typeof MANNED)[number]) {
    now = NOON
    const { _id: id } = (await book(app, outstation(cab, { triptype: 'Drop Trip' }))).json().booking
    const line = { code: 'allowance', quantity: 1, unit: 'day', rate: ALLOWANCE, amount: ALLOWANCE, taxable: true }
    const fareLines = JSON.stringify([{ ...line, basis: 'fixed' }])
    await app.database.db.updateTable('bookings').set({ status: 'confirmed', fareLines }).where('id', '=', id).execute()
    const { code } = (await assign(id, 0, 0)).json().booking.assignment
    const token = await linkOf(id)
    now = ON_THE_ROAD
    cookie = await sessionOf(app)
    for (const to of WAY.slice(0, WAY.indexOf(status as never) + 1)) {
      const started =
        to === 'started' ? { code, openingKm: 1000, expenses: [{ id: 'e0', kind: 'toll', amount: 50 }] } : {}
      expect((await step(token, to, started)).statusCode, to).toBe(200)
    }
    return { id: String(id), code, token }
  }

  /** The driver of now ends the trip from where it stands. */
  async function drive(id: string, code: string, from: BookingStatus, odometer: number) {
    const token = await linkOf(id)
    now += 3_600_000
    for (const to of WAY.slice(WAY.indexOf(from as never) + 1)) {
      const opening = to === 'started' ? { code, openingKm: odometer } : {}
      const closing = to === 'ended' ? { openingKm: odometer, closingKm: odometer + 200, waitingMinutes: 30 } : {}
      const reply = await step(token, to, { ...opening, ...closing })
      expect(reply.statusCode, reply.body).toBe(200)
    }
  }

  it.each(MANNED.flatMap((status) => [1, 2].map((times) => [status, times] as const)))(
    'while it is %s, %i times: one bill, right allowances, and what comes late waits for the desk',
    async (status, times) => {
      const { id, code, token } = await tripIn(status)
      const isUnderWay = status !== 'assigned'
      const hasStarted = status === 'started'
      if (isUnderWay) expect((await assign(id, 1, 1)).json().errors).toMatchObject([{ path: 'why', code: 'required' }])
      for (let n = 1; n <= times; n++) {
        now += 600_000
        const closing = hasStarted ? { closingKm: n * 1000 + 100 } : {}
        const reply = await assign(id, n, n, { why: `Broke down ${n}`, ...closing })
        expect(reply.statusCode, reply.body).toBe(200)
        const { booking } = reply.json()
        expect(booking).toMatchObject({
          ...{ status, assignment: { vehicle: { id: vehicles[n] }, driver: { id: drivers[n] }, code } },
          earlier: Array.from({ length: n }, (_, at) => ({ status, driver: { id: drivers[at] } })),
        })
        expect(booking.history.at(-1)).toMatchObject({ status: 'assigned', by: 'Desk', reason: `Broke down ${n}` })
        if (n < times && hasStarted)
          expect((await step(await linkOf(id), 'started', { openingKm: 2000 })).statusCode).toBe(200)
      }
      // The first is free from that moment on.
      const kept = await app.database.db
        .selectFrom('assignments')
        .selectAll()
        .where('vehicleId', '=', vehicles[0] ?? '')
        .execute()
      expect(kept).toEqual([])

      // Its phone had no network: refused, and nothing is lost.
      const late = { expenses: [{ id: 'late', kind: 'parking', amount: 40 }], cash: 100 }
      for (const _again of [1, 2]) expect((await step(token, 'arrived', late)).statusCode).toBe(410)
      expect((await app.inject(`/api/v1/drive/${token}`)).statusCode).toBe(410)
      const { items } = (await call('GET', 'to-look-at')).json()
      const waiting = items.filter(({ kind }: { kind: string }) => kind !== 'trip')
      expect(waiting.map(({ kind, driver }: Record<string, string>) => `${kind} ${driver}`).sort()).toEqual([
        ...['claim Driver 0', 'expense Driver 0'],
      ])
      await call('POST', `bookings/${id}/expenses/late`, { accept: true })

      await drive(id, code, status, (times + 1) * 1000)
      const [leg] = (await pageOf(id)).earlier
      await call('PUT', `bookings/${id}/legs/${leg.id}`, { share: 500 })
      const { bill } = BillReply.parse((await call('GET', `bookings/${id}/bill`)).json())
      expect(bill.reported).toMatchObject({ km: 200 + (hasStarted ? times * 100 : 0), waitingMinutes: 30 })
      const toll = hasStarted ? 50 : 0
      expect(await cashOf(0)).toEqual({ allowance: 500, expense: toll + 40, cash: 0 })
      expect(await cashOf(times)).toEqual({ ...NOTHING, allowance: 700 })
      if (times === 2) expect(await cashOf(1)).toEqual(NOTHING)
      const { number } = (await call('POST', `bookings/${id}/invoice`)).json().document
      const { content } = await app.database.db
        .selectFrom('documents')
        .select('content')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      const plates = Array.from({ length: times + 1 }, (_, n) => `TN 01 AB 100${n}`)
      expect(JSON.parse(content).drive.vehicle).toBe(hasStarted ? plates.join(', ') : plates.at(-1))
      expect((await call('POST', `bookings/${id}/invoice`)).statusCode).toBe(409)
    },
  )

  it('a driver alone: the odometer of the car goes on, and no share is more than there is', async () => {
    const { id, code } = await tripIn('started')
    expect((await assign(id, 0, 1, { why: 'Sick' })).statusCode).toBe(200)
    const token = await linkOf(id)
    now += 3_600_000
    expect((await step(token, 'ended', { closingKm: 1300, cash: 70 })).statusCode).toBe(200)
    const [leg] = (await pageOf(id)).earlier
    await call('PUT', `bookings/${id}/legs/${leg.id}`, { share: 9999 })
    expect(BillReply.parse((await call('GET', `bookings/${id}/bill`)).json()).bill.reported.km).toBe(300)
    expect([await cashOf(0), await cashOf(1)]).toEqual([
      { allowance: 1200, expense: 50, cash: 0 },
      { allowance: 0, expense: 0, cash: -70 },
    ])
    expect(code).toMatch(/^\d{4}$/)
  })

  it('all trips of some days are given to another at once, or none', async () => {
    const first = await tripIn('started')
    now = NOON
    cookie = await sessionOf(app)
    const next = outstation(cab, { triptype: 'Drop Trip', PickUpdate: '2026-12-25' })
    const { _id: later } = (await book(app, next)).json().booking
    await call('POST', `bookings/${later}/state`, { to: 'confirmed' })
    expect((await assign(later, 0, 0)).statusCode).toBe(200)
    now = ON_THE_ROAD
    cookie = await sessionOf(app)
    const of = { owner: 'driver', id: drivers[0] ?? '', from: '2026-12-24', until: '2026-12-25' }
    const { trips, choices } = (await call('GET', `hand-over?${new URLSearchParams(of)}`)).json()
    expect(trips.map(({ _id }: { _id: string }) => _id)).toEqual([first.id, later])
    expect(choices.map(({ id }: { id: string }) => id).sort()).toEqual([drivers[1], drivers[2]].sort())
    const away = { kind: 'leave', firstDay: '2026-12-25', lastDay: '2026-12-25' }
    await app.inject({
      ...{ method: 'PATCH', url: `/api/v1/drivers/${drivers[1]}`, headers: { cookie }, payload: { absences: [away] } },
    })
    const give = (to = '') => call('POST', 'hand-over', { ...of, to, why: 'Fever' })
    const refused = await give(drivers[1])
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('Driver 1 is away from')])
    expect((await pageOf(first.id)).assignment.driver.id).toBe(drivers[0])
    expect((await give(drivers[2])).statusCode).toBe(200)
    for (const id of [first.id, later])
      expect((await pageOf(id)).assignment).toMatchObject({ driver: { id: drivers[2] }, vehicle: { id: vehicles[0] } })
  })

  it('nobody takes over a trip that has ended, and costs of a driver who waited in vain stay theirs', async () => {
    const { id, token } = await tripIn('arrived')
    await step(token, 'arrived', { expenses: [{ id: 'e', kind: 'parking', amount: 30 }] })
    await call('POST', `bookings/${id}/state`, { to: 'no show' })
    expect((await assign(id, 1, 1, { why: 'Late' })).statusCode).toBe(409)
    expect(await cashOf(0)).toEqual({ ...NOTHING, expense: 30 })
  })
})
