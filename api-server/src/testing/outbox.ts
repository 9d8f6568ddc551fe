import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect } from 'vitest'
import { book, insertCab, NOON, outstation } from './bookings.ts'
import { sessionOf } from './desk.ts'
import type { TestEngine } from './engines.ts'
import { startMailServer } from './mail-server.ts'

/** An empty outbox beside a mail server, and a clock that stands still; both are new for each test. */
export function outboxOf(engine: TestEngine) {
  let now = NOON
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  let idle: FastifyInstance

  beforeEach(async () => {
    now = NOON
    mailServer = await startMailServer()
    idle = await engine.sharedApp({}, { now: () => now })
    for (const table of ['outbox', 'enquiries', 'bookings', 'vehicles', 'drivers', 'cabs'] as const)
      await idle.database.db.deleteFrom(table).execute()
  })
  afterEach(() => mailServer.stop())

  return {
    now: () => now,
    /** Sets the clock on by so many ms, or back. */
    pass(time: number) {
      now += time
    },
    get mailServer() {
      return mailServer
    },
    /** An app that goes from test to test, and sends nothing. */
    get idle() {
      return idle
    },
    /** A new app that sends to the mail server, or as `env` says. */
    start: (env: Record<string, string> = {}) => engine.app({ SMTP_URL: mailServer.url, ...env }, { now: () => now }),
  }
}

/** Books a trip: its mails are in the outbox then. */
export async function placeBooking(app: FastifyInstance, changes: Parameters<typeof outstation>[1] = {}) {
  const reply = await book(app, outstation(await insertCab(app), changes))
  expect(reply.statusCode).toBe(200)
  return reply.json().booking
}

/** All that is in the outbox, the visitor's mail before the desk's. */
export const messages = ({ database: { db } }: FastifyInstance) =>
  db.selectFrom('outbox').selectAll().orderBy('kind', 'desc').execute()

export const states = async (app: FastifyInstance) => (await messages(app)).map(({ state }) => state)

/** Waits until the messages have these states. */
export const settled = (app: FastifyInstance, expected: string[]) => expect.poll(() => states(app)).toEqual(expected)

/** Has the desk send a message again. */
export const sendAgain = async (app: FastifyInstance, id = '') =>
  app.inject({ method: 'POST', url: `/api/v1/outbox/${id}/retry`, headers: { cookie: await sessionOf(app) } })
