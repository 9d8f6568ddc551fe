import { getDeskSummary } from 'shared-api/client'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** How often the desk looks for news while it is open, in ms. */
const REFRESH_MS = 60_000

/** The query of what needs attention today. */
export const useDeskSummary = () =>
  useSWR('/api/v1/desk/summary', () => staffCall(getDeskSummary), { refreshInterval: REFRESH_MS })
