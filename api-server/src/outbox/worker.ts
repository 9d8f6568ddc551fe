import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { withReason } from '../causes.ts'
import type { OutboxRow } from '../database/schema.ts'
import { isUnavailable } from '../database/unavailable.ts'
import type { OutboxKind, OutboxRepository } from '../repositories/outbox.ts'
import { within } from '../within.ts'
import { nextAttempt, PermanentRefusal } from './attempts.ts'

/** Longest rest between two looks at the outbox, in ms: other processes write to it too. */
const REST = 5000
/** How many messages one process sends at a time. */
const LANES = 2
/** How long a stop waits for what is being sent, in ms; the rest is taken up again when its claim lapses. */
const STOP_WAIT = 5000
/** How long one delivery may take in all, in ms: less than a claim. A server that sends a word now and then is never silent. */
const LONGEST_DELIVERY = 4 * 60_000
/** Without a reason of ours each wake would make an error with its stack. */
const WOKEN = 'woken'

interface Options {
  outbox: OutboxRepository
  kinds: OutboxKind[]
  deliver: (message: OutboxRow) => Promise<void>
  now: () => number
  log: FastifyBaseLogger
  /** How long one delivery may take in all, in ms. */
  patience?: number
}

export type OutboxWorker = ReturnType<typeof startWorker>

/** Sends what waits in the outbox, as it comes due, until it is stopped. */
export function startWorker({ outbox, kinds, deliver, now, log, patience = LONGEST_DELIVERY }: Options) {
  const stopping = new AbortController()
  let alarm = new AbortController()
  const lanes = Promise.all(Array.from({ length: kinds.length > 0 ? LANES : 0 }, work))

  return {
    /** Looks at once, since something has just been written. */
    wake() {
      alarm.abort(WOKEN)
      alarm = new AbortController()
    },

    async stop() {
      stopping.abort()
      await within(STOP_WAIT, lanes)
    },
  }

  async function work() {
    while (!stopping.signal.aborted) {
      const woken = alarm.signal
      const sent = await sendNext()
      if (!sent) await rest(woken)
    }
  }

  /** Sends one message; false when none is due or the database does not answer. */
  async function sendNext(): Promise<boolean> {
    try {
      const message = await outbox.claim(kinds)
      if (message) await send(message)
      return message !== null
    } catch (error) {
      log.warn({ err: error }, 'the outbox cannot be read or written; trying again')
      return false
    }
  }

  async function send(message: OutboxRow) {
    try {
      await inTime(deliver(message), patience)
    } catch (error) {
      return notSent(message, error instanceof Error ? error : new Error(String(error)))
    }
    await noteSent(message)
  }

  /** Tries until it is stored: a mail that was sent while the database was away would go out again when its claim lapses. */
  async function noteSent(message: OutboxRow): Promise<void> {
    for (;;) {
      const woken = alarm.signal
      try {
        return await outbox.markSent(message)
      } catch (error) {
        if (stopping.signal.aborted || !isUnavailable(error)) throw error
        log.warn({ err: error, message: message.id }, 'a message was sent and that cannot be noted; trying again')
      }
      await rest(woken)
    }
  }

  async function notSent(message: OutboxRow, error: Error) {
    const again = error instanceof PermanentRefusal ? null : nextAttempt(message.attempts, message.createdAt, now())
    log.warn({ err: error, message: message.id, kind: message.kind, again }, 'a message was not sent')
    const words = withReason(error)
    if (again === null) await outbox.park(message, words)
    else await outbox.postpone(message, words, again)
  }

  async function rest(woken: AbortSignal) {
    const signal = AbortSignal.any([stopping.signal, woken])
    await pause(REST, undefined, { signal }).catch(() => {})
  }
}

/** The end of a delivery. @throws Error when it takes too long: it may still come through, under the same Message-ID. */
async function inTime(delivery: Promise<void>, patience: number): Promise<void> {
  if ((await within(patience, delivery, { ref: false })) === 'late') throw new Error('The delivery took too long')
}
