import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { fail } from '../harness/fail.ts'
import { ADMIN, collect } from '../harness/server.ts'
import { test } from '../harness/test.ts'
import { copyWorkspace, TOP } from '../release/workspace-copy.ts'

/** Below the ports that systems give out themselves. */
const FIRST_PORT = 21_000
const at = (port: number) => `http://localhost:${port}`

/**
 * Starts a program of the workspace that runs until it is stopped, with all that it started.
 * @throws Error with its output, when it is stopped, if it has ended by itself.
 */
function start(command: string, cwd: string, env: Record<string, string>): () => void {
  const PATH = [join(TOP, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const settings = { HOME: process.env.HOME, PATH, pnpm_config_verify_deps_before_run: 'false', ...env }
  const child = spawn('sh', ['-c', command], { cwd, env: settings, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const output = collect(child)
  return () => {
    if (child.exitCode !== null) throw new Error(`${command} ended by itself:\n${output()}`)
    process.kill(-(child.pid ?? fail('it never started')))
  }
}

/** Opens a page as soon as its server listens. */
const opens = (page: Page, url: string) =>
  expect(async () => void (await page.goto(url))).toPass({ timeout: 120_000, intervals: [1000] })

async function logInAt(page: Page, origin: string) {
  await opens(page, `${origin}/login`)
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel(/^Password/).fill(ADMIN.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL(`${origin}/table`)
  await page.getByRole('heading', { name: 'Manage Cabs' }).waitFor()
}

/** Of servers that are not up yet, or start again. */
const EXPECTED = [/Failed to load resource|ERR_|WebSocket|Failed to fetch|vite|hydrat/i]

test('pnpm dev on moved ports: a new name of shared-ui shows without a restart, and the console alone logs in', async ({
  openPage,
}) => {
  const copy = await copyWorkspace({ version: null, tests: [] })
  const env = { DEV_PORT: `${FIRST_PORT}`, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const stop = start("turbo run dev --filter='!//'", copy.dir, env)
  try {
    const page = await openPage({ expected: EXPECTED })
    await opens(page, `${at(FIRST_PORT)}/about`)
    await page.getByRole('heading', { name: 'About Us' }).waitFor({ timeout: 60_000 })

    await writeFile(join(copy.dir, 'shared-ui/src/brand-new.tsx'), 'export const BrandNew = () => <p>Brand new</p>\n')
    await copy.edit('shared-ui/src/index.ts', /$/, "export { BrandNew } from './brand-new.tsx'\n")
    const route = 'public-site/src/routes/about-page.tsx'
    await copy.edit(route, /^/, "import { BrandNew } from 'shared-ui'\n")
    await copy.edit(route, '<PageBanner', '<BrandNew /><PageBanner')
    await expect(async () => {
      await page.goto(`${at(FIRST_PORT)}/about`)
      await page.getByText('Brand new').waitFor({ timeout: 5000 })
    }).toPass({ timeout: 60_000 })

    await logInAt(await openPage({ expected: EXPECTED }), at(FIRST_PORT + 11))
  } finally {
    stop()
    await copy.remove()
  }
})

test('the console alone logs in beside pnpm start', async ({ openPage, product }) => {
  const port = Number(new URL(product.origin).port)
  const stop = start('vite --config vite.standalone.config.ts', join(TOP, 'admin-console'), { DEV_PORT: `${port}` })
  try {
    await logInAt(await openPage({ expected: EXPECTED }), at(port + 11))
  } finally {
    stop()
  }
})
