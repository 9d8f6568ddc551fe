import { LRUCache } from 'lru-cache'
import type { ReleaseManifest, RemoteBuild, ShellBuild } from 'shared-api/contract'
import { compose, type FrontEnd, type LocalBuilds } from './front-end.ts'
import { NOTHING, NOTHING_RELEASED } from './manifest-changes.ts'
import type { Previewed } from './preview-link.ts'
import type { ReleaseStore } from './release-store.ts'
import type { ReleaseKey } from './signature.ts'

/** How often the store is asked for a new manifest, in ms. */
const POLL_MS = 1000
/** After how many of them damaged releases are read again: they may have been mended. */
const POLLS_UNTIL_MENDED = 10
const KEPT_PREVIEWS = 8

/** The running compositions, updated with the release manifest. */
export type RunningReleases = {
  /** The composition for a visitor of this bucket (0 to 99). */
  forBucket(bucket: number): FrontEnd
  /** Whether visitors of different buckets get different versions. */
  hasCanary(): boolean
  /** The build of a version that some visitors get. */
  build(part: string, version: string): ShellBuild | RemoteBuild | undefined
  /** What runs, with this release in its place; null if it is not stored whole. */
  withPreview(previewed: Previewed): Promise<FrontEnd | null>
  stop(): void
}

type Options = {
  store: ReleaseStore
  local: LocalBuilds
  origins: string[]
  keys?: ReleaseKey[]
  /** How often the store is asked for a new manifest, in ms. */
  pollMs?: number | undefined
  /**
   * Receives the released parts ('public-site 0.2.0') and the reasons of those that do not run, at the start and with
   * each new manifest.
   */
  onTake?: (released: string[], misfits: string[]) => void
  /** Receives the error, once for each reason, if a manifest cannot be used and the composition before goes on. */
  onError: (error: unknown) => void
}

/**
 * Reads the manifest and watches it. While it cannot be read or composed, what ran before goes on: at the start the
 * workspace's own builds.
 */
export async function runReleases(options: Options): Promise<RunningReleases> {
  const { store, local, origins, keys = [], pollMs = POLL_MS, onTake, onError } = options
  const composed = (manifest: ReleaseManifest, listeners: Listeners = { onMisfit: () => {}, onDamage: () => {} }) =>
    composeAll(manifest, { store, local, origins, keys, ...listeners })
  let running: Share[] | null = null
  let taken = ''
  let reported = ''
  let complaint = ''
  let manifest = NOTHING_RELEASED
  let damaged = false
  let polls = 0

  const take = async () => {
    try {
      const tag = await store.manifestTag()
      polls++
      const isDue = damaged && polls % POLLS_UNTIL_MENDED === 0
      if (running && tag === taken && !isDue) return
      manifest = await store.readManifest()
      const misfits = new Set<string>()
      const damages = new Set<string>()
      const next = await composed(manifest, {
        onMisfit: (misfit) => misfits.add(misfit),
        onDamage: (damage) => damages.add(damage),
      })
      const released = releasedIn(manifest)
      const report = JSON.stringify([tag, ...misfits, ...damages])
      if ((running || released.length > 0) && report !== reported) onTake?.(released, [...misfits, ...damages])
      running = next
      taken = tag
      reported = report
      damaged = damages.size > 0
      complaint = ''
    } catch (error) {
      if (String(error) === complaint) return
      complaint = String(error)
      onError(error)
    }
  }

  const previews = new LRUCache<string, FrontEnd, Previewed>({
    max: KEPT_PREVIEWS,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _old, { context: { part, version, baseUrl } }) => {
      const shown = { version, baseUrl, releasedAt: new Date().toISOString() }
      const shares = await composed({
        ...manifest,
        parts: { ...manifest.parts, [part]: { ...NOTHING, current: shown } },
      })
      return shareOf(shares, 99).frontEnd
    },
  })

  await take()
  running ??= await composed(NOTHING_RELEASED)
  const poll = every(pollMs, take)
  return {
    forBucket: (bucket) => shareOf(running ?? [], bucket).frontEnd,
    hasCanary: () => (running ?? []).length > 1,
    build: (name, version) =>
      (running ?? [])
        .flatMap(({ frontEnd: { shell, remotes } }) => [shell.build, ...remotes.map(({ build }) => build)])
        .find((build) => build.name === name && build.version === version),
    withPreview: async (previewed) =>
      (await previews.fetch(JSON.stringify([taken, previewed]), { context: previewed }).catch(() => null)) ?? null,
    stop: () => clearInterval(poll),
  }
}

const releasedIn = ({ parts }: ReleaseManifest): string[] =>
  Object.entries(parts).flatMap(([part, { current }]) => (current ? [`${part} ${current.version}`] : []))

/** Calls again and again, but never while the call before is at work: a store may be slow. */
function every(ms: number, call: () => Promise<void>): NodeJS.Timeout {
  let busy = false
  const timer = setInterval(async () => {
    if (busy) return
    busy = true
    await call()
    busy = false
  }, ms)
  return timer.unref()
}

/** The composition for the buckets below a percentage that no earlier share has. */
type Share = { below: number; frontEnd: FrontEnd }

function shareOf(shares: Share[], bucket: number): Share {
  const share = shares.find(({ below }) => bucket < below)
  if (!share) throw new Error(`a bucket is from 0 to 99, not ${bucket}`)
  return share
}

type Listeners = { onMisfit: (misfit: string) => void; onDamage: (damage: string) => void }
type Places = Pick<Options, 'store' | 'local' | 'origins' | 'keys'> & Listeners

/** One composition for each range of buckets between the canaries' percentages. */
async function composeAll(manifest: ReleaseManifest, places: Places): Promise<Share[]> {
  const percents = Object.values(manifest.parts).flatMap(({ canary }) => (canary ? [canary.percent] : []))
  const limits = [...new Set([...percents, 100])].sort((a, b) => a - b)
  return Promise.all(
    limits.map(async (below) => ({ below, frontEnd: await compose({ manifest, ...places }, below - 1) })),
  )
}
