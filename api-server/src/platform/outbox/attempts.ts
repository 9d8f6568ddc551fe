import type { Refusal } from '../../texts/refusal.ts'
import { wordsOfRefusals } from '../../texts/refusals.ts'

/** A refusal in another service's words that no further attempt will change. */
export class PermanentRefusal extends Error {}

/** An attempt that failed, in words of ours. */
export class FailedAttempt extends Error {
  readonly refusal: Refusal

  constructor(why: Refusal) {
    super(wordsOfRefusals([why]))
    this.refusal = why
  }
}

/** One that no further attempt will change: the message is no longer true, or nobody takes it. */
export class UntrueMessage extends FailedAttempt {}

const SECOND = 1000
const HOUR = 3600 * SECOND
const FIRST_WAIT = 15 * SECOND
/** Longest wait between two attempts, in ms. */
export const LONGEST_WAIT = HOUR
/** After so long a message is given up, as mail servers do too. */
const GIVE_UP_AFTER = 72 * HOUR
/** More than fit into that time, be the message of a clock that was years ahead. */
const MOST_ATTEMPTS = 100

/**
 * When a message is tried again, in ms since 1970: waits double from a quarter of a minute to an hour. Null when it has
 * been tried for long enough. `attempts` counts those made since it was last put in line.
 */
export function nextAttempt(attempts: number, createdAt: number, now: number): number | null {
  if ((now - createdAt > GIVE_UP_AFTER && attempts > 8) || attempts >= MOST_ATTEMPTS) return null
  return now + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempts - 1, 10))
}
