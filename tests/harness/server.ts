import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../setup/free-port.ts'

const TOP = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8')) as { scripts: { start: string } }
/** What `pnpm start` gives node, once all is built: a variable and arguments. */
const [, variable = '', args = ''] = /\bexec env (\S+) node (.*)$/.exec(scripts.start) ?? []
const START = { env: Object.fromEntries([variable.split('=')]), args: args.split(' ') }
const START_MS = 60_000
const CLOCK = join(import.meta.dirname, '../setup/clock.ts')

export const ADMIN = { email: 'desk@southern-cabs.example', password: 'a desk of many drawers' }

export type RunningServer = {
  origin: string
  dataDir: string
  pid: number
  /** Its output so far. */
  output: () => string
  /** Ends it and waits until it is gone. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** A server whose clock can be moved if it was started with `at`, ms since 1970. */
export type OwnServer = RunningServer & { moveClock: (at: number) => Promise<void> }

type ServerOptions = {
  env?: Record<string, string>
  /** A folder of an earlier server to start with; it is copied. */
  copyOf?: string
  /** Leaves DATA_DIR where it is when the server stops. */
  keepData?: boolean
  /** Where its DATA_DIR is made; the system's folder of temporary files if left out. */
  within?: string
  /** The folder of another install of the product; this one if left out. */
  cwd?: string
  /** What its clock says at first, ms since 1970; the machine's time if left out. */
  at?: number
}

/** Starts the real server as a process on a free port with a temporary DATA_DIR, and waits until it is ready. */
export async function startServer({
  env = {},
  copyOf,
  keepData,
  within = tmpdir(),
  cwd = TOP,
  at,
}: ServerOptions = {}): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(within, 'southern-cabs-'))
  if (copyOf) await cp(copyOf, dataDir, { recursive: true })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, at === undefined ? START.args : ['--import', CLOCK, ...START.args], {
    cwd,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      LOAD_REPORTS: '0',
      ...START.env,
      ...(at !== undefined && { CLOCK_AHEAD: String(at - Date.now()) }),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
    },
    stdio: at === undefined ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output = collect(child)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    await end(child, signal)
    if (!keepData) await rm(dataDir, { recursive: true, force: true })
  }
  await untilReady(origin, child, output).catch(async (cause) => {
    await stop('SIGKILL')
    throw cause
  })
  const moveClock = async (to: number) => {
    child.send(to - Date.now())
    await once(child, 'message')
  }
  return { origin, dataDir, pid: child.pid ?? 0, output, moveClock, stop }
}

/** Gathers what a process prints; gives it so far. */
export function collect(child: ChildProcess): () => string {
  let said = ''
  const take = (chunk: Buffer) => {
    said += chunk
  }
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  return () => said
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

async function untilReady(origin: string, child: ChildProcess, output: () => string) {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server ended before it was ready:\n${output()}`)
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((soon) => setTimeout(soon, 50))
  }
  throw new Error(`the server was not ready within ${START_MS / 1000} s:\n${output()}`)
}
