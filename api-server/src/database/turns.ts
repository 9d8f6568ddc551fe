import { DatabaseUnavailable } from './unavailable.ts'

/** One holder at a time, the others in the order they came, none longer than `maxWait` ms. */
export class Turns {
  readonly #maxWait: number
  readonly #waiting: (() => void)[] = []
  #held = false

  constructor(maxWait: number) {
    this.#maxWait = maxWait
  }

  /** @throws DatabaseUnavailable when the turn does not come in time. */
  async take(): Promise<void> {
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
      }, this.#maxWait)
      this.#waiting.push(enter)
    })
  }

  /** Hands the turn to the next in line. */
  pass() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#held = false
  }
}
