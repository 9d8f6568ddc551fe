import { istDay } from 'shared-api/india'
import type { NewMessage, OutboxKind, OutboxRepository } from './repository.ts'

const TO_VISITORS: OutboxKind[] = ['booking-visitor', 'enquiry-visitor', 'account-exists']

/**
 * Claims as the outbox does, but no more than `perHour` mails to visitors within an hour; the others wait. The desk gets one
 * `notice` a day of that.
 */
export const claimWithinLimit =
  (outbox: OutboxRepository, perHour: number, notice: () => NewMessage, now: () => number): OutboxRepository['claim'] =>
  async (kinds) => {
    if ((await outbox.sentToVisitors()) < perHour) return outbox.claim(kinds)
    if ((await outbox.waitingForVisitors()) > 0) await outbox.insertOnce(`mail-limit-${istDay(now())}`, notice())
    return outbox.claim(kinds.filter((kind) => !TO_VISITORS.includes(kind)))
  }
