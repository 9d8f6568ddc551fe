import type { ReleaseStore } from '../release-store.ts'
import type { SaidOfPages } from './pages.ts'

/** What the release tool notes beside a stored version. Servers never read it. */
export type ReleaseRecord = {
  buildId: string
  /** The commit of its sources; null if they were in no repository. */
  commit: string | null
  /** Where it is served, if not here. */
  baseUrl: string | null
  /** Why it runs although it is worse in something; earlier records have nothing. */
  because?: string | null
  /** What was said of pages; earlier records have nothing. */
  said?: SaidOfPages
  state: 'checking' | 'passed' | 'refused'
  /** How long its pages took to respond in the check, the median in ms. */
  settled?: number
  /** Since when, ms since 1970. */
  since: number
}

/** Among the files that no server serves. */
const FILE = 'server/release.json'
/** A release that takes longer, in ms, was interrupted. */
const LONGEST_MS = 10 * 60_000

/** The record of a version; null for one from before there were records. */
export async function readRecord(store: ReleaseStore, part: string, version: string): Promise<ReleaseRecord | null> {
  const text = await store.read(part, version, FILE)
  return text && (JSON.parse(text.toString()) as ReleaseRecord)
}

export const writeRecord = (store: ReleaseStore, part: string, version: string, record: ReleaseRecord) =>
  store.write(part, version, FILE, Buffer.from(JSON.stringify(record)))

/** Whether somebody else is releasing other files as this version. */
export const isTaken = (there: ReleaseRecord | null, { buildId, since }: ReleaseRecord) =>
  there?.state === 'checking' && there.buildId !== buildId && since - there.since < LONGEST_MS
