import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { DAY_MS } from 'shared-api/india'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { newSessionId, sha256 } from '../platform/ids.ts'
import { logOutput } from '../platform/operations/logger.ts'
import { startWorker } from '../platform/outbox/worker.ts'
import { smallBuilds, writeBuilds } from '../platform/pages/testing/small-composition.ts'
import { previewToken } from '../platform/releases/preview-link.ts'
import { NOON } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { openLinks } from '../testing/link-calls.ts'

const HOUR = 3_600_000
const PREVIEW_KEY = 'twenty characters or more'
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
const PASSWORD = 'a long enough phrase 7'
/** Of the records that the links open. */
const PERSONAL = /Asha|98400|asha@example|4711/

/** A kind of link: its page, the call that it opens, how long it lasts at most in ms, and the status of one that has ended. */
type Kind = { page: string; call: (token: string) => InjectOptions; lasts: number; ended: number }

const ofTrip = 60 * DAY_MS
const KINDS: Record<string, Kind> = {
  traveller: {
    page: 'trip',
    call: (token) => ({ url: `/api/v1/trip/${token}` }),
    lasts: ofTrip + 90 * DAY_MS,
    ended: 404,
  },
  quotation: {
    ...{ page: 'quotation', call: (token) => ({ url: `/api/v1/quotation/${token}` }) },
    ...{ lasts: ofTrip + 90 * DAY_MS, ended: 404 },
  },
  driver: { page: 'drive', call: (token) => ({ url: `/api/v1/drive/${token}` }), lasts: ofTrip, ended: 410 },
  address: {
    page: 'prove-address',
    call: (token) => ({ method: 'POST', url: '/api/v1/account/proved', payload: { token } }),
    ...{ lasts: HOUR, ended: 404 },
  },
  // The last: it ends all sessions.
  password: {
    page: 'new-password',
    call: (token) => ({
      ...{ method: 'POST', url: '/api/v1/account/new-password' },
      payload: { token, password: PASSWORD, confirmPassword: PASSWORD },
    }),
    ...{ lasts: HOUR, ended: 404 },
  },
}

eachRoute('every kind of link', (engine) => {
  let now = NOON
  let app: FastifyInstance
  let cookie: string
  let tokens: Record<string, string>
  let lines: string[]

  beforeEach(async () => {
    now = NOON
    lines = []
    const output = vi.spyOn(logOutput, 'write').mockImplementation((line) => void lines.push(line))
    onTestFinished(() => output.mockRestore())
    const folder = await mkdtemp(join(tmpdir(), 'every-link-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeBuilds(folder, builds())
    const frontEnds = { dist: (part: string) => join(folder, part) }
    app = await engine.app({ LOG_LEVEL: 'trace', PREVIEW_KEY }, { now: () => now, frontEnds })
    for (const table of ['bookings', 'vehicles', 'drivers'] as const) await app.database.db.deleteFrom(table).execute()
    cookie = await sessionOf(app, 'customer')
    const id = (await app.sessions.findUser(cookie.replace('session=', '')))?.id ?? ''
    const [password, address] = [app.passwordLinks.create(id, 'password'), app.passwordLinks.create(id, 'address')]
    const { receipt: _number, ...opened } = await openLinks(app)
    tokens = { ...opened, password: await password, address: await address }
  })

  const open = ({ call }: Kind, token: string) => app.inject({ ...call(token), headers: { cookie } })
  const each = () => Object.entries(KINDS).map(([name, kind]) => ({ name, kind, token: tokens[name] ?? '' }))

  it('has 256 random bits, and is stored as their hash alone', async () => {
    const stored = await wholeDatabase(app)
    expect(Object.keys(tokens).sort()).toEqual(Object.keys(KINDS).sort())
    for (const { name, token } of each()) {
      expect(Buffer.from(token, 'base64url'), name).toHaveLength(32)
      expect(stored.includes(token), name).toBe(false)
      expect(stored, name).toContain(sha256(token))
    }
    expect(new Set(Object.values(tokens)).size).toBe(each().length)
  })

  it('goes into no cache, referrer or index: neither its page, in any language, nor what it opens', async () => {
    for (const { name, kind, token } of each()) {
      for (const path of kind.page === 'drive' ? [''] : ['', '/ta']) {
        const page = await app.inject(`${path}/${kind.page}/${token}`)
        expect([page.statusCode, page.headers], `${path} ${name}`).toMatchObject([200, PRIVATE])
      }
      const reply = await open(kind, token)
      expect([reply.statusCode, reply.headers['cache-control']], `${name}: ${reply.body}`).toEqual([200, 'no-store'])
      if (reply.raw.req.url?.includes(token)) expect(reply.headers, name).toMatchObject(PRIVATE)
    }
    const shown = await app.inject(
      `/preview/${previewToken(PREVIEW_KEY, { part: 'shell', version: '1', baseUrl: null }, now)}`,
    )
    expect([shown.statusCode, shown.headers]).toMatchObject([302, PRIVATE])
    const listed = (await app.inject('/sitemap.xml')).body
    const forbidden = (await app.inject('/robots.txt')).body
    for (const { page } of Object.values(KINDS)) {
      expect(listed).not.toContain(`/${page}/`)
      // What may not be fetched is listed all the same, by a link to it: nobody would see that it is not to be indexed.
      expect(forbidden).not.toContain(`/${page}`)
    }
  })

  it('is in no line of the log: of requests, of what pages report, and of mail that is refused', async () => {
    for (const { kind, token } of each()) {
      for (const url of [`/${kind.page}/${token}`, `/${kind.page}/${token}/more`, `/api/v1/${kind.page}/${token}/none`])
        await app.inject(url)
      await open(kind, token)
      const cause = `TypeError: http://localhost/${kind.page}/${token} cannot be loaded`
      const payload = { remote: 'public-site', version: '1.0.0', cause }
      expect((await app.inject({ method: 'POST', url: '/api/v1/remote-failures', payload })).statusCode).toBe(200)
    }
    const refused = Object.values(tokens).map((token) => `550 http://localhost/trip/${token} is blocked`)
    const worker = startWorker({
      ...{ outbox: app.outbox, log: app.log, now: () => now, kinds: ['booking-visitor', 'booking-desk'], width: 2 },
      deliver: async () => {
        throw new Error(refused.join('\n'), { cause: new Error(refused.join('\n')) })
      },
    })
    const errors = async () => JSON.stringify(await app.database.db.selectFrom('outbox').select('lastError').execute())
    await expect.poll(errors).toContain('[secret] is blocked')
    await worker.stop()
    const printed = lines.join('')
    for (const said of ['a message was not sent', 'a remote failed in a page', '"request"', '[secret]'])
      expect(printed).toContain(said)
    for (const { name, token } of each()) {
      expect(printed.includes(token), name).toBe(false)
      expect((await errors()).includes(token), name).toBe(false)
    }
  })

  it('opens nothing once its time is over, and nothing when it was never given', async () => {
    for (const { name, kind, token } of each().sort((a, b) => a.kind.lasts - b.kind.lasts)) {
      now = NOON
      cookie = await sessionOf(app, 'customer')
      const unknown = await open(kind, newSessionId())
      expect([unknown.statusCode, PERSONAL.test(unknown.body)], name).toEqual([name === 'driver' ? 401 : 404, false])
      now = NOON + kind.lasts + HOUR
      cookie = await sessionOf(app, 'customer')
      await app.cleanUp()
      const late = await open(kind, token)
      expect([late.statusCode, PERSONAL.test(late.body)], `${name}: ${late.body}`).toEqual([kind.ended, false])
      const page = await app.inject(`/${kind.page}/${token}`)
      expect(page.body, name).not.toMatch(PERSONAL)
    }
  })

  it('opens nothing once what it opens is withdrawn', async () => {
    const { db } = app.database
    await db.deleteFrom('assignments').execute()
    await db.updateTable('quotations').set({ status: 'withdrawn' }).execute()
    await db.updateTable('users').set({ disabledAt: now }).where('role', '=', 'customer').execute()
    const reply = async (name: keyof typeof KINDS) => {
      const { statusCode, body } = await open(KINDS[name] as Kind, tokens[name] ?? '')
      expect(body, name).not.toMatch(PERSONAL)
      return statusCode
    }
    expect([await reply('driver'), await reply('password'), await reply('address')]).toEqual([410, 404, 401])
    // It says why: the traveller may ask for another one.
    expect(await reply('quotation')).toBe(200)
    await db.deleteFrom('bookings').execute()
    expect(await reply('traveller')).toBe(404)
  })
})

/** Pages of links: those of a trip and a quotation show what they open, the others nothing. */
function builds() {
  const shown = `(data) => JSON.stringify(data)`
  const pages = Object.values(KINDS).filter(({ page }) => page !== 'drive')
  const made = smallBuilds(
    Object.fromEntries([['/', shown], ...pages.map(({ page }) => [`/${page}/:token`, shown])]),
    [],
  )
  for (const page of made['public-site'].build.pages)
    page.data = /trip|quotation/.test(page.path) ? [`/api/v1${page.path}`] : null
  return made
}

/** All that is stored, as one text. */
async function wholeDatabase({ database: { db } }: FastifyInstance): Promise<string> {
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    ),
  )
  return JSON.stringify(rows)
}
