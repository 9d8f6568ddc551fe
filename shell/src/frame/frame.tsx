import { type RefObject, useEffect, useRef } from 'react'
import type { Company, NavEntry } from 'shared-api/contract'
import { Outlet, useLocation } from 'shared-ui'
import { texts } from '../texts/index.ts'
import { Footer } from './footer.tsx'
import classes from './frame.module.css'
import { NavigationBar } from './navigation-bar.tsx'
import { PageAnnouncement } from './page-announcement.tsx'

type Props = { nav: NavEntry[]; company: Company }

/** What stands around every page: skip link, navigation bar, footer. */
export function Frame({ nav, company }: Props) {
  const main = useRef<HTMLElement>(null)
  useStartOfPage(main)
  return (
    <>
      <a className={classes.skip} href="#content">
        {texts().skip}
      </a>
      <NavigationBar entries={nav.filter(({ place }) => place !== 'footer')} company={company} />
      <main ref={main} id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer entries={nav} company={company} />
      <PageAnnouncement />
    </>
  )
}

/** The page scrolls to top on every route change (`specification §2`), and the keyboard goes on from there. */
function useStartOfPage(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // Not where it starts: a visitor may have scrolled before the page's code came.
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
