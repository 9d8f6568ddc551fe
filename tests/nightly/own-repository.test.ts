import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { runningVersion, test } from '../release/stage.ts'
import { runReleaseTool, TOP } from '../release/workspace-copy.ts'
import { findChromium } from '../setup/chromium.ts'

/** Runs a program without the environment of the tests, whose NODE_ENV would make another build. */
function run(cwd: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, CI: 'true' }
  const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd, env, encoding: 'utf8' })
  expect(status, `pnpm ${args.join(' ')}\n${stdout}${stderr}`).toBe(0)
}

for (const forStaff of [false, true])
  test(`a remote of another repository${forStaff ? ', for staff,' : ''} is made, built from packed files, released and withdrawn`, async ({
    releasesEnv,
    product,
    openPage,
  }) => {
    const dir = await mkdtemp(join(tmpdir(), 'own-repository-'))
    try {
      const name = forStaff ? 'roster' : 'offers'
      const folder = join(dir, name)
      run(TOP, 'create-remote', name, '--at', folder, ...(forStaff ? ['--staff'] : []))
      run(folder, 'install', '--no-frozen-lockfile', '--prefer-offline')
      for (const script of ['check', 'test', 'build']) run(folder, script)

      const tool = (...args: string[]) => runReleaseTool(args, { ...releasesEnv, CHROMIUM_PATH: findChromium() ?? '' })
      const { output } = await tool('release', name, '--built', join(folder, 'dist'), '--dirty')
      expect(output).toContain(`${name} 0.1.0 runs`)
      await expect.poll(() => runningVersion(product.origin, name)).toBe('0.1.0')
      const page = await openPage()
      await page.goto(`/${name}`)
      if (forStaff) await page.getByRole('dialog', { name: 'WELCOME' }).waitFor()
      else await page.getByRole('heading', { name: 'Offers' }).waitFor()
      expect((await tool('withdraw', name)).output).toContain(`${name} runs nowhere`)
      await expect.poll(() => runningVersion(product.origin, name)).toBeUndefined()
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  })
