import { isLocked } from './unavailable.ts'

/** Between two tries to get a lock that another process holds, in ms. */
export const PAUSE_BETWEEN_TRIES = 25
/** So long another process that serves, too, may keep us waiting, in ms. */
const BRIEF = 300

/**
 * The lock that one process at a time has for writing. Each try holds up the event loop: where another process keeps the lock
 * for longer than a moment, one of all who wait tries, and the others hear of it. Their tries would add up until nobody
 * is answered in time.
 */
export class WriteLock {
  #refusal: unknown
  #refusedSince: number | null = null
  #nextTryAt = Number.NEGATIVE_INFINITY

  /** Runs what takes the lock. @throws what that throws, or what the last try threw a moment ago */
  take(run: () => void) {
    if (performance.now() < this.#nextTryAt) throw this.#refusal
    try {
      run()
      this.#refusedSince = null
    } catch (error) {
      if (isLocked(error)) this.#refused(error, performance.now())
      throw error
    }
  }

  #refused(error: unknown, at: number) {
    this.#refusal = error
    this.#refusedSince ??= at
    if (at - this.#refusedSince > BRIEF) this.#nextTryAt = at + PAUSE_BETWEEN_TRIES
  }
}
