import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startersOf } from '../platform/operations/starters.ts'

const TOP = resolve(import.meta.dirname, '../../..')

type Started = { npx: number; pnpm: number; server: number; dir: string; log: () => string }

/** Runs the README's command in a process group of its own, until the server is ready. */
async function startByCommand(): Promise<Started> {
  const dir = await mkdtemp(join(tmpdir(), 'stopped-command-'))
  // npx may ask the registry, which may have a certificate of the machine's own.
  const { PATH, HOME, NODE_EXTRA_CA_CERTS } = process.env
  const child = spawn('npx', ['-y', 'pnpm@12', 'start'], {
    cwd: TOP,
    detached: true,
    env: { PATH, HOME, NODE_EXTRA_CA_CERTS, PORT: '0', DATA_DIR: dir, DEMO_DATA: 'off', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const npx = child.pid ?? expect.fail('npx did not start')
  let log = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (bytes) => {
      log += bytes
    })
  onTestFinished(async () => {
    if (isThere(-npx)) process.kill(-npx, 'SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    await rm(dir, { recursive: true })
  })
  await expect.poll(() => log, { timeout: 120_000 }).toContain('is ready on')
  const server = Number(/"pid":(\d+)/.exec(log)?.[1])
  return { npx, server, dir, pnpm: startersOf(server)[0] ?? 0, log: () => log }
}

function isThere(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Whom a signal goes to, by what a supervisor knows; npm keeps a SIGINT to npx alone to itself. */
const TO = {
  'SIGTERM to npx alone': ({ npx }: Started) => process.kill(npx, 'SIGTERM'),
  'SIGHUP to npx alone': ({ npx }: Started) => process.kill(npx, 'SIGHUP'),
  'SIGINT to pnpm alone': ({ pnpm }: Started) => process.kill(pnpm, 'SIGINT'),
  'SIGTERM to the group': ({ npx }: Started) => process.kill(-npx, 'SIGTERM'),
  'SIGINT to the group': ({ npx }: Started) => process.kill(-npx, 'SIGINT'),
  'SIGHUP to the group': ({ npx }: Started) => process.kill(-npx, 'SIGHUP'),
}

test.for(Object.entries(TO))('%s ends the server gracefully', { timeout: 240_000 }, async ([, send]) => {
  const started = await startByCommand()
  send(started)
  await expect.poll(() => isThere(started.server)).toBe(false)
  expect(started.log()).toContain('"stopping"')
  // A database that was closed leaves no write-ahead log.
  expect(await readdir(started.dir)).not.toContain('data.sqlite-wal')
})
