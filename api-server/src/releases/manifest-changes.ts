import type { PartRelease, ReleasedVersion, ReleaseManifest } from 'shared-api/contract'

/** How long a version's files stay after it stopped running, in ms: open tabs may still load from it. */
const KEEP_MS = 30 * 24 * 3_600_000

const NOTHING: PartRelease = { current: null, canary: null, history: [] }

/** What the manifest says of a part; a part that was never released runs from the workspace's own build. */
export const partOf = (manifest: ReleaseManifest, part: string): PartRelease => manifest.parts[part] ?? NOTHING

const withPart = (manifest: ReleaseManifest, part: string, release: PartRelease): ReleaseManifest => ({
  parts: { ...manifest.parts, [part]: release },
})

/** The manifest with a version running for all, or as canary for `percent` of the visitors (1 to 99). */
export function withRelease(
  manifest: ReleaseManifest,
  part: string,
  version: ReleasedVersion,
  percent: number | null,
): ReleaseManifest {
  const before = partOf(manifest, part)
  if (percent !== null) return withPart(manifest, part, { ...before, canary: { ...version, percent } })
  const history = before.current ? [...before.history, before.current] : before.history
  return withPart(manifest, part, { current: version, canary: null, history })
}

/**
 * The manifest gone back: to `version` when given, else away from a running canary, else to the version before. Before
 * the first release stands the workspace's own build.
 * @throws Error when there is nothing to go back to.
 */
export function withRollback(manifest: ReleaseManifest, part: string, version: string | null): ReleaseManifest {
  const before = partOf(manifest, part)
  if (version !== null) return withPart(manifest, part, backTo(part, before, version))
  if (before.canary) return withPart(manifest, part, { ...before, canary: null })
  if (!before.current) throw new Error(`${part} runs from its own build: there is nothing to go back to`)
  const current = before.history.at(-1) ?? null
  return withPart(manifest, part, { current, canary: null, history: before.history.slice(0, -1) })
}

function backTo(part: string, before: PartRelease, version: string): PartRelease {
  const at = before.history.findLastIndex((past) => past.version === version)
  const current = before.history[at]
  if (!current) {
    const known = before.history.map((past) => past.version).join(', ') || 'none'
    throw new Error(`${part} ${version} did not run before; --to takes one of: ${known}`)
  }
  return { current, canary: null, history: before.history.slice(0, at) }
}

/** Versions whose files may go: not running, not the one to go back to, and released longer ago than files are kept. */
export function expiredVersions(release: PartRelease, stored: string[], now: number): string[] {
  const needed = [release.current, release.canary, release.history.at(-1) ?? null].map((one) => one?.version)
  const releasedAt = new Map(release.history.map((past) => [past.version, Date.parse(past.releasedAt)]))
  return stored.filter((version) => {
    const at = releasedAt.get(version)
    return !needed.includes(version) && at !== undefined && now - at > KEEP_MS
  })
}
