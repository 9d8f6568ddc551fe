import { useEffect } from 'react'
import type { Company, NavEntry } from 'shared-api/contract'
import { Outlet, useLocation } from 'shared-ui'
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
        Skip to the content
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
  useEffect(() => {
    if (pathname) window.scrollTo(0, 0)
  }, [pathname])
}
