import { createHash } from 'node:crypto'
import type { RemoteBuild } from 'shared-api/contract'
import { describe, expect, it } from 'vitest'
import { withRelease } from '../manifest-changes.ts'
import type { ReleaseStore } from '../release-store.ts'
import { releaseStores } from '../testing/stores.ts'
import { type ReleaseRecord, writeRecord } from './record.ts'
import { refuseReplaced, storedBuild, upload } from './upload.ts'

const { open } = releaseStores('upload')

/** A build of the site with one file, as a team has it on its disk. */
function built(version: string, code: string) {
  const content = Buffer.from(code)
  const hash = createHash('sha256').update(content).digest('base64')
  const build: RemoteBuild = {
    name: 'public-site',
    scope: 'public_site',
    version,
    buildId: hash.slice(0, 12),
    contract: 1,
    entry: 'remoteEntry.js',
    pages: [],
    nav: [],
    languages: {},
    libraries: [],
    files: { 'remoteEntry.js': hash },
  }
  const read = async (file: string) => {
    if (file === 'remote.json') return Buffer.from(JSON.stringify(build))
    return file === 'remoteEntry.js' ? content : null
  }
  return { build, read }
}

/** What the tool notes at the start of a release. */
const recordOf = ({ build: { buildId } }: ReturnType<typeof built>): ReleaseRecord => ({
  ...{ buildId, commit: null, baseUrl: null, state: 'checking', since: Date.now() },
})

describe.each(Object.keys(open))('an upload into %s', (place) => {
  const store = () => (open[place] as () => ReleaseStore)()
  const uploaded = (team: ReturnType<typeof built>) => upload(store(), team.build, team.read, recordOf(team))

  it('that was cut off is no version yet, and the next one goes on', async () => {
    const team = built('1.0.0', 'export const team = 1')
    await store().write('public-site', '1.0.0', 'remoteEntry.js', Buffer.from('export const te'))
    expect(await storedBuild(store(), 'public-site', '1.0.0')).toBeNull()
    await uploaded(team)
    expect(await storedBuild(store(), 'public-site', '1.0.0')).toBe(team.build.buildId)
    await refuseReplaced(store(), team.build)
  })

  it('leaves nothing after a failed upload, unless the version already ran', async () => {
    const team = built('1.1.0', 'export const team = 1')
    const half = { ...team.build, files: { ...team.build.files, 'missing.js': '' } }
    const stored = () => store().read('public-site', '1.1.0', 'remoteEntry.js')
    await expect(upload(store(), half, team.read, recordOf(team))).rejects.toThrow('missing.js is missing')
    expect(await stored()).toBeNull()
    await uploaded(team)
    const released = { version: '1.1.0', baseUrl: null, releasedAt: new Date().toISOString() }
    await store().changeManifest(async (manifest) => withRelease(manifest, 'public-site', released, null))
    await expect(upload(store(), half, team.read, recordOf(team))).rejects.toThrow('missing.js is missing')
    expect(await stored()).not.toBeNull()
  })

  it('of another team as the same version is refused until the first one is done, and seen by it', async () => {
    const [first, second] = [built('2.0.0', 'export const team = 1'), built('2.0.0', 'export const team = 2')]
    await uploaded(first)
    await expect(uploaded(second)).rejects.toThrow('public-site 2.0.0 is being released by somebody else')
    await refuseReplaced(store(), first.build)
    await writeRecord(store(), 'public-site', '2.0.0', { ...recordOf(first), state: 'refused' })
    await uploaded(second)
    await expect(refuseReplaced(store(), first.build)).rejects.toThrow('2.0.0 was uploaded from elsewhere')
    await refuseReplaced(store(), second.build)
  })

  it('that was interrupted does not block others for long, nor its own team at all', async () => {
    const [first, second] = [built('2.1.0', 'export const team = 1'), built('2.1.0', 'export const team = 2')]
    await uploaded(first)
    await uploaded(first)
    await writeRecord(store(), 'public-site', '2.1.0', { ...recordOf(first), since: Date.now() - 11 * 60_000 })
    await uploaded(second)
    await refuseReplaced(store(), second.build)
  })

  it('puts nothing in the place of a version that ran', async () => {
    const [first, second] = [built('3.0.0', 'export const team = 1'), built('3.0.0', 'export const team = 2')]
    await uploaded(first)
    const released = { version: '3.0.0', baseUrl: null, releasedAt: new Date().toISOString() }
    await store().changeManifest(async (manifest) => withRelease(manifest, 'public-site', released, null))
    await expect(uploaded(second)).rejects.toThrow('3.0.0 was released with other files')
    await refuseReplaced(store(), first.build)
  })
})
