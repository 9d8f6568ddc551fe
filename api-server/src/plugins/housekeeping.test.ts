import { expect, it, onTestFinished, vi } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { eachEngine } from '../testing/engines.ts'

const DAY = 24 * 3_600_000
const CONTACT = { name: 'Ravi', email: 'ravi@example.com', phone: '98400 12345', message: 'Hello' }

eachEngine('what is kept no longer than needed', (engine) => {
  it('enquiries go with their mail, their days after the last change; so does what is about no record', async () => {
    let now = NOON
    const app = await engine.app({ KEEP_ENQUIRIES: '30' }, { now: () => now })
    const { db } = app.database
    const send = (name: string) => app.inject({ method: 'POST', url: '/api/v1/forms', payload: { ...CONTACT, name } })
    const names = async () => (await app.enquiries.list({})).page.map(({ enquiry }) => enquiry.name)
    await send('Old')
    await send('Answered')
    const account = { kind: 'account-exists', recipient: 'a@example.com', subject: 'x', domain: 'example.com' } as const
    await app.outbox.insert([account])
    now += 10 * DAY
    const { page } = await app.enquiries.list({})
    const answered = page.find(({ enquiry }) => enquiry.name === 'Answered')?.enquiry.id ?? ''
    await app.enquiries.update(answered, { status: 'answered' }, () => true)
    now += 20 * DAY
    await app.cleanUp()
    expect(await names()).toHaveLength(2)
    now += 1
    await app.cleanUp()
    expect(await names()).toEqual(['Answered'])
    expect(await db.selectFrom('outbox').select('enquiryId').execute()).toEqual([{ enquiryId: answered }])
    now += 10 * DAY
    await app.cleanUp()
    expect(await names()).toEqual([])
    for (const table of ['outbox', 'enquiryTerms'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('happens by itself, every ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let now = NOON
    const app = await engine.app({}, { now: () => now })
    await app.sessions.start((await app.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id)
    now += 400 * DAY
    vi.advanceTimersByTime(10 * 60_000)
    await expect.poll(() => app.database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it('ended sessions, empty rate limits and old idempotency keys go too', async () => {
    let now = NOON
    const app = await engine.app({ RATE_LIMIT: 'on' }, { now: () => now })
    await app.inject({ method: 'POST', url: '/api/v1/login', payload: { email: 'a@example.com', password: 'x' } })
    const { id } = (await app.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()) ?? {}
    await app.sessions.start(id)
    expect((await book(app, outstation(await insertCab(app)), { 'idempotency-key': 'old' })).statusCode).toBe(200)
    now += 400 * DAY
    await app.cleanUp()
    for (const table of ['sessions', 'rateLimits', 'idempotencyKeys'] as const)
      expect(await app.database.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
