import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { SharedApps } from './shared-apps.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases. */
    postgresUrl: string
  }
}

/** One of the two engines, with a database of its own for each test file. */
export interface TestEngine {
  name: 'sqlite' | 'postgres'
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

/** Runs the same tests on an SQLite file and on a real PostgreSQL. */
export const eachEngine = (name: string, tests: Tests) => onEngines(['sqlite', 'postgres'], name, tests)

/** Runs tests of what only PostgreSQL has. */
export const onPostgres = (name: string, tests: Tests) => onEngines(['postgres'], name, tests)

function onEngines(engines: TestEngine['name'][], name: string, tests: Tests) {
  describe.each(engines)(`${name} (%s)`, (engine) => {
    let place: Record<string, string> = {}
    let clearUp = async () => {}
    const open: FastifyInstance[] = []
    const shared = new SharedApps((env, now) => buildApp(config(env), { now }))
    const config = (env = {}) =>
      readConfig({ LOG_LEVEL: 'silent', DEMO_DATA: 'off', PORT: '0', RATE_LIMIT: 'off', ...place, ...env })

    beforeAll(async () => {
      const { env, drop } = await newPlace(engine)
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

/** Where a server keeps its data, as the variables that say so; `drop` removes it all. */
export interface TestPlace {
  env: Record<string, string>
  drop(): Promise<void>
}

/** A disk for the data of a test, and the PostgreSQL that keeps its tables there. */
interface OwnDisk {
  dir: string
  postgresUrl: string
}

/** An empty place for the data of one more server, on a disk of its own where one is given. */
export async function newPlace(engine: TestEngine['name'], disk?: OwnDisk): Promise<TestPlace> {
  const dir = await mkdtemp(join(disk?.dir ?? tmpdir(), 'api-server-'))
  const database = engine === 'postgres' ? await createDatabase(disk) : null
  return {
    // '' counts as unset.
    env: { DATA_DIR: dir, DATABASE_URL: database?.url ?? '' },
    async drop() {
      await database?.drop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

async function createDatabase(disk?: OwnDisk) {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = disk?.postgresUrl ?? inject('postgresUrl')
  if (disk) await createTablespace(server, name, disk.dir)
  await onServer(server, `create database ${name}${disk ? ` tablespace ${name}` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

/** A folder for tables must belong to the account of the server. */
async function createTablespace(server: string, name: string, disk: string) {
  const [row] = await onServer(server, 'show data_directory')
  const { uid, gid } = await stat(row.data_directory)
  const folder = await mkdtemp(join(disk, 'tables-'))
  await chown(folder, uid, gid)
  await onServer(server, `create tablespace ${name} location '${folder}'`)
}

async function onServer(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
