import { useEffect } from 'react'
import { getMe } from 'shared-api/client'
import { useShell } from 'shared-ui'
import { client } from '../../api/staff-call.ts'

/**
 * Looks who is logged in whenever the page is come back to: a colleague may have logged in beside it, in another tab, and
 * what is done here is then done by them. An ended session is found by the next call, which asks for a login; save where
 * the back button brings a page that was left whole, with all that it showed: whoever presses it may be nobody.
 */
export function useWhoIsIn() {
  const { session } = useShell()
  useEffect(() => {
    const look = async (left: boolean) => {
      if (document.visibilityState !== 'visible' || !session.user) return
      const { user } = await getMe(client)
      if (user?.role !== 'admin') return left && session.accept(user)
      if (user._id !== session.user._id) session.accept(user)
    }
    // A question that fails is asked anew the next time.
    const onVisible = () => void look(false).catch(() => undefined)
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void look(true).catch(() => undefined)
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('focus', onVisible)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', onVisible)
      window.removeEventListener('pageshow', onShow)
    }
  }, [session])
}
