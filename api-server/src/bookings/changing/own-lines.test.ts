import { BookingPageReply, type OwnLines } from 'shared-api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { BY_DESK, book, insertCab, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { outboxOf, settled } from '../../testing/outbox.ts'

type Line = OwnLines['lines'][number]
const TOLL: Line = { code: 'toll', amount: 665, taxable: true, note: 'NH 38, both ways' }
const DISCOUNT: Line = { code: 'discount', amount: -500, taxable: false, note: 'Regular guest' }

eachRoute('the desk’s lines of a price', (engine) => {
  const box = outboxOf(engine)
  let cookie: string
  beforeEach(async () => {
    cookie = await sessionOf(box.idle)
  })

  type Changes = Parameters<typeof outstation>[1]
  const place = async (changes: Changes = {}, language = 'en') => {
    const reply = await book(box.idle, outstation(await insertCab(box.idle), changes), { 'accept-language': language })
    return reply.json().booking as { _id: string; reference: string }
  }
  const put = (id: string, lines: unknown, headers: Record<string, string> = {}) =>
    box.idle.inject({
      ...{ method: 'PUT', url: `/api/v1/bookings/${id}/fare-lines`, payload: { lines } },
      headers: { cookie, ...headers },
    })
  const set = async (id: string, lines: Line[]) => {
    const reply = await put(id, lines)
    expect(reply.statusCode, reply.body).toBe(200)
    return { ...BookingPageReply.parse(reply.json()).booking, etag: reply.headers.etag }
  }
  const changesOf = async (id: string) =>
    (await box.idle.bookings.find(id)).mails.filter(({ kind }) => kind === 'booking-changed')

  it('are added to the lines of the rules, with who and when; total and advance follow', async () => {
    const { _id } = await place()
    box.pass(60_000)
    const booking = await set(_id, [TOLL, DISCOUNT])
    expect(booking).toMatchObject({ total: 18_835, advance: 4709, version: 2, etag: '"2"' })
    const by = { by: 'Desk', at: '2026-11-02T06:31:00.000Z' }
    expect(booking.fareLines).toMatchObject([
      { code: 'distance', amount: 16_170 },
      { code: 'cab', amount: 2500 },
      { ...TOLL, quantity: 1, unit: 'trip', rate: 665, basis: 'fixed', ...by },
      { ...DISCOUNT, ...by },
    ])
    const { booking: row } = await box.idle.bookings.find(_id)
    expect(row).toMatchObject({ totalPaise: 1_883_500, advancePaise: 470_900, updatedAt: box.now() })
  })

  it('replace those before; one that stays keeps who added it and when', async () => {
    const { _id } = await place()
    await set(_id, [TOLL, DISCOUNT])
    await box.idle.database.db.updateTable('users').set({ name: 'Meena' }).where('name', '=', 'Desk').execute()
    box.pass(60_000)
    const { fareLines, total } = await set(_id, [{ ...DISCOUNT, note: 'Agreed' }, TOLL, TOLL])
    expect(fareLines.slice(2).map(({ code, by, at }) => `${code} ${by} ${at?.slice(11, 16)}`)).toEqual([
      ...['discount Meena 06:31', 'toll Desk 06:30', 'toll Meena 06:31'],
    ])
    expect(total).toBe(19_500)
    expect(await set(_id, [])).toMatchObject({ total: 18_670, advance: 4668, fareLines: [{}, {}] })
  })

  it('are taxed and rounded by the tariff of the booking, not by the one in force', async () => {
    const { idle } = box
    await idle.settings.edit({ gst: { gstin: '33AABCT1332L1ZL' } }, { byName: 'Owner', allows: () => true })
    const { tariff } = (
      await idle.inject({
        ...{ method: 'POST', url: '/api/v1/tariffs', headers: { cookie } },
        payload: { name: 'Taxed', roundTo: 1, advancePercent: 20, gst: { percent: 5, state: 'TN' } },
      })
    ).json()
    const { _id } = await place()
    await idle.database.db.updateTable('bookings').set({ tariffId: tariff.id }).where('id', '=', _id).execute()
    const booking = await set(_id, [TOLL, { ...TOLL, code: 'parking', taxable: false, amount: 100 }])
    expect(booking.fareLines.slice(2).map(({ code, amount }) => [code, amount])).toEqual([
      ...[
        ['toll', 633.81],
        ['parking', 100],
        ['cgst', 482.6],
        ['sgst', 482.6],
      ],
      ['rounding', -0.01],
    ])
    expect(booking).toMatchObject({ total: 20_369, advance: 4074, version: 2 })
    const same = [TOLL, { ...TOLL, code: 'parking' as const, taxable: false, amount: 100 }]
    expect(await set(_id, same)).toMatchObject({ version: 2 })
    expect(await set(_id, [])).toMatchObject({ total: 19_604 })
  })

  it.each([
    ['a discount above 0', [{ ...DISCOUNT, amount: 500 }], 'lines.0.amount', 'below-zero'],
    ['a toll below 0', [TOLL, { ...TOLL, amount: -1 }], 'lines.1.amount', 'rupees'],
    ['a part of a paisa', [{ ...TOLL, code: 'other', amount: 0.001 }], 'lines.0.amount', 'rupees-or-less'],
    ['a total below 0', [TOLL, { ...DISCOUNT, amount: -19_335.01 }], 'lines.1.amount', 'total-below-zero'],
    ['no reason', [{ ...TOLL, note: ' ' }], 'lines.0.note', 'required'],
    ['a reason of 201 characters', [{ ...TOLL, note: 'x'.repeat(201) }], 'lines.0.note', 'too-long'],
    ['a line that rules make', [{ ...TOLL, code: 'distance' }], 'lines.0.code', 'one-of'],
    ['a flag in words', [{ ...TOLL, taxable: 'no' }], 'lines.0.taxable', 'flag'],
    ['another name', [{ ...TOLL, by: 'Nobody' }], 'lines.0.by', 'unknown-field'],
    ['21 lines', Array(21).fill(TOLL), 'lines', 'too-many'],
  ])('are refused with %s', async (_what, lines, path, code) => {
    const { _id } = await place()
    const reply = await put(_id, lines)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toMatchObject([{ path, code }])
    const { booking } = await box.idle.bookings.find(_id)
    expect([booking.totalPaise, booking.version, await changesOf(_id)]).toEqual([1_867_000, 1, []])
  })

  it('make a total of nothing, but not less', async () => {
    const { _id } = await place()
    expect(await set(_id, [{ ...DISCOUNT, amount: -18_670 }])).toMatchObject({ total: 0, advance: 0 })
  })

  it('are refused for an outdated version, and for a booking that is over or does not exist', async () => {
    const { _id, reference } = await place()
    expect((await put(_id, [TOLL], { 'if-match': '"1"' })).headers.etag).toBe('"2"')
    const stale = await put(_id, [DISCOUNT], { 'if-match': '"1"' })
    expect([stale.statusCode, stale.json().current.total]).toEqual([412, 19_335])
    for (const status of ['cancelled', 'completed'] as const) {
      await box.idle.database.db.updateTable('bookings').set({ status }).where('id', '=', _id).execute()
      const over = await put(_id, [DISCOUNT])
      expect([over.statusCode, over.json().detail]).toEqual([
        409,
        `${reference} is ${status} already, and can’t be changed.`,
      ])
    }
    expect((await put('none', [TOLL])).statusCode).toBe(404)
    const customer = await sessionOf(box.idle, 'customer')
    expect((await put(_id, [TOLL], { cookie: customer })).statusCode).toBe(403)
    expect(await changesOf(_id)).toHaveLength(1)
  })

  it('are stored once for two simultaneous edits of one version, with one mail', async () => {
    const { _id } = await place()
    const both = [TOLL, DISCOUNT].map((line) => put(_id, [line], { 'if-match': '"1"' }))
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    expect(await changesOf(_id)).toHaveLength(1)
  })

  it('change nothing when they are the same again', async () => {
    const { _id } = await place()
    await set(_id, [TOLL, DISCOUNT])
    for (const same of [
      [TOLL, DISCOUNT],
      [DISCOUNT, { ...TOLL, basis: 'fixed' as const }],
    ])
      expect(await set(_id, same)).toMatchObject({ version: 2, total: 18_835 })
    expect(await changesOf(_id)).toHaveLength(1)
  })

  it('change a booking that a process of the release before stored without a fare', async () => {
    const { _id } = await place()
    const without = { fareLines: null, tariffId: null, tariffName: null, advancePaise: null }
    await box.idle.database.db.updateTable('bookings').set(without).where('id', '=', _id).execute()
    expect(await set(_id, [TOLL])).toMatchObject({ total: 19_335, advance: 4834, tariff: { name: 'Per km and cab' } })
  })

  it('are in the export with their notes', async () => {
    const { _id } = await place()
    await set(_id, [TOLL, DISCOUNT])
    const { body } = await box.idle.inject({ url: '/api/v1/bookings.csv', headers: { cookie } })
    expect(body).toContain('cab 2500; toll 665 (NH 38, both ways); discount -500 (Regular guest)')
  })

  describe('are mailed to the traveller', () => {
    const sent = async (count: number) => {
      const app = await box.start()
      await settled(app, Array(count).fill('sent'))
      return box.mailServer.received.find(({ subject }) => /new price|புதிய கட்டணம்/.test(subject ?? ''))
    }

    it('with the trip and all lines', async () => {
      const { _id, reference } = await place()
      await set(_id, [TOLL])
      const mail = await sent(3)
      expect(mail?.subject).toBe(`Booking ${reference}: new price`)
      expect(mail?.to?.[0]?.address).toBe('asha@example.com')
      for (const part of [mail?.text, mail?.html])
        for (const fact of [
          'The price of your booking has changed. Here is what it is made of now.',
          ...['Chennai Central', 'Distance 462 km × ₹35', 'Toll: NH 38, both ways', '₹665.00', '₹19,335.00'],
        ])
          expect(part).toContain(fact)
      expect(mail?.text).not.toMatch(/Your booking is confirmed|Not included: toll/)
      expect(mail?.attachments).toEqual([])
    })

    it('in the language of the first mail', async () => {
      const { _id, reference } = await place({}, 'ta')
      await set(_id, [TOLL])
      const mail = await sent(3)
      expect(mail?.subject).toBe(`முன்பதிவு ${reference}: புதிய கட்டணம்`)
      expect(mail?.text).toContain('உங்கள் முன்பதிவின் கட்டணம் மாறியுள்ளது.')
    })

    it('as cancelled, if it was cancelled since', async () => {
      const { _id } = await place()
      await set(_id, [TOLL])
      await box.idle.bookings.takeStep(_id, { to: 'cancelled', reason: 'Asked for', tell: false }, BY_DESK)
      const mail = await sent(3)
      expect(mail?.text).toContain('Your booking is cancelled.')
      expect(mail?.text).not.toContain('has changed')
    })

    it('only where there is an address', async () => {
      const { _id } = await place()
      await box.idle.database.db.updateTable('bookings').set({ mail: '' }).where('id', '=', _id).execute()
      await set(_id, [TOLL])
      expect(await changesOf(_id)).toEqual([])
    })
  })
})
