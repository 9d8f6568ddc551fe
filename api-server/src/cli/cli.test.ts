import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openForCommand } from '../platform/database/open.ts'
import { type BackupEntry, writeArchive } from '../platform/operations/backup/archive.ts'
import { COMMAND_ENV } from '../testing/server-process.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cli-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** A command's output and exit code. */
function run(command: 'backup' | 'restore' | 'migrate', args: string[] = [], env: Record<string, string> = {}) {
  const script = join(import.meta.dirname, `${command}.ts`)
  const options = { env: { ...COMMAND_ENV, DATA_DIR: join(dir, 'data'), ...env } }
  return new Promise<[number, string]>((resolve) =>
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) =>
      resolve([error ? Number(error.code) : 0, stdout + stderr]),
    ),
  )
}

it('commands report success or the obstacle in one line', { timeout: 120_000 }, async () => {
  const file = join(dir, 'backup.gz')
  expect(await run('backup')).toEqual([1, 'Usage: pnpm backup FILE\n'])
  expect(await run('backup', [file])).toEqual([1, expect.stringMatching(/^There are no data in .*\n$/)])
  expect(await readdir(dir)).toEqual([])
  expect(await run('migrate', [], { PORT: 'abc' })).toEqual([1, expect.stringMatching(/^PORT got "abc", takes .*\n$/)])
  const unreachable = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  expect(await run('migrate', [], unreachable)).toEqual([
    1,
    expect.stringMatching(/^DATABASE_URL cannot be used: .*\n$/),
  ])
  expect(await run('migrate')).toEqual([0, expect.stringMatching(/^Migrated: 0001-tables.*\n$/)])
  expect(await run('migrate')).toEqual([0, 'The tables are up to date\n'])
  expect(await run('backup', [file])).toEqual([
    0,
    expect.stringMatching(/ holds 0 bookings, .* was read back whole\n$/),
  ])
  for (const [place, code] of [
    ['none', 'ENOENT'],
    ['backup.gz', 'ENOTDIR'],
  ] as const) {
    const refused = expect.stringMatching(new RegExp(`^\\S+ cannot be written: ${code}.*\\n$`))
    expect(await run('backup', [join(dir, place, 'backup.gz')])).toEqual([1, refused])
  }
  expect(await run('restore', [file, '--repalce'])).toEqual([1, 'Usage: pnpm restore FILE [--replace]\n'])
  expect(await run('restore', [join(dir, 'none.gz')])).toEqual([1, expect.stringMatching(/none\.gz is not there\n$/)])
  const other = { DATA_DIR: join(dir, 'other') }
  expect(await run('restore', [file, '--replace'], other)).toEqual([
    0,
    expect.stringMatching(/^Restored 0 bookings, .*\n$/),
  ])
})

it('refuses to restore a backup of another release, and explains how if the database is of another release', async () => {
  const file = join(dir, 'this.gz')
  const place = { DATA_DIR: join(dir, 'back') }
  const earlier = join(dir, 'earlier.gz')
  await writeArchive(earlier, { madeAt: '2026-11-01T00:00:00Z', migrations: ['0001-tables'] }, noEntries())
  expect(await run('restore', [earlier], place)).toEqual([1, expect.stringContaining('is of another release')])
  expect(await readdir(dir)).not.toContain('back')

  expect(await run('migrate', [], place)).toEqual([0, expect.any(String)])
  expect(await run('backup', [file], place)).toEqual([0, expect.any(String)])
  const database = openForCommand({ databaseUrl: null, dataDir: place.DATA_DIR })
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(database.db)
  await database.close()
  expect(await run('restore', [file, '--replace'], place)).toEqual([
    1,
    expect.stringMatching(/newer release, which added 9999-later: .* into an empty database\n$/),
  ])
  await rename(join(place.DATA_DIR, 'data.sqlite'), join(place.DATA_DIR, 'newer.sqlite'))
  expect(await run('restore', [file], place)).toEqual([0, expect.any(String)])
})

async function* noEntries(): AsyncIterable<BackupEntry> {}
