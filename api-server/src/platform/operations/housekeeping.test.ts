import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { DAY_MS } from 'shared-api/india'
import { expect, it, onTestFinished, vi } from 'vitest'
import { limits } from '../../accounts/limits.ts'
import { IDLE_LIMIT, sessionRepository } from '../../accounts/session-repository.ts'
import { bookingRepository } from '../../bookings/repository.ts'
import { enquiryRepository } from '../../enquiries/repository.ts'
import { personalDataRepository } from '../../personal-data/repository.ts'
import { book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { watchedDatabase } from '../../testing/watched-database.ts'
import { DELETED_AT_ONCE } from '../database/in-batches.ts'
import { KEY_AGE } from '../http/params.ts'
import { rateLimitRepository } from '../http/rate-limit-repository.ts'
import { outboxRepository } from '../outbox/repository.ts'

const HOUR_MS = 3_600_000
const CONTACT = { name: 'Ravi', email: 'ravi@example.com', phone: '98400 12345', message: 'Hello' }

async function sendOne(app: FastifyInstance) {
  await app.inject({ method: 'POST', url: '/api/v1/forms', payload: CONTACT })
  return app.database.db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
}

/** Trips of before, in as many rows as one statement takes. */
const ERASED = 1500
const ERASED_AT_ONCE = 500

/** Expired sessions, call counts and keys, under these names. */
async function storeEnded(app: FastifyInstance, names: string[]) {
  const { db } = app.database
  await sessionOf(app)
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const { _id: bookingId } = (await book(app, outstation(await insertCab(app)))).json().booking
  await db.deleteFrom('outbox').where('bookingId', 'is not', null).execute()
  const at = { createdAt: 0 }
  await db
    .insertInto('sessions')
    .values(names.map((idHash) => ({ ...at, idHash, userId, seenAt: 0 })))
    .execute()
  await db
    .insertInto('rateLimits')
    .values(names.map((key) => ({ key, emptyAt: 0 })))
    .execute()
  const key = { ...at, bookingId, bodyHash: '', reply: '{}' }
  await db
    .insertInto('idempotencyKeys')
    .values(names.map((keyHash) => ({ ...key, keyHash })))
    .execute()
}

eachRoute('deletes data that are no longer needed', (engine) => {
  it('deletes enquiries with their mail after their time, and mail without a record', async () => {
    let now = NOON
    const app = await engine.app({ KEEP_ENQUIRIES: '30' }, { now: () => now })
    const { db } = app.database
    const send = (name: string) => app.inject({ method: 'POST', url: '/api/v1/forms', payload: { ...CONTACT, name } })
    const names = async () => (await app.enquiries.list({})).page.map(({ enquiry }) => enquiry.name)
    await send('Old')
    await send('Answered')
    const account = {
      kind: 'account-exists',
      cause: 'visitor',
      recipient: 'a@example.com',
      subject: 'x',
      domain: 'example.com',
    } as const
    await app.outbox.insert([account])
    now += 10 * DAY_MS
    const { page } = await app.enquiries.list({})
    const answered = page.find(({ enquiry }) => enquiry.name === 'Answered')?.enquiry.id ?? ''
    await app.enquiries.update(answered, { status: 'answered' }, () => true)
    now += 20 * DAY_MS
    await app.cleanUp()
    expect(await names()).toHaveLength(2)
    now += 1
    await app.cleanUp()
    expect(await names()).toEqual(['Answered'])
    const [first, ...rest] = await db.selectFrom('outbox').select('enquiryId').execute()
    expect([first, ...rest]).toEqual([{ enquiryId: answered }, first])
    now += 10 * DAY_MS
    await app.cleanUp()
    expect(await names()).toEqual([])
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('deletes in small batches, so that nobody waits for all of it', async () => {
    const app = await engine.app({}, { now: () => NOON })
    const enquiry = { ...(await sendOne(app)), updatedAt: NOON - 731 * DAY_MS }
    const message = await app.database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    await app.database.db.deleteFrom('outbox').where('id', '!=', message.id).execute()
    const old = Array.from({ length: 3 * DELETED_AT_ONCE + 1 }, (_, n) => `old-${n}`)
    await app.database.db
      .insertInto('enquiries')
      .values(old.map((id) => ({ ...enquiry, id, reference: null })))
      .execute()
    const alone = { ...message, enquiryId: null, createdAt: NOON - 731 * DAY_MS }
    await app.database.db
      .insertInto('outbox')
      .values(old.map((id) => ({ ...alone, id })))
      .execute()

    await storeEnded(app, old)

    const { database, asked } = await watchedDatabase(app)
    const now = () => NOON
    await enquiryRepository(database, now).deleteOld(NOON - 730 * DAY_MS)
    await outboxRepository(database, now).deleteOld(NOON - 730 * DAY_MS)
    await sessionRepository(database, now).deleteEnded()
    await rateLimitRepository(database, now).deleteEmpty()
    await bookingRepository(database, now, async () => {}).deleteOldKeys()
    for (const table of ['enquiries', 'outbox', 'sessions', 'rate_limits', 'idempotency_keys'])
      expect(
        asked.filter((text) => text.startsWith(`delete from "${table}"`)),
        table,
      ).toHaveLength(4)
    expect(await app.database.db.selectFrom('enquiries').select('id').execute()).toEqual([{ id: enquiry.id }])
    expect(await app.database.db.selectFrom('outbox').select('id').execute()).toEqual([{ id: message.id }])
  })

  it('skips erased trips in small batches, so that nobody waits for all of them', async () => {
    let now = NOON
    const app = await engine.app({}, { now: () => now })
    const { _id } = (await book(app, outstation(await insertCab(app)))).json().booking
    const booking = await app.database.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
    const { db } = app.database
    for (let n = 0; n < ERASED; n += ERASED_AT_ONCE) {
      const erased = Array.from({ length: ERASED_AT_ONCE }, (_, one) => `erased-${n + one}`)
      const rows = erased.map((id) => ({
        ...booking,
        id,
        reference: id,
        mobile: '',
        search: '',
        startsAt: NOON - DAY_MS,
      }))
      await db.insertInto('bookings').values(rows).execute()
    }
    now += 4000 * DAY_MS
    const { database, asked } = await watchedDatabase(app)
    await personalDataRepository(database, () => now).eraseOldTrips(now)
    const read = asked.filter((text) => text.startsWith('select "id", "starts_at"'))
    // Each run skips 500; the last one finds none.
    expect(read).toHaveLength(ERASED / 500 + 2)
    expect((await app.bookings.find(_id)).booking.name).toBe('Erased')
    const { version } = await db
      .selectFrom('bookings')
      .select('version')
      .where('id', '=', 'erased-0')
      .executeTakeFirstOrThrow()
    expect(version).toBe(booking.version)
  })

  it('erases the traveller of a trip after its time and keeps the rest for the books', async () => {
    let now = NOON
    const app = await engine.app({ KEEP_BOOKINGS: '30' }, { now: () => now })
    const { db } = app.database
    const cab = await insertCab(app)
    const place = async (name: string, times = {}) =>
      (await book(app, outstation(cab, { name, ...times }))).json().booking
    const old = await place('Old Canary')
    // Began earlier, and is on the road still.
    const long = await place('Long Canary', { PickUpdate: '2026-12-20', returndate: '2026-12-27' })
    const isCanary = async () =>
      JSON.stringify([
        await db.selectFrom('bookings').select(['id', 'name', 'search']).orderBy('startsAt').execute(),
        await db.selectFrom('outbox').selectAll().execute(),
      ])
        .toLowerCase()
        .match(/(old|long) canary/g) ?? []

    now = Date.parse('2026-12-26T20:00:00+05:30') + 30 * DAY_MS
    await app.cleanUp()
    expect(new Set(await isCanary())).toEqual(new Set(['old canary', 'long canary']))
    now += DAY_MS
    await app.cleanUp()
    expect(new Set(await isCanary())).toEqual(new Set(['long canary']))
    const { booking, mails } = await app.bookings.find(old._id)
    expect(booking).toMatchObject({
      ...{ name: 'Erased', mobile: '', mail: '', pickUpLocation: 'Erased', returnLocation: null, visitingPlaces: [] },
      ...{ note: '', reference: old.reference, totalPaise: old.total * 100, pickUpDate: '2026-12-24' },
    })
    expect(mails).toEqual([])
    expect((await app.bookings.find(long._id)).booking.mobile).not.toBe('')

    now += DAY_MS
    await app.cleanUp()
    expect(await isCanary()).toEqual([])
    const { version } = (await app.bookings.find(old._id)).booking
    expect(version).toBe(booking.version)

    // As a process of the release before leaves it, which erases without the search text.
    await db.updateTable('bookings').set({ search: ' old canary ' }).where('id', '=', old._id).execute()
    expect(await isCanary()).toEqual(['old canary'])
    now += DAY_MS
    await app.cleanUp()
    expect(await isCanary()).toEqual([])
  })

  it('runs every ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let now = NOON
    const app = await engine.app({}, { now: () => now })
    await sessionOf(app)
    now += 400 * DAY_MS
    vi.advanceTimersByTime(10 * 60_000)
    await expect.poll(() => app.database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it('ended sessions, empty rate limits and old idempotency keys go too', async () => {
    let now = NOON
    const app = await engine.app({ RATE_LIMIT: 'on' }, { now: () => now })
    await app.inject({ method: 'POST', url: '/api/v1/login', payload: { email: 'a@example.com', password: 'x' } })
    await sessionOf(app)
    expect((await book(app, outstation(await insertCab(app)), { 'idempotency-key': 'old' })).statusCode).toBe(200)
    now += 400 * DAY_MS
    await app.cleanUp()
    for (const table of ['sessions', 'rateLimits', 'idempotencyKeys'] as const)
      expect(await app.database.db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('what counts still stays: sessions in use, calls that were counted, and keys of today', async () => {
    let now = NOON
    const app = await engine.app({ RATE_LIMIT: 'on' }, { now: () => now })
    const rule = limits['login-account-from-address']
    for (let n = 0; n < 10; n++) await app.rateLimits.take(rule, 'asha')
    now += 14 * 60_000
    await app.cleanUp()
    expect(await app.database.db.selectFrom('rateLimits').selectAll().execute()).toHaveLength(1)
    const cookie = await sessionOf(app)
    await book(app, outstation(await insertCab(app)), { 'idempotency-key': 'today' })
    now += IDLE_LIMIT - 1
    await app.cleanUp()
    expect(await app.sessions.findUser(cookie.replace('session=', ''))).not.toBeNull()
    now += KEY_AGE - IDLE_LIMIT
    await app.cleanUp()
    expect(await app.database.db.selectFrom('idempotencyKeys').selectAll().execute()).toHaveLength(1)
  })

  it('goes on with other tasks after one that fails', async () => {
    let now = NOON
    const app = await engine.app({ RATE_LIMIT: 'on' }, { now: () => now })
    await app.rateLimits.take(limits['login-address'], 'asha')
    await sql`alter table sessions rename to away`.execute(app.database.db)
    now += DAY_MS
    await app.cleanUp()
    await sql`alter table away rename to sessions`.execute(app.database.db)
    expect(await app.database.db.selectFrom('rateLimits').selectAll().execute()).toEqual([])
  })

  it('runs no task over itself, and one that hangs holds no other', async () => {
    const app = await engine.app({}, { now: () => NOON })
    let release = () => {}
    const begun: string[] = []
    app.addCleanUp('hangs', async () => {
      begun.push('hangs')
      await new Promise<void>((done) => {
        release = done
      })
    })
    app.addCleanUp('other', async () => void begun.push('other'))
    const rounds = [app.cleanUp(), app.cleanUp()]
    await expect.poll(() => begun).toEqual(['hangs', 'other'])
    rounds.push(app.cleanUp())
    await expect.poll(() => begun).toEqual(['hangs', 'other', 'other'])
    release()
    await Promise.all(rounds)
    const again = app.cleanUp()
    await expect.poll(() => begun.filter((one) => one === 'hangs')).toHaveLength(2)
    release()
    await again
  })

  it('old trips are gone through again at the next turn where that broke off', async () => {
    const app = await engine.app({}, { now: () => NOON })
    const erase = vi.spyOn(app.personalData, 'eraseOldTrips').mockRejectedValueOnce(new Error('gone'))
    for (let turn = 0; turn < 3; turn++) await app.cleanUp()
    expect(erase).toHaveBeenCalledTimes(2)
  })

  it('a session of a clock that ran ahead ends once it is right', async () => {
    let now = NOON + 400 * DAY_MS
    const app = await engine.app({}, { now: () => now })
    const ahead = await sessionOf(app)
    now = NOON
    const late = await sessionOf(app)
    await app.cleanUp()
    const isIn = async (cookie: string) => (await app.sessions.findUser(cookie.replace('session=', ''))) !== null
    expect([await isIn(ahead), await isIn(late)]).toEqual([false, true])
  })

  it('delays no mail and blocks nobody after a clock that was ahead is corrected', async () => {
    let now = NOON + 400 * DAY_MS
    const app = await engine.app({ RATE_LIMIT: 'on' }, { now: () => now })
    const message = { recipient: 'asha@example.com', subject: 'Ahead', domain: 'example.com' } as const
    await app.outbox.insert([{ ...message, kind: 'account-exists', cause: 'visitor' }])
    const takeAll = async () => {
      for (let n = 0; n < 10; n++) await app.rateLimits.take(limits['login-account-from-address'], 'asha')
      return app.rateLimits.take(limits['login-account-from-address'], 'asha')
    }
    await takeAll()
    now = NOON
    expect([await app.outbox.claim(['account-exists']), (await takeAll()) > 0]).toEqual([null, true])
    await app.cleanUp()
    expect(await app.outbox.claim(['account-exists'])).toMatchObject({ subject: 'Ahead' })
  })

  it.each([1, 24, 400 * 24])('blocks nobody after the clock is put back by %i hours', async (hours) => {
    let now = NOON + hours * HOUR_MS
    const app = await engine.app({ RATE_LIMIT: 'on' }, { now: () => now })
    const take = () => app.rateLimits.take(limits['login-address'], 'asha')
    for (let n = 0; n < 60; n++) expect(await take()).toBe(0)
    expect(await take()).toBeGreaterThan(0)
    now = NOON
    for (let n = 0; n < 60; n++) expect(await take()).toBe(0)
    expect(await take()).toBeGreaterThan(0)
  })

  it('old trips are gone through again once the clock was put back', async () => {
    let now = NOON + 4000 * DAY_MS
    const app = await engine.app({ KEEP_BOOKINGS: '30' }, { now: () => now })
    await app.cleanUp()
    now = NOON
    const { _id } = (await book(app, outstation(await insertCab(app)))).json().booking
    now += 100 * DAY_MS
    await app.cleanUp()
    expect((await app.bookings.find(_id)).booking.name).toBe('Erased')
  })
})
