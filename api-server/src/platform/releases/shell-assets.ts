import { nullWithoutBuild, readShell } from './builds.ts'
import { partOf, versionsThatRan } from './manifest-changes.ts'
import type { ReleaseStore } from './release-store.ts'

/** How often the manifest is read at most for files that no known release has, in ms: anybody may ask for such. */
const LOOK_MS = 1000

/**
 * Finds the versions of the shell that have a file, among all that ever ran: open tabs and other processes may show any
 * of them. The file lists are cached; only versions that ran are read, because others may be replaced.
 */
export function shellAssets(store: ReleaseStore, now = () => performance.now()): (file: string) => Promise<string[]> {
  let known = new Map<string, Record<string, string>>()
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking = Promise.resolve()

  const versionsWith = (file: string) =>
    [...known].filter(([, files]) => Object.hasOwn(files, file)).map(([version]) => version)

  async function look() {
    const found: typeof known = new Map()
    for (const version of versionsThatRan(partOf(await store.readManifest(), 'shell'))) {
      const files = known.get(version) ?? (await filesOf(store, version))
      if (files) found.set(version, files)
    }
    known = found
  }

  return async (file) => {
    const there = versionsWith(file)
    if (there.length > 0) return there
    if (now() - lookedAt >= LOOK_MS) {
      lookedAt = now()
      looking = look()
    }
    await looking
    return versionsWith(file)
  }
}

/** The files of a version; undefined when it is gone. */
async function filesOf(store: ReleaseStore, version: string) {
  const read = (file: string) => store.read('shell', version, file)
  const shell = await readShell(read, `shell ${version}`).catch(nullWithoutBuild)
  return shell?.build.files
}
