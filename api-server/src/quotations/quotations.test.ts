import { BookingPageReply, DeskSummaryReply, OfferReply, QuotationReply } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { beforeEach, expect, it } from 'vitest'
import { insertCab, NOON } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'
import { QUOTATION, tripOf } from '../testing/quotations.ts'
import { quotationMail } from './mail.ts'

const FORM = { name: 'Ravi', email: 'ravi@example.com', phone: '98400 12345', message: 'Hello' }

eachEngine('a quotation', (engine) => {
  type App = Awaited<ReturnType<typeof engine.app>>
  let app: App
  let now = NOON
  let enquiryId: string
  let cab: string
  let cookie: string

  beforeEach(async () => {
    now = NOON
    app = await engine.sharedApp({}, { now: () => now })
    for (const table of ['outbox', 'enquiries', 'bookings'] as const) await app.database.db.deleteFrom(table).execute()
    await app.inject({ method: 'POST', url: '/api/v1/forms', payload: FORM })
    enquiryId = (await app.database.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()).id
    cab = await insertCab(app)
    cookie = await sessionOf(app)
  })

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = {}) =>
    app.inject({ method, url: `/api/v1/${url}`, headers: { cookie, ...headers }, ...(payload && { payload }) })
  const input = (changes = {}) => ({ ...QUOTATION, bookingDetails: tripOf(cab), ...changes })
  const add = async (changes = {}) =>
    QuotationReply.parse((await call('POST', `enquiries/${enquiryId}/quotations`, input(changes))).json()).quotation
  const send = async (id: string) => call('POST', `quotations/${id}/send`)
  const linkOf = async (id: string): Promise<string> =>
    (await call('POST', `quotations/${id}/link`)).json().url.split('/').at(-1)
  async function sent() {
    const { _id: id } = await add()
    await send(id)
    return { id, token: await linkOf(id) }
  }
  const offer = (token: string) => app.inject({ url: `/api/v1/quotation/${token}` })
  const accept = (token: string, headers = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/quotation/${token}/accept`, headers })
  const enquiry = async () => (await call('GET', `enquiries/${enquiryId}`)).json().enquiry

  it('is a draft of the desk with its total, which may be changed until it is sent', async () => {
    const draft = await add()
    expect(draft).toMatchObject({ status: 'draft', total: 8500, validUntil: '2026-11-10', booking: null })
    expect(draft.reference).toMatch(/^EN-.{6}\/1$/)
    expect(draft.fareLines.map(({ note, amount }) => [note, amount])).toEqual([
      ['Innova with driver × 2', 9000],
      ['For coming again', -500],
    ])
    const at = `quotations/${draft._id}`
    const changed = await call('PUT', at, input({ validUntil: '2026-11-11' }), { 'if-match': '"1"' })
    expect(changed.json().quotation).toMatchObject({ validUntil: '2026-11-11', version: 2 })
    expect((await call('PUT', at, input(), { 'if-match': '"1"' })).statusCode).toBe(412)
    expect((await call('POST', `${at}/link`)).statusCode).toBe(409)
    for (const _ of ['once', 'again after a lost answer'])
      expect((await send(draft._id)).json().quotation.status).toBe('sent')
    const mails = app.database.db.selectFrom('outbox').select('id').where('kind', '=', 'quotation')
    expect(await mails.execute()).toHaveLength(1)
    expect((await call('PUT', at, input())).statusCode).toBe(409)
    expect(await enquiry()).toMatchObject({ status: 'answered' })
    expect((await add()).reference).toMatch(/\/2$/)
  })

  it.each([
    ['a day that is past', { validUntil: '2026-11-01' }, 'validUntil', 'day-past'],
    ['a day after the pick-up', { validUntil: '2026-12-25' }, 'validUntil', 'after-pick-up'],
    ['no line', { lines: [] }, 'lines', 'required'],
    ['a total of nothing', { lines: [{ what: 'Free', quantity: 1, rate: 0 }] }, 'lines', 'total-not-above-zero'],
    ['a web address', { lines: [{ what: 'www.evil.example', quantity: 1, rate: 1 }] }, 'lines.0.what', 'web-address'],
  ])('is refused with %s', async (_what, changes, path, code) => {
    const reply = await call('POST', `enquiries/${enquiryId}/quotations`, input(changes))
    expect([reply.statusCode, reply.json().errors]).toMatchObject([400, [{ path, code }]])
  })

  it('is refused with a trip that cannot be booked', async () => {
    const trip = { ...tripOf(cab), PickUpdate: '2026-10-01', NumberOfPersons: '9' }
    const reply = await call('POST', `enquiries/${enquiryId}/quotations`, input({ bookingDetails: trip }))
    expect(reply.json().errors[0]).toMatchObject({ path: 'bookingDetails.PickUpdate', code: 'past' })
  })

  it('goes out by mail with a link of its own, which is stored as a hash, and not once it is over', async () => {
    const { _id: id } = await add()
    await send(id)
    const mails = await app.database.db.selectFrom('outbox').selectAll().where('kind', '=', 'quotation').execute()
    expect(mails).toMatchObject([{ recipient: FORM.email, about: id, enquiryId }])
    const mail = quotationMail(await app.quotations.find(id), 'http://x/quotation/abc', app.company(), 'en')
    expect(mail.text).toContain('http://x/quotation/abc')
    expect(mail.text).toMatch(/Innova with driver × 2: ₹9,000\.00[\s\S]*Total: ₹8,500\.00/)
    const token = await linkOf(id)
    expect(JSON.stringify(await app.database.db.selectFrom('quotationLinks').selectAll().execute())).not.toContain(
      token,
    )
    const reply = await offer(token)
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(reply.headers['x-robots-tag']).toContain('noindex')
    const { offer: seen } = OfferReply.parse(reply.json())
    expect(seen).toMatchObject({ status: 'sent', total: 8500, name: 'Ravi', trip: { from: 'tn-chennai' } })
    expect(JSON.stringify(seen)).not.toContain('"by"')
    expect((await offer(`${token}x`)).statusCode).toBe(404)
  })

  it('is accepted once, and becomes a booking at its price that later edits keep', async () => {
    const { id, token } = await sent()
    const replies = await Promise.all([accept(token), accept(token)])
    const receipts = replies.map((reply) => OfferReply.parse(reply.json()).booking?.reference)
    expect(receipts[0]).toMatch(/^TT-/)
    expect(receipts[1]).toBe(receipts[0])
    const { quotation } = QuotationReply.parse((await call('GET', `quotations/${id}`)).json())
    expect(quotation).toMatchObject({ status: 'accepted', booking: { reference: receipts[0], status: 'new' } })
    const at = `bookings/${quotation.booking?._id}`
    const page = BookingPageReply.parse((await call('GET', at)).json()).booking
    expect(page).toMatchObject({
      total: 8500,
      fare: 2500,
      name: 'Ravi',
      mobile: '+919840012345',
      PickUpdate: '2026-12-24',
    })
    expect(page.fareLines.map(({ note, amount }) => [note, amount])).toEqual([
      ['Innova with driver × 2', 9000],
      ['For coming again', -500],
    ])
    expect(page.mails.map(({ audience }) => audience)).toEqual(['visitor', 'desk'])
    expect((await enquiry()).note).toContain(`Booked as ${receipts[0]}.`)
    const moved = { ...tripOf(cab), pickUpTime: '09:00', ...{ name: 'Ravi', mobile: '9840012345', mail: '' } }
    const reply = await call('PUT', `${at}/trip`, { bookingDetails: moved })
    expect(reply.json().booking).toMatchObject({ pickUpTime: '09:00', total: 8500 })
    expect((await call('POST', `quotations/${id}/withdraw`)).statusCode).toBe(409)
  })

  it('is not accepted where the link of its trip cannot be stored; the next press is', async () => {
    const { token } = await sent()
    const { schema } = app.database.db
    await schema.alterTable('links').renameTo('away').execute()
    const failed = await accept(token)
    await schema.alterTable('away').renameTo('links').execute()
    expect(failed.statusCode).toBe(500)
    expect(OfferReply.parse((await offer(token)).json())).toMatchObject({ booking: null })
    expect(OfferReply.parse((await accept(token)).json()).booking?.tripLink).toMatch(/^\/trip\//)
  })

  it('is refused with words after its day and when it was withdrawn, and shows nothing then', async () => {
    const { id, token } = await sent()
    const late = await sent()
    await call('POST', `quotations/${id}/withdraw`)
    const refused = await accept(token, { 'accept-language': 'ta' })
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringMatching(/விலைப்புள்ளி/)])
    expect((await offer(token)).json()).toEqual({ offer: null, over: 'withdrawn', booking: null })
    now = Date.parse('2026-11-10T23:59:00+05:30')
    expect((await offer(late.token)).json().over).toBeNull()
    now = Date.parse('2026-11-11T00:00:00+05:30')
    expect((await offer(late.token)).json()).toEqual({ offer: null, over: 'expired', booking: null })
    expect((await accept(late.token)).json().detail).toContain('has expired')
    cookie = await sessionOf(app)
    expect((await send(late.id)).statusCode).toBe(409)
    now += 91 * DAY_MS
    await app.cleanUp()
    expect((await offer(late.token)).statusCode).toBe(404)
  })

  it('keeps the cab that it promised, even where that is offered to nobody any more', async () => {
    const { token } = await sent()
    await app.database.db.updateTable('cabs').set({ availability: 0, deletedAt: now }).where('id', '=', cab).execute()
    expect((await accept(token)).statusCode).toBe(200)
  })

  it('goes with its enquiry; the desk sees enquiries that wait for over a day', async () => {
    const { token } = await sent()
    const summary = async () => DeskSummaryReply.parse((await call('GET', 'desk/summary')).json())
    await app.inject({ method: 'POST', url: '/api/v1/forms', payload: FORM })
    expect(await summary()).toMatchObject({ newEnquiries: 1, lateEnquiries: 0, mailServer: false })
    now += DAY_MS + 1
    cookie = await sessionOf(app)
    expect(await summary()).toMatchObject({ newEnquiries: 1, lateEnquiries: 1 })
    await app.personalData.erase({ mail: FORM.email })
    expect((await offer(token)).statusCode).toBe(404)
  })
})
