import { useEffect, useRef } from 'react'
import type { Company, NavEntry } from 'shared-api/contract'
import { Outlet, useLocation } from 'shared-ui'
import { texts } from '../texts/index.ts'
import { Footer } from './footer.tsx'
import classes from './frame.module.css'
import { NavigationBar } from './navigation-bar.tsx'

type Props = { nav: NavEntry[]; company: Company }

/** What stands around every page: skip link, navigation bar, footer. */
export function Frame({ nav, company }: Props) {
  useScrollToTop()
  return (
    <>
      <a className={classes.skip} href="#content">
        {texts().skip}
      </a>
      <NavigationBar entries={nav.filter(({ place }) => place !== 'footer')} company={company} />
      <main id="content" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer entries={nav} company={company} />
    </>
  )
}

/** The page scrolls to top on every route change (`specification §2`). */
function useScrollToTop() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // Not where it starts: a visitor may have scrolled before the page's code came.
    if (shown.current !== pathname) window.scrollTo(0, 0)
    shown.current = pathname
  }, [pathname])
}
