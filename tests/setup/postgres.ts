import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'
import { findPostgres } from './postgres-programs.ts'
import { quickDir } from './quick-dir.ts'
import { outputOf } from './run.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases. */
    postgresUrl: string
  }
}

/** Settings of a server for one test run: a power cut does not matter. */
const SETTINGS = { fsync: 'off', max_connections: '200', listen_addresses: '127.0.0.1', log_min_messages: 'log' }

type Account = { uid?: number; gid?: number }

/** Vitest's global set-up: a real PostgreSQL for all tests, gone when they are over. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres({}, [], quickDir())
  project.provide('postgresUrl', url)
  return stop
}

/**
 * Starts a PostgreSQL in a new folder of `parent` on a free port. `settings` override those of the tests; `under` is a
 * program that traces it, with its arguments. Throws with its output if it does not start.
 */
export async function startPostgres(settings: Record<string, string> = {}, under: string[] = [], parent = tmpdir()) {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is not there: run `pnpm test` once, which installs it')
  const account = serverAccount()
  const dir = mkdtempSync(join(parent, 'test-postgres-'))
  if (account.uid !== undefined && account.gid !== undefined) chownSync(dir, account.uid, account.gid)
  const password = randomBytes(12).toString('hex')
  const port = await freePort()
  createCluster(bin, dir, password, account)
  const places = { port: String(port), unix_socket_directories: dir }
  const command = [...under, join(bin, 'postgres')]
  const start = () => startServer(command, dir, { ...SETTINGS, ...places, ...settings }, account)
  let server = start()
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal)
    if (server.exitCode === null) await once(server, 'exit')
  }
  const killServer = () => server.kill('SIGKILL')
  process.on('exit', killServer)
  await untilReady(server)
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    /** Ends it at once, as a crash does, or as its own stop; its data stay. */
    halt: (how: 'crash' | 'stop') => end(how === 'crash' ? 'SIGQUIT' : 'SIGINT'),
    /** Starts it again on the same data. */
    async comeBack() {
      server = start()
      await untilReady(server)
    },
    stop: async () => {
      await end('SIGINT')
      process.off('exit', killServer)
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: it runs as postgres then, or as nobody. */
function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const name = outputOf('id', ['-u', 'postgres']) ? 'postgres' : 'nobody'
  return { uid: Number(outputOf('id', ['-u', name])), gid: Number(outputOf('id', ['-g', name])) }
}

function createCluster(bin: string, dir: string, password: string, account: Account) {
  const passwordFile = join(dir, 'password')
  writeFileSync(passwordFile, password)
  const args = [
    '--pgdata',
    join(dir, 'data'),
    '--username',
    'postgres',
    '--auth',
    'scram-sha-256',
    '--encoding',
    'UTF8',
  ]
  const options = ['--pwfile', passwordFile, '--no-locale', '--no-sync']
  execFileSync(join(bin, 'initdb'), [...args, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: dir,
    ...account,
  })
}

function startServer(command: string[], dir: string, settings: Record<string, string>, account: Account): ChildProcess {
  const [program = '', ...args] = command
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const options: SpawnOptions = { stdio: ['ignore', 'ignore', 'pipe'], cwd: dir, ...account }
  return spawn(program, [...args, '-D', join(dir, 'data'), ...set], options)
}

/** Resolves once the server accepts connections; throws with its output if it exits. */
async function untilReady(server: ChildProcess) {
  let said = ''
  const ready = new Promise<void>((resolve) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-4000)
      if (said.includes('ready to accept connections')) resolve()
    })
  })
  const ended = once(server, 'exit').then(() => {
    throw new Error(`PostgreSQL did not start: ${said}`)
  })
  await Promise.race([ready, ended])
  ended.catch(() => {})
}
