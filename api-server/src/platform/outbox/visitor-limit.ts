import { istDay } from 'shared-api/india'
import { type OutboxKind, queuesOf } from './kinds.ts'
import type { NewMessage, OutboxRepository } from './repository.ts'

/**
 * Claims as the outbox does, but no more than `perHour` mails that visitors caused within an hour; the others wait. The desk gets
 * one `notice` a day of that.
 */
export function claimWithinLimit(
  outbox: OutboxRepository,
  perHour: number,
  notice: () => NewMessage,
  now: () => number,
): OutboxRepository['claim'] {
  let noticedOn = ''
  return async (kinds) => {
    const message = await outbox.claim(kinds, perHour)
    const today = istDay(now())
    if (message || noticedOn === today || !isForVisitors(kinds)) return message
    if (!(await outbox.isLimitReached(perHour))) return null
    await outbox.insertOnce(limitNoticeId(today), notice())
    noticedOn = today
    return outbox.claim(kinds, perHour)
  }
}

/** The id of the notice of a day, '2026-12-25'. */
export const limitNoticeId = (day: string) => `mail-limit-${day}`

/** Whether the limit holds messages of these kinds: without a mail server none are sent. */
const isForVisitors = (kinds: OutboxKind[]) => queuesOf(kinds).includes('visitors')
