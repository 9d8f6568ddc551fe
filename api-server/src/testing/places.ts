import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { quickDir } from '../../../tests/setup/quick-dir.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../platform/config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases. */
    postgresUrl: string
  }
}

export type EngineName = 'sqlite' | 'postgres'

/** The variables of a quiet server, without those that say where its data are. */
export const QUIET = { LOG_LEVEL: 'silent', DEMO_DATA: 'off', PORT: '0', RATE_LIMIT: 'off' }

/** Where a server keeps its data, as the variables that say so; `drop` removes it all. */
export interface TestPlace {
  dir: string
  env: Record<string, string>
  drop(): Promise<void>
}

/** A disk for the data of a test, and the PostgreSQL that keeps its tables there, if not that of all tests. */
interface OwnPlace {
  dir?: string
  postgresUrl?: string
}

/** An empty place for the data of one more server, on a disk of its own where one is given. */
export async function newPlace(engine: EngineName, { dir, postgresUrl }: OwnPlace = {}): Promise<TestPlace> {
  if (engine === 'sqlite') return placeIn(dir)
  const server = postgresUrl || inject('postgresUrl')
  const name = newName()
  if (dir) await createTablespace(server, name, dir)
  return placeIn(dir, await createDatabase(server, name, dir ? `tablespace ${name}` : ''))
}

/** A place on which a server without demo data has been started once, with an admin: a copy, in memory where there is room. */
export async function startedPlace(engine: EngineName): Promise<TestPlace> {
  if (engine === 'postgres') {
    template ??= startedDatabase()
    return placeIn(quickDir(), await createDatabase(inject('postgresUrl'), newName(), `template ${await template}`))
  }
  file ??= startedFile()
  const place = await placeIn(quickDir())
  await writeFile(join(place.dir, SQLITE), await file, { mode: 0o600 })
  return place
}

const SQLITE = 'data.sqlite'
// Made by the first test of a worker that asks.
let file: Promise<Buffer> | undefined
let template: Promise<string> | undefined

async function startedFile(): Promise<Buffer> {
  const place = await newPlace('sqlite')
  await startOnce(place)
  const bytes = await readFile(join(place.dir, SQLITE))
  await place.drop()
  return bytes
}

/** Gives its name; it goes with its server. */
async function startedDatabase(): Promise<string> {
  const name = newName()
  const place = await placeIn(tmpdir(), await createDatabase(inject('postgresUrl'), name))
  await startOnce(place)
  await rm(place.dir, { recursive: true })
  return name
}

async function startOnce({ env }: TestPlace) {
  const app = await buildApp(readConfig({ ...QUIET, ...env }))
  await app.close()
}

async function placeIn(parent = tmpdir(), database?: Awaited<ReturnType<typeof createDatabase>>) {
  const dir = await mkdtemp(join(parent, 'api-server-'))
  return {
    dir,
    // '' counts as unset.
    env: { DATA_DIR: dir, DATABASE_URL: database?.url ?? '' },
    async drop() {
      await database?.drop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

const newName = () => `test_${randomBytes(6).toString('hex')}`

async function createDatabase(server: string, name: string, options = '') {
  await onServer(server, `create database ${name} ${options}`)
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
