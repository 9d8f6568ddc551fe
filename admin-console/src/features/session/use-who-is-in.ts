import { useEffect } from 'react'
import { getMe } from 'shared-api/client'
import { useShell } from 'shared-ui'
import { client } from '../../api/staff-call.ts'

/** The fields whose change the page must show. */
const FIELDS = ['_id', 'staffRole', 'mustChangePassword'] as const

/**
 * Reads the current user whenever the page becomes visible: a colleague may have logged in in another tab, or an owner
 * changed the role. The next call finds an ended session and asks for a login, except where the back button restores a
 * whole page: its visitor may be a stranger.
 */
export function useWhoIsIn() {
  const { session } = useShell()
  useEffect(() => {
    const look = async (left: boolean) => {
      if (document.visibilityState !== 'visible' || !session.user) return
      const { user } = await getMe(client)
      if (user?.role !== 'admin') return left && session.accept(user)
      if (FIELDS.some((field) => user[field] !== session.user?.[field])) session.accept(user)
    }
    // A failed request is repeated the next time.
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
