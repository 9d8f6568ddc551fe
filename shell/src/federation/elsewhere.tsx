import { useEffect } from 'react'
import { type Notice, notify, recentNotices } from 'shared-ui'
import { PageLoading } from './page-loading.tsx'

/**
 * Stands for the pages of another remote than the one that the page came for. The browser asks for them anew, as a whole:
 * a visitor's page need not name the console's files, and none of them runs unchecked.
 */
export function Elsewhere() {
  useEffect(() => {
    history.replaceState({ ...history.state, notices: recentNotices }, '')
    location.reload()
  }, [])
  return <PageLoading />
}

/** Shows once what was told as the visitor left the other remote for this page. */
export function notifyAgain(): void {
  const { notices, ...state } = (history.state ?? {}) as { notices?: Notice[] }
  if (!notices) return
  history.replaceState(state, '')
  notices.forEach(notify)
}
