import { expect, it } from 'vitest'
import { withRelease } from '../manifest-changes.ts'
import { releaseStores } from '../testing/stores.ts'
import { refuseMisfit } from './fit.ts'

const { open } = releaseStores('fit')
const json = (content: object) => Buffer.from(JSON.stringify(content))
const common = { version: '2.0.0', buildId: 'b', files: {} }

const IMPORTS = { 'shared-ui': ['Button', 'Carousel'] }

/** The files of a shell to release, and of a remote, with their contracts. */
const shell = (oldest: number, newest: number, exports?: object) => async (file: string) =>
  file === 'shell.json' ? json({ ...common, name: 'shell', contract: { oldest, newest }, exports }) : Buffer.from('')
const remote = (name: string, contract: number) =>
  json({ ...common, name, scope: name, contract, entry: 'remoteEntry.js', pages: [], nav: [], imports: IMPORTS })

it('a shell that no longer serves a remote that runs is refused, and names it', async () => {
  const store = open['a folder']?.() ?? expect.unreachable()
  let manifest = await store.readManifest()
  for (const [name, contract] of Object.entries({ 'public-site': 3, 'admin-console': 2 })) {
    await store.write(name, '1.0.0', 'remote.json', remote(name, contract))
    const released = { version: '1.0.0', baseUrl: null, releasedAt: new Date().toISOString() }
    manifest = withRelease(manifest, name, released, null)
  }
  await refuseMisfit('shell', manifest, store, shell(2, 3))
  await expect(refuseMisfit('shell', manifest, store, shell(3, 4))).rejects.toThrow(
    'this shell serves contract 3 to 4, but admin-console, which runs, needs shell contract 2: release admin-console first',
  )
  await refuseMisfit('shell', manifest, store, shell(2, 3, { 'shared-ui': ['Button', 'Carousel'] }))
  const lacking = shell(2, 3, { 'shared-ui': ['Button'] })
  await expect(refuseMisfit('shell', manifest, store, lacking)).rejects.toThrow(
    'this shell serves contract 2 to 3, but admin-console, which runs, needs Carousel of shared-ui: release admin-console first',
  )
})
