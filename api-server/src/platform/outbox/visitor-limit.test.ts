import { DeskSummaryReply } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { book, insertCab, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { messages, outboxOf, placeBooking } from '../../testing/outbox.ts'

const HOUR = 3_600_000

eachRoute('the hourly limit of mail to visitors', (engine) => {
  const box = outboxOf(engine)

  it('keeps the rest waiting, notifies the desk once, and sends the rest when the hour allows it', async () => {
    const { idle, mailServer } = box
    for (let placed = 0; placed < 5; placed++) await placeBooking(idle)
    const app = await box.start({ MAIL_PER_HOUR: '2', SMTP_CONNECTIONS: '4', MAIL_TO: 'desk@example.com' })
    const mails = async () => {
      app.outboxWorker.wake()
      const counts: Record<string, number> = {}
      for (const { kind, state } of await messages(app))
        counts[`${kind} ${state}`] = (counts[`${kind} ${state}`] ?? 0) + 1
      return counts
    }
    const toDesk = { 'booking-desk sent': 5, 'limit-desk sent': 1 }
    await expect.poll(mails).toEqual({ 'booking-visitor sent': 2, 'booking-visitor waiting': 3, ...toDesk })
    const notice = mailServer.received.find(({ subject }) => subject === 'Mail to visitors has reached its limit')
    expect(notice?.to?.[0]?.address).toBe('desk@example.com')
    expect(notice?.text).toContain('2 mails went to visitors within an hour')

    const readLimit = async () => {
      const reply = await app.inject({ url: '/api/v1/desk/summary', headers: { cookie: await sessionOf(app) } })
      return DeskSummaryReply.parse(reply.json()).mailLimit
    }
    expect(await readLimit()).toEqual({ perHour: 2, waiting: 3 })
    box.pass(HOUR - 1)
    expect(await mails()).toMatchObject({ 'booking-visitor sent': 2 })
    box.pass(1)
    await expect.poll(mails).toEqual({ 'booking-visitor sent': 4, 'booking-visitor waiting': 1, ...toDesk })
    box.pass(HOUR)
    await expect.poll(mails).toEqual({ 'booking-visitor sent': 5, ...toDesk })
    expect(await readLimit()).toBeNull()
  })

  it('holds whatever a stranger does to so many mails; what the desk does is not held', async () => {
    const app = await box.start({ MAIL_PER_HOUR: '3', MAIL_TO: 'desk@example.com', RATE_LIMIT: 'off' })
    for (const table of ['users', 'rateLimits'] as const) await app.database.db.deleteFrom(table).execute()
    const post = async (call: string, payload: object, headers = {}) =>
      app.inject({ method: 'POST', url: `/api/v1/${call}`, payload, headers })
    const account = { name: 'Mallory', email: 'victim@example.com', password: 'twelve letters' }
    const registration = { ...account, confirmPassword: account.password }
    const cab = await insertCab(app)
    for (let round = 0; round < 2; round++) {
      const trip = outstation(cab, { mail: 'victim@example.com' })
      const { booking, tripLink } = (await book(app, trip)).json()
      await post('trip/find', { reference: booking.reference, mobile: booking.mobile })
      await post(`trip/${tripLink.split('/').at(-1)}/cancel`, { reason: 'Buy now' })
      await post('forms', { name: 'Mallory', email: 'victim@example.com', phone: '9840012345', message: 'Buy now' })
      await post('register', registration)
      const { cookies } = await post('login', { email: account.email, password: account.password })
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      await post('account/prove', {}, { cookie })
      await post('account/forgotten', { email: account.email })
      box.pass(600_000)
    }
    const kindsOf = async (state: string) =>
      (await messages(app)).filter((one) => one.state === state).map(({ kind }) => kind)
    const arrived = () => box.mailServer.received.flatMap(({ to }) => to?.map(({ address }) => address) ?? [])
    const toVictim = () => arrived().filter((address) => address === 'victim@example.com')
    await expect.poll(async () => new Set(await kindsOf('waiting')).size).toBe(7)
    await expect.poll(() => toVictim().length).toBe(3)
    await expect
      .poll(async () => (await kindsOf('sent')).filter((kind) => kind.endsWith('-desk')).length)
      .toBe(2 + 2 + 2 + 1)
    const { id } = await app.database.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
    const answer = { subject: 'Yes', text: 'We do' }
    const reply = await post(`enquiries/${id}/answers`, answer, {
      cookie: await sessionOf(app),
      'idempotency-key': 'answer-of-the-desk',
    })
    expect(reply.statusCode).toBeLessThan(300)
    await expect.poll(() => toVictim().length).toBe(4)
    // It arrives before that is noted.
    await expect.poll(() => kindsOf('sent')).toContain('enquiry-answer')
  }, 60_000)
})
