import { NoBuild, readShell } from './builds.ts'
import { partOf } from './manifest-changes.ts'
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
    for (const version of versionsThatRan(await store.readManifest())) {
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

function versionsThatRan(manifest: Parameters<typeof partOf>[0]): string[] {
  const { current, canary, history, stopped } = partOf(manifest, 'shell')
  const running = [current, canary, ...history].flatMap((one) => (one ? [one.version] : []))
  return [...new Set([...running, ...Object.keys(stopped)])]
}

/** The files of a version; null when it is there no more. */
async function filesOf(store: ReleaseStore, version: string) {
  try {
    const { build } = await readShell((file) => store.read('shell', version, file), `shell ${version}`)
    return build.files
  } catch (error) {
    if (error instanceof NoBuild) return null
    throw error
  }
}
