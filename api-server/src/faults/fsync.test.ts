import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startPostgres } from '../../../tests/setup/postgres.ts'
import { findStrace } from '../../../tests/setup/strace.ts'
import { COMING, insertCab, outstation } from '../testing/bookings.ts'
import { eachEmptyEngine } from '../testing/engines.ts'
import { addressOf, startProcess } from '../testing/server-process.ts'

/** Other systems have nothing like it, and where it cannot be installed the test is left out (tests/setup/system.ts). */
const HAS_STRACE = platform() === 'linux' && findStrace() !== null
const WAIT = { timeout: 120_000 }

eachEmptyEngine('each acknowledged booking', (engine) => {
  let dir = ''
  const trace = (name: string) => join(dir, name)
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'strace-'))
    // PostgreSQL may run under another account, and strace with it.
    await chmod(dir, 0o777)
    if (HAS_STRACE) ensureStrace(trace('nothing'))
  })
  afterAll(() => rm(dir, { recursive: true }))

  if (engine.name === 'sqlite' && HAS_STRACE) {
    it('is on the disk before its answer goes out: strace sees the fsync first', WAIT, async () => {
      const cab = await insertCab(await engine.app())
      await bookFive(engine.env(), cab, strace(trace('server'), 'fsync,fdatasync,write,writev'))
      // F: the write-ahead log was synced. A: an answer went out.
      const marks = marksOf(await linesOf(trace('server')), {
        F: /f(data)?sync\(\d+<[^>]*data\.sqlite-wal>/,
        A: ANSWER,
      })
      expect(marks).toMatch(/^F*(F+A){5}F*$/)
    })
  }

  if (engine.name === 'postgres' && HAS_STRACE) {
    it(
      'is on the disk before its answer goes out: strace sees fsync, commit and answer in this order',
      WAIT,
      async () => {
        // The log's own writer would now and then sync a commit before its backend does.
        const settings = { fsync: 'on', wal_writer_delay: '10s' }
        const postgres = await startPostgres(settings, strace(trace('postgres'), 'fsync,fdatasync,sendto'))
        onTestFinished(postgres.stop)
        const env = { DATABASE_URL: postgres.url, DATA_DIR: dir }
        const app = await engine.app(env)
        await bookFive(env, await insertCab(app), strace(trace('server'), 'read,write,writev'))
        await app.close()
        await postgres.stop()
        // F: the write-ahead log was synced. C: the commit was reported to the server. A: a reply was sent.
        const backends = Map.groupBy(await linesOf(trace('postgres')), (line) => line.split(' ')[0])
        const marks = [...backends.values()].map((lines) => marksOf(lines, { F: WAL_SYNC, C: COMMIT_SENT }))
        // A commit that wrote nothing, as when the outbox is looked at, syncs nothing.
        expect(marks.flatMap((mark) => mark.match(/F+C/g) ?? []).length).toBeGreaterThanOrEqual(5)
        expect(marksOf(await linesOf(trace('server')), { C: COMMIT_READ, A: ANSWER })).toMatch(/^C*(C+A){5}C*$/)
      },
    )
  }

  if (engine.name === 'postgres') {
    it('is on the disk before its answer goes out: no commit of ours is asynchronous', async () => {
      const { db } = (await engine.app()).database
      const setting = await sql<{ synchronousCommit: string }>`show synchronous_commit`.execute(db)
      expect(setting.rows).toEqual([{ synchronousCommit: 'on' }])
    })
  }
})

/** -D: the started process is the program itself, which can be stopped. */
const strace = (trace: string, calls: string) => [
  ...['strace', '-D', '-f', '--seccomp-bpf', '-y', '-s', '15', '-o', trace],
  ...['-e', `trace=${calls}`],
]

/** Throws where strace cannot watch: a program that it may not attach to runs on, unseen. */
function ensureStrace(trace: string) {
  const [program = '', ...args] = strace(trace, 'write')
  const { error, stderr } = spawnSync(program, [...args, 'true'], { encoding: 'utf8' })
  const why = error?.message ?? stderr.trim()
  if (why) throw new Error(`strace may not watch programs here, so that nothing can be shown: ${why}`)
}

/** Starts a server that is watched, books five times one after the other, and stops it. */
async function bookFive(env: Record<string, string>, cab: string, under: string[]) {
  const server = startProcess({ ...env, RATE_LIMIT: 'off' }, under)
  const url = await addressOf(server)
  for (let n = 0; n < 5; n++) {
    const reply = await fetch(`${url}/api/v1/sendemail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(outstation(cab, COMING)),
    })
    expect(reply.status).toBe(200)
  }
  server.child.kill('SIGTERM')
  await server.exit
}

/** The lines of a trace, once its program has ended. */
async function linesOf(trace: string): Promise<string[]> {
  const read = () => readFile(trace, 'utf8')
  await expect.poll(read).toMatch(/exited with 0 \+\+\+\n$/)
  return (await read()).split('\n')
}

const ANSWER = /writev?\(\d+<(socket|TCP).*HTTP\/1\.1 200/
const WAL_SYNC = /f(data)?sync\(\d+<[^>]*\/pg_wal\//
const COMMIT_SENT = /sendto\(\d+<.*"C\\0\\0\\0\\vCOMMIT/
const COMMIT_READ = /read\(\d+<.*"C\\0\\0\\0\\vCOMMIT/

/** The letter of each line that one of the patterns fits, in their order. */
const marksOf = (lines: string[], patterns: Record<string, RegExp>): string =>
  lines.map((line) => Object.keys(patterns).find((mark) => patterns[mark]?.test(line)) ?? '').join('')
