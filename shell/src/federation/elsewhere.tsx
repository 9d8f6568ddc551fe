import { useEffect } from 'react'
import { splitPath } from 'shared-api/languages'
import { type Notice, notify, recentNotices } from 'shared-ui'
import { PageLoading } from './page-loading.tsx'

/**
 * Rendered for pages of another remote than the document's. The browser loads them as a new document: a visitor's page
 * need not list the console's files, and no file runs unchecked. The addresses of staff name no language.
 */
export function Elsewhere({ forStaff }: { forStaff: boolean }) {
  useEffect(() => {
    const { pathname, search, hash } = location
    const path = forStaff ? splitPath(pathname).path : pathname
    history.replaceState({ ...history.state, notices: recentNotices }, '', path + search + hash)
    location.reload()
  }, [forStaff])
  return <PageLoading />
}

/** Shows the notices from before the change to this remote, once. */
export function notifyAgain(): void {
  const { notices, ...state } = (history.state ?? {}) as { notices?: Notice[] }
  if (!notices) return
  history.replaceState(state, '')
  notices.forEach(notify)
}
