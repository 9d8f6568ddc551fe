import { Suspense, useEffect, useRef } from 'react'
import type { Company, NavEntry } from 'shared-api/contract'
import { splitPath } from 'shared-api/languages'
import { Outlet, ScrollRestoration, useLocation } from 'shared-ui'
import { texts } from '../texts/index.ts'
import { Footer } from './footer.tsx'
import classes from './frame.module.css'
import { LanguageOffer } from './language-offer.tsx'
import { NavigationBar } from './navigation-bar.tsx'

type Props = {
  /** Null around the pages of staff, who have their own navigation. */
  nav: NavEntry[] | null
  company: Company
}

/** The frame of every page: skip link, navigation bar, footer. */
export function Frame({ nav, company }: Props) {
  const { main, title } = useStartOfPage()
  return (
    <>
      <a className={classes.skip} href="#content">
        {texts().skip}
      </a>
      <NavigationBar entries={nav} company={company} />
      {nav && <LanguageOffer />}
      <main ref={main} id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      {/* It responds after the page. */}
      <Suspense>{nav && <Footer entries={nav} company={company} />}</Suspense>
      <p ref={title} role="status" className="for-ears" />
      <ScrollRestoration />
    </>
  )
}

/**
 * On a new path the keyboard continues at the start of the content, and a screen reader announces the title: without a new
 * document it would stay silent.
 */
function useStartOfPage() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const main = useRef<HTMLElement>(null)
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    title.current?.replaceChildren()
    const announce = () => {
      // The next page is rendered already, and is announced by its own effect.
      if (splitPath(window.location.pathname).path !== pathname) return
      // Not the title of the page before, as a placeholder has no heading; nor the same title again for each change of
      // the head.
      const isHere = main.current?.querySelector('h1')
      if (isHere && title.current?.textContent !== document.title) title.current?.replaceChildren(document.title)
    }
    announce()
    // The page names itself once its code is there, and a record once it has come.
    const observer = new MutationObserver(announce)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
  return { main, title }
}
