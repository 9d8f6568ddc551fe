import { once } from 'node:events'
import { createServer as createTcpServer, Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import type { OutboxKind } from '../repositories/outbox.ts'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { smtpSender } from './smtp.ts'
import { startWorker } from './worker.ts'

const HOUR = 3_600_000
/** Well under what the mailer waits for a silent server (a minute), and more than a booking takes on a busy machine, in ms. */
const AT_ONCE_MS = 5000
const MAILS = ['booking-desk', 'booking-visitor'] satisfies OutboxKind[]

eachEngine('the outbox', (engine) => {
  let now = NOON
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  /** Goes from test to test, and sends nothing. */
  let idle: App
  const start = (env: Record<string, string>) => engine.app(env, { now: () => now })
  type App = Awaited<ReturnType<typeof start>>

  beforeEach(async () => {
    now = NOON
    mailServer = await startMailServer()
    idle = await engine.sharedApp({}, { now: () => now })
    for (const table of ['outbox', 'enquiries', 'bookings', 'cabs'] as const)
      await idle.database.db.deleteFrom(table).execute()
  })
  afterEach(() => mailServer.stop())

  const placeBooking = async (app: App) => {
    const reply = await book(app, outstation(await insertCab(app)))
    expect(reply.statusCode).toBe(200)
    return reply.json().booking
  }
  const messages = ({ database: { db } }: App) => db.selectFrom('outbox').selectAll().orderBy('kind', 'desc').execute()
  const states = async (app: App) => (await messages(app)).map(({ state }) => state)
  const settled = (app: App, expected: string[]) => expect.poll(() => states(app)).toEqual(expected)
  const retry = async (app: App, id: string) =>
    app.inject({ method: 'POST', url: `/api/v1/outbox/${id}/retry`, headers: { cookie: await sessionOf(app) } })

  it('gives up for now on a mail server that never comes to an end, however much it says', async () => {
    const talking = createTcpServer((socket) => {
      socket.on('error', () => {})
      socket.write('220 here\r\n')
      const more = setInterval(() => socket.write('250-and another thing\r\n'), 10)
      socket.on('close', () => clearInterval(more))
    }).listen(0, '127.0.0.1')
    await once(talking, 'listening')
    const address = talking.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const sendMail = smtpSender(`smtp://127.0.0.1:${port}`, 'desk@example.com')
    await placeBooking(idle)
    const { outbox, log } = idle
    const worker = startWorker({
      ...{ outbox, log, kinds: MAILS, now: () => now, patience: 100 },
      deliver: (message) => sendMail(message, { to: message.recipient, subject: 'A', text: 'A', html: 'A' }),
    })
    const errors = async () => (await messages(idle)).map(({ lastError }) => lastError)
    await expect.poll(errors).toEqual(['The delivery took too long', 'The delivery took too long'])
    expect(await states(idle)).toEqual(['waiting', 'waiting'])
    await worker.stop()
    talking.close()
  })

  it('notes what was sent as soon as the database is back: it would be sent again', async () => {
    await placeBooking(idle)
    const refusals = [new DatabaseUnavailable(), new DatabaseUnavailable()]
    const markSent: typeof idle.outbox.markSent = async (message) => {
      const refusal = refusals.pop()
      if (refusal) throw refusal
      await idle.outbox.markSent(message)
    }
    const deliver = vi.fn(async () => {})
    const { outbox, log } = idle
    const worker = startWorker({ outbox: { ...outbox, markSent }, log, kinds: MAILS, now: () => now, deliver })
    const wokenStates = () => {
      worker.wake()
      return states(idle)
    }
    await expect.poll(wokenStates).toEqual(['sent', 'sent'])
    expect(deliver).toHaveBeenCalledTimes(2)
    await worker.stop()
  })

  it('mails the visitor everything, with the trip for the calendar, and the desk with answers to the visitor', async () => {
    const app = await start({ SMTP_URL: mailServer.url, MAIL_TO: 'desk@example.com' })
    const booking = await placeBooking(app)
    await settled(app, ['sent', 'sent'])
    const toVisitor = mailServer.received.find(({ to }) => to?.[0]?.address === 'asha@example.com')
    const toDesk = mailServer.received.find(({ to }) => to?.[0]?.address === 'desk@example.com')
    expect(toVisitor?.subject).toBe(`Booking ${booking.reference}: Chennai to Madurai, 24 Dec 2026`)
    for (const part of [toVisitor?.text, toVisitor?.html]) {
      for (const fact of [
        ...[booking.reference, 'Asha Kumar', 'Chennai Central', 'Chennai Airport', 'Tiruchirappalli, திண்டுக்கல்'],
        ...['Thursday', '6:30 am IST', '8:00 pm IST', 'Toyota Innova Crysta', '₹16,170.00', '₹2,500.00', '₹18,670.00'],
        ...['+91 98400 12345', '+91 90000 00101', '25%'],
      ]) {
        expect(part).toContain(fact)
      }
    }
    const [calendar] = toVisitor?.attachments ?? []
    expect(calendar).toMatchObject({ filename: 'trip.ics', mimeType: 'text/calendar' })
    expect(calendar?.content).toContain('DTSTART;TZID=Asia/Kolkata:20261224T063000')
    expect(calendar?.content).toContain('STATUS:TENTATIVE')
    expect(calendar?.content).toContain('DTEND;TZID=Asia/Kolkata:20261226T200000')
    expect(toDesk?.replyTo).toEqual([{ name: 'Asha Kumar', address: 'asha@example.com' }])
    expect(toDesk?.attachments).toEqual([])
  })

  it('gives the mail server minutes to look through a message: what it took would be sent again', async () => {
    const waits = vi.spyOn(Socket.prototype, 'setTimeout')
    onTestFinished(() => waits.mockRestore())
    const sendMail = smtpSender(mailServer.url, 'desk@example.com')
    await placeBooking(idle)
    const [message] = await messages(idle)
    if (message) await sendMail(message, { to: 'asha@example.com', subject: 'A', text: 'A', html: 'A' })
    const isOurs = (socket: Socket) => mailServer.url.endsWith(`:${socket.remotePort}`)
    const ours = waits.mock.calls.filter((_call, n) => isOurs(waits.mock.contexts[n] as Socket)).map(([ms]) => ms)
    expect(mailServer.received).toHaveLength(1)
    expect(Math.max(...ours)).toBeGreaterThan(3 * 60_000)
  })

  it('keeps mail waiting without SMTP_URL, and sends it when there is one', async () => {
    await placeBooking(idle)
    expect(await states(idle)).toEqual(['waiting', 'waiting'])
    const app = await start({ SMTP_URL: mailServer.url })
    await settled(app, ['sent', 'sent'])
    expect(mailServer.received).toHaveLength(2)
  })

  it('says of a booking what it has become while its mail waited', async () => {
    const update = async (status: 'confirmed' | 'cancelled', mail: string, language = 'en') => {
      const details = outstation(await insertCab(idle), { mail })
      const { _id } = (await book(idle, details, { 'accept-language': language })).json().booking
      now += HOUR
      await idle.bookings.update(_id, { status }, 'Desk', () => true)
    }
    await update('confirmed', 'confirmed@example.com')
    await update('cancelled', 'cancelled@example.com')
    await update('cancelled', 'ta@example.com', 'ta')
    const app = await start({ SMTP_URL: mailServer.url })
    await settled(app, Array(6).fill('sent'))
    const mailTo = (address: string) => mailServer.received.find(({ to }) => to?.[0]?.address === address)

    const confirmed = mailTo('confirmed@example.com')
    expect(confirmed?.text).toContain('Your booking is confirmed.')
    expect(confirmed?.attachments[0]?.content).toContain('STATUS:CONFIRMED')
    expect(confirmed?.attachments[0]?.content).toContain('DTSTAMP:20261102T073000Z')
    const cancelled = mailTo('cancelled@example.com')
    for (const part of [cancelled?.text, cancelled?.html]) {
      expect(part).toContain('Your booking is cancelled.')
      expect(part).not.toMatch(/confirmed|paid in advance/)
    }
    expect(cancelled?.attachments).toEqual([])
    expect(mailTo('ta@example.com')?.text).toContain('உங்கள் முன்பதிவு ரத்து செய்யப்பட்டது.')
  })

  it('a booking that is confirmed after the clock was put back has the newer file for the calendar', async () => {
    const { _id } = await placeBooking(idle)
    now -= HOUR
    const confirmed = await idle.bookings.update(_id, { status: 'confirmed' }, 'Desk', () => true)
    expect(confirmed.history.map(({ status }) => status)).toEqual(['new', 'confirmed'])
    now += HOUR
    const app = await start({ SMTP_URL: mailServer.url })
    await settled(app, ['sent', 'sent'])
    const [calendar] = mailServer.received.flatMap(({ attachments }) => attachments)
    expect(calendar?.content).toContain('STATUS:CONFIRMED')
    expect(calendar?.content).toContain('DTSTAMP:20261102T063000Z')
  })

  it('books at once while the mail server is down, and sends when it is back, under the same Message-ID', async () => {
    const app = await start({ SMTP_URL: mailServer.url })
    await mailServer.stop()
    const from = performance.now()
    await placeBooking(app)
    expect(performance.now() - from).toBeLessThan(AT_ONCE_MS)
    await expect.poll(async () => (await messages(app)).every(({ lastError }) => lastError !== null)).toBe(true)
    const before = await messages(app)
    expect(before.map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(['waiting 1', 'waiting 1'])
    expect(before.every(({ dueAt }) => dueAt === NOON + 15_000)).toBe(true)
    // Else it would try again as well, where there is no mail server any more.
    await app.close()

    mailServer = await startMailServer()
    now += HOUR
    const later = await start({ SMTP_URL: mailServer.url })
    await settled(later, ['sent', 'sent'])
    const sentIds = mailServer.received.map(({ messageId }) => messageId)
    expect(sentIds.sort()).toEqual(before.map(({ messageId }) => messageId).sort())
  })

  it('books at once while the mail server takes connections and says nothing, and stops soon all the same', async () => {
    const silent = createTcpServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const app = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` })
    const from = performance.now()
    await placeBooking(app)
    expect(performance.now() - from).toBeLessThan(AT_ONCE_MS)
    await settled(app, ['sending', 'sending'])
    await placeBooking(app)
    const stopping = performance.now()
    await app.close()
    expect(performance.now() - stopping).toBeLessThan(8000)
    silent.close()
  })

  it.each([
    ['a temporary refusal', { code: 421, message: 'Too busy' }],
    ['a full mailbox', { code: 452, message: 'Mailbox full' }],
    ['a login that is asked for', { code: 530, message: 'Authentication required' }],
    ['a connection cut after the message', 'cut'],
  ] as const)('tries again after %s, under the same Message-ID', async (_what, answer) => {
    mailServer.answers.push(answer, answer)
    const app = await start({ SMTP_URL: mailServer.url })
    await placeBooking(app)
    await expect.poll(async () => (await messages(app)).every(({ lastError }) => lastError !== null)).toBe(true)
    const { length: first } = mailServer.received
    now += HOUR
    app.outboxWorker.wake()
    await settled(app, ['sent', 'sent'])
    const ids = mailServer.received.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(first + 2)
    expect(new Set(ids).size).toBe(2)
  })

  it('parks what is refused for good, shows why, and sends it again when the desk says so', async () => {
    const refusal = { code: 550, message: 'No such user' }
    mailServer.answers.push(refusal, refusal)
    const app = await start({ SMTP_URL: mailServer.url })
    const { _id } = await placeBooking(app)
    await settled(app, ['failed', 'failed'])
    now += HOUR
    const cookie = await sessionOf(app)
    const page = await app.inject({ url: `/api/v1/bookings/${_id}`, headers: { cookie } })
    const { mails } = page.json().booking
    expect(mails[0]).toMatchObject({ state: 'failed', attempts: 1, lastError: expect.stringContaining('No such user') })
    for (const { _id: id } of mails) expect((await retry(app, id)).json()).toEqual({})
    await settled(app, ['sent', 'sent'])
  })

  it('sends a sent mail again under a new Message-ID', async () => {
    const app = await start({ SMTP_URL: mailServer.url })
    await placeBooking(app)
    await settled(app, ['sent', 'sent'])
    const [first] = await messages(app)
    expect((await retry(app, first?.id ?? '')).statusCode).toBe(200)
    await expect.poll(() => mailServer.received.length).toBe(3)
    await settled(app, ['sent', 'sent'])
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(3)
    expect((await retry(app, 'none')).statusCode).toBe(404)
  })

  it('is shared by several workers, each message sent once', async () => {
    for (let placed = 0; placed < 10; placed++) await placeBooking(idle)
    const apps = await Promise.all([1, 2, 3].map(() => start({ SMTP_URL: mailServer.url })))
    await settled(apps[0] ?? idle, Array(20).fill('sent'))
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(20)
    expect(mailServer.received).toHaveLength(20)
  })

  if (engine.name === 'postgres') {
    it('gives the next message at once while another worker is claiming one', async () => {
      await placeBooking(idle)
      await idle.database.transaction(async (tx) => {
        const [held] = await tx.selectFrom('outbox').select('id').limit(1).forUpdate().execute()
        // A claim that waited for the row would be given up after the time of a statement.
        const claims = [await idle.outbox.claim(MAILS), await idle.outbox.claim(MAILS)]
        expect(claims).toEqual([expect.objectContaining({ state: 'sending' }), null])
        expect(claims[0]?.id).not.toBe(held?.id)
      })
      expect((await idle.outbox.claim(MAILS))?.attempts).toBe(1)
    })
  }

  it('takes up what a worker that died had claimed, after a while', async () => {
    await placeBooking(idle)
    const dead = await idle.outbox.claim(['booking-desk'])
    const other = await start({ SMTP_URL: mailServer.url })
    await expect.poll(() => states(other)).toEqual(['sent', 'sending'])
    expect((await retry(idle, dead?.id ?? '')).statusCode).toBe(409)
    now += HOUR
    other.outboxWorker.wake()
    await settled(other, ['sent', 'sent'])
    if (dead) await idle.outbox.postpone(dead, 'too late', now)
    expect(await states(other)).toEqual(['sent', 'sent'])
  })

  it('leaves a message to who claimed it last', async () => {
    await placeBooking(idle)
    const slow = await idle.outbox.claim(['booking-desk'])
    now += HOUR
    await idle.outbox.claim(['booking-desk'])
    if (slow) await idle.outbox.postpone(slow, 'too late', now)
    expect(await states(idle)).toEqual(['waiting', 'sending'])
  })
})
