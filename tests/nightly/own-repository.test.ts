import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { RemoteBuild } from 'shared-api/contract'
import { runningVersion, test } from '../release/stage.ts'
import { runReleaseTool, TOP } from '../release/workspace-copy.ts'
import { findChromium } from '../setup/chromium.ts'

type Package = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

/** Runs a program without the environment of the tests, whose NODE_ENV would make another build. */
function run(cwd: string, command: string, ...args: string[]) {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    CI: 'true',
    pnpm_config_verify_deps_before_run: 'false',
  }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0)
}

/** A build but for the hashes: the builder puts modules in the order of where they lie, and names follow from the order. */
function withoutHashes({ files, buildId: _id, ...rest }: RemoteBuild): unknown {
  const told = JSON.stringify({ ...rest, files: Object.keys(files) }).replaceAll(/-[\w-]{8}(?=\.(js|css)")/g, '')
  const build = JSON.parse(told) as { files: string[] }
  return { ...build, files: build.files.sort() }
}

const readJson = async <T>(...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8')) as T

test('a remote of another repository is built from packed files, the same files of the same code, and released', async ({
  releasesEnv,
  product,
}) => {
  const dir = await mkdtemp(join(tmpdir(), 'own-repository-'))
  try {
    for (const name of ['shared-ui', 'shared-api', 'admin-console'])
      run(join(TOP, name), 'pnpm', 'pack', '--pack-destination', dir)
    const files = await readdir(dir)
    const packed = (name: string) => join(dir, files.find((file) => file.startsWith(`${name}-`)) ?? '')
    run(dir, 'tar', '-xzf', packed('admin-console'))
    const place = join(dir, 'package')
    await cp(join(TOP, 'tsconfig.base.json'), join(dir, 'tsconfig.base.json'))

    // With the builder that shared-ui has as a peer, and the packed files in place of the workspace's folders.
    const { dependencies, devDependencies, ...rest } = await readJson<Package>(place, 'package.json')
    const catalog = await readFile(join(TOP, 'pnpm-workspace.yaml'), 'utf8')
    const builder = /"@module-federation\/vite": (\S+)/.exec(catalog)?.[1] ?? ''
    const shared = { 'shared-ui': `file:${packed('shared-ui')}`, 'shared-api': `file:${packed('shared-api')}` }
    const own = {
      ...rest,
      dependencies: { ...dependencies, ...shared },
      devDependencies: { ...devDependencies, '@module-federation/vite': builder },
    }
    await writeFile(join(place, 'package.json'), JSON.stringify(own))
    run(place, 'pnpm', 'install', '--prefer-offline', '--ignore-scripts')
    run(place, 'pnpm', 'exec', 'vite', 'build')

    const outside = await readJson<RemoteBuild>(place, 'dist/remote.json')
    const inside = await readJson<RemoteBuild>(TOP, 'admin-console/dist/remote.json')
    expect(withoutHashes(outside)).toEqual(withoutHashes(inside))
    const env = { ...releasesEnv, CHROMIUM_PATH: findChromium() ?? '' }
    const args = ['release', 'admin-console', '--built', join(place, 'dist'), '--dirty']
    expect((await runReleaseTool(args, env)).output).toContain(`admin-console ${outside.version} runs`)
    await expect.poll(() => runningVersion(product.origin, 'admin-console')).toBe(outside.version)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
