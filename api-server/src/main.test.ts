import type { ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { portOf } from '../../tests/setup/port-of.ts'
import { buildApp } from './app.ts'
import { readConfig } from './platform/config.ts'
import { migrateDatabase, openForCommand } from './platform/database/open.ts'
import { explain } from './platform/operations/explain.ts'
import { QUIET } from './testing/places.ts'
import { addressOf, startProcess } from './testing/server-process.ts'

describe('the process', { timeout: 120_000 }, () => {
  let dir = ''
  const running: ChildProcess[] = []

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'api-process-'))
  })
  afterEach(async () => {
    for (const child of running.splice(0)) child.kill('SIGKILL')
    await rm(dir, { recursive: true, force: true })
  })

  function start(env: Record<string, string> = {}) {
    const server = startProcess({ DATA_DIR: dir, ...env })
    running.push(server.child)
    return server
  }

  /** A start's output and its address. */
  async function startReady(env: Record<string, string> = {}) {
    const server = start(env)
    const url = await addressOf(server)
    await expect.poll(server.printed).toMatch(/Mail .*\n/)
    return { ...server, printed: server.printed(), url }
  }

  it('that serves the API alone says where its document is, and whose pages it is for', async () => {
    const server = start({ FRONT_ENDS: 'off', PUBLIC_ORIGIN: 'https://cabs.example' })
    const said =
      /The API is ready on (http:\/\/localhost:\d+\/api\/v1\/docs), for the pages of https:\/\/cabs\.example\n/
    await expect.poll(server.printed).toMatch(said)
    const [, document = ''] = said.exec(server.printed()) ?? []
    expect((await fetch(document)).status).toBe(200)
  })

  it("prints its address and where mail goes; without a terminal, the first admin's password goes to a file", async () => {
    const first = await startReady()
    expect(first.printed).toMatch(/ready on http:\/\/localhost:[1-9]\d+\//)
    const [, email, file = ''] = /First admin: (\S+); its password is in (\S+): delete/.exec(first.printed) ?? []
    expect(file).toBe(join(dir, 'first-admin.txt'))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const [address, password = ''] = (await readFile(file, 'utf8')).split('\n')
    expect(address).toBe(email)
    expect(first.printed).not.toContain(password)
    expect(first.printed).toContain('Mail waits in the outbox')
    expect(await logIn(first.url, email, password)).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.exit).toBe(0)

    const second = await startReady({ SMTP_URL: 'smtp://user:secret@mail.example.com:2525', RATE_LIMIT: 'off' })
    expect(second.printed).not.toContain('password')
    expect(second.printed).toContain('Mail goes out through mail.example.com:2525')
    expect(second.printed).toContain('RATE_LIMIT is off')
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT got "abc", takes a whole number from 0 to 65535\n'],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^DATABASE_URL cannot be used: .*\n$/],
    [{ DATA_DIR: process.execPath }, /^DATA_DIR cannot be used: .*\n$/],
    [{ HOST: '192.0.2.1' }, 'HOST got "192.0.2.1", which is no address of this machine\n'],
    [{ HOST: '192.0.2.1', METRICS_PORT: '0' }, 'HOST got "192.0.2.1", which is no address of this machine\n'],
  ])('ends with one line and code 1 for %j', async (env, line) => {
    const { exit, printed } = start(env)
    expect(await exit).toBe(1)
    if (typeof line === 'string') await expect.poll(printed).toBe(line)
    else await expect.poll(printed).toMatch(line)
  })

  it('ends with one line and code 1 while the clock is not set', async () => {
    const { exit, printed } = start({ NODE_OPTIONS: '--import=data:text/javascript,Date.now=()=>60000' })
    expect(await exit).toBe(1)
    await expect.poll(printed).toBe('The clock says 1970-01-01T00:01:00.000Z: set it, then start again\n')
  })

  it('ends with one line and code 1 when the file is no database', async () => {
    await writeFile(join(dir, 'data.sqlite'), 'text '.repeat(1000))
    const { exit, printed } = start()
    expect(await exit).toBe(1)
    await expect.poll(printed).toMatch(/^DATA_DIR cannot be used: .* no database\n$/)
  })

  it.each([
    ['password', (url: URL) => Object.assign(url, { password: 'wrong' })],
    // Within this process the connection would stay open: PostgreSQL drops no database until a login ends, a minute later.
    ['password that is missing', (url: URL) => Object.assign(url, { password: '' })],
    ['encryption', (url: URL) => Object.assign(url, { search: '?sslmode=no-verify' })],
  ])('ends with one line and code 1 for a wrong %s of PostgreSQL', async (_what, change) => {
    const { exit, printed } = start({ DATABASE_URL: change(new URL(inject('postgresUrl'))).href })
    expect(await exit).toBe(1)
    await expect.poll(printed).toMatch(/^DATABASE_URL cannot be used: .*\n$/)
  })

  describe('that is started within this one', () => {
    /** The output of a start that fails; the tests above see that nothing else is printed. */
    async function obstacle(env: Record<string, string> = {}) {
      const config = readConfig({ ...QUIET, DATA_DIR: dir, ...env })
      return buildApp(config).then(
        () => null,
        (error: unknown) => explain(error, config),
      )
    }

    it.each<Record<string, string>>([
      { DATA_DIR: '/proc/x' },
      { DATA_DIR: '/proc/x/y', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    ])('says which folder cannot be made of %j', async (env) => {
      expect(await obstacle(env)).toMatch(/^DATA_DIR cannot be used: .*'\/proc.*'; it takes a folder to write to$/)
    })

    it('says that the file is of a newer release', async () => {
      await withLaterMigration(join(dir, 'data.sqlite'))
      expect(await obstacle()).toMatch(/^The database is of a newer release, which added 9999-later: .*$/)
    })

    it.each([
      ['database', (url: URL) => Object.assign(url, { pathname: '/none' })],
      ['certificate', (url: URL) => Object.assign(url, { search: '?sslrootcert=/none.pem' })],
    ])('names the fault of a %s of PostgreSQL', async (_what, change) => {
      const DATABASE_URL = change(new URL(inject('postgresUrl'))).href
      expect(await obstacle({ DATABASE_URL })).toMatch(/^DATABASE_URL cannot be used: .*$/)
    })
  })

  it.each(['PORT', 'METRICS_PORT'])('ends with one line and code 1 when %s is taken', async (setting) => {
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    const port = String(await portOf(taken))
    const { exit, printed } = start({ [setting]: port })
    expect(await exit).toBe(1)
    await expect.poll(printed).toBe(`${setting} got ${port}, which is in use already\n`)
  })

  it('stops within 10 s under load and breaks no reply; readiness ends first', async () => {
    const { child, exit, url } = await startReady({ RATE_LIMIT: 'off' })
    const statuses: number[] = []
    let ready = 200
    // As behind a load balancer: requests come until the server says that it is not ready.
    const visit = async () => {
      while (ready === 200) {
        const reply = await fetch(`${url}/api/v1/cities`)
        await reply.json()
        statuses.push(reply.status)
      }
    }
    const visitors = Promise.all(Array.from({ length: 8 }, visit))
    await expect.poll(() => statuses.length).toBeGreaterThan(20)
    const from = performance.now()
    child.kill('SIGTERM')
    while (ready === 200) ready = (await fetch(`${url}/readyz`)).status
    // As systemd and pnpm do, which both pass it on.
    child.kill('SIGTERM')
    const last = await Promise.all(Array.from({ length: 12 }, () => logIn(url, 'nobody@example.com', 'slow to check')))
    await visitors
    expect(ready).toBe(503)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(last).toEqual(Array(12).fill(401))
    expect(await exit).toBe(0)
    expect(performance.now() - from).toBeLessThan(10_000)
  })
})

async function logIn(url: string, email: string | undefined, password: string | undefined) {
  const reply = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  await reply.json()
  return reply.status
}

/** Makes a database as a newer release leaves it. */
async function withLaterMigration(file: string) {
  const place = { dataDir: dirname(file), databaseUrl: null }
  await migrateDatabase(place)
  const { db, close } = openForCommand(place)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db)
  await close()
}
