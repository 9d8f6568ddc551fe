import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { istDay } from 'shared-api/india'
import { limitNoticeId } from '../../platform/outbox/visitor-limit.ts'
import type { World } from './world.ts'

/** How long mails may take to leave on a busy machine, in ms. */
const PATIENCE = 60_000

/** Waits until what may leave by now has left. */
export async function deliver({ host, mailPerHour, app, doubtfulClaims }: World) {
  for (const { outboxWorker } of host.apps) outboxWorker.wake()
  for (const began = performance.now(); performance.now() - began < PATIENCE; ) {
    // Asked before the messages: the notice could be written between the two.
    const isHeld = (await app.outbox.isLimitReached(mailPerHour)) && (await isDeskTold(app))
    const rows = await app.database.db
      .selectFrom('outbox')
      .select(['queue', 'messageId', 'attempts', 'state'])
      .where(({ eb, or }) =>
        or([eb('state', '=', 'sending'), eb('state', '=', 'waiting').and('dueAt', '<=', app.now())]),
      )
      .execute()
    // What a killed process was sending is sent again only when its claim lapses.
    const left = rows.filter((row) => row.state === 'waiting' || !doubtfulClaims.has(claimOf(row)))
    if (left.every(({ queue, state }) => isHeld && queue === 'visitors' && state === 'waiting')) return
    await pause(2)
  }
  throw new Error('mails do not leave')
}

/** Whether the notice is written that mails to visitors wait, which the desk gets once a day. */
const isDeskTold = async ({ database: { db }, now }: FastifyInstance) =>
  (await db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', limitNoticeId(istDay(now())))
    .executeTakeFirst()) !== undefined

/** A message as one worker took it up. */
export const claimOf = ({ messageId, attempts }: { messageId: string; attempts: number }) => `${messageId} ${attempts}`
