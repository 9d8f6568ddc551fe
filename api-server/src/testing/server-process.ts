import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '..', 'main.js')
/** What a command of ours needs of the environment, and the folder of compiled sources that a server keeps. */
export const COMMAND_ENV = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/api-server'),
}

const BARE = { PORT: '0', FRONT_ENDS: 'off', DEMO_DATA: 'off', LOG_LEVEL: 'error' }

export interface ServerProcess {
  child: ChildProcess
  /** Its exit code, once it has ended; null when a signal ended it. */
  exit: Promise<number | null>
  /** All that it has printed so far. */
  printed(): string
}

/**
 * Starts the real server as a process of its own, with these variables; `under` is a program that watches it, `main` the
 * file of another version.
 */
export function startProcess(env: Record<string, string>, under: string[] = [], main = MAIN): ServerProcess {
  const [program = process.execPath, ...args] = [...under, process.execPath, main]
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...BARE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (bytes: Buffer) => {
    printed += bytes
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const exit = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  return { child, exit, printed: () => printed }
}

/** Waits until a started server listens; gives its address. Throws with what it printed when it ends instead. */
export async function addressOf({ child, exit, printed }: ServerProcess): Promise<string> {
  const listening = new Promise<string>((resolve) => {
    const look = () => {
      const [, url] = /ready on (http:\/\/localhost:\d+)[/\n]/.exec(printed()) ?? []
      if (url) resolve(url.replace('localhost', '127.0.0.1'))
    }
    child.stdout?.on('data', look)
  })
  const ended = exit.then((code) => {
    throw new Error(`the server ended with ${code}: ${printed()}`)
  })
  return Promise.race([listening, ended])
}
