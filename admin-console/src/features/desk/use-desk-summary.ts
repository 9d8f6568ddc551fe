import { useRef, useState } from 'react'
import { getDeskSummary } from 'shared-api/client'
import type { DeskSummary } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** How often the desk looks for news while it is open, in ms. */
const REFRESH_MS = 60_000
/** The same while a mail is under way, so that it is seen to leave. */
const MAIL_MOVES_MS = 5000
/** How long a mail that was sent again is watched, in ms; after that it waits for its server. */
const WATCH_MS = 30_000

/** The query of what needs attention today; `watchMail` reads it again, and more often for a while. */
export function useDeskSummary() {
  const [refreshInterval, setRefreshInterval] = useState(REFRESH_MS)
  const watchedUntil = useRef(0)
  const onSuccess = (summary: DeskSummary) => {
    const moves = isSending(summary) || Date.now() < watchedUntil.current
    setRefreshInterval(moves ? MAIL_MOVES_MS : REFRESH_MS)
  }
  const query = useSWR('/api/v1/desk/summary', () => staffCall(getDeskSummary), { refreshInterval, onSuccess })
  const watchMail = () => {
    watchedUntil.current = Date.now() + WATCH_MS
    query.mutate()
  }
  return { query, watchMail }
}

// Not what waits: without a mail server it waits for ever.
const isSending = ({ unsentMail }: DeskSummary) => unsentMail.some(({ state }) => state === 'sending')
