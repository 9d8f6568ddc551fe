import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const TOP = resolve(import.meta.dirname, '../..')
const WORKSPACE = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'turbo.json', 'shared-api/package.json']

/** Turbo's list of tasks. */
type Dry = { tasks: { inputs: Record<string, string> }[] }

// Turbo then reads no .gitignore. With packages among the sources a container would build at each start.
test('without a repository, as in a container, only sources decide about a new build', async () => {
  const place = await mkdtemp(join(tmpdir(), 'no-repository-'))
  onTestFinished(() => rm(place, { recursive: true, force: true }))
  for (const file of WORKSPACE) await cp(join(TOP, file), join(place, file))
  for (const folder of ['src', 'dist', 'node_modules/zod']) {
    await mkdir(join(place, 'shared-api', folder), { recursive: true })
    await writeFile(join(place, 'shared-api', folder, 'index.ts'), '')
  }
  const turbo = join(TOP, 'node_modules/.bin/turbo')
  const args = ['run', 'build', '--filter=shared-api', '--dry=json']
  const { stdout, stderr } = spawnSync(turbo, args, { cwd: place, encoding: 'utf8' })
  expect(stdout, stderr).toContain('{')
  const { tasks } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Dry
  expect(tasks.map(({ inputs }) => Object.keys(inputs))).toEqual([['package.json', 'src/index.ts']])
})

test('the federation runtime that the shell declares is the one that the plugin ships', async () => {
  const lock = await readFile(join(TOP, 'pnpm-lock.yaml'), 'utf8')
  const versions = [...lock.matchAll(/^ {2}'@module-federation\/runtime@([\d.]+)'/gm)].map(([, version]) => version)
  expect(new Set(versions).size).toBe(1)
})

// Minified, a class has a name of one letter: logs must tell failures apart.
test('each error of the browser names itself', async () => {
  const sources = globSync('{shell,public-site,admin-console,shared-ui,shared-api}/src/**/*.{ts,tsx}', { cwd: TOP })
  const classes = await Promise.all(
    sources.map(async (file) =>
      (await readFile(join(TOP, file), 'utf8')).matchAll(/class (\w+) extends (?:\w*Error|RemoteFailure) \{\n(.*)/g),
    ),
  )
  const named = classes.flatMap((found) =>
    [...found].map(([, name, first]) => [name, first?.includes(`name = '${name}'`)]),
  )
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter(([, isNamed]) => !isNamed)).toEqual([])
})

// Registries get the builds of a release one by one: a version locked too early lacks some forever.
test('each tool that has a build for Linux is locked with one for macOS', async () => {
  const lock = await readFile(join(TOP, 'pnpm-lock.yaml'), 'utf8')
  const builds = [...lock.matchAll(/^ {2}'?(\S+[-/])linux(-x?64)(?:-gnu)?(@[\w.]+)'?:$/gm)]
  const onMac = builds.flatMap(([, tool, x64, version]) => [
    `${tool}darwin${x64}${version}`,
    `${tool}darwin-arm64${version}`,
  ])
  expect(onMac.length).toBeGreaterThan(10)
  expect(onMac.filter((build) => !lock.includes(`${build}'`) && !lock.includes(`${build}:`))).toEqual([])
})

/** What a regular expression may match, as one for each of its alternatives. */
function alternatives(source: string): string[] {
  const [group, inside = ''] = /\(([^()]*)\)/.exec(source) ?? []
  if (group === undefined) return source.split('|')
  return inside.split('|').flatMap((one) => alternatives(source.replace(group, () => one)))
}

// A file that moved would land in the chunk of all pages, unseen.
test.each([
  ['public-site/vite.config.ts', 30],
  ['admin-console/vite.config.ts', 15],
])('each pattern of %s matches a file', async (config, fewest) => {
  const cwd = join(TOP, dirname(config))
  const words = globSync('words/*/*.en.json', { cwd: TOP }).map((file) => basename(file, '.en.json'))
  const files = [...globSync('{src,../shared-ui/src}/**/*.*', { cwd }), ...words]
  const text = (await readFile(join(TOP, config), 'utf8')).replace(/\(\?![^()]*\)/g, '')
  const patterns = [...text.matchAll(/(?:^|: )\s*\/(\S+)\/,?$/gm)].flatMap(([, source = '']) => alternatives(source))
  expect(patterns.length).toBeGreaterThan(fewest)
  expect(patterns.filter((one) => !files.some((file) => new RegExp(one).test(file)))).toEqual([])
})
