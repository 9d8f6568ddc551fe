import type { FastifyInstance } from 'fastify'

type Build = (env: Record<string, string>, now: () => number) => Promise<FastifyInstance>

interface SharedApp {
  app: FastifyInstance
  /** The variables that it was built with, as text. */
  env: string
  /** The clock of the test that has it. */
  clock: { now: () => number }
}

/** Apps that go from test to test: to build one takes longer than most tests. Two that a test has at once are two. */
export class SharedApps {
  readonly #build: Build
  readonly #free: SharedApp[] = []
  readonly #lent: SharedApp[] = []

  constructor(build: Build) {
    this.#build = build
  }

  /** An app with these variables, until `takeBack`. */
  async lend(env: Record<string, string> = {}, now = Date.now): Promise<FastifyInstance> {
    const key = JSON.stringify(env)
    const at = this.#free.findIndex((shared) => shared.env === key)
    const [shared = await this.#start(env, key, now)] = at < 0 ? [] : this.#free.splice(at, 1)
    shared.clock.now = now
    this.#lent.push(shared)
    return shared.app
  }

  /** After each test. */
  takeBack() {
    this.#free.push(...this.#lent.splice(0))
  }

  async close() {
    this.takeBack()
    await Promise.all(this.#free.splice(0).map(({ app }) => app.close()))
  }

  async #start(env: Record<string, string>, key: string, now: () => number): Promise<SharedApp> {
    const clock = { now }
    return { app: await this.#build(env, () => clock.now()), env: key, clock }
  }
}
