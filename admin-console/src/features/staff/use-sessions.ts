import { getAccountSessions } from 'shared-api/client'
import { useShell } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** The query of one's own sessions; each account has its own, as another may log in on the same page. */
export function useSessions() {
  const { session } = useShell()
  const key = ['/api/v1/account/sessions', session.user?._id]
  return useSWR(key, async () => (await staffCall(getAccountSessions)).sessions)
}
