import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnavailable } from './unavailable.ts'

/** One holder at a time, the others in the order they came. */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #held = false

  /** @throws DatabaseUnavailable when the turn does not come within `maxWait` ms. */
  async take(maxWait: number): Promise<void> {
    if (!this.#held) {
      this.#held = true
      return
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(new DatabaseUnavailable('The queue for the database is too long'))
      }, maxWait)
      this.#waiting.push(enter)
    })
  }

  /** Whether someone has the turn. */
  get areHeld() {
    return this.#held
  }

  /** Whether someone waits for a turn. */
  get areWanted() {
    return this.#waiting.length > 0
  }

  /** Steps aside for a while, so that others can go on, and comes back however long that takes. */
  async stepAside(ms: number): Promise<void> {
    this.pass()
    await pause(ms)
    if (this.#held) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#held = true
  }

  /** Hands the turn to the next in line. */
  pass() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#held = false
  }
}
