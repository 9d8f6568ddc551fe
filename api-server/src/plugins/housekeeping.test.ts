import { expect, it } from 'vitest'
import { NOON } from '../testing/bookings.ts'
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

  it('ended sessions and empty rate limits go too', async () => {
    let now = NOON
    const app = await engine.app({ RATE_LIMIT: 'on' }, { now: () => now })
    await app.inject({ method: 'POST', url: '/api/v1/login', payload: { email: 'a@example.com', password: 'x' } })
    const { id } = (await app.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()) ?? {}
    await app.sessions.start(id)
    now += 400 * DAY
    await app.cleanUp()
    for (const table of ['sessions', 'rateLimits'] as const)
      expect(await app.database.db.selectFrom(table).selectAll().execute()).toEqual([])
  })
})
