import { spawnSync } from 'node:child_process'
import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { RemoteBuild, ShellBuild } from 'shared-api/contract'
import { runningRelease, runningVersion, test } from '../release/stage.ts'
import { copyWorkspace, TOP } from '../release/workspace-copy.ts'
import { findChromium } from '../setup/chromium.ts'

const BUILD_MS = 240_000

test('a third remote is released to a server that does not know it, by new files alone', async ({
  releasesEnv,
  product,
  openPage,
}) => {
  test.setTimeout(BUILD_MS)
  const copy = await copyWorkspace({ version: null, tests: ['shell/src/frame/kept-entry.test.ts'] })
  try {
    copy.create('offers')
    // As `pnpm install` would leave it.
    await symlink(join(TOP, 'admin-console/node_modules'), join(copy.dir, 'offers/node_modules'))
    expect(copy.changedIn()).toEqual(['offers'])
    expect(typesOf(join(copy.dir, 'offers'))).toBe('')
    copy.commit()
    const tool = (...args: string[]) => copy.run(args, { ...releasesEnv, CHROMIUM_PATH: findChromium() ?? '' })
    // A shell that was refused stands in nobody's way, although this clone has built it.
    const [contract, range] = ['shared-api/src/contract/shell-contract.ts', 'oldest: 1, newest: 4']
    await copy.edit(contract, range, 'oldest: 99, newest: 99')
    const refused = await tool('release', 'shell', '--dirty')
    expect(refused.output).toMatch(/this shell serves contract 99, but \S+, which runs, needs shell contract/)
    await copy.edit(contract, 'oldest: 99, newest: 99', range)

    const { output } = await tool('release', 'offers')
    expect(output).toContain('1 pages work in the browser')
    expect(output).toContain('offers 0.1.0 runs')

    await expect.poll(() => runningVersion(product.origin, 'offers')).toBe('0.1.0')
    const page = await openPage()
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click()
    await page.getByRole('heading', { name: 'Offers' }).waitFor()
    expect(await (await fetch(`${product.origin}/sitemap.xml`)).text()).toContain('/offers</loc>')
    expect((await runningRelease(product.origin)).remotes.at(-1)?.name).toBe('offers')
    // Its page says that it is to be rendered.
    await expect
      .poll(async () => (await fetch(`${product.origin}/offers`)).text())
      .toMatch(/data-page="\/offers".*Offers/s)
  } finally {
    await copy.remove()
  }
})

test('each part is built the same, byte for byte, in another folder', async () => {
  test.setTimeout(BUILD_MS)
  const copy = await copyWorkspace({ version: null, tests: [] })
  try {
    for (const [part, description] of Object.entries({ shell: 'shell.json', 'admin-console': 'remote.json' })) {
      await copy.unbuild(part)
      const env = { PATH: process.env.PATH, HOME: process.env.HOME, pnpm_config_verify_deps_before_run: 'false' }
      const built = spawnSync('pnpm', ['run', 'build'], { cwd: join(copy.dir, part), env, encoding: 'utf8' })
      expect(built.status, built.stdout + built.stderr).toBe(0)
      const filesIn = async (dir: string) => {
        const { files } = JSON.parse(await readFile(join(dir, part, 'dist', description), 'utf8')) as Described
        // A source map says where packages lie, and those of the copy lie here.
        return Object.entries(files).filter(([file]) => !file.endsWith('.map'))
      }
      expect(await filesIn(copy.dir)).toEqual(await filesIn(TOP))
    }
  } finally {
    await copy.remove()
  }
})

type Described = RemoteBuild | ShellBuild

/** What the type check says of a folder; '' if nothing. */
const typesOf = (folder: string) =>
  spawnSync(join(TOP, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder], { encoding: 'utf8' }).stdout
