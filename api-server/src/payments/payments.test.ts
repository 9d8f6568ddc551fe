import type { FastifyInstance, InjectOptions } from 'fastify'
import jsqr from 'jsqr'
import { Ledger } from 'shared-api/contract'
import { DAY_MS, istDay } from 'shared-api/india'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { book, bookConfirmed, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'

eachEngine('the ledger of a booking', (engine) => {
  let app: FastifyInstance
  let cookie: string
  let id: string
  let token: string
  let now = NOON

  beforeEach(async () => {
    app = await engine.sharedApp({ RATE_LIMIT: 'off' }, { now: () => now })
    now = NOON
    for (const table of ['documents', 'payments', 'bookings', 'cabs'] as const)
      await app.database.db.deleteFrom(table).execute()
    cookie = await sessionOf(app)
    // ₹18,670, of which 4,668 in advance.
    id = await bookConfirmed(app)
    token = await app.links.forTraveller(id)
  })

  const call = (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    payload?: object,
    headers: InjectOptions['headers'] = { cookie },
  ) => app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload ? { payload } : {}) })
  const ledger = async () => Ledger.parse((await call('GET', `bookings/${id}/payments`)).json())

  it('notes who took what and how; the booking, its list, the export and a search by the bank’s number show it', async () => {
    await call('POST', `bookings/${id}/payments`, {
      way: 'bank',
      amount: 4668,
      reference: 'sbin 4261 2345 6789',
      note: 'NEFT',
    })
    await call('POST', `bookings/${id}/payments`, { way: 'cash', amount: 2 })
    expect(await ledger()).toMatchObject({
      payments: [
        { by: 'Desk', way: 'bank', amount: 4668, reference: 'SBIN426123456789', note: 'NEFT' },
        { by: 'Desk', way: 'cash', amount: 2, reference: '' },
      ],
      ...{ total: 18_670, paid: 4670, balance: 14_000 },
    })
    const { booking } = (await call('GET', `bookings/${id}`)).json()
    expect(booking).toMatchObject({ paid: 4670, balance: 14_000 })
    for (const q of ['sbin 4261 2345 6789', 'SBIN426123']) {
      const { bookings } = (await call('GET', `bookings?q=${encodeURIComponent(q)}`)).json()
      expect(bookings, q).toMatchObject([{ _id: id, paid: 4670 }])
    }
    const csv = (await call('GET', 'bookings.csv')).body.split('\r\n')
    const at = csv[0]?.split(',').indexOf('"Paid"') ?? -1
    expect(csv[1]?.split(',').slice(at, at + 2)).toEqual(['4670', '14000'])
  })

  it.each<[string, object, string]>([
    ['more than is still to be paid', { way: 'cash', amount: 18_670.01 }, 'amount above-balance'],
    ['nothing', { way: 'cash', amount: 0 }, 'amount rupees'],
    ['a driver that is gone', { way: 'cash', amount: 1, driverId: 'nobody' }, 'driverId gone'],
    ['an unknown way', { way: 'gold', amount: 1 }, 'way one-of'],
  ])('refuses %s, and notes nothing', async (_what, payload, problem) => {
    const reply = await call('POST', `bookings/${id}/payments`, payload)
    expect([
      reply.statusCode,
      reply.json().errors.map((one: { path: string; code: string }) => `${one.path} ${one.code}`),
    ]).toEqual([...[400, [problem]]])
    expect((await ledger()).payments).toEqual([])
  })

  it('notes a repeated request once, and refuses its key for another', async () => {
    const headers = { cookie, 'idempotency-key': 'one' }
    const pay = (amount: number) => call('POST', `bookings/${id}/payments`, { way: 'card', amount }, headers)
    const replies = await Promise.all([pay(500), pay(500), pay(500)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await pay(600)).statusCode).toBe(422)
    expect((await ledger()).paid).toBe(500)
  })

  it('takes no more than the total from many at once, and gives back no more than was paid', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', `bookings/${id}/payments`, { way: 'cash', amount: 10_000 })),
    )
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refund = (amount: number) => call('POST', `bookings/${id}/refunds`, { way: 'bank', amount })
    expect((await refund(10_001)).json().errors).toMatchObject([{ path: 'amount', code: 'above-paid' }])
    expect((await refund(4000)).json()).toMatchObject({ paid: 6000, balance: 12_670 })
    expect((await ledger()).payments.map(({ amount }) => amount)).toEqual([10_000, -4000])
  })

  it.each([false, true])(
    'a refund of what a trip cost makes the traveller owe unless it is goodwill (%j)',
    async (goodwill) => {
      await call('POST', `bookings/${id}/payments`, { way: 'cash', amount: 18_670 })
      const headers = { cookie, 'idempotency-key': `goodwill-${goodwill}` }
      const refund = (more: object) =>
        call('POST', `bookings/${id}/refunds`, { way: 'cash', amount: 500, ...more }, headers)
      const owed = goodwill ? 0 : 500
      for (const _once of [1, 2])
        expect((await refund({ goodwill })).json()).toMatchObject({
          ...{ paid: 18_170, balance: owed, payments: [{ goodwill: false }, { amount: -500, goodwill }] },
        })
      expect((await refund({ goodwill: !goodwill })).statusCode).toBe(422)
      expect((await call('GET', `bookings/${id}`)).json().booking).toMatchObject({ paid: 18_170, balance: owed })
      const { payment } = (await call('GET', `trip/${token}`, undefined, {})).json()
      expect(payment).toMatchObject({ paid: 18_170, balance: owed, now: owed })
      await call('POST', `bookings/${id}/state`, { to: 'cancelled', reason: 'Ill' })
      expect((await ledger()).balance, 'what is left of it').toBe(-18_170)
    },
  )

  it('dates nothing before the row before, though the clock was put back; mails go out at once', async () => {
    await call('POST', `bookings/${id}/payments`, { way: 'cash', amount: 1000 })
    now = NOON - 3 * DAY_MS
    await call('POST', `bookings/${id}/refunds`, { way: 'cash', amount: 400 })
    await call('POST', `bookings/${id}/payments`, { way: 'cash', amount: 100 })
    const { payments } = await ledger()
    expect(payments.map(({ at, amount }) => [Date.parse(at) - NOON, amount])).toEqual([
      ...[
        [0, 1000],
        [1, -400],
        [2, 100],
      ],
    ])
    const papers = await Promise.all(payments.map(({ id: one }) => call('POST', `payments/${one}/document`)))
    expect(papers.map((paper) => paper.json().document.day)).toEqual(Array(3).fill(istDay(NOON)))
    const mails = await app.database.db.selectFrom('outbox').select('dueAt').where('bookingId', '=', id).execute()
    expect(Math.max(...mails.map(({ dueAt }) => dueAt))).toBe(NOON)
  })

  it('shows a QR code of exactly what is due, and counts what the traveller says once the desk accepts it', async () => {
    await app.settings.edit({ upi: 'shop@bank' }, { byName: 'Owner', allows: () => true })
    await app.refreshCompany()
    const upi = (await call('GET', `trip/${token}/upi`, undefined, {})).json()
    const query = new URL(upi.uri).searchParams
    expect(Object.fromEntries(query)).toMatchObject({ am: '4668.00', cu: 'INR', pa: 'shop@bank' })
    expect(await scanned(upi.qr)).toBe(upi.uri)
    const claim = (reference: string) => call('POST', `trip/${token}/payments`, { amount: 4668, reference }, {})
    expect((await claim('12')).json().errors).toMatchObject([{ path: 'reference', code: 'utr' }])
    await claim('426123456789')
    expect((await claim('4261 2345 6789')).json()).toMatchObject({ paid: 0, claims: [{ outcome: 'waiting' }] })
    const desk = app.database.db.selectFrom('outbox').select('subject').where('kind', '=', 'trip-desk')
    expect(await desk.where('bookingId', '=', id).execute()).toMatchObject([
      { subject: expect.stringMatching(/^Asha.* says they paid ₹4,668.00 by UPI, number ••6789: TT-/) },
    ])
    expect((await call('GET', 'desk/summary')).json()).toMatchObject({ reportedTotal: 1 })
    const [{ id: claimId } = { id: '' }] = (await ledger()).claims
    const settle = (accept: boolean) => call('POST', `payment-claims/${claimId}`, { accept })
    expect((await settle(true)).json()).toMatchObject({ paid: 4668, claims: [{ outcome: 'accepted' }] })
    expect((await settle(false)).statusCode).toBe(409)
    const all = (await call('GET', `bookings/${id}/upi`)).json()
    expect(new URL(all.uri).searchParams.get('am')).toBe('14002.00')
  })

  it('counts a payment once that the desk noted and the traveller reports', async () => {
    const reference = '426123456789'
    await call('POST', `bookings/${id}/payments`, { way: 'upi', amount: 4668, reference })
    const { claims } = (await call('POST', `trip/${token}/payments`, { amount: 4668, reference }, {})).json()
    const settle = (accept: boolean) => call('POST', `payment-claims/${claims[0].id}`, { accept })
    expect((await settle(true)).json().detail).toMatch(/^The number 426123456789 is used already: it is noted at TT-/)
    expect((await settle(false)).json()).toMatchObject({ paid: 4668, claims: [{ outcome: 'refused' }] })
    const [done] = (await call('GET', 'activity')).json().activity
    expect(done).toMatchObject({ code: 'claim-settled', subject: { _id: id }, detail: 'refused' })
    expect(done.subject.name).toMatch(/^TT-/)
  })

  it('takes a bank’s number for one payment of the company, however it is written, but for a split with a reason', async () => {
    const other = (await book(app, outstation(await insertCab(app)))).json().booking
    const note = (bookingId: string, more: object) =>
      call('POST', `bookings/${bookingId}/payments`, {
        way: 'bank',
        amount: 100,
        reference: '4261-2345 6789 ab',
        ...more,
      })
    const taken = (await Promise.all([note(id, {}), note(other._id, {})])).map(({ statusCode }) => statusCode)
    expect(taken.sort()).toEqual([200, 409])
    const { reference: first } = (await app.bookings.find(id)).booking
    const holder = (await ledger()).paid === 100 ? first : other.reference
    for (const reference of ['426123456789AB', '4261 2345/6789.aB', '\uff14\uff1261 2345 6789 ab'])
      expect((await note(id, { reference })).json().detail, reference).toMatch(`it is noted at ${holder}.`)
    const theirs = await app.links.forTraveller(other._id)
    for (const link of [token, theirs])
      await call('POST', `trip/${link}/payments`, { amount: 100, reference: '4261-23456789-ab' }, {})
    const { claims } = await ledger()
    expect(claims).toMatchObject([{ reference: '426123456789AB', elsewhere: holder }])
    expect((await call('POST', `payment-claims/${claims[0]?.id}`, { accept: true })).json().detail).toMatch(holder)
    const split = await note(id, { split: 'One transfer for two trips' })
    expect(split.json().payments.at(-1)).toMatchObject({ split: 'One transfer for two trips' })
    // What is no number is no hindrance.
    for (const one of [id, other._id, id]) expect((await note(one, { reference: 'NEFT' })).statusCode).toBe(200)
  })

  it('refuses by hand what is reported at another booking, and says where', async () => {
    const other = (await book(app, outstation(await insertCab(app)))).json().booking
    await call('POST', `trip/${token}/payments`, { amount: 100, reference: '426123456789' }, {})
    const reply = await call('POST', `bookings/${other._id}/payments`, {
      ...{ way: 'upi', amount: 100, reference: '4261 2345 6789' },
    })
    const { reference } = (await app.bookings.find(id)).booking
    expect([reply.statusCode, reply.json().detail]).toEqual([409, expect.stringContaining(`reported at ${reference}`)])
  })

  it('keeps a report of more than is due for the desk, which accepts what came', async () => {
    await call('POST', `trip/${token}/payments`, { amount: 10_000_000, reference: '426123456789' }, {})
    const [{ id: claimId } = { id: '' }] = (await ledger()).claims
    const settle = (more: object) => call('POST', `payment-claims/${claimId}`, { accept: true, ...more })
    expect((await settle({})).json().errors).toMatchObject([{ path: 'amount', code: 'above-balance' }])
    expect((await call('GET', 'to-look-at')).json().items).toMatchObject([
      { kind: 'claim', why: 'above-due', amount: 10_000_000, expected: 18_670, booking: { _id: id } },
    ])
    expect((await settle({ amount: 17_500 })).json()).toMatchObject({ paid: 17_500, claims: [{ outcome: 'accepted' }] })
  })

  it('belongs to the desk, and to the traveller by the link', async () => {
    expect((await call('GET', `bookings/${id}/payments`, undefined, {})).statusCode).toBe(401)
    expect((await call('GET', 'trip/other/payments', undefined, {})).statusCode).toBe(404)
    await call('POST', `bookings/${id}/payments`, { way: 'cash', amount: 100, note: 'Grumbled' })
    const theirs = await call('GET', `trip/${token}/payments`, undefined, {})
    expect(theirs.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    expect(theirs.json()).toMatchObject({ paid: 100, payments: [{ by: '', note: '' }] })
    const { payment } = (await call('GET', `trip/${token}`, undefined, {})).json()
    expect(payment).toEqual({ paid: 100, balance: 18_570, now: 4568, claimed: 0 })
  })

  it('outlives its booking', async () => {
    await call('POST', `bookings/${id}/payments`, { way: 'cash', amount: 100 })
    const { db } = app.database
    const { reference } = await db
      .selectFrom('bookings')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await db.deleteFrom('bookings').where('id', '=', id).execute()
    const kept = await db.selectFrom('payments').selectAll().execute()
    expect(kept).toMatchObject([{ bookingId: null, bookingReference: reference, amountPaise: 10_000 }])
  })
})

/** What a phone's camera reads of a QR code. */
async function scanned(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 300 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data
}
