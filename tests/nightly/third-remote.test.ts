import { spawnSync } from 'node:child_process'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import type { RemoteBuild, ShellBuild } from 'shared-api/contract'
import { runningRelease, runningVersion, test } from '../release/stage.ts'
import { copyWorkspace, TOP } from '../release/workspace-copy.ts'
import { findChromium } from '../setup/chromium.ts'

/** A remote by the guide (docs/contributing.md, Add a remote): all that it adds to the workspace. */
const REMOTE: Record<string, string> = {
  'package.json': JSON.stringify({
    ...{ name: 'offers', version: '0.1.0', private: true, type: 'module', exports: { './remote': './src/remote.tsx' } },
    scripts: {
      build: 'vite build -c vite.server.config.ts && vite build',
      dev: 'vite',
      test: 'vitest run --passWithNoTests',
    },
  }),
  'tsconfig.json': JSON.stringify({
    extends: '../tsconfig.base.json',
    compilerOptions: { lib: ['es2024', 'dom', 'dom.iterable'], jsx: 'react-jsx', types: ['vite/client', 'node'] },
    include: ['src', '*.config.ts'],
  }),
  'vite.config.ts': `import { remoteConfig } from 'shared-ui/build'
import { defineConfig } from 'vite'
import { nav, paths } from './src/config/paths.ts'

export default defineConfig(
  remoteConfig({
    contract: 3,
    order: 3,
    folder: import.meta.dirname,
    pages: Object.values(paths).map(({ pattern, page }) => ({ pattern, module: \`src/routes/\${page}.tsx\`, data: [] })),
    nav,
    libraries: ['react', 'react/jsx-runtime', 'shared-ui'],
  }),
)
`,
  'vite.server.config.ts': `import { remoteServerConfig } from 'shared-ui/build/server'
export default remoteServerConfig(import.meta.dirname)
`,
  'vitest.config.ts': `import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { name: 'offers' } })
`,
  'src/config/paths.ts': `export const paths = { offers: { pattern: '/offers', page: 'offers-page', href: () => '/offers' } } as const
export const nav = [{ label: 'Offers', href: paths.offers.href() }]
`,
  'src/remote.tsx': `import { pagesOf, type RemoteModule } from 'shared-ui'
import { paths } from './config/paths.ts'

const modules = import.meta.glob<{ default: React.ComponentType }>('./routes/*-page.tsx')
export const { pages } = { pages: pagesOf(paths, modules) } satisfies RemoteModule
`,
  'src/routes/offers-page.tsx': `import { Container, Title } from 'shared-ui'

export default function OffersPage() {
  return (
    <Container>
      <title>Offers</title>
      <Title>This month's offers</Title>
    </Container>
  )
}
`,
}

const BUILD_MS = 240_000

test('a third remote is released to a server that does not know it, by new files alone', async ({
  releasesEnv,
  product,
  openPage,
}) => {
  test.setTimeout(BUILD_MS)
  const copy = await copyWorkspace({ version: null, tests: ['shell/src/frame/kept-entry.test.ts'] })
  try {
    for (const [file, text] of Object.entries(REMOTE)) {
      await mkdir(dirname(join(copy.dir, 'offers', file)), { recursive: true })
      await writeFile(join(copy.dir, 'offers', file), text)
    }
    // As `pnpm install` would leave it.
    await symlink(join(TOP, 'admin-console/node_modules'), join(copy.dir, 'offers/node_modules'))
    expect(Object.keys(REMOTE).length).toBeLessThanOrEqual(8)
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
    await page.getByRole('heading', { name: "This month's offers" }).waitFor()
    expect(await (await fetch(`${product.origin}/sitemap.xml`)).text()).toContain('/offers</loc>')
    expect((await runningRelease(product.origin)).remotes.at(-1)?.name).toBe('offers')
    // Its page says that it is to be rendered.
    await expect
      .poll(async () => (await fetch(`${product.origin}/offers`)).text())
      .toMatch(/data-page="\/offers".*This month&#x27;s offers/s)
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
      const filesIn = async (dir: string) =>
        (JSON.parse(await readFile(join(dir, part, 'dist', description), 'utf8')) as RemoteBuild | ShellBuild).files
      expect(await filesIn(copy.dir)).toEqual(await filesIn(TOP))
    }
  } finally {
    await copy.remove()
  }
})

/** What the type check says of a folder; '' if nothing. */
const typesOf = (folder: string) =>
  spawnSync(join(TOP, 'node_modules/.bin/tsc'), ['--noEmit', '-p', folder], { encoding: 'utf8' }).stdout
