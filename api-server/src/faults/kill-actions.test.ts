import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { fakeRazorpay, KEYS } from '../../../tests/setup/fake-razorpay.ts'
import type { Action } from '../testing/actions/action.ts'
import { editing, importing, invoicing, settingChanges } from '../testing/actions/desk-actions.ts'
import { driving } from '../testing/actions/driver-actions.ts'
import { givingBack, moving, noting, reporting } from '../testing/actions/money-actions.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEmptyEngine } from '../testing/engines.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { addressOf, startProcess } from '../testing/server-process.ts'
import { wrongBooks } from '../testing/wrong-books.ts'

/** How often the server is killed on each engine, all actions under way. */
const KILLS = 50
const CONNECTIONS = 5
/** Mails that a killed process was sending are taken for abandoned after this, in ms. */
const ABANDONED = 10 * 60_000

/** An action, how often it was answered, and whether the next request was sent before without an answer. */
type Doing = { action: Action; done: number; isRepeat: boolean }

eachEmptyEngine('kill -9 under all that people do', (engine) => {
  it('loses nothing that was acknowledged, and does nothing twice', { timeout: 300_000 + KILLS * 30_000 }, async () => {
    const provider = await fakeRazorpay()
    const mailServer = await startMailServer()
    onTestFinished(() => Promise.all([provider.stop(), mailServer.stop()]).then(() => {}))
    const razorpay = {
      ...{ RAZORPAY_URL: provider.url, RAZORPAY_CHECKOUT_URL: `${provider.url}/checkout.js` },
      ...{ RAZORPAY_KEY_ID: KEYS.keyId, RAZORPAY_KEY_SECRET: KEYS.keySecret },
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    }
    const app = await engine.app(razorpay)
    await app.settings.edit({ advanceConfirms: true }, { byName: 'Owner', allows: () => true })
    const stage = { app, cookie: await sessionOf(app), kills: KILLS }
    const reports = await reporting(stage, provider)
    const actions = [
      reports,
      await editing(stage),
      await settingChanges(stage),
      await importing(stage),
      await invoicing(stage),
      await noting(stage, 'payments'),
      await noting(stage, 'refunds'),
      await givingBack(stage, provider),
      ...(await moving(stage)),
      await driving(stage),
    ]
    const doings = actions.map((action): Doing => ({ action, done: 0, isRepeat: false }))

    const mailing = { SMTP_URL: mailServer.url, SMTP_CONNECTIONS: String(CONNECTIONS), MAIL_PER_HOUR: '100000' }
    for (let kill = 1; kill <= KILLS; kill++) {
      const server = startProcess({ ...engine.env(), ...razorpay, ...mailing, RATE_LIMIT: 'off' })
      onTestFinished(() => void server.child.kill('SIGKILL'))
      const url = await addressOf(server)
      const under = Promise.all(doings.map((doing) => goOn(doing, url)))
      const before = doings.map(({ done }) => done)
      const idle = () => doings.filter(({ action, done }, at) => done < action.times && done === before[at])
      await expect.poll(() => idle().map(({ action }) => action.name), { interval: 5 }).toEqual([])
      await pause(randomInt(300))
      server.child.kill('SIGKILL')
      await Promise.all([under, server.exit])
    }

    const last = await engine.app({ ...razorpay, ...mailing }, { now: () => Date.now() + ABANDONED })
    await last.cleanUp()
    for (const { action, done, isRepeat } of doings) {
      expect.soft(done, action.name).toBeGreaterThanOrEqual(KILLS)
      const stored = (await action.stored()).toSorted((a, b) => a - b)
      // The one without an answer may be stored or not.
      const some = stored.length > done && isRepeat ? done + 1 : done
      expect.soft(stored, action.name).toEqual(Array.from({ length: some }, (_, n) => n))
    }
    expect.soft(await confirmedOf(app, reports.bookings)).toEqual(await paidOf(app, reports.bookings))
    expect.soft(await wrongBooks(last)).toEqual([])
    await expectEachMailed(last, mailServer.received)
  })
})

/** Does it over and over, until no answer comes. */
async function goOn(doing: Doing, url: string) {
  const { action } = doing
  while (doing.done < action.times) {
    const { path, method = 'POST', headers = {}, body } = action.request(doing.done)
    const status = await fetch(`${url}/api/v1/${path}`, { method, headers, body })
      .then(
        // A reply that breaks off is none.
        (reply) => reply.text().then(() => reply.status),
        () => null,
      )
      .catch(() => null)
    if (status === null) {
      doing.isRepeat = true
      return
    }
    if (status === 503) continue
    expect([action.name, status]).toEqual([
      action.name,
      doing.isRepeat && action.again ? expect.toBeOneOf([200, action.again]) : 200,
    ])
    doing.done += 1
    doing.isRepeat = false
  }
}

/** The bookings among these that were confirmed, each as often as it was. */
async function confirmedOf({ database: { db } }: FastifyInstance, ids: string[]) {
  const query = db.selectFrom('bookingHistory').select('bookingId').where('status', '=', 'confirmed')
  return (await query.where('bookingId', 'in', ids).execute()).map(({ bookingId }) => bookingId).sort()
}

async function paidOf({ database: { db } }: FastifyInstance, ids: string[]) {
  const rows = await db.selectFrom('payments').select('bookingId').where('bookingId', 'in', ids).execute()
  return rows.map(({ bookingId }) => bookingId).sort()
}

/** Each message was sent; again only where a kill came between mail server and database. */
async function expectEachMailed({ database: { db } }: FastifyInstance, received: { messageId?: string }[]) {
  const rows = () => db.selectFrom('outbox').select(['messageId', 'state', 'onceKey']).execute()
  const waiting = async () => (await rows()).filter(({ state }) => state !== 'sent' && state !== 'held').length
  await expect.poll(waiting, { timeout: 200_000, interval: 500 }).toBe(0)
  const times = Map.groupBy(received, ({ messageId }) => messageId)
  const sent = (await rows()).filter(({ state }) => state === 'sent')
  expect.soft(sent.filter(({ messageId }) => !times.has(messageId))).toEqual([])
  expect.soft(received.length - times.size).toBeLessThanOrEqual(KILLS * CONNECTIONS)
}
