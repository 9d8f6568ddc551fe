import type { ReleaseManifest, RemoteBuild } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { NOTHING_RELEASED, withoutPart, withRelease, withRollback } from '../manifest-changes.ts'
import { releaseStores } from '../testing/stores.ts'
import { type SaidOfPages, withPagesAfter, withPagesOf } from './pages.ts'

const { open } = releaseStores('pages')
const NOTHING: SaidOfPages = { take: [], drop: [] }

/** A story of releases: of remotes that this workspace does not know, on pages that it does not have. */
function story() {
  const store = open['a folder']?.() ?? expect.unreachable()
  let manifest: ReleaseManifest = NOTHING_RELEASED
  const build = (name: string, version: string, paths: string[]): RemoteBuild => ({
    ...{ name, scope: name, version, buildId: 'b', contract: 1, entry: 'remoteEntry.js', nav: [], files: {} },
    ...{ languages: {}, libraries: [] },
    pages: paths.map((path) => ({ path, scripts: [], styles: [], words: {}, data: null, queries: [] })),
  })
  return {
    async release(name: string, version: string, paths: string[], said = NOTHING, percent: number | null = null) {
      const built = build(name, version, paths)
      await store.write(name, version, 'remote.json', Buffer.from(JSON.stringify(built)))
      const claimed = await withPagesOf(built, manifest, store, said)
      const released = { version, baseUrl: null, releasedAt: new Date().toISOString() }
      manifest = await withPagesAfter(name, withRelease(claimed, name, released, percent), store)
      return manifest.owners
    },
    async after(name: string, change: (before: ReleaseManifest) => ReleaseManifest) {
      manifest = await withPagesAfter(name, change(manifest), store)
      return manifest.owners
    },
  }
}

it('a page of another remote is refused unless it is said so, and comes back with it', async () => {
  const { release, after } = story()
  const first = await release('tours', '1.0.0', ['/walks', '/walks/:id'])
  expect(first).toEqual({ '/walks': 'tours', '/walks/:id': 'tours' })
  await expect(release('offers', '1.0.0', ['/bargains', '/walks', '/walks/cheap'])).rejects.toThrow(
    [
      '/walks belongs to tours: --take /walks takes it over',
      '/walks/cheap lies over /walks/:id, which belongs to tours: --take /walks/cheap takes it over',
    ].join('\n'),
  )
  const taken = { take: ['/walks'], drop: [] }
  expect(await release('offers', '1.0.0', ['/bargains', '/walks'], taken)).toEqual({
    ...{ '/bargains': 'offers', '/walks': 'offers', '/walks/:id': 'tours' },
  })
  await expect(release('tours', '1.1.0', ['/walks', '/walks/:id'])).rejects.toThrow('/walks belongs to offers')
  expect(await release('tours', '1.1.0', ['/walks/:id'])).toEqual({
    ...{ '/bargains': 'offers', '/walks': 'offers', '/walks/:id': 'tours' },
  })
  const back = (before: ReleaseManifest) => withRollback(before, 'tours', null, Date.now())
  expect((await after('tours', back))['/walks']).toBe('offers')
  expect(await after('offers', (before) => withoutPart(before, 'offers', Date.now()))).toEqual({
    '/walks/:id': 'tours',
  })
  expect((await release('tours', '1.2.0', ['/walks', '/walks/:id']))['/walks']).toBe('tours')
})

it('a page that a release would lose is refused unless it is said so, and stays while others get it', async () => {
  const { release } = story()
  await release('hotels', '1.0.0', ['/rooms', '/rooms/:id'])
  await expect(release('hotels', '1.1.0', ['/rooms'])).rejects.toThrow(
    '/rooms/:id is a page of hotels 1.0.0 and is lost: --drop /rooms/:id gives it up',
  )
  const said = { take: [], drop: ['/rooms/:id'] }
  expect(await release('hotels', '1.1.0', ['/rooms'], said, 10)).toEqual({ '/rooms': 'hotels', '/rooms/:id': 'hotels' })
  expect(await release('hotels', '1.1.0', ['/rooms'], said)).toEqual({ '/rooms': 'hotels' })
})
