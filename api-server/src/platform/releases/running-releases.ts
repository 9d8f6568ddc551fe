import type { ReleaseManifest } from 'shared-api/contract'
import { compose, type FrontEnd, type LocalBuilds } from './front-end.ts'
import type { ReleaseStore } from './release-store.ts'

/** How often the store is asked for a new manifest, in ms. */
const POLL_MS = 1000

/** The running compositions, updated with the release manifest. */
export type RunningReleases = {
  /** The composition for a visitor of this bucket (0 to 99). */
  forBucket(bucket: number): FrontEnd
  /** Whether visitors of different buckets get different versions. */
  hasCanary(): boolean
  stop(): void
}

type Options = {
  store: ReleaseStore
  local: LocalBuilds
  origins: string[]
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
export async function runReleases({ store, local, origins, onTake, onError }: Options): Promise<RunningReleases> {
  const composed = (manifest: ReleaseManifest, onMisfit: (misfit: string) => void = () => {}) =>
    composeAll(manifest, { store, local, origins, onMisfit })
  let running: Share[] | null = null
  let taken = ''
  let complaint = ''

  const take = async () => {
    try {
      const tag = await store.manifestTag()
      if (running && tag === taken) return
      const manifest = await store.readManifest()
      const misfits = new Set<string>()
      const next = await composed(manifest, (misfit) => misfits.add(misfit))
      const released = releasedIn(manifest)
      if (running || released.length > 0) onTake?.(released, [...misfits])
      running = next
      taken = tag
      complaint = ''
    } catch (error) {
      if (String(error) === complaint) return
      complaint = String(error)
      onError(error)
    }
  }

  await take()
  running ??= await composed({ parts: {} })
  const poll = every(POLL_MS, take)
  return {
    forBucket: (bucket) => shareOf(running ?? [], bucket).frontEnd,
    hasCanary: () => (running ?? []).length > 1,
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

type Places = Pick<Options, 'store' | 'local' | 'origins'> & { onMisfit: (misfit: string) => void }

/** One composition for each range of buckets between the canaries' percentages. */
async function composeAll(manifest: ReleaseManifest, places: Places): Promise<Share[]> {
  const percents = Object.values(manifest.parts).flatMap(({ canary }) => (canary ? [canary.percent] : []))
  const limits = [...new Set([...percents, 100])].sort((a, b) => a - b)
  return Promise.all(
    limits.map(async (below) => ({ below, frontEnd: await compose({ manifest, ...places }, below - 1) })),
  )
}
