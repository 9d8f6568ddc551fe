import { useSyncExternalStore } from 'react'
import { istDay } from 'shared-api/india'
import { serverNow } from './server-now.ts'

/** How often the clock is looked at, in ms: a form may be open over midnight, or over the night in a closed laptop. */
const LOOK_MS = 60_000

function watchClock(onLook: () => void): () => void {
  const timer = setInterval(onLook, LOOK_MS)
  return () => clearInterval(timer)
}

/** Today in India by the server's clock; undefined while the page is rendered on a server, which may be a day behind. */
export const useIstToday = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    watchClock,
    () => istDay(serverNow()),
    () => undefined,
  )
