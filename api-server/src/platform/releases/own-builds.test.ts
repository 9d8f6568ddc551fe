import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { REMOTES } from './front-end.ts'
import { keepOwnBuilds } from './own-builds.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-builds-'))
})
afterEach(() => rm(folder, { recursive: true }))

const buildDir = (part: string) => join(folder, 'workspace', part)
const kept = () => join(folder, 'kept')
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** Builds every part with this one script. */
async function buildAll(script: string, claimed = script) {
  const files = { 'entry.js': sha256(claimed) }
  const common = { version: '0.1.0', buildId: 'b', files }
  for (const part of ['shell', ...REMOTES]) {
    const remote = { name: part, scope: part, contract: 1, entry: 'entry.js', pages: [], nav: [], ...common }
    const shell = { name: 'shell', contract: { oldest: 1, newest: 1 }, ...common }
    await mkdir(buildDir(part), { recursive: true })
    await writeFile(join(buildDir(part), 'entry.js'), script)
    await writeFile(
      join(buildDir(part), part === 'shell' ? 'shell.json' : 'remote.json'),
      JSON.stringify(part === 'shell' ? shell : remote),
    )
    await writeFile(join(buildDir(part), 'index.html'), '<!doctype html>')
  }
}

const script = (place: string) => readFile(join(place, 'entry.js'), 'utf8')

test('a copy stays as it was while the part is built anew; the next start has the new build', async () => {
  await buildAll('first')
  const { place: first } = await keepOwnBuilds(kept(), buildDir)
  await buildAll('second')
  expect(await script(first('public-site'))).toBe('first')
  const { place: second } = await keepOwnBuilds(kept(), buildDir)
  expect(await script(second('public-site'))).toBe('second')
  expect(await script(first('shell'))).toBe('first')
})

test('a start without a change copies nothing again; a changed page is a change', async () => {
  await buildAll('first')
  const { place: first } = await keepOwnBuilds(kept(), buildDir)
  expect((await keepOwnBuilds(kept(), buildDir)).place('shell')).toBe(first('shell'))
  await writeFile(join(buildDir('shell'), 'index.html'), '<!doctype html><title>New</title>')
  expect((await keepOwnBuilds(kept(), buildDir)).place('shell')).not.toBe(first('shell'))
})

test('copies that no start has used for 30 days go', async () => {
  await buildAll('first')
  const { place: first } = await keepOwnBuilds(kept(), buildDir)
  await utimes(first('shell'), 0, 0)
  await buildAll('second')
  await keepOwnBuilds(kept(), buildDir)
  expect(await readdir(join(kept(), 'shell'))).toHaveLength(1)
  expect(await readdir(join(kept(), 'public-site'))).toHaveLength(2)
})

test('copies that a process still uses stay, however long ago it started', async () => {
  await buildAll('first')
  const { place, touch } = await keepOwnBuilds(kept(), buildDir)
  await utimes(place('shell'), 0, 0)
  await touch()
  await buildAll('second')
  await keepOwnBuilds(kept(), buildDir)
  expect(await script(place('shell'))).toBe('first')
})

test('a build that is half written is told, and nothing of it is kept', async () => {
  await buildAll('half', 'whole')
  await expect(keepOwnBuilds(kept(), buildDir)).rejects.toThrow('half built')
  for (const part of ['shell', ...REMOTES]) await expect.poll(() => readdir(join(kept(), part))).toEqual([])
})
