import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPostgres } from './postgres-programs.ts'
import { outputOf } from './run.ts'

/** Looks for the programs on a system that has no more commands than these, by name with their script. */
async function lookOn(commands: Record<string, string>) {
  const bin = await mkdtemp(join(tmpdir(), 'system-'))
  onTestFinished(() => rm(bin, { recursive: true }))
  for (const name of ['which', 'sh', 'mkdir', 'touch', 'dirname'])
    await symlink(outputOf('which', [name]) ?? expect.fail(name), join(bin, name))
  for (const [name, script] of Object.entries(commands))
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  const browsers = join(bin, 'browsers')
  await mkdir(browsers)
  const env = { PATH: bin, POSTGRES_BIN: findPostgres() ?? '', PLAYWRIGHT_BROWSERS_PATH: browsers }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'system.ts')], {
    env: { ...env, BROWSER: browserIn(env) },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** Where Playwright puts the browser that it downloads. */
function browserIn(env: Record<string, string>): string {
  const print = "import { chromium } from '@playwright/test'; process.stdout.write(chromium.executablePath())"
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', print], {
    cwd: import.meta.dirname,
    env,
    encoding: 'utf8',
  })
  return stdout
}

test("without Debian's packages Playwright downloads the browser, and what needs strace is left out", async () => {
  const { status, output } = await lookOn({
    playwright: `[ "$*" = 'install --no-shell chromium' ] && mkdir -p "$(dirname "$BROWSER")" && touch "$BROWSER"`,
  })
  expect(output).toMatch(/Chromium: .*browsers/)
  expect(output).toContain('Without strace this test is left out: a booking is on the disk before its answer goes out')
  expect(status).toBe(0)
})

test('where there is no browser to be had, one sentence says what to install, and the tests go on', async () => {
  const { status, output } = await lookOn({ playwright: 'exit 1' })
  expect(output.match(/^Browser tests need Chromium.*$/gm)).toEqual([
    "Browser tests need Chromium, which could not be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH. Vitest's tests run all the same",
  ])
  expect(status).toBe(0)
})

test('a browser of the system is taken as it is', async () => {
  const { status, output } = await lookOn({ chromium: 'echo Chromium 150', strace: 'echo strace 6' })
  expect(output).toMatch(/Chromium: .*chromium \(Chromium 150\)/)
  expect(output).toMatch(/strace: .*strace \(strace 6\)/)
  expect(status).toBe(0)
})
