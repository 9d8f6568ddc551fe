import type { ReleaseManifest, RemoteBuild, ShellBuild } from 'shared-api/contract'
import type { ReadFile } from '../builds.ts'
import { isIntact } from '../front-end.ts'
import { everRan, partOf } from '../manifest-changes.ts'
import type { ReleaseStore } from '../release-store.ts'
import { isTaken, type ReleaseRecord, readRecord, writeRecord } from './record.ts'

type Build = RemoteBuild | ShellBuild

const isShell = (built: Build): built is ShellBuild => built.name === 'shell'

const descriptionOf = (part: string) => (part === 'shell' ? 'shell.json' : 'remote.json')

/** The build that is stored as a version, by its id; null when none is there as a whole. */
export async function storedBuild(store: ReleaseStore, part: string, version: string): Promise<string | null> {
  const description = await store.read(part, version, descriptionOf(part))
  return description && (JSON.parse(description.toString()) as { buildId: string }).buildId
}

/**
 * Writes a build into the store and reads it back. A version that ever ran is there once and for all; one that failed
 * its checks may come again. What cannot be stored as a whole is removed: it would go on taking the last room of a full disk.
 * @throws Error when the version ran with other files, or somebody else is releasing it.
 */
export async function upload(store: ReleaseStore, built: Build, read: ReadFile, record: ReleaseRecord): Promise<void> {
  await claim(store, built, record)
  try {
    await write(store, built, read)
  } catch (error) {
    // As a change of the manifest, so that the version runs at no moment.
    const removeUnlessRan = async (manifest: ReleaseManifest) => {
      refuseRan(manifest, built.name, built.version)
      await store.remove(built.name, built.version)
      return manifest
    }
    await store.changeManifest(removeUnlessRan).catch(() => {})
    throw error
  }
}

async function write(store: ReleaseStore, built: Build, read: ReadFile): Promise<void> {
  const { name: part, version } = built
  // The description comes last: a version without it is no release.
  for (const file of [...Object.keys(built.files), ...(isShell(built) ? ['index.html'] : []), descriptionOf(part)]) {
    const content = await read(file)
    if (!content) throw new Error(`${part}/dist/${file} is missing`)
    await store.write(part, version, file, content)
    const compressed = await read(`${file}.br`)
    if (compressed) await store.write(part, version, `${file}.br`, compressed)
  }
  if (!(await isStored(store, built))) throw new Error(`${part} was not stored as it was built`)
}

/** Takes the version, and removes another build that was uploaded as it and never ran. */
async function claim(store: ReleaseStore, built: Build, record: ReleaseRecord): Promise<void> {
  const { name: part, version, buildId } = built
  await store.changeManifest(async (manifest) => {
    const there = await storedBuild(store, part, version)
    const isOther = there !== null && there !== buildId
    if (isOther) refuseRan(manifest, part, version)
    if (isTaken(await readRecord(store, part, version), record))
      throw new Error(
        `${part} ${version} is being released by somebody else: wait until that is done, then describe your change by pnpm changeset`,
      )
    if (isOther) await store.remove(part, version)
    await writeRecord(store, part, version, record)
    return manifest
  })
}

function refuseRan(manifest: ReleaseManifest, part: string, version: string) {
  if (everRan(partOf(manifest, part), version))
    throw new Error(`${part} ${version} was released with other files: describe the change by pnpm changeset first`)
}

/**
 * Refuses a build that is stored no more: somebody who released the same version at the same time has put another in
 * its place.
 */
export async function refuseReplaced(store: ReleaseStore, built: Build): Promise<void> {
  if (await isStored(store, built)) return
  throw new Error(
    `${built.name} ${built.version} was uploaded from elsewhere, with other files: describe the change by pnpm changeset first`,
  )
}

const isStored = async (store: ReleaseStore, built: Build) =>
  (await storedBuild(store, built.name, built.version)) === built.buildId &&
  (await isIntact(built, (file) => store.read(built.name, built.version, file)))
