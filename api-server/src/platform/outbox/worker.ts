import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { refusal } from '../../texts/refusal.ts'
import { storedRefusal } from '../../texts/refusals.ts'
import { withReason } from '../causes.ts'
import type { OutboxRow } from '../database/schema.ts'
import { isUnavailable } from '../database/unavailable.ts'
import { withoutSecrets } from '../ids.ts'
import { within } from '../within.ts'
import { FailedAttempt, nextAttempt, PermanentRefusal, UntrueMessage } from './attempts.ts'
import type { OutboxKind } from './kinds.ts'
import type { OutboxRepository } from './repository.ts'

/** Longest rest between two looks at the outbox, in ms: other processes write to it too. */
const REST = 5000
/** How long a stop waits for a running delivery, in ms; others are sent again when their claim expires. */
const STOP_WAIT = 5000
/** How long one delivery may take in all, in ms: less than a claim. A server that sends a word now and then is never silent. */
const LONGEST_DELIVERY = 4 * 60_000
/** As much of what another service says is stored, in characters. */
const MAX_ERROR = 500
/** Without a reason of ours each wake would make an error with its stack. */
const WOKEN = 'woken'

interface Options {
  outbox: Pick<OutboxRepository, 'claim' | 'markSent' | 'postpone' | 'park'>
  kinds: OutboxKind[]
  deliver: (message: OutboxRow, signal: AbortSignal) => Promise<void>
  /** How many messages are sent at a time. */
  width: number
  now: () => number
  log: FastifyBaseLogger
  /** How long one delivery may take in all, in ms. */
  patience?: number
}

export type OutboxWorker = ReturnType<typeof startWorker>

/** Sends due messages of the outbox until it is stopped. */
export function startWorker({ outbox, kinds, deliver, width, now, log, patience = LONGEST_DELIVERY }: Options) {
  const stopping = new AbortController()
  let alarm = new AbortController()
  const work = kinds.length > 0 ? sendAll() : Promise.resolve()

  return {
    /** Checks now, because a message has just been written. */
    wake() {
      alarm.abort(WOKEN)
      alarm = new AbortController()
    },

    async stop() {
      stopping.abort()
      await within(STOP_WAIT, work)
    },
  }

  async function sendAll() {
    const inFlight = new Set<Promise<void>>()
    while (!stopping.signal.aborted) {
      const woken = alarm.signal
      const message = await outbox.claim(kinds).catch(noDatabase)
      if (!message) {
        await rest(woken)
        continue
      }
      const sending: Promise<void> = send(message)
        .catch(noDatabase)
        .then(() => void inFlight.delete(sending))
      inFlight.add(sending)
      if (inFlight.size >= width) await Promise.race(inFlight)
    }
    await Promise.all(inFlight)
  }

  function noDatabase(error: unknown) {
    log.warn({ err: error }, 'the outbox cannot be read or written; trying again')
  }

  async function send(message: OutboxRow) {
    try {
      await inTime((signal) => deliver(message, signal), patience)
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
    const isFinal = error instanceof PermanentRefusal || error instanceof UntrueMessage
    const again = isFinal ? null : nextAttempt(message.attempts, message.createdAt, now())
    log.warn({ err: error, message: message.id, kind: message.kind, again }, 'a message was not sent')
    const why = whyOf(error)
    if (again === null) await outbox.park(message, why)
    else await outbox.postpone(message, why, again)
  }

  async function rest(woken: AbortSignal) {
    const signal = AbortSignal.any([stopping.signal, woken])
    await pause(REST, undefined, { signal }).catch(() => {})
  }
}

/** The end of a delivery. @throws Error when it takes too long: it may still come through, under the same Message-ID. */
async function inTime(deliver: (signal: AbortSignal) => Promise<void>, patience: number): Promise<void> {
  const limit = AbortSignal.timeout(patience)
  const late = new Promise<never>((_, refuse) => {
    limit.addEventListener('abort', () => refuse(new FailedAttempt(refusal('delivery-late'))), { once: true })
  })
  await Promise.race([late, deliver(limit)])
}

/** A reason of ours by its code, else what the other service said. */
const whyOf = (error: Error) =>
  error instanceof FailedAttempt ? storedRefusal(error.refusal) : withoutSecrets(withReason(error)).slice(0, MAX_ERROR)
