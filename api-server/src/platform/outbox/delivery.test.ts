import { createServer, Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { portOf } from '../../../../tests/setup/port-of.ts'
import { NOON } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { messages, outboxOf, placeBooking, sendAgain, settled, states } from '../../testing/outbox.ts'
import { refusal } from '../../texts/refusal.ts'
import { storedRefusal } from '../../texts/refusals.ts'
import { DatabaseUnavailable } from '../database/unavailable.ts'
import type { OutboxKind } from './kinds.ts'
import { smtpSender } from './smtp.ts'
import { startWorker } from './worker.ts'

const HOUR = 3_600_000
/**
 * Well below the mailer's timeout for a silent server (a minute), and longer than a booking takes on a busy machine, in
 * ms.
 */
const AT_ONCE_MS = 5000
const LETTER = { subject: 'A', text: 'A', html: 'A' }
const MAILS = ['booking-desk', 'booking-visitor'] satisfies OutboxKind[]

eachRoute('the delivery of mail', (engine) => {
  const box = outboxOf(engine)

  it('gives up for now on a mail server that never comes to an end, however much it says', async () => {
    const { idle } = box
    const talking = createServer((socket) => {
      socket.on('error', () => {})
      socket.write('220 here\r\n')
      const more = setInterval(() => socket.write('250-and another thing\r\n'), 10)
      socket.on('close', () => clearInterval(more))
    }).listen(0, '127.0.0.1')
    const port = await portOf(talking)
    const { send, close } = smtpSender(`smtp://127.0.0.1:${port}`, () => 'desk@example.com', 2)
    await placeBooking(idle)
    const { outbox, log } = idle
    const worker = startWorker({
      ...{ outbox, log, kinds: MAILS, now: box.now, patience: 100 },
      deliver: (message, signal) => send(message, { ...LETTER, to: message.recipient }, signal),
      width: 2,
    })
    const errors = async () => (await messages(idle)).map(({ lastError }) => lastError)
    await expect.poll(errors).toEqual(Array(2).fill(storedRefusal(refusal('delivery-late'))))
    expect(await states(idle)).toEqual(['waiting', 'waiting'])
    await worker.stop()
    await close()
    talking.close()
  })

  it('records a sent message once the database is back, so that it is not sent again', async () => {
    const { idle } = box
    await placeBooking(idle)
    const refusals = [new DatabaseUnavailable(), new DatabaseUnavailable()]
    const markSent: typeof idle.outbox.markSent = async (message) => {
      const refusal = refusals.pop()
      if (refusal) throw refusal
      await idle.outbox.markSent(message)
    }
    const deliver = vi.fn(async () => {})
    const { outbox, log } = idle
    const worker = startWorker({ outbox: { ...outbox, markSent }, log, kinds: MAILS, now: box.now, deliver, width: 2 })
    const wokenStates = () => {
      worker.wake()
      return states(idle)
    }
    await expect.poll(wokenStates).toEqual(['sent', 'sent'])
    expect(deliver).toHaveBeenCalledTimes(2)
    await worker.stop()
  })

  it('stops after recording the message being sent, so that it is not sent again', async () => {
    const { idle } = box
    await placeBooking(idle)
    const sending = Promise.withResolvers<void>()
    const { outbox, log } = idle
    const worker = startWorker({ outbox, log, kinds: MAILS, now: box.now, deliver: () => sending.promise, width: 2 })
    await settled(idle, ['sending', 'sending'])
    const stopped = worker.stop().then(() => states(idle))
    expect(await Promise.race([stopped, states(idle)])).toEqual(['sending', 'sending'])
    sending.resolve()
    expect(await stopped).toEqual(['sent', 'sent'])
  })

  it('counts no attempt against a recipient if the server greets nobody', async () => {
    const { idle } = box
    const closed = createServer((socket) => socket.on('error', () => {}).end('554 not now\r\n')).listen(0, '127.0.0.1')
    const app = await box.start({ SMTP_URL: `smtp://127.0.0.1:${await portOf(closed)}` })
    await placeBooking(app)
    await expect.poll(async () => (await messages(idle)).every(({ lastError }) => lastError !== null)).toBe(true)
    expect(await states(idle)).toEqual(['waiting', 'waiting'])
    closed.close()
  })

  it("waits minutes for the mail server's reply, so that an accepted message is not sent again", async () => {
    const { idle, mailServer } = box
    const waits = vi.spyOn(Socket.prototype, 'setTimeout')
    onTestFinished(() => waits.mockRestore())
    const { send, close } = smtpSender(mailServer.url, () => 'desk@example.com', 1)
    await placeBooking(idle)
    const [message] = await messages(idle)
    if (message) await send(message, { ...LETTER, to: 'asha@example.com' })
    await close()
    const isOurs = (socket: Socket) => mailServer.url.endsWith(`:${socket.remotePort}`)
    const ours = waits.mock.calls.filter((_call, n) => isOurs(waits.mock.contexts[n] as Socket)).map(([ms]) => ms)
    expect(mailServer.received).toHaveLength(1)
    expect(Math.max(...ours)).toBeGreaterThan(3 * 60_000)
  })

  it('keeps mail waiting without SMTP_URL, and sends it when there is one', async () => {
    const { idle, mailServer } = box
    await placeBooking(idle)
    expect(await states(idle)).toEqual(['waiting', 'waiting'])
    const app = await box.start()
    await settled(app, ['sent', 'sent'])
    expect(mailServer.received).toHaveLength(2)
  })

  it('books while the mail server is down, and sends when it is back, with the same Message-ID', async () => {
    const { mailServer } = box
    const app = await box.start()
    await mailServer.stop()
    const from = performance.now()
    await placeBooking(app)
    expect(performance.now() - from).toBeLessThan(AT_ONCE_MS)
    await expect.poll(async () => (await messages(app)).every(({ lastError }) => lastError !== null)).toBe(true)
    const before = await messages(app)
    expect(before.map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(['waiting 1', 'waiting 1'])
    expect(before.every(({ dueAt }) => dueAt === NOON + 15_000)).toBe(true)
    // Otherwise it would also retry after the mail server has stopped.
    await app.close()

    const back = await startMailServer()
    onTestFinished(back.stop)
    box.pass(HOUR)
    const later = await box.start({ SMTP_URL: back.url })
    await settled(later, ['sent', 'sent'])
    const sentIds = back.received.map(({ messageId }) => messageId)
    expect(sentIds.sort()).toEqual(before.map(({ messageId }) => messageId).sort())
  })

  it('books and stops without delay while the mail server accepts connections and says nothing', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    const port = await portOf(silent)
    const app = await box.start({ SMTP_URL: `smtp://127.0.0.1:${port}` })
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
    const { mailServer } = box
    mailServer.answers.push(answer, answer)
    const app = await box.start()
    await placeBooking(app)
    await expect.poll(async () => (await messages(app)).every(({ lastError }) => lastError !== null)).toBe(true)
    const { length: first } = mailServer.received
    box.pass(HOUR)
    app.outboxWorker.wake()
    await settled(app, ['sent', 'sent'])
    const ids = mailServer.received.map(({ messageId }) => messageId)
    expect(ids).toHaveLength(first + 2)
    expect(new Set(ids).size).toBe(2)
  })

  it('sends as many at a time as SMTP_CONNECTIONS says, over connections that are used again', async () => {
    const { mailServer } = box
    const answers = Promise.withResolvers<void>()
    mailServer.answerAfter(answers.promise)
    const app = await box.start({ SMTP_CONNECTIONS: '4' })
    for (let placed = 0; placed < 5; placed++) await placeBooking(app)
    await expect.poll(() => mailServer.inFlight()).toBe(4)
    expect((await states(app)).filter((state) => state === 'sending')).toHaveLength(4)
    answers.resolve()
    await settled(app, Array(10).fill('sent'))
    expect(mailServer.mostInFlight()).toBe(4)
    expect(mailServer.connections()).toBe(4)
  })

  it('parks a message that is refused for good, shows why, and sends it again for the desk', async () => {
    const { mailServer } = box
    const refusal = { code: 550, message: 'No such user' }
    mailServer.answers.push(refusal, refusal)
    const app = await box.start()
    const { _id } = await placeBooking(app)
    await settled(app, ['failed', 'failed'])
    box.pass(HOUR)
    const cookie = await sessionOf(app)
    const page = await app.inject({ url: `/api/v1/bookings/${_id}`, headers: { cookie } })
    const { mails } = page.json().booking
    expect(mails[0]).toMatchObject({ state: 'failed', attempts: 1, lastError: expect.stringContaining('No such user') })
    for (const { _id: id } of mails) expect((await sendAgain(app, id)).json()).toEqual({})
    await settled(app, ['sent', 'sent'])
    // Its waits and its end are counted from there.
    expect((await messages(app)).map(({ attempts }) => attempts)).toEqual([1, 1])
  })

  it('sends a held mail when the desk says so, and not before', async () => {
    const { idle } = box
    await placeBooking(idle)
    await idle.database.db.updateTable('outbox').set({ state: 'held' }).where('kind', '=', 'booking-visitor').execute()
    const app = await box.start()
    await settled(app, ['held', 'sent'])
    const [held] = await messages(app)
    expect((await sendAgain(app, held?.id)).json()).toEqual({})
    await settled(app, ['sent', 'sent'])
  })

  it('sends a sent mail again under a new Message-ID', async () => {
    const { mailServer } = box
    const app = await box.start()
    await placeBooking(app)
    await settled(app, ['sent', 'sent'])
    const [first] = await messages(app)
    expect((await sendAgain(app, first?.id)).statusCode).toBe(200)
    await expect.poll(() => mailServer.received.length).toBe(3)
    await settled(app, ['sent', 'sent'])
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(3)
    expect((await sendAgain(app, 'none')).statusCode).toBe(404)
  })
})
