import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { FormReply, Problem, TariffParts } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { SESSION_PASSWORD, sessionOf } from '../testing/desk.ts'
import { assignedTrip } from '../testing/driving.ts'
import { eachRoute } from '../testing/engines.ts'
import { type Call, callsOf, eachOnce, type FuzzRequest, type OpenApi, requestsTo } from '../testing/fuzz/requests.ts'

/** Requests in all, over both engines. */
const REQUESTS = process.env.NIGHTLY ? 20_000 : 2000
/** Requests at the same moment. */
const AT_ONCE = 25
/** Calls with long bodies, and one of customers alone; each is asked more often than others and is to get past its schema. */
const OFTEN = ['POST /api/v1/quote', 'POST /api/v1/tariffs', 'GET /api/v1/my-trips']
/** Calls that do something for customers alone. */
const OF_CUSTOMERS = /my-trips|account\/prove/
const SESSION_ENDS = /sign-out-everywhere|logout|login|account\/password/

eachRoute('any request', (engine) => {
  type App = Awaited<ReturnType<typeof engine.app>>

  /** Likely values, so that many requests get past the schemas: ids of records that are there, mostly. */
  async function likely(app: App) {
    const cab = await insertCab(app, { cabClass: 'sedan' })
    const { booking, tripLink } = (await book(app, outstation(cab))).json()
    const contact = { name: 'Ravi', email: 'ravi@example.com', phone: '9840012345', message: 'Hello' }
    await app.inject({ method: 'POST', url: '/api/v1/forms', payload: contact })
    const { page } = await app.enquiries.list({})
    const trip = await assignedTrip(app)
    const details = Object.entries(outstation(cab).bookingDetails).map(([name, value]) => [name, [value]])
    return {
      ...Object.fromEntries(details),
      ...{ id: [cab, booking._id, trip.id, page[0]?.enquiry.id, 'none'], selectedCab: [{ _id: cab }, { _id: 'none' }] },
      ...{ from: ['tn-chennai', 'kl-kochi'], to: ['tn-madurai', 'ka-mysuru', 'tn-nowhere'] },
      ...{ triptype: ['Outstation', 'Local Trip', 'Drop Trip'], email: ['a@example.com', 'b@example.com'] },
      ...{ phone: ['9840012345'], q: ['asha', '98', '%', 'TT-'], price: [0, 100, '12.50'], seats: [1, 7, '4'] },
      ...{
        token: [tripLink.slice('/trip/'.length), 'none'],
        reference: [booking.reference, 'TT-222222'],
        reason: ['', 'Ill'],
      },
      ...{ mobile: ['98400 12345'], message: ['An hour later, please'] },
      ...{ website: ['', '', '', 'https://spam.example'], ownPassword: [SESSION_PASSWORD] },
      ...{ token: [trip.token, trip.token, 'altered'], at: [new Date(NOON).toISOString()], expense: ['e1', 'none'] },
      ...{ limit: ['1', '100'], cursor: ['x', ''], password: ['twelve letters'], confirmPassword: ['twelve letters'] },
    }
  }

  /** Those of calls about tariffs. None begins today: bookings go on by the first. */
  async function likelyOfTariffs(app: App) {
    const typical = await app.tariffs.find('tariff-typical')
    if (!typical) throw new Error('there is no typical tariff')
    const parts = TariffParts.parse(pick(typical, Object.keys(TariffParts.shape)))
    const added = await Promise.all(Array.from({ length: 20 }, () => app.tariffs.create(parts)))
    const days = ['2026-11-01', '2026-11-03', '2026-12-01', '2026-12-24']
    const one = {
      ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, [part]])),
      ...{ id: [typical.id, ...added.map(({ id }) => id), 'tariff-first', 'none'], from: days, to: days },
    }
    const ofTariffs = ['', '/{id}', '/{id}/in-force'].map((path) => [`/api/v1/tariffs${path}`, one])
    const ofQuotes = {
      ...{ tariff: [typical.id, 'tariff-first', 'none'], hours: [1, 8, 72, ''], cabClass: ['sedan', 'bus'] },
      ...{ from: ['tn-chennai', 'ka-mysuru'], to: ['tn-ooty', 'kl-wayanad'] },
    }
    return { ...Object.fromEntries(ofTariffs), '/api/v1/quote': ofQuotes }
  }

  it('is answered as the API says, and never by an error of ours', { timeout: 300_000 }, async () => {
    const app = await engine.app({}, { now: () => NOON })
    const documented = callsOf((await app.inject('/api/v1/openapi.json')).json<OpenApi>())
    const ending = documented.filter(({ path }) => path !== ENDLESS)
    const often = ending.filter(({ method, path }) => OFTEN.includes(`${method} ${path}`))
    const calls = [...ending, ...Array.from({ length: 10 }, () => often).flat()]
    expect(ending.length).toBeGreaterThan(40)
    const cookie = await sessionOf(app)
    const customer = await sessionOf(app, 'customer')
    await book(app, outstation(await insertCab(app)), { cookie: customer })
    const seen = new Map<number, number>()
    const done = new Set<string>()
    const asked = new Set<string>()

    const send = async ({ request, asDesk, callAt }: FuzzRequest) => {
      const call = calls[callAt]
      if (!call) throw new Error(`there is no call ${callAt}`)
      const usual = OF_CUSTOMERS.test(call.path) ? customer : cookie
      const session = SESSION_ENDS.test(call.path) ? await sessionOf(app) : usual
      const headers = { ...request.headers, ...(asDesk ? { cookie: session } : {}) }
      const reply = await app.inject({ ...request, headers })
      asked.add(`${call.method} ${call.path.replace(/\{(\w+)\}/g, ':$1')}`)
      seen.set(reply.statusCode, (seen.get(reply.statusCode) ?? 0) + 1)
      if (reply.statusCode === 200) done.add(`${call.method} ${call.path}`)
      refuseOffSchema(call, reply)
    }
    const [known, ofTariffs] = [await likely(app), await likelyOfTariffs(app)]
    const requests = fc.array(requestsTo(calls, known, ofTariffs), {
      minLength: AT_ONCE,
      maxLength: AT_ONCE,
    })
    const property = fc.asyncProperty(requests, async (some) => {
      await Promise.all(some.map(send))
    })
    await fc.assert(property, { numRuns: REQUESTS / AT_ONCE / 2, endOnFailure: true })
    for (const request of eachOnce(ending, known, ofTariffs)) await send(request)
    expect([...asked].sort()).toEqual(
      app.policies
        .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/') && !NOT_ASKED.includes(url))
        .map(({ method, url }) => `${method} ${url}`)
        .sort(),
    )
    // A fuzz test that never gets past the door shows nothing.
    expect(seen.get(200)).toBeGreaterThan(REQUESTS / 15)
    expect(seen.get(400)).toBeGreaterThan(REQUESTS / 50)
    expect([...done]).toEqual(expect.arrayContaining(OFTEN))
    expect((await app.inject({ url: '/api/v1/me', headers: { cookie } })).json().user).not.toBeNull()
  })
})

/** The call whose reply does not end. */
const ENDLESS = '/api/v1/events'
/** Besides it, what takes nothing, and what stands for calls that do not exist. */
const NOT_ASKED = [ENDLESS, ...['docs', 'docs/style.css', 'openapi.json', '*'].map((path) => `/api/v1/${path}`)]

const pick = (record: object, names: string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))

const schemas = new Map<object, z.ZodType>()

function refuseOffSchema({ method, path, replies }: Call, reply: LightMyRequestResponse) {
  const what = `${method} ${path}: ${reply.statusCode} ${reply.body.slice(0, 300)}`
  expect(reply.statusCode, what).toBeLessThan(500)
  if (reply.statusCode === 304) return
  if (reply.statusCode >= 400) {
    const refusal = path.endsWith('/forms') && reply.statusCode !== 404 ? FormReply : Problem
    expect(refusal.safeParse(reply.json()).success, what).toBe(true)
    const { type, errors } = reply.json()
    if (type?.endsWith('-invalid')) expect(errors?.length, what).toBeGreaterThan(0)
    return
  }
  const documented = replies['200 application/json']
  if (!documented) return
  const schema = schemas.get(documented) ?? z.fromJSONSchema(documented as z.core.JSONSchema.JSONSchema)
  schemas.set(documented, schema)
  expect(schema.safeParse(reply.json()).error?.issues, what).toBeUndefined()
}
