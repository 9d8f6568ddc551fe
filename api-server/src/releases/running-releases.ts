import { compose, type FrontEnd, type LocalBuilds } from './front-end.ts'
import type { ReleaseStore } from './release-store.ts'

/** How often the store is asked for a new manifest, in ms. */
const POLL_MS = 1000

/** The compositions that run, kept up to date with the release manifest while the process lives. */
export type RunningReleases = {
  /** What a visitor of this bucket (0 to 99) gets now. */
  forBucket(bucket: number): FrontEnd
  /** Whether visitors of different buckets get different versions. */
  hasCanary(): boolean
  stop(): void
}

type Options = {
  store: ReleaseStore
  local: LocalBuilds
  origins: string[]
  /** Told when a new manifest was taken, or could not be and the old one goes on. */
  onChange?: () => void
  onError: (error: unknown) => void
}

/**
 * Reads the manifest and watches it. @throws Error when the first one cannot be composed; a later one that cannot is
 * reported and the one before goes on running.
 */
export async function runReleases({ store, local, origins, onChange, onError }: Options): Promise<RunningReleases> {
  let tag = await store.manifestTag()
  let running = await composeAll(store, local, origins)

  const poll = setInterval(async () => {
    try {
      const now = await store.manifestTag()
      if (now === tag) return
      running = await composeAll(store, local, origins)
      tag = now
      onChange?.()
    } catch (error) {
      onError(error)
    }
  }, POLL_MS)
  poll.unref()

  return {
    forBucket: (bucket) => shareOf(running, bucket).frontEnd,
    hasCanary: () => running.length > 1,
    stop: () => clearInterval(poll),
  }
}

/** The composition for the buckets below a percentage that no earlier share has. */
type Share = { below: number; frontEnd: FrontEnd }

function shareOf(shares: Share[], bucket: number): Share {
  const share = shares.find(({ below }) => bucket < below)
  if (!share) throw new Error(`a bucket is from 0 to 99, not ${bucket}`)
  return share
}

/** One composition for each range of buckets between the canaries' percentages. */
async function composeAll(store: ReleaseStore, local: LocalBuilds, origins: string[]): Promise<Share[]> {
  const manifest = await store.readManifest()
  const percents = Object.values(manifest.parts).flatMap(({ canary }) => (canary ? [canary.percent] : []))
  const limits = [...new Set([...percents, 100])].sort((a, b) => a - b)
  return Promise.all(
    limits.map(async (below) => ({ below, frontEnd: await compose({ manifest, store, local, origins }, below - 1) })),
  )
}
