import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { withRelease } from './manifest-changes.ts'
import type { ReleaseStore } from './release-store.ts'
import { shellAssets } from './shell-assets.ts'
import { releaseStores } from './testing/stores.ts'

const { open, unreachable } = releaseStores('assets')

async function upload(store: ReleaseStore, version: string, files: string[]) {
  const hash = createHash('sha256').digest('base64')
  const described = { name: 'shell', version, buildId: version, contract: { oldest: 1, newest: 1 } }
  const build = { ...described, files: Object.fromEntries(files.map((file) => [file, hash])) }
  await store.write('shell', version, 'index.html', Buffer.from('<!doctype html>'))
  await store.write('shell', version, 'shell.json', Buffer.from(JSON.stringify(build)))
}

async function release(store: ReleaseStore, version: string, files: string[]) {
  await upload(store, version, files)
  const released = { version, baseUrl: null, releasedAt: '2026-11-21T00:00:00.000Z' }
  await store.changeManifest(async (manifest) => withRelease(manifest, 'shell', released, null))
}

/** The store, with a count of how often it is read. */
function counted(store: ReleaseStore) {
  const count = { reads: 0 }
  const counting = (name: string | symbol) => typeof name === 'string' && /^read|^versions/.test(name)
  const watched = new Proxy(store, {
    get(_target, name: keyof ReleaseStore) {
      if (counting(name)) count.reads++
      return store[name].bind(store)
    },
  })
  return { count, store: watched }
}

describe.each(Object.keys(open))('files of the shell in %s', (place) => {
  it('are found in every version that ran, and asked for once', async () => {
    const { store, count } = counted((open[place] as () => ReleaseStore)())
    await release(store, '1.0.0', ['assets/old.js', 'assets/same.js'])
    await release(store, '1.1.0', ['assets/new.js', 'assets/same.js'])
    await upload(store, '2.0.0', ['assets/never.js'])
    let now = 0
    const versionsWith = shellAssets(store, () => now)
    expect(await versionsWith('assets/old.js')).toEqual(['1.0.0'])
    expect(await versionsWith('assets/same.js')).toEqual(['1.1.0', '1.0.0'])
    count.reads = 0
    for (const file of ['assets/new.js', 'assets/never.js', 'assets/none.js', 'constructor']) await versionsWith(file)
    expect(count.reads).toBe(0)
    await release(store, '2.0.0', ['assets/never.js'])
    now += 1000
    const both = await Promise.all([versionsWith('assets/never.js'), versionsWith('assets/never.js')])
    expect(both).toEqual([['2.0.0'], ['2.0.0']])
  })
})

it('a store that cannot be reached is an error each time, and asked again when it is due', async () => {
  let now = 0
  const versionsWith = shellAssets(unreachable(), () => now)
  await expect(versionsWith('assets/a.js')).rejects.toThrow('cannot be reached')
  await expect(versionsWith('assets/a.js')).rejects.toThrow('cannot be reached')
  now += 1000
  await expect(versionsWith('assets/a.js')).rejects.toThrow('cannot be reached')
})
