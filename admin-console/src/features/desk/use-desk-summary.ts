import { useState } from 'react'
import { getDeskSummary } from 'shared-api/client'
import type { DeskSummary } from 'shared-api/contract'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** How often the desk looks for news while it is open, in ms. */
const REFRESH_MS = 60_000
/** The same while mail is about to go out, so that what was sent again is seen to leave. */
const MAIL_MOVES_MS = 5000

/** The query of what needs attention today. */
export function useDeskSummary() {
  const [refreshInterval, setRefreshInterval] = useState(REFRESH_MS)
  const onSuccess = (summary: DeskSummary) => setRefreshInterval(untilNews(summary))
  return useSWR('/api/v1/desk/summary', () => staffCall(getDeskSummary), { refreshInterval, onSuccess })
}

const untilNews = ({ unsentMail }: DeskSummary) =>
  unsentMail.some(({ state }) => state !== 'failed') ? MAIL_MOVES_MS : REFRESH_MS
