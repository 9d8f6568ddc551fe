import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { type EngineName, newPlace, QUIET, startedPlace, type TestPlace } from './places.ts'
import { SharedApps } from './shared-apps.ts'

/** One of the two engines, with a database of its own for each test file. */
export interface TestEngine {
  name: EngineName
  /** The variables that lead a process to this engine's database. */
  env(): Record<string, string>
  /** The configuration of a quiet server on this engine's database; `env` adds variables. */
  config(env?: Record<string, string>): Config
  /** A new app on this engine's database; closed after the test. */
  app(env?: Record<string, string>, options?: AppOptions): Promise<FastifyInstance>
  /**
   * An app on this engine's database that tests before may have used: for tests of what calls do, not of what a start
   * does, what an app knows of calls before, or how it ends.
   */
  sharedApp(env?: Record<string, string>, options?: Pick<AppOptions, 'now'>): Promise<FastifyInstance>
}

type Tests = (engine: TestEngine) => void
type NewPlace = (engine: EngineName) => Promise<TestPlace>

const ENGINES: EngineName[] = ['sqlite', 'postgres']

/** Runs the same tests on an SQLite file and on a real PostgreSQL, both as a first start without demo data left them. */
export const eachEngine = (name: string, tests: Tests) => onEngines(ENGINES, startedPlace, name, tests)

/**
 * Runs tests of routes on SQLite, and in the nightly tier on PostgreSQL too: of what does not depend on who comes first, on
 * locks, or on how an engine sorts and counts.
 */
export const eachRoute = (name: string, tests: Tests) =>
  onEngines(process.env.NIGHTLY ? ENGINES : ['sqlite'], startedPlace, name, tests)

/** Runs the same tests on both engines, on a disk and without tables: of what a first start does, or a crash leaves. */
export const eachEmptyEngine = (name: string, tests: Tests) => onEngines(ENGINES, newPlace, name, tests)

/** Runs tests of what only PostgreSQL has. */
export const onPostgres = (name: string, tests: Tests) => onEngines(['postgres'], newPlace, name, tests)

function onEngines(engines: EngineName[], newPlaceOf: NewPlace, name: string, tests: Tests) {
  describe.each(engines)(`${name} (%s)`, (engine) => {
    let place: Record<string, string> = {}
    let clearUp = async () => {}
    const open: FastifyInstance[] = []
    const shared = new SharedApps((env, now) => buildApp(config(env), { now }))
    const config = (env = {}) => readConfig({ ...QUIET, ...place, ...env })

    beforeAll(async () => {
      const { env, drop } = await newPlaceOf(engine)
      place = env
      clearUp = drop
    })
    afterEach(async () => {
      shared.takeBack()
      await Promise.all(open.splice(0).map((app) => app.close()))
    })
    afterAll(async () => {
      await shared.close()
      await clearUp()
    })

    tests({
      name: engine,
      env: () => place,
      config,
      app: async (env, options) => {
        const app = await buildApp(config(env), options)
        open.push(app)
        return app
      },
      sharedApp: (env, { now } = {}) => shared.lend(env, now),
    })
  })
}
