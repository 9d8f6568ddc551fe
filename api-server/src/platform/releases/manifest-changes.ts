import type { PartRelease, ReleasedVersion, ReleaseManifest } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'

/** How long a version's files stay after it stopped running, in ms: open tabs may still load from it. */
const KEEP_MS = 30 * DAY_MS

/** The entry of a part that was never released. */
export const NOTHING: PartRelease = { current: null, canary: null, history: [], stopped: {} }

export const NOTHING_RELEASED: ReleaseManifest = { parts: {}, owners: {} }

/** The manifest's entry of a part; without one the workspace's own build runs. */
export const partOf = (manifest: ReleaseManifest, part: string): PartRelease => manifest.parts[part] ?? NOTHING

type Running = Omit<PartRelease, 'stopped'>

/** The manifest with this running of the part, and what does not run any more written down as stopped now. */
function withPart(manifest: ReleaseManifest, part: string, next: Running, now: number): ReleaseManifest {
  const before = partOf(manifest, part)
  const runs = running(next)
  const ended = running(before).filter((version) => !runs.includes(version))
  const stopped = { ...before.stopped }
  for (const version of ended) stopped[version] = new Date(now).toISOString()
  for (const version of runs) delete stopped[version]
  return { ...manifest, parts: { ...manifest.parts, [part]: { ...next, stopped } } }
}

const running = ({ current, canary }: Running) => [current, canary].flatMap((one) => (one ? [one.version] : []))

/** The manifest with a version running for all, or as canary for `percent` of the visitors (1 to 99). */
export function withRelease(
  manifest: ReleaseManifest,
  part: string,
  version: ReleasedVersion,
  percent: number | null,
): ReleaseManifest {
  const { current, history } = partOf(manifest, part)
  const now = Date.parse(version.releasedAt)
  if (percent !== null) return withPart(manifest, part, { current, history, canary: { ...version, percent } }, now)
  // The same version released again is no step that one could go back.
  const past = current && current.version !== version.version ? [...history, current] : history
  return withPart(manifest, part, { current: version, canary: null, history: past }, now)
}

/**
 * Rolls back: to `version` if given, which may be one that was rolled back before, and of which `known` is noted; else
 * away from a running canary; else to the version before. Before the first release is the workspace's own build.
 * @throws Error if there is no such version.
 */
export function withRollback(
  manifest: ReleaseManifest,
  part: string,
  version: string | null,
  now: number,
  known: Partial<ReleasedVersion> = {},
): ReleaseManifest {
  const release = partOf(manifest, part)
  const again = { baseUrl: null, releasedAt: new Date(now).toISOString(), ...known }
  const next = version === null ? goneBack(part, release) : goneTo(part, release, { ...again, version })
  return withPart(manifest, part, next, now)
}

/** The manifest without a part that was released: its own build runs where there is one. */
export function withoutPart(manifest: ReleaseManifest, part: string, now: number): ReleaseManifest {
  const { current, history } = partOf(manifest, part)
  const past = current ? [...history, current] : history
  return withPart(manifest, part, { current: null, canary: null, history: past }, now)
}

function goneBack(part: string, { current, canary, history }: PartRelease): Running {
  if (canary) return { current, history, canary: null }
  if (!current) throw new Error(`${part} runs from its own build: there is nothing to go back to`)
  return { current: history.at(-1) ?? null, canary: null, history: history.slice(0, -1) }
}

function goneTo(part: string, release: PartRelease, again: ReleasedVersion): Running {
  const { current, history } = release
  const { version } = again
  const at = history.findLastIndex((past) => past.version === version)
  const past = history[at]
  if (past) return { current: past, canary: null, history: history.slice(0, at) }
  const known = ranBefore(release)
  if (!known.includes(version)) {
    throw new Error(`${part} ${version} did not run before; --to takes one of: ${known.join(', ') || 'none'}`)
  }
  return { current: again, canary: null, history: current ? [...history, current] : history }
}

/** The versions that ran at any time, as canary too. */
export const versionsThatRan = (release: PartRelease): string[] => [
  ...new Set([...running(release), ...release.history.map(({ version }) => version), ...Object.keys(release.stopped)]),
]

export const everRan = (release: PartRelease, version: string) => versionsThatRan(release).includes(version)

/** The versions that ran before and whose files are still there, the one that stopped last at the end. */
export const ranBefore = ({ stopped }: Pick<PartRelease, 'stopped'>): string[] =>
  Object.entries(stopped)
    .sort(([, one], [, other]) => Date.parse(one) - Date.parse(other))
    .map(([version]) => version)

/**
 * Versions whose files may be deleted: they stopped longer ago than files are kept, and are not the one to roll back
 * to.
 */
export function expiredVersions({ history, stopped }: PartRelease, now: number): string[] {
  const old = Object.entries(stopped).filter(([, since]) => now - Date.parse(since) > KEEP_MS)
  return old.map(([version]) => version).filter((version) => version !== history.at(-1)?.version)
}

/** The manifest after the files of these versions of a part are gone: they cannot be gone back to either. */
export function withoutVersions(manifest: ReleaseManifest, part: string, gone: string[]): ReleaseManifest {
  const { history, stopped, ...rest } = partOf(manifest, part)
  const left = Object.entries(stopped).filter(([version]) => !gone.includes(version))
  const past = history.filter(({ version }) => !gone.includes(version))
  const release = { ...rest, history: past, stopped: Object.fromEntries(left) }
  return { ...manifest, parts: { ...manifest.parts, [part]: release } }
}
