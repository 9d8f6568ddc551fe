import { useEffect, useRef, useState } from 'react'
import { useLocation, VisuallyHidden } from 'shared-ui'

/** Tells the title of each page that one comes to: without a new document a screen reader would stay silent. */
export function PageAnnouncement() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  // The first page is told by the browser.
  const told = useRef(pathname)

  useEffect(() => {
    if (pathname === told.current) return
    told.current = ''
    const tell = () => setTitle(document.title)
    tell()
    const observer = new MutationObserver(tell)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])

  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
