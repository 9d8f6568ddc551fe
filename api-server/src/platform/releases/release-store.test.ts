import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseManifest } from 'shared-api/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { StorageUnavailable } from '../files/storage.ts'
import { FolderReleaseStore } from './folder-release-store.ts'
import { withRelease } from './manifest-changes.ts'
import type { ReleaseStore } from './release-store.ts'
import { startConditionalS3 } from './testing/conditional-s3.ts'
import { releaseStores } from './testing/stores.ts'

const { open, inFolder, inBucketAt, s3Endpoint, missing, unreachable } = releaseStores('releases')

const version = (name: string) => ({ version: name, baseUrl: null, releasedAt: '2026-11-21T00:00:00.000Z' })
const releasing = (part: string, name: string) => async (manifest: ReleaseManifest) =>
  withRelease(manifest, part, version(name), null)

describe.each(Object.keys(open))('releases in %s', (place) => {
  const store = () => (open[place] as () => ReleaseStore)()
  const content = Buffer.from('export const answer = 42')

  it('begin with an empty manifest; each change gives it another tag', async () => {
    expect(await store().readManifest()).toEqual({ parts: {}, owners: {} })
    expect(await store().manifestTag()).toBe('')
    const stands = await store().changeManifest(releasing('shell', '1.0.0'))
    expect(await store().readManifest()).toEqual(stands)
    const tag = await store().manifestTag()
    await store().changeManifest(releasing('shell', '1.1.0'))
    expect(await store().manifestTag()).not.toBe(tag)
  })

  it('stay as they are when a change throws, and take the next one', async () => {
    const before = await store().readManifest()
    await expect(store().changeManifest(() => Promise.reject(new Error('does not fit')))).rejects.toThrow('not fit')
    expect(await store().readManifest()).toEqual(before)
    await store().changeManifest(async (manifest) => manifest)
  })

  it('return files unchanged, list their versions, and nothing of removed ones', async () => {
    await store().write('public-site', '1.0.0', 'assets/page-x_1.js', content)
    await store().write('public-site', '1.1.0-rc.1', 'remoteEntry.js', content)
    expect(await store().read('public-site', '1.0.0', 'assets/page-x_1.js')).toEqual(content)
    expect(await store().read('public-site', '1.0.0', 'assets/other.js')).toBeNull()
    expect((await store().versions('public-site')).sort()).toEqual(['1.0.0', '1.1.0-rc.1'])
    await store().remove('public-site', '1.0.0')
    expect(await store().read('public-site', '1.0.0', 'assets/page-x_1.js')).toBeNull()
    expect(await store().versions('public-site')).toEqual(['1.1.0-rc.1'])
    expect(await store().versions('admin-console')).toEqual([])
  })

  it('return the new files of a version that was uploaded again, once the manifest names it', async () => {
    const running = store()
    await running.manifestTag()
    await store().write('public-site', '2.0.0', 'remoteEntry.js', content)
    expect(await running.read('public-site', '2.0.0', 'remoteEntry.js')).toEqual(content)
    const anew = Buffer.from('export const answer = 43')
    await store().write('public-site', '2.0.0', 'remoteEntry.js', anew)
    await store().changeManifest(releasing('public-site', '2.0.0'))
    await running.manifestTag()
    expect(await running.read('public-site', '2.0.0', 'remoteEntry.js')).toEqual(anew)
  })

  it.each([
    ['public-site', '1.0.0', '../../manifest.json'],
    ['public-site', '1.0.0', 'assets/../../../manifest.json'],
    ['public-site', '..', 'manifest.json'],
    ['..', '1.0.0', 'x.js'],
    ['public-site', '1.0.0', ''],
    ['public-site', '1.0.0', 'a\0b'],
  ])('know no file %j %j %j', async (part, name, file) => {
    expect(await store().read(part, name, file)).toBeNull()
    await expect(store().write(part, name, file, content)).rejects.toThrow('cannot be the name of a released file')
  })
})

/** Several change the manifest at the same time: the last one must not undo what another did. */
async function expectAllChanges(store: () => ReleaseStore) {
  const parts = ['shell', 'public-site', 'admin-console']
  await Promise.all(parts.map((part) => store().changeManifest(releasing(part, '7.0.0'))))
  const { parts: stand } = await store().readManifest()
  expect(parts.map((part) => stand[part]?.current?.version)).toEqual(parts.map(() => '7.0.0'))
}

it('of two who change the manifest of a folder at the same time neither undoes the other', () =>
  expectAllChanges(() => new FolderReleaseStore(inFolder('busy'))))

it('of two who change the manifest of a bucket at the same time neither undoes the other', async () => {
  const { endpoint, stop } = await startConditionalS3(s3Endpoint())
  onTestFinished(stop)
  await expectAllChanges(() => inBucketAt(endpoint))
})

it('takes over the lock of a process that was killed while changing the manifest of a folder', async () => {
  const store = new FolderReleaseStore(inFolder('killed'))
  await store.changeManifest(releasing('shell', '1.0.0'))
  const lock = join(inFolder('killed'), '.manifest-lock')
  await writeFile(lock, '')
  await utimes(lock, 0, 0)
  await store.changeManifest(releasing('shell', '1.1.0'))
  expect((await store.readManifest()).parts.shell?.current?.version).toBe('1.1.0')
})

it('a file that could not be written leaves nothing behind', async () => {
  const store = new FolderReleaseStore(inFolder('full'))
  await store.write('public-site', '1.0.0', 'assets/page.js', Buffer.from('1'))
  await expect(store.write('public-site', '1.0.0', 'assets', Buffer.from('2'))).rejects.toThrow()
  expect(await readdir(inFolder('full'))).toEqual(['public-site'])
})

it('a place that is no folder is an error, not an empty store', async () => {
  await writeFile(inFolder('file'), '')
  const store = new FolderReleaseStore(inFolder('file'))
  await expect(store.manifestTag()).rejects.toThrow('ENOTDIR')
  await expect(store.readManifest()).rejects.toThrow('ENOTDIR')
})

it.each([
  ['cannot be reached', () => unreachable()],
  ['is not there', () => missing()],
])('a bucket that %s is an error, not an empty store', async (_, open) => {
  const store = open()
  await expect(store.readManifest()).rejects.toThrow(StorageUnavailable)
  await expect(store.read('public-site', '1.0.0', 'remoteEntry.js')).rejects.toThrow(StorageUnavailable)
})
