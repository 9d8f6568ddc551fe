import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer } from '../harness/server.ts'
import { TOP } from '../release/workspace-copy.ts'

/** The steps that build the image, as the Dockerfile has them. */
async function buildSteps(): Promise<string[]> {
  const text = (await readFile(join(TOP, 'Dockerfile'), 'utf8')).replaceAll('\\\n', ' ')
  const [, stage = ''] = /AS built\n([\s\S]*?)\nFROM /.exec(text) ?? []
  return [...stage.matchAll(/^RUN (.*)$/gm)].map(([, step = '']) => step).filter((step) => !step.startsWith('chown'))
}

/** The first pages of a server that has just started come without their content. */
const showsCars = async (origin: string) => (await (await fetch(`${origin}/cars`)).text()).includes('Innova')

test('what the image installs is built, starts, stops, is backed up and goes back, with what the server needs alone', async () => {
  const place = await mkdtemp(join(tmpdir(), 'pruned-'))
  const dir = join(place, 'site')
  const sh = (line: string, env: Record<string, string> = {}) => {
    const PATH = [dirname(process.execPath), process.env.PATH].join(':')
    const settings = { PATH, HOME: process.env.HOME, ...env }
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: dir, encoding: 'utf8', env: settings })
    expect(status, `${line}\n${stdout}${stderr}`).toBe(0)
    return stdout
  }
  try {
    spawnSync('sh', ['-c', `mkdir site && git -C "${TOP}" archive HEAD | tar -x -C site`], { cwd: place })
    for (const step of await buildSteps()) sh(step)
    expect(sh('ls node_modules api-server/node_modules')).not.toMatch(/^(vite|vitest|turbo|@biomejs)$/m)
    sh('touch ../built')

    const first = await startServer({ cwd: dir, keepData: true })
    await expect.poll(() => showsCars(first.origin)).toBe(true)
    const backup = join(place, 'today.backup')
    sh(`pnpm backup ${backup}`, { DATA_DIR: first.dataDir })
    await first.stop('SIGTERM')
    expect(first.output()).not.toMatch(/error/i)

    const other = join(place, 'data')
    sh(`pnpm restore ${backup}`, { DATA_DIR: other })
    const second = await startServer({ cwd: dir, copyOf: other, env: { DEMO_DATA: 'off' } })
    await expect.poll(() => showsCars(second.origin)).toBe(true)
    await second.stop()
    await rm(first.dataDir, { recursive: true })
    // Beside its data it writes the cache of its compiled code, which a read-only root leaves out.
    expect(sh('find . -newer ../built -type f -not -path "./node_modules/.cache/*"')).toBe('')
  } finally {
    await rm(place, { recursive: true, force: true })
  }
})
