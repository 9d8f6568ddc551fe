import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ADMIN, type RunningServer, startServer } from '../harness/server.ts'

const TOP = resolve(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(TOP, file), 'utf8')
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }

let product: RunningServer
beforeAll(async () => {
  product = await startServer({ env: { DEMO_DATA: 'off' } })
})
afterAll(() => product.stop())

/** Commands that tests below run as the docs have them. */
const RUN_HERE = ['backup', 'restore', 'migrate', 'reset-password', 'releases', 'exec']
/** Commands that another test or place runs, and which. Add new ones here. */
const RUN_ELSEWHERE = {
  install: 'every start',
  start: 'tests/harness/server.ts, after the same build',
  build: 'the tests of the built product',
  test: 'this run',
  check: 'CI',
  format: 'by hand; the commit hook and `check` say where it is needed',
  dev: 'tests/nightly/dev.test.ts',
  'create-remote': 'tests/nightly/own-repository.test.ts',
  bench: 'by hand: it takes the whole machine',
  'test:nightly': 'a machine, each night',
  changeset: 'tests/release writes what it writes: it asks a person',
  'sms-templates': 'message-texts.test.ts has what it prints',
  simulate: 'api-server/src/faults/simulation.test.ts has what it runs',
  words: 'shared-ui/build/words.test.ts; `check` finds stale types',
  release: 'tests/release',
  promote: 'tests/release',
  rollback: 'tests/release',
  withdraw: 'tests/release',
}

/** Runs a line of the docs as a shell does, with `pnpm <script>` as package.json has it. */
function run(line: string, env: Record<string, string>) {
  const command = line.replace(/^pnpm ([a-z-]+)/, (whole, name: string) => scripts[name] ?? whole)
  const path = [join(TOP, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const options = { cwd: TOP, shell: true, encoding: 'utf8', env: { ...env, PATH: path } } as const
  const { status, stdout, stderr } = spawnSync(command.replace(/^pnpm exec /, ''), options)
  return { status, output: stdout + stderr }
}

/** The one line of a document that starts so, without its comment. */
function lineOf(file: string, start: string): string {
  const lines = textOf(file)
    .split('\n')
    .map((line) => line.trim())
  const line = lines.find((one) => one.startsWith(start)) ?? expect.unreachable(`${file} has no line ${start}`)
  return line.replace(/\s+# .*$/, '')
}

test('runs every command of the docs, or says where it is run', () => {
  const files = globSync(['README.md', 'docs/**/*.md', '.changeset/README.md', '.github/*.md'], { cwd: TOP })
  const code = files.flatMap((file) => textOf(file).match(/`[^`\n]+`|^ {4,}.*$/gm) ?? []).join('\n')
  const named = [...code.matchAll(/\bpnpm(?:@12)? ([a-z][\w:-]*)/g)].map(([, name = '']) => name)
  expect([...new Set(named)].sort()).toEqual([...RUN_HERE, ...Object.keys(RUN_ELSEWHERE)].sort())
})

test('backup and restore of operations.md, with a server that goes on', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'docs-'))
  onTestFinished(() => rm(elsewhere, { recursive: true, force: true }))
  const inPlace = (line: string) => line.replace('/safe/place', elsewhere)
  const here = { DATA_DIR: product.dataDir }
  const backup = run(inPlace(lineOf('docs/operations.md', 'pnpm backup /')), here)
  expect(backup).toMatchObject({ status: 0, output: expect.stringContaining('read back whole') })
  const there = { DATA_DIR: join(elsewhere, 'data') }
  const restore = inPlace(lineOf('docs/operations.md', 'pnpm restore /'))
  expect(run(restore, there)).toMatchObject({ status: 0, output: expect.stringContaining('Restored') })
  expect(run(restore, there).status, 'what is there stays').toBe(1)
  expect(run(`${restore} --replace`, there).status).toBe(0)
  expect(run('pnpm migrate', there)).toMatchObject({ status: 0, output: expect.stringContaining('up to date') })
})

test('a new password for the desk, while the server runs', async () => {
  const { status, output } = run(`pnpm reset-password ${ADMIN.email}`, { DATA_DIR: product.dataDir })
  expect(status).toBe(0)
  const password = /has the password (\S+) now/.exec(output)?.[1]
  const reply = await fetch(`${product.origin}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.email, password }),
  })
  expect(reply.status).toBe(200)
})

test('what runs, as release-your-remote.md asks for it', () => {
  const releases = run(lineOf('docs/release-your-remote.md', 'pnpm releases'), { DATA_DIR: product.dataDir })
  expect(releases).toMatchObject({ status: 0, output: expect.stringContaining('public-site: its own build') })
  const ask = lineOf('docs/release-your-remote.md', 'curl ').replace('http://localhost:3000', product.origin)
  expect(run(ask, {})).toMatchObject({ status: 0, output: expect.stringContaining('<meta name="release"') })
})

test('a first release is committed and pushed as release-your-remote.md has it', async () => {
  const place = await mkdtemp(join(tmpdir(), 'docs-release-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  const env = {
    GIT_CONFIG_GLOBAL: join(place, 'gitconfig'),
    PATH: process.env.PATH,
    EMAIL: 'test@example.com',
    GIT_AUTHOR_NAME: 'Test',
    GIT_COMMITTER_NAME: 'Test',
  }
  const sh = (line: string, cwd = join(place, 'clone')) => {
    const { status, stdout, stderr } = spawnSync(line, { cwd, shell: true, encoding: 'utf8', env })
    expect(status, stderr).toBe(0)
    return stdout
  }
  sh('git init -q --bare -b main origin && git clone -q origin clone', place)
  sh('mkdir public-site .changeset && echo 0.1.0 > public-site/package.json && echo used > .changeset/up.md')
  sh('git add . && git commit -qm Before && git push -q origin main')
  // As the release does.
  sh('git tag public-site@0.2.0')
  sh('echo 0.2.0 > public-site/package.json && rm .changeset/up.md && echo new > public-site/CHANGELOG.md')

  sh(lineOf('docs/release-your-remote.md', 'git add'))
  sh(lineOf('docs/release-your-remote.md', 'git push'))
  expect(sh('git status --short')).toBe('')
  const pushed = sh('git log --format=%s:%D main', join(place, 'origin'))
  expect(pushed.trim().split('\n')).toEqual(['public-site 0.2.0:HEAD -> main', 'Before:tag: public-site@0.2.0'])
})

test('runs one test file, as contributing.md says, in Vitest and in Playwright', () => {
  const line = lineOf('docs/contributing.md', 'pnpm exec vitest run')
  const { status, output } = run(line.replace('vitest run', 'vitest list --filesOnly'), {})
  expect(status).toBe(0)
  expect(output).toContain('cars-page.test.tsx')
  const journey = run(`${lineOf('docs/contributing.md', 'pnpm exec playwright test')} --list`, {})
  expect(journey).toMatchObject({ status: 0, output: expect.stringContaining('from the home form to the desk') })
})
