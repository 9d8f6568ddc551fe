import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../../tests/setup/free-port.ts'
import { addressOf, startProcess } from '../testing/server-process.ts'

/** More lines than a pipe and its reader take without reading. */
const LINES = 1500

async function start(env: Record<string, string>, under: string[] = []) {
  const dir = await mkdtemp(join(tmpdir(), 'log-output-'))
  const server = startProcess({ DATA_DIR: dir, LOG_LEVEL: 'info', ...env }, under)
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await rm(dir, { recursive: true })
  })
  return server
}

async function ask(url: string) {
  const { status } = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) })
  return status
}

async function askOften(url: string) {
  for (let asked = 0; asked < LINES; asked += 50) {
    const statuses = await Promise.all(Array.from({ length: 50 }, () => ask(url)))
    expect(new Set(statuses)).toEqual(new Set([200]))
  }
}

it('goes on and stops while nobody reads the log', { timeout: 60_000 }, async () => {
  const { child, exit, ...server } = await start({})
  const url = await addressOf({ child, exit, ...server })
  child.stdout?.pause()
  await askOften(url)
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})

it('a log on a full disk ends nothing', { timeout: 60_000 }, async () => {
  const PORT = String(await freePort())
  const { child, exit } = await start({ PORT }, ['sh', '-c', 'exec "$@" > /dev/full', 'sh'])
  const url = `http://127.0.0.1:${PORT}`
  await expect.poll(() => ask(url).catch(() => 0), { timeout: 20_000 }).toBe(200)
  for (let n = 0; n < 10; n++) expect(await ask(url)).toBe(200)
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
})
