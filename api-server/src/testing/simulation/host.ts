import { cpSync, rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../platform/config.ts'
import { QUIET, type TestPlace } from '../places.ts'
import type { Chance } from './chance.ts'
import type { Services } from './services.ts'
import { Site } from './site.ts'

/** How often a process looks for a new manifest, in ms. */
const POLL_MS = 20

/** The clock of the company: `now` is what its machines show, `ahead` how far that is from the truth; ms. */
export type Clock = { now: number; ahead: number }

/** The machines of a company: one process of the app on its data, sometimes two, which end well or badly and start again. */
export class Host {
  readonly #place: TestPlace
  readonly #services: Services
  readonly #env: Record<string, string>
  readonly #clock: Clock
  readonly site: Site
  #dir: string
  #apps: FastifyInstance[] = []
  #lives = 0

  constructor(place: TestPlace, services: Services, env: Record<string, string>, clock: Clock) {
    this.#place = place
    this.#dir = place.dir
    this.#services = services
    this.#env = { ...QUIET, ...services.env, ...env }
    this.#clock = clock
    this.site = new Site(`${place.dir}-site`)
  }

  /** The process that is looked into. */
  get app(): FastifyInstance {
    const [app] = this.#apps
    if (!app) throw new Error('no process runs')
    return app
  }

  get apps(): readonly FastifyInstance[] {
    return this.#apps
  }

  /** The process that a request comes to. */
  any = (chance: Chance) => chance.pick(this.#apps)

  async start(processes = 1): Promise<void> {
    const env = { ...this.#env, ...this.#place.env, DATA_DIR: this.#dir }
    const now = () => this.#clock.now + this.#clock.ahead
    const { store, dist } = this.site
    const frontEnds = { store, dist, pollMs: POLL_MS }
    while (this.#apps.length < processes) this.#apps.push(await buildApp(readConfig(env), { now, frontEnds }))
  }

  async stop(): Promise<void> {
    await Promise.all(this.#apps.splice(0).map((app) => app.close()))
  }

  /** Ends all processes as an operator does, and starts as many. */
  async restart(processes = this.#apps.length): Promise<void> {
    await this.stop()
    await this.start(processes)
  }

  /**
   * Ends all processes in the middle of a request, `turns` of the event loop after it came, with nothing but what is on the
   * disk; starts them again. Gives the answer, if there was one by then.
   */
  async killDuring<Answer>(request: () => Promise<Answer>, turns: number): Promise<Answer | null> {
    let answer: Answer | null = null
    const under = request().then((came) => {
      answer = came
    })
    for (let turn = 0; turn < turns; turn++) await setImmediate()
    const heard = answer
    this.#services.goAway(true)
    const left = this.#dir
    if (this.#place.env.DATABASE_URL) await this.#cutOff()
    else this.#copyDisk()
    const processes = this.#apps.length
    await Promise.all([under.catch(() => {}), this.stop()])
    if (left !== this.#dir) rmSync(left, { recursive: true, force: true })
    this.#services.goAway(false)
    await this.start(processes)
    return heard
  }

  /** A copy is what a killed process leaves: nothing is written while this runs. */
  #copyDisk() {
    this.#lives += 1
    const next = `${this.#place.dir}-${this.#lives}`
    cpSync(this.#dir, next, { recursive: true })
    this.#dir = next
  }

  /** PostgreSQL goes on when the app is killed, and rolls back what it did not finish. */
  async #cutOff() {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
      .execute(this.app.database.db)
      .catch(() => {})
  }

  /** Whether the disk takes no more; SQLite alone lets that be simulated. */
  async fillDisk(full: boolean): Promise<void> {
    if (this.#place.env.DATABASE_URL) return
    for (const { database } of this.#apps)
      await sql`pragma max_page_count = ${sql.lit(full ? 1 : 1_073_741_823)}`.execute(database.db)
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#dir, { recursive: true, force: true })
    this.site.remove()
    await this.#place.drop()
  }
}
