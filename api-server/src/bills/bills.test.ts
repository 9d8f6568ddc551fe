import type { FastifyInstance } from 'fastify'
import { type Bill, BillReply } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { STAFF_NAME, sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

const LEFT = Date.parse('2026-12-24T06:40:00+05:30')
const BACK = Date.parse('2026-12-26T21:10:00+05:30')

eachRoute('the final bill', (engine) => {
  let app: FastifyInstance
  let cookie: string
  let id: string

  beforeEach(async () => {
    app = await engine.app({ RATE_LIMIT: 'off' }, { now: () => NOON })
    cookie = await sessionOf(app)
    id = await driven()
  })

  /** A trip that its driver ended after 1,000 km, with tolls of ₹340 and 95 minutes of waiting. */
  async function driven(tariff = 'tariff-first', status: 'ended' | 'started' = 'ended'): Promise<string> {
    const cab = await insertCab(app, { cabClass: 'sedan' })
    const { _id: bookingId } = (await book(app, outstation(cab))).json().booking
    const { db } = app.database
    await db.updateTable('bookings').set({ status, tariffId: tariff }).where('id', '=', bookingId).execute()
    const steps = [
      { status: 'started', at: LEFT },
      { status: 'ended', at: BACK },
    ] as const
    for (const step of steps)
      await db
        .insertInto('bookingHistory')
        .values({ ...step, id: `${bookingId} ${step.status}`, bookingId, byName: 'Murugan', reason: null })
        .execute()
    const report = { bookingId, openingKm: 50_000, closingKm: 51_000, waitingMinutes: 95, doubt: 0 as const }
    await db.insertInto('driving').values(report).execute()
    const toll = { bookingId, kind: 'toll' as const, photo: null, at: BACK }
    await db
      .insertInto('expenses')
      .values([
        { ...toll, id: 'a', amountPaise: 12_000 },
        { ...toll, id: 'b', amountPaise: 22_000 },
      ])
      .execute()
    return bookingId
  }

  const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
    app.inject({ method, url: `/api/v1/bookings/${url}`, headers: { cookie }, ...(payload ? { payload } : {}) })
  const billOf = async (of = id) => BillReply.parse((await call('GET', `${of}/bill`)).json()).bill
  const linesOf = ({ lines }: Pick<Bill['reported'], 'lines'>) =>
    lines.map(({ code, amount, taxable, note, basis }) => ({ code, amount, taxable, note, basis }))
  const inputOf = ({ input }: Bill) => ({ ...input, lines: linesOf(input) })
  const totals = ({ quoted, actual }: Bill) => [quoted.total, actual.total]

  it('is proposed from what the driver reported, priced by the tariff of the booking, and then is its price', async () => {
    const proposed = await billOf()
    expect(proposed.input).toMatchObject({
      measured: true,
      km: 1000,
      start: '2026-12-24T06:40',
      end: '2026-12-26T21:10',
    })
    // 500 km one way at ₹35, ₹2,500 for the cab, ₹340 of tolls.
    expect([totals(proposed), proposed.made]).toEqual([[18_670, 20_340], null])
    expect((await call('GET', id)).json().booking.total).toBe(18_670)
    const pretended = BillReply.parse((await call('PUT', `${id}/bill?pretend=1`, inputOf(proposed))).json()).bill
    expect(totals(pretended)).toEqual([18_670, 20_340])
    await call('PUT', `${id}/bill`, inputOf(proposed))
    const { booking } = (await call('GET', id)).json()
    expect([booking.total, booking.balance, booking.changes.at(-1).reason]).toEqual([20_340, 20_340, 'Final bill'])
    expect(booking.fareLines.at(-1)).toMatchObject({ code: 'toll', origin: 'driver', by: 'Desk' })
    const made = await billOf()
    expect([totals(made), made.made?.by]).toEqual([[18_670, 20_340], 'Desk'])
  })

  it('is corrected with a reason until an invoice holds, and what was quoted stays', async () => {
    await call('PUT', `${id}/bill`, inputOf(await billOf()))
    const silent = { ...inputOf(await billOf()), km: 924, lines: [] }
    const refused = await call('PUT', `${id}/bill`, silent)
    expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ path: 'why', code: 'required' }]])
    const corrected = { ...silent, why: 'Closing km misread' }
    const again = BillReply.parse((await call('PUT', `${id}/bill`, corrected)).json()).bill
    expect(totals(again)).toEqual([18_670, 18_670])
    expect((await call('GET', id)).json().booking.changes.at(-1)).toMatchObject({
      ...{ by: 'Desk', reason: 'Final bill: Closing km misread' },
      fields: [
        { field: 'km', before: 1000, after: 924 },
        { field: 'toll', before: 340, after: 0 },
        { field: 'total', before: 20_340, after: 18_670 },
      ],
    })
    const { document } = (await call('POST', `${id}/invoice`, {})).json()
    const late = await call('PUT', `${id}/bill`, corrected)
    expect([late.statusCode, late.json().detail]).toEqual([
      409,
      `${document.number} holds already: take it back by a credit note first.`,
    ])
    expect(document.total).toBe(18_670)
  })

  it('keeps the quoted price where the desk wants that, and adds its lines', async () => {
    const discount = { code: 'discount', amount: -670, taxable: false, note: 'Late start', basis: 'fixed' }
    const input = { ...inputOf(await billOf()), measured: false, lines: [discount] }
    const { bill } = BillReply.parse((await call('PUT', `${id}/bill`, input)).json())
    const trip = await app.inject(`/api/v1/trip/${await app.links.forTraveller(id)}`)
    expect(trip.body).toContain('Late start')
    expect(trip.body).not.toContain(`"${STAFF_NAME}"`)
    expect(totals(bill)).toEqual([18_670, 18_000])
  })

  it.each([
    ['less', -670, 18_000],
    ['more', 1330, 20_000],
  ])(
    'keeps an agreed price that is %s than the fare; what the driver paid stands beside it',
    async (_more, amount, total) => {
      const code = amount < 0 ? 'discount' : 'other'
      const agreed = { code, amount, taxable: false, note: 'பேசிய விலை', basis: 'fixed', origin: 'agreed' }
      const { db } = app.database
      await db.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', id).execute()
      expect((await call('PUT', `${id}/fare-lines`, { lines: [agreed] })).statusCode).toBe(200)
      await db.updateTable('bookings').set({ status: 'ended' }).where('id', '=', id).execute()
      const bill = await billOf()
      expect([bill.input.measured, totals(bill)]).toEqual([false, [total, total]])
      expect(bill.reported.lines).toMatchObject([{ code: 'toll', amount: 340, basis: 'actual' }])
      const measured = { ...inputOf(bill), measured: true, lines: linesOf(bill.reported) }
      const reply = await call('PUT', `${id}/bill`, measured)
      expect(totals(BillReply.parse(reply.json()).bill)).toEqual([total, 20_340])
    },
  )

  it('by a tariff of days counts those of the drive, its nights and its waiting', async () => {
    const bill = await billOf(await driven('tariff-typical'))
    const said = bill.actual.lines.map(({ code, quantity, basis }) => `${code} ${quantity} ${basis}`)
    expect(said).toContain('distance 1000 actual')
    expect(said).toContain('waiting 2 actual')
    expect(said).toContain('toll 1 actual')
    expect(bill.actual.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
      Math.round(bill.actual.total * 100),
    )
  })

  it('waits for the end of the trip, and names what it cannot take', async () => {
    const running = await driven('tariff-first', 'started')
    expect((await call('GET', `${running}/bill`)).statusCode).toBe(409)
    const wrong = { ...inputOf(await billOf()), km: -1, end: '2026-12-23T00:00' }
    const reply = await call('PUT', `${id}/bill`, wrong)
    expect([reply.statusCode, reply.json().errors.map(({ path }: { path: string }) => path)]).toEqual([400, ['km']])
  })

  it('of a booking whose fare an earlier release stored is invoiced all the same', async () => {
    await app.database.db
      .updateTable('bookings')
      .set({ fareLines: null, tariffId: null, tariffName: null, advancePaise: null })
      .where('id', '=', id)
      .execute()
    expect(totals(await billOf())).toEqual([18_670, 20_340])
    // As a booking may also be: with lines, and no tariff.
    await app.database.db.updateTable('bookings').set({ tariffId: null }).where('id', '=', id).execute()
    const reply = await call('POST', `${id}/invoice`, {})
    expect([reply.statusCode, reply.json().document?.total]).toEqual([200, 18_670])
  })
})
