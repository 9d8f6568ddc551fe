import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { newPrivateKey } from './platform/files/storage.ts'
import { CALLERS, type Caller, MAY_CALL } from './platform/http/policy.ts'
import { book, COMING, insertCab, NOON, outstation } from './testing/bookings.ts'
import { formOf, keptFiles, picture, sessionOf } from './testing/desk.ts'
import { assignedTrip } from './testing/driving.ts'
import { eachRoute } from './testing/engines.ts'

/** Every call whose reply is a file, with an address of one that is there. */
type Addresses = Record<string, (of: Scene) => string>
type Scene = { paid: string; receipt: string; token: string; driven: string; driverId: string }

const DAYS = 'from=2026-11-01&to=2026-11-30'
const FILES: Addresses = {
  'bookings/:id/expenses/:expense/photo': ({ driven }) => `bookings/${driven}/expenses/e1/photo`,
  'invoices/:number.pdf': ({ receipt }) => `invoices/${receipt}.pdf`,
  'trip/:token/invoices/:number.pdf': ({ token, receipt }) => `trip/${token}/invoices/${receipt}.pdf`,
  'trip/:token/calendar': ({ token }) => `trip/${token}/calendar`,
  'drivers/:id/statement.csv': ({ driverId }) => `drivers/${driverId}/statement.csv?${DAYS}`,
  'bookings.csv': () => 'bookings.csv',
  'enquiries.csv': () => 'enquiries.csv',
  'books/month.csv': () => 'books/month.csv?month=2026-11',
  'books/year.csv': () => 'books/year.csv?year=2026',
  'books/sales.csv': () => 'books/sales.csv?month=2026-11',
  'exports/:list': () => 'exports/drivers',
  'imports/template/:kind': () => 'imports/template/drivers',
}
/** Files that are made to be seen by anyone. */
const PUBLIC = ['holiday/:slug/brochure.pdf', 'tour/:slug/brochure.pdf']
/** What a driver has shown the desk, and nobody else. */
const OF_DRIVERS = /TN01 20110012345|"papers"|lastDay|"licence"/

eachRoute('files', (engine) => {
  let app: FastifyInstance
  let scene: Scene | undefined
  let others: Record<'traveller' | 'driver', string>

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    // Made once: these tests only read.
    if (scene) return
    for (const table of ['documents', 'bookings', 'vehicles', 'drivers', 'cabs'] as const)
      await app.database.db.deleteFrom(table).execute()
    scene = await sceneOf(app)
    const { _id } = (await book(app, outstation(await insertCab(app), COMING))).json().booking
    await app.database.db.updateTable('vehicles').set({ registration: 'TN 01 AB 1001' }).execute()
    await app.database.db.updateTable('drivers').set({ mobile: '+919840012346' }).execute()
    const other = await assignedTrip(app)
    others = { traveller: await app.links.forTraveller(_id), driver: other.token }
  })

  /** A trip with a receipt, and one whose driver has sent a photo. */
  async function sceneOf(app: FastifyInstance): Promise<Scene> {
    const cookie = await sessionOf(app)
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { cookie } })
    const { _id: paid } = (await book(app, outstation(await insertCab(app)))).json().booking
    const { payments } = (await post(`bookings/${paid}/payments`, { way: 'cash', amount: 100 })).json()
    const { document } = (await post(`payments/${payments[0].id}/document`, {})).json()
    const { id: driven, driverId, token } = await assignedTrip(app)
    const step = {
      to: 'on the way',
      at: new Date(NOON).toISOString(),
      expenses: [{ id: 'e1', kind: 'toll', amount: 9 }],
    }
    const headers = { 'idempotency-key': 'k1' }
    await app.inject({ method: 'POST', url: `/api/v1/drive/${token}/step`, payload: step, headers })
    const photo = await formOf([
      ['expense', 'e1'],
      ['photo', { file: await picture(), name: 'a.jpg' }],
    ])
    await app.inject({ method: 'POST', url: `/api/v1/drive/${token}/photo`, ...photo })
    return { paid, receipt: document.number, token: await app.links.forTraveller(paid), driven, driverId }
  }

  it('are all in this table', async () => {
    const { paths } = (await app.inject('/api/v1/openapi.json')).json()
    const isFile = ({ responses = {} }: { responses?: Record<string, { content?: object }> }) =>
      !Object.keys(responses).some((status) => status.startsWith('2')) ||
      Object.entries(responses).some(
        ([status, { content = {} }]) => status === '200' && !('application/json' in content),
      )
    const files = Object.entries<Record<string, object>>(paths)
      .filter(([, calls]) => calls.get && isFile(calls.get))
      .map(([path]) => path.replace('/api/v1/', '').replace(/\{(\w+)\}/g, ':$1'))
    expect(files.filter((path) => path !== 'events').sort()).toEqual([...Object.keys(FILES), ...PUBLIC].sort())
  })

  it.each(Object.keys(FILES))('%s goes to whom its policy names, and to no other trip', async (path) => {
    if (!scene) throw new Error('there is no scene')
    const { token } = scene
    const route = app.policies.find(({ url, method }) => url === `/api/v1/${path}` && method === 'GET')
    const address = FILES[path]?.(scene) ?? ''
    const cookies = await Promise.all((['customer', 'clerk', 'owner'] as const).map((as) => sessionOf(app, as)))
    const [customer = '', clerk = '', owner = ''] = cookies
    const as: Record<Caller, { url: string; cookie: string }> = {
      visitor: { url: address.replace(token, 'none'), cookie: '' },
      // By the link of another trip, in the address or wherever else it may be tried.
      traveller: { url: address.replace(token, others.traveller), cookie: `session=${others.traveller}` },
      driver: { url: address.replace(token, others.driver), cookie: `session=${others.driver}` },
      customer: { url: address.replace(token, 'none'), cookie: customer },
      clerk: { url: address.replace(token, 'none'), cookie: clerk },
      owner: { url: address.replace(token, 'none'), cookie: owner },
    }
    for (const caller of CALLERS) {
      const { url, cookie } = as[caller]
      const reply = await app.inject({ url: `/api/v1/${url}`, headers: { cookie } })
      const mayRead = MAY_CALL[route?.policy ?? 'owner'].some((one) => one === caller)
      // The other traveller's own calendar is theirs.
      const isOwn = path === 'trip/:token/calendar' && caller === 'traveller'
      if (isOwn) expect(reply.body).not.toContain('20261224')
      else if (mayRead && caller !== 'traveller') expect(reply.statusCode, caller).toBe(200)
      else expect([401, 403, 404], `${caller}: ${reply.statusCode}`).toContain(reply.statusCode)
      expect(reply.headers, caller).toMatchObject({
        ...{ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
    }
    if (route?.policy === 'traveller') expect((await app.inject(`/api/v1/${address}`)).statusCode).toBe(200)
  })

  it('of the desk are at no public address, however it is written', async () => {
    const key = newPrivateKey('receipt.webp')
    await app.uploads.put(key, Buffer.from('a receipt'))
    const stored = (await keptFiles(app)).filter((one) => one.startsWith('private-'))
    expect(stored.length).toBeGreaterThan(1)
    for (const cookie of ['', await sessionOf(app, 'customer'), await sessionOf(app)])
      for (const one of stored)
        for (const path of [one, one.replace('p', '%70'), one.toUpperCase(), `./${one}`, `x/../${one}`, `/${one}`]) {
          const reply = await app.inject({ url: `/uploads/${path}`, headers: { cookie, 'if-none-match': `"${one}"` } })
          expect([400, 404], path).toContain(reply.statusCode)
        }
  })

  it('and papers of drivers: neither travellers nor drivers nor visitors read of them', async () => {
    const { driven = '', driverId = '' } = scene ?? {}
    const [token, driver] = [await app.links.forTraveller(driven), await app.links.forDriver(driven, driverId)]
    const read = [`trip/${token}`, `drive/${driver}`, `trip/${token}/calendar`, 'allCars', 'avaibleCars', 'company']
    for (const path of read) {
      const { statusCode, body } = await app.inject(`/api/v1/${path}`)
      expect(statusCode, path).toBe(200)
      if (path.startsWith('trip')) expect(body.replace('"papers":[]', ''), path).not.toMatch(OF_DRIVERS)
      else expect(body, path).not.toMatch(OF_DRIVERS)
    }
  })
})
