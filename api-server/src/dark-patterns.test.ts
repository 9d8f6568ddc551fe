import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { BookingDetails, CabFields, NewClaim } from 'shared-api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { book, bookConfirmed, insertCab, NOON, outstation } from './testing/bookings.ts'
import { sessionOf } from './testing/desk.ts'
import { eachRoute } from './testing/engines.ts'

const TOP = join(import.meta.dirname, '../..')
/** All that visitors read in English, and what calls for their attention in it. */
const SAID = globSync('words/{public-site,shell}/*.en.json', { cwd: TOP })
  .map((file) => readFileSync(join(TOP, file), 'utf8'))
  .join('\n')

/** The 13 patterns of the Guidelines for Prevention and Regulation of Dark Patterns, 2023 (docs/product.md, Law). */
describe('what visitors read has no', () => {
  it.each([
    [
      'false urgency',
      /hurry|only \{?\w+\}? (cabs? )?left|(people|others) are (looking|viewing)|last chance|selling fast|ends (soon|in)/i,
    ],
    ['confirm shaming', /no,? (thanks,? )?(i|we) (do not|don.t|would rather|prefer|hate)|i don.t (care|want to save)/i],
    ['trick question', /(un-?tick|un-?check|opt out|do not (un|not )|don.t not)/i],
  ])('%s', (_pattern, words) => {
    expect(SAID.match(words)).toBeNull()
  })
})

eachRoute('a booking has no', (engine) => {
  let app: FastifyInstance
  let cab: string
  beforeEach(async () => {
    app = await engine.app({ RATE_LIMIT: 'off' }, { now: () => NOON })
    cab = await insertCab(app)
  })
  const post = (url: string, payload: object = {}, cookie?: string) =>
    app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, ...(cookie && { headers: { cookie } }) })
  async function quoted() {
    const { name: _name, mobile: _mobile, mail: _mail, ...trip } = outstation(cab).bookingDetails
    const [quote] = (await post('quote', trip)).json().quotes
    return quote as { total: number; lines: { code: string; amount: number; origin: string }[] }
  }

  it('basket sneaking: its price has the lines of the quote, and none that a rule did not make', async () => {
    const quote = await quoted()
    const { booking } = (await book(app, outstation(cab))).json()
    expect(booking.fareLines.map(({ code }: { code: string }) => code)).toEqual(quote.lines.map(({ code }) => code))
    expect(quote.lines.every(({ origin }) => origin === 'tariff')).toBe(true)
  })

  it('drip pricing: the first price that is shown is the whole one, with taxes and rounding in it', async () => {
    const { total, lines } = await quoted()
    expect(lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(total * 100))
    expect((await book(app, outstation(cab))).json().booking.total).toBe(total)
  })

  it('bait and switch: its price and its cab stay when the desk changes its prices', async () => {
    const { _id, total } = (await book(app, outstation(cab))).json().booking
    await app.database.db.updateTable('cabs').set({ pricePaise: 990_000 }).where('id', '=', cab).execute()
    const stored = (await app.bookings.find(_id)).booking
    expect([stored.totalPaise, stored.cabId]).toEqual([total * 100, cab])
  })

  it('forced action: it needs no account, and no consent to messages by phone', async () => {
    const { statusCode, json } = await book(app, outstation(cab, { messagesByPhone: false }))
    expect([statusCode, json().success]).toEqual([200, true])
  })

  it('subscription trap: who booked by a form cancels by one press, without a login or a reason', async () => {
    const { _id } = (await book(app, outstation(cab))).json().booking
    const reply = await post(`trip/${await app.links.forTraveller(_id)}/cancel`)
    expect([reply.statusCode, (await app.bookings.find(_id)).booking.status]).toEqual([200, 'cancelled'])
  })

  it('interface interference: what is chosen beforehand costs nothing and gives nothing away', async () => {
    const { _id } = (await book(app, outstation(cab))).json().booking
    expect((await app.bookings.find(_id)).booking.messagesByPhone).toBe(0)
  })

  it('nagging: an advance is reminded of once', async () => {
    const cookie = await sessionOf(app)
    const id = await bookConfirmed(app)
    const asked = [1, 2].map(() => post(`bookings/${id}/advance-reminder`, {}, cookie))
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([200, 409])
  })

  it('SaaS billing: nothing that visitors send keeps a card or pays again by itself', () => {
    const fields = [BookingDetails, NewClaim].flatMap(({ shape }) => Object.keys(shape))
    expect(fields.filter((name) => /card|recur|renew|mandate|auto/i.test(name))).toEqual([])
  })

  it('disguised advertisement: no cab of its list has a paid place', () => {
    expect(Object.keys(CabFields.shape).filter((name) => /sponsor|promot|\bad\b|boost/i.test(name))).toEqual([])
  })

  it('rogue malware: what the site gives to download was made or checked here', async () => {
    const cookie = await sessionOf(app)
    const boundary = 'x'
    const payload = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n<script>x</script>\r\n--${boundary}--\r\n`
    const headers = { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` }
    const reply = await app.inject({ method: 'POST', url: '/api/v1/pictures', payload, headers })
    expect(reply.statusCode).toBe(400)
  })
})
