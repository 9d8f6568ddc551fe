import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { test } from '../release/stage.ts'
import { findChromium } from '../setup/chromium.ts'

const TOP = resolve(import.meta.dirname, '../..')

// By night each is released with its tests, in each language: release/release.test.ts.
test('the builds of this commit are released into an empty place, and one goes back', async ({ releasesEnv }) => {
  const command = join(TOP, 'api-server/src/platform/releases/cli/main.ts')
  const env = { ...process.env, ...releasesEnv, CHROMIUM_PATH: findChromium() ?? '' }
  const tool = async (...args: string[]) => (await promisify(execFile)('node', [command, ...args], { env })).stdout
  for (const part of ['admin-console', 'public-site', 'shell']) {
    const built = ['--built', join(TOP, part, 'dist'), '--dirty', '--languages', 'en']
    expect(await tool('release', part, ...built)).toMatch(new RegExp(`pages work in the browser.*\n${part} .* runs\n`))
  }
  expect(await tool('releases')).not.toContain('its own build')
  expect(await tool('rollback', 'public-site')).toContain('public-site runs from its own build')
  expect(await tool('releases')).toContain('public-site: its own build')
})
