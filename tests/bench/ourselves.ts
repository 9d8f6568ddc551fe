import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Row } from './table.ts'

const TOP = join(import.meta.dirname, '../..')
const DEV_PAGE = 'http://localhost:3000/'
const PROJECTS = ['shared-api', 'shared-ui', 'public-site', 'admin-console', 'shell', 'api-server']

type Work = { what: string; program: string; args: string[]; aim: number }

const WORKS: Work[] = [
  { what: 'full build, nothing kept', program: 'turbo', args: ['run', 'build', '--filter=!//', '--force'], aim: 25 },
  {
    what: 'one remote (public-site)',
    program: 'turbo',
    args: ['run', 'build', '--filter=public-site', '--force'],
    aim: 6,
  },
  { what: 'pnpm check', program: 'node', args: ['tests/checks/all.ts'], aim: 10 },
  {
    what: 'unit and API tests, without faults and fuzz',
    program: 'vitest',
    args: ['run', ...PROJECTS.flatMap((name) => ['--project', name]), '--exclude', '**/{faults,fuzz}/**'],
    aim: 30,
  },
]

/** What work on the product waits for, in s: each command to its end, and `pnpm dev` until the page answers. */
export async function ourselvesTable(): Promise<Row[]> {
  const rows: Row[] = []
  for (const work of WORKS) rows.push(rowOf(work.what, await secondsOf(work), work.aim))
  // The first start makes the data and bundles the libraries, once and for all.
  await secondsUntilDevAnswers()
  rows.push(rowOf('pnpm dev until the page answers', await secondsUntilDevAnswers(), 3))
  return rows
}

const rowOf = (what: string, seconds: number, aim: number): Row => ({ what, s: seconds.toFixed(1), 'aim s': aim })

/** @throws Error when the command fails: a time of half the work tells nothing. */
async function secondsOf({ what, program, args }: Work): Promise<number> {
  const started = performance.now()
  const [code] = await once(start(program, args), 'exit')
  if (code !== 0) throw new Error(`${what} failed: run ${[program, ...args].join(' ')}`)
  return (performance.now() - started) / 1000
}

async function secondsUntilDevAnswers(): Promise<number> {
  if (await answers()) throw new Error(`${DEV_PAGE} answers already: end what runs there`)
  const started = performance.now()
  const dev = start('turbo', ['run', 'dev', '--filter=!//'])
  while (!(await answers())) {
    if (dev.exitCode !== null) throw new Error('pnpm dev ended before the page answered')
    await new Promise((soon) => setTimeout(soon, 50))
  }
  const seconds = (performance.now() - started) / 1000
  const ended = once(dev, 'exit')
  // The whole group, as Ctrl-C does: turbo alone would wait for what it started.
  if (dev.pid) process.kill(-dev.pid, 'SIGINT')
  await ended
  return seconds
}

const answers = () =>
  fetch(DEV_PAGE).then(
    ({ ok }) => ok,
    () => false,
  )

const start = (program: string, args: string[]): ChildProcess =>
  spawn(join(TOP, 'node_modules/.bin', program), args, { cwd: TOP, stdio: 'ignore', detached: true })
