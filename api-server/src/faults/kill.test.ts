import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { BookingReply } from 'shared-api/contract'
import { expect, it, onTestFinished } from 'vitest'
import { COMING, insertCab, outstation } from '../testing/bookings.ts'
import { eachEmptyEngine } from '../testing/engines.ts'
import { addressOf, startProcess } from '../testing/server-process.ts'

/** How often the server is killed on each engine. */
const KILLS = process.env.NIGHTLY ? 50 : 3
const VISITORS = 6

eachEmptyEngine('kill -9 under bookings', (engine) => {
  it('loses no booking that was acknowledged, and makes none twice', { timeout: 60_000 + KILLS * 20_000 }, async () => {
    const env = engine.env()
    const cab = await insertCab(await engine.app())
    const acknowledged = new Map<string, string>()
    /** Keys of requests that got no answer: their visitors press the button again. */
    const unanswered: string[] = []

    const visit = async (url: string, isOver: () => boolean) => {
      while (!isOver()) {
        const key = unanswered.pop() ?? randomUUID()
        const reference = await book(url, cab, key)
        if (reference === null) unanswered.push(key)
        else acknowledged.set(key, reference)
      }
    }

    for (let kill = 1; kill <= KILLS; kill++) {
      const server = startProcess({ ...env, RATE_LIMIT: 'off' })
      onTestFinished(() => void server.child.kill('SIGKILL'))
      const url = await addressOf(server)
      let isOver = false
      const visitors = Promise.all(Array.from({ length: VISITORS }, () => visit(url, () => isOver)))
      const before = acknowledged.size
      await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(before)
      await pause(randomInt(300))
      isOver = true
      server.child.kill('SIGKILL')
      await Promise.all([visitors, server.exit])
    }

    const { db } = (await engine.app()).database
    const bookings = await db.selectFrom('bookings').select(['id', 'reference']).execute()
    const references = bookings.map(({ reference }) => reference)
    expect(acknowledged.size).toBeGreaterThan(KILLS)
    expect([...acknowledged.values()].filter((reference) => !references.includes(reference))).toEqual([])
    expect(new Set(acknowledged.values()).size).toBe(acknowledged.size)
    // Stored but unanswered bookings are whole, too.
    const mails = await db.selectFrom('outbox').select(['bookingId', 'kind']).execute()
    const each = bookings.flatMap(({ id }) => [`${id} booking-desk`, `${id} booking-visitor`])
    expect(mails.map(({ bookingId, kind }) => `${bookingId} ${kind}`).sort()).toEqual(each.sort())
    const keys = await db.selectFrom('idempotencyKeys').select('bookingId').execute()
    expect(keys.map(({ bookingId }) => bookingId).sort()).toEqual(bookings.map(({ id }) => id).sort())
    if (engine.name === 'sqlite') {
      expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrityCheck: 'ok' }])
    }
  })
})

/** Books once; gives the reference, or null when no whole answer came. */
async function book(url: string, cab: string, key: string): Promise<string | null> {
  try {
    const reply = await fetch(`${url}/api/v1/sendemail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(outstation(cab, COMING)),
    })
    const body: unknown = await reply.json()
    return reply.status === 200 ? BookingReply.parse(body).booking.reference : null
  } catch {
    return null
  }
}
