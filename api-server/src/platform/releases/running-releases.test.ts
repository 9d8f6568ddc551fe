import { createHash, generateKeyPairSync } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteBuild } from 'shared-api/contract'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { FolderReleaseStore } from './folder-release-store.ts'
import type { FrontEnd, LocalBuilds } from './front-end.ts'
import { withRelease } from './manifest-changes.ts'
import type { ReleaseStore } from './release-store.ts'
import { type RunningReleases, runReleases } from './running-releases.ts'
import { signatureOf } from './signature.ts'
import { releaseStores } from './testing/stores.ts'

const ENTRY = Buffer.from('export {}')
const contract = { oldest: 1, newest: 1 }

const site: RemoteBuild = {
  name: 'public-site',
  scope: 'public_site',
  version: '0.1.0',
  buildId: 'own',
  contract: 1,
  entry: 'remoteEntry.js',
  pages: [],
  nav: [],
  languages: {},
  libraries: [],
  files: { 'remoteEntry.js': createHash('sha256').update(ENTRY).digest('base64') },
}
const local: LocalBuilds = {
  shell: {
    build: {
      ...{ name: 'shell', version: '0.1.0', buildId: 'own', contract, languages: {}, libraries: {}, files: {} },
      exports: { 'shared-ui': ['Button'] },
    },
    template: '',
  },
  remotes: { 'public-site': site },
}

const { open, inFolder, unreachable } = releaseStores('running')

async function release(store: ReleaseStore, version: string, more: object = {}, baseUrl: string | null = null) {
  await store.write('public-site', version, 'remoteEntry.js', ENTRY)
  await store.write('public-site', version, 'remote.json', Buffer.from(JSON.stringify({ ...site, version, ...more })))
  const released = { version, baseUrl, releasedAt: new Date().toISOString() }
  await store.changeManifest(async (manifest) => withRelease(manifest, 'public-site', released, null))
}

/** Runs the store's releases while `look` runs; returns the reported errors. */
async function whileRunning(
  store: ReleaseStore,
  look: (running: RunningReleases) => Promise<unknown>,
  onTake?: (released: string[], misfits: string[]) => void,
  builds = local,
) {
  const errors: unknown[] = []
  const reported = { onTake, onError: (error: unknown) => errors.push(error) }
  const running = await runReleases({ store, local: builds, origins: [], ...reported })
  try {
    await look(running)
  } finally {
    running.stop()
  }
  return errors
}

const siteOf = ({ remotes }: FrontEnd) => {
  const [remote] = remotes
  return remote?.refused ?? remote?.build.version
}
const runs = (running: RunningReleases, version: string) =>
  expect.poll(() => siteOf(running.forBucket(99))).toBe(version)

describe.each(Object.keys(open))('releases in %s', (place) => {
  const store = () => (open[place] as () => ReleaseStore)()

  it('run the own build first, then each release as its manifest comes', async () => {
    const errors = await whileRunning(store(), async (running) => {
      await runs(running, '0.1.0')
      await release(store(), '1.0.0')
      await runs(running, '1.0.0')
      // A later build tool may write further keys.
      await release(store(), '1.1.0', { laterKey: true })
      await runs(running, '1.1.0')
    })
    expect(errors).toEqual([])
  })

  it('run the manifest of the start, and report it', async () => {
    const reported: string[][] = []
    const look = async (running: RunningReleases) => expect(siteOf(running.forBucket(99))).toBe('1.1.0')
    await whileRunning(store(), look, (released) => reported.push(released))
    expect(reported).toEqual([['public-site 1.1.0']])
  })

  it('are composed once for each manifest, however often it is looked at', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const watched = store()
    const looked = vi.spyOn(watched, 'manifestTag')
    const read = vi.spyOn(watched, 'readManifest')
    await whileRunning(watched, async (running) => {
      const composition = running.forBucket(99)
      for (const looks of [2, 3]) {
        vi.advanceTimersByTime(1000)
        await expect
          .poll(() => looked.mock.settledResults.filter(({ type }) => type === 'fulfilled'))
          .toHaveLength(looks)
        await new Promise((turn) => setImmediate(turn))
      }
      expect(read).toHaveBeenCalledTimes(1)
      expect(running.forBucket(99)).toBe(composition)
    })
  })

  it('are refused for another shell contract, a name that the shell lacks, or an unlisted origin', async () => {
    const reported: string[][] = []
    const look = async (running: RunningReleases) => {
      await release(store(), '1.2.0', { contract: 2 })
      await runs(running, 'contract')
      await release(store(), '1.3.0', { imports: { 'shared-ui': ['Button'], react: ['anything'] } })
      await runs(running, '1.3.0')
      await release(store(), '1.4.0', { imports: { 'shared-ui': ['Button', 'Carousel'] } })
      await runs(running, 'contract')
      await release(store(), '1.5.0', {}, 'https://elsewhere.example/public-site/1.4.0/')
      await runs(running, 'origin')
    }
    await whileRunning(store(), look, (_released, misfits) => reported.push(misfits))
    expect(reported.slice(-4)).toEqual([
      ['public-site 1.2.0 is refused for its contract'],
      [],
      ['public-site 1.4.0 is refused for its contract'],
      ['public-site 1.5.0 is refused for its origin'],
    ])
  })
})

it('of a damaged release the newest whole one before runs, with an alert, and the mended one again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = new FolderReleaseStore(inFolder('damaged'))
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(store, version)
  const damage = (version: string, content: Buffer) => store.write('public-site', version, 'remoteEntry.js', content)
  for (const version of ['1.1.0', '1.2.0']) await damage(version, Buffer.from('cut o'))
  const reported: string[][] = []
  const look = async (running: RunningReleases) => {
    expect(siteOf(running.forBucket(99))).toBe('1.0.0')
    await damage('1.2.0', ENTRY)
    await expect
      .poll(() => {
        vi.advanceTimersByTime(1000)
        return siteOf(running.forBucket(99))
      })
      .toBe('1.2.0')
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await damage(version, Buffer.from(''))
    await release(store, '1.3.0', { files: { 'more.js': '' } })
    await expect
      .poll(() => {
        vi.advanceTimersByTime(1000)
        return siteOf(running.forBucket(99))
      })
      .toBe('files')
  }
  await whileRunning(store, look, (_released, misfits) => reported.push(misfits))
  const alert = (version: string) =>
    `public-site ${version} has other files than were released: the newest whole release before it runs`
  expect(reported.slice(0, 2)).toEqual([[alert('1.2.0'), alert('1.1.0')], []])
  expect(reported.at(-1)?.[0]).toBe('public-site 1.3.0 is refused for its files')
})

it('replaces a released shell that does not serve an own build by the own one, and reports it', async () => {
  const store = new FolderReleaseStore(inFolder('outgrown'))
  const { build } = local.shell
  const released = { ...build, version: '0.0.9', files: site.files }
  for (const [file, content] of Object.entries({
    'shell.json': JSON.stringify(released),
    'index.html': '',
    'remoteEntry.js': ENTRY,
  }))
    await store.write('shell', '0.0.9', file, Buffer.from(content))
  const version = { version: '0.0.9', baseUrl: null, releasedAt: new Date().toISOString() }
  await store.changeManifest(async (manifest) => withRelease(manifest, 'shell', version, null))

  const shown: (string | undefined)[] = []
  const reported: string[][] = []
  const look = async (running: RunningReleases) => {
    const frontEnd = running.forBucket(99)
    shown.push(frontEnd.shell.build.version, siteOf(frontEnd))
  }
  const newer: LocalBuilds = {
    shell: { ...local.shell, build: { ...build, contract: { oldest: 1, newest: 2 } } },
    remotes: { 'public-site': { ...site, contract: 2 } },
  }
  await whileRunning(store, look, (_released, misfits) => reported.push(misfits), newer)
  await whileRunning(store, look, (_released, misfits) => reported.push(misfits))
  expect(shown).toEqual(['0.1.0', '0.1.0', '0.0.9', '0.1.0'])
  expect(reported).toEqual([
    ['shell 0.0.9 serves contract 1, and public-site needs shell contract 2: the own shell runs'],
    [],
  ])
})

it('a build from before it said so is for whom the own build is, and in its place', async () => {
  const store = new FolderReleaseStore(inFolder('earlier'))
  const own = { ...site, order: 2, forStaff: true }
  await release(store, '1.0.0')
  const first: RemoteBuild = { ...site, name: 'offers', scope: 'offers', order: 1 }
  const builds: LocalBuilds = { ...local, remotes: { 'public-site': own, offers: first } }
  const look = async (running: RunningReleases) => {
    const { remotes } = running.forBucket(99)
    const reported = remotes.map(({ build: { name, version, forStaff } }) => [name, version, forStaff])
    expect(reported).toEqual([
      ['offers', '0.1.0', undefined],
      ['public-site', '1.0.0', true],
    ])
  }
  await whileRunning(store, look, undefined, builds)
})

it('a canary runs for its part of the visitors, and the version before for the rest', async () => {
  const store = new FolderReleaseStore(inFolder('canary'))
  for (const version of ['1.0.0', '2.0.0']) await release(store, version)
  const canary = { version: '2.1.0', baseUrl: null, releasedAt: new Date().toISOString() }
  await store.write('public-site', '2.1.0', 'remoteEntry.js', ENTRY)
  await store.write('public-site', '2.1.0', 'remote.json', Buffer.from(JSON.stringify({ ...site, version: '2.1.0' })))
  await store.changeManifest(async (manifest) => withRelease(manifest, 'public-site', canary, 50))
  await whileRunning(store, async (running) => {
    expect([0, 49, 50, 99].map((bucket) => siteOf(running.forBucket(bucket)))).toEqual([
      ...['2.1.0', '2.1.0'],
      ...['2.0.0', '2.0.0'],
    ])
    expect(running.hasCanary()).toBe(true)
  })
})

it('a released shell with other files than were released does not run', async () => {
  const store = new FolderReleaseStore(inFolder('altered'))
  const described = JSON.stringify({ ...local.shell.build, version: '0.0.9', files: site.files })
  for (const [file, text] of Object.entries({ 'shell.json': described, 'index.html': '', 'remoteEntry.js': 'evil()' }))
    await store.write('shell', '0.0.9', file, Buffer.from(text))
  const version = { version: '0.0.9', baseUrl: null, releasedAt: new Date().toISOString() }
  await store.changeManifest(async (manifest) => withRelease(manifest, 'shell', version, null))
  const errors = await whileRunning(store, async (running) =>
    expect(running.forBucket(99).shell.build.version).toBe('0.1.0'),
  )
  expect(String(errors[0])).toContain('shell 0.0.9 has other files than were released')
  await store.write('shell', '0.0.9', 'remoteEntry.js', ENTRY)
  await whileRunning(store, async (running) => expect(running.forBucket(99).shell.build.version).toBe('0.0.9'))
})

/** Releases in a folder, and how often their manifest was asked for. */
class CountingStore extends FolderReleaseStore {
  asked = 0
  override manifestTag() {
    this.asked++
    return super.manifestTag()
  }
}

it('reports an unreadable manifest once; at the start the own builds run until it is readable', async () => {
  const broken = inFolder('broken')
  const store = new CountingStore(broken)
  await release(store, '1.0.0')
  await writeFile(join(broken, 'manifest.json'), '<!doctype html>')
  const errors = await whileRunning(store, async (running) => {
    await runs(running, '0.1.0')
    await expect.poll(() => store.asked).toBeGreaterThan(2)
    // In one step: a file that is being written is empty for a moment, which is another fault.
    await writeFile(join(broken, 'next.json'), '{"parts":{}}')
    await rename(join(broken, 'next.json'), join(broken, 'manifest.json'))
    await release(store, '1.1.0')
    await runs(running, '1.1.0')
  })
  expect(errors).toHaveLength(1)
})

it('a bucket that cannot be reached does not keep the server from starting', async () => {
  const store = unreachable()
  const errors = await whileRunning(store, (running) => runs(running, '0.1.0'))
  expect(String(errors[0])).toContain('S3 cannot be reached')
})

it('a page is shown by the remote that had it first, unless the manifest gives it to another', async () => {
  const store = new FolderReleaseStore(inFolder('ownership'))
  const page = (path: string) => ({ path, scripts: [], styles: [], words: {}, data: null, queries: [] })
  const own: LocalBuilds = { ...local, remotes: { 'public-site': { ...site, pages: [page('/about'), page('/cars')] } } }
  const offers = { ...site, name: 'offers', version: '1.0.0', pages: [page('/offers'), page('/ABOUT')] }
  await store.write('offers', '1.0.0', 'remoteEntry.js', ENTRY)
  await store.write('offers', '1.0.0', 'remote.json', Buffer.from(JSON.stringify(offers)))
  const released = { version: '1.0.0', baseUrl: null, releasedAt: new Date().toISOString() }
  await store.changeManifest(async (manifest) => withRelease(manifest, 'offers', released, null))
  const shown = (running: RunningReleases) =>
    running.forBucket(99).remotes.map(({ build }) => [build.name, ...build.pages.map(({ path }) => path)])

  const reported: string[] = []
  const look = async (running: RunningReleases) => {
    expect(shown(running)).toEqual([
      ['public-site', '/about', '/cars'],
      ['offers', '/offers'],
    ])
    await store.changeManifest(async (manifest) => ({ ...manifest, owners: { '/ABOUT': 'offers' } }))
    await expect
      .poll(() => shown(running))
      .toEqual([
        ['public-site', '/cars'],
        ['offers', '/offers', '/ABOUT'],
      ])
  }
  expect(await whileRunning(store, look, (_released, misfits) => reported.push(...misfits), own)).toEqual([])
  expect(reported).toEqual([
    '/ABOUT of offers 1.0.0 is not shown: it belongs to public-site',
    '/about of public-site 0.1.0 is not shown: it belongs to offers',
  ])
})

it('runs the newest release that is signed, once keys are known', async () => {
  const store = new FolderReleaseStore(inFolder('signed'))
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  await writeFile(inFolder('team.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }))
  await release(store, '1.0.0')
  const read = (file: string) => store.read('public-site', '1.0.0', file)
  const { file, content } = await signatureOf(inFolder('team.pem'), 'public-site', '1.0.0', read)
  await store.write('public-site', '1.0.0', file, content)
  await release(store, '1.1.0')
  const misfits: string[] = []
  const running = await runReleases({
    ...{ store, local, origins: [], keys: [['public-site', publicKey]], onError: () => {} },
    onTake: (_released, found) => misfits.push(...found),
  })
  onTestFinished(() => running.stop())
  expect(siteOf(running.forBucket(99))).toBe('1.0.0')
  expect(misfits).toEqual([expect.stringContaining('public-site 1.1.0 is signed by no key of RELEASE_KEYS')])
})
