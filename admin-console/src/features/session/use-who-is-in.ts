import { useEffect } from 'react'
import { getMe } from 'shared-api/client'
import { useShell } from 'shared-ui'
import { client } from '../../api/staff-call.ts'

/**
 * Looks who is logged in whenever the page is come back to: a colleague may have logged in beside it, in another tab, and
 * what is done here is then done by them. An ended session is found by the next call, which asks for a login.
 */
export function useWhoIsIn() {
  const { session } = useShell()
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible' || !session.user) return
      const { user } = await getMe(client)
      const other = user?.role === 'admin' && user._id !== session.user._id
      if (other) session.accept(user)
    }
    // A question that fails is asked anew the next time.
    const onVisible = () => void look().catch(() => undefined)
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('focus', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', onVisible)
    }
  }, [session])
}
