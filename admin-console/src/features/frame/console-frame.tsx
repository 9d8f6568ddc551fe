import { type ReactNode, useEffect, useRef } from 'react'
import { Container, Link, UnstyledButton, useLocation, useShell } from 'shared-ui'
import { useIsOwner } from '../../components/owners-only.tsx'
import { paths } from '../../config/paths.ts'
import classes from './console-frame.module.css'
import { useDoubleClicks } from './use-double-clicks.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useNewBookings } from './use-new-bookings.ts'

/** Each entry with the pages that belong to it. */
const ENTRIES = [
  { label: 'Desk', href: paths.admin.href(), pages: /^\/admin\/?$/ },
  { label: 'Bookings', href: paths.bookings.href(), pages: /^\/(bookings|import)/ },
  { label: 'Board', href: paths.board.href(), pages: /^\/board/ },
  { label: 'Enquiries', href: paths.enquiries.href(), pages: /^\/enquiries/ },
  { label: 'Cabs', href: paths.cabs.href(), pages: /^\/(table|admin\/create|edit\/)/ },
  { label: 'Vehicles', href: paths.vehicles.href(), pages: /^\/vehicles/ },
  { label: 'Drivers', href: paths.drivers.href(), pages: /^\/drivers/ },
  { label: 'Holiday Package', href: paths.holidays.href(), pages: /^\/holiday/ },
  { label: 'Tour Package', href: paths.tours.href(), pages: /^\/tour/ },
  { label: 'Tariffs', href: paths.tariffs.href(), pages: /^\/tariffs/ },
  { label: 'Books', href: paths.books.href(), pages: /^\/books/, forOwners: true },
  { label: 'Staff', href: paths.staff.href(), pages: /^\/staff/, forOwners: true },
  { label: 'Settings', href: paths.settings.href(), pages: /^\/admin\/settings/, forOwners: true },
  { label: 'Activity', href: paths.activity.href(), pages: /^\/activity/, forOwners: true },
]

/** The console's own navigation around its pages. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { session } = useShell()
  const { pathname } = useLocation()
  const isOwner = useIsOwner()
  const bar = useCurrentInView(pathname)
  const page = useRef<HTMLDivElement>(null)
  useKeptFocus()
  useDoubleClicks()
  useNewBookings()
  return (
    <>
      {/* No link: the history would get an entry of the same page. */}
      <UnstyledButton className={classes.skip} onClick={() => page.current?.focus()} data-screen-only>
        Skip to the page
      </UnstyledButton>
      <nav aria-label="Desk" className={classes.bar} data-screen-only>
        <Container ref={bar} className={classes.inner}>
          <ul className={classes.entries}>
            {ENTRIES.filter(({ forOwners }) => isOwner || !forOwners).map(({ label, href, pages }) => (
              <li key={href}>
                <Link
                  to={href}
                  className={classes.entry}
                  aria-current={markOf(pages.test(pathname), href === pathname)}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className={classes.account}>
            <Link
              to={paths.account.href()}
              className={classes.entry}
              aria-label={`My account, ${session.user?.name}`}
              aria-current={markOf(pathname === paths.account.href(), true)}
            >
              {session.user?.name}
            </Link>
            <Link to={paths.login.href()} state={{ signOut: true }} className={classes.entry}>
              Sign out
            </Link>
          </div>
        </Container>
      </nav>
      <Container ref={page} tabIndex={-1} py="lg" className={classes.page}>
        {children}
      </Container>
    </>
  )
}

/** Pushes the bar sideways, where it is wider than the screen, until the current entry is seen. */
function useCurrentInView(pathname: string) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = pathname && bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) bar.current?.scrollTo({ left: current.offsetLeft - bar.current.clientWidth / 2 })
  }, [pathname])
  return bar
}

/** How an entry is marked: as the page itself, or as the part of the desk that the page belongs to. */
const markOf = (belongs: boolean, isPage: boolean) => (belongs ? (isPage ? 'page' : true) : undefined)
