import { type ReactNode, useEffect, useRef } from 'react'
import { Container, Link, UnstyledButton, useLocation, useShell } from 'shared-ui'
import { useIsOwner } from '../../components/owners-only.tsx'
import { paths } from '../../config/paths.ts'
import { frameTexts } from '../../texts/frame.ts'
import type { Words } from '../../texts/words.ts'
import classes from './console-frame.module.css'
import { DeskLanguageButton } from './desk-language.tsx'
import { useDoubleClicks } from './use-double-clicks.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useNewBookings } from './use-new-bookings.ts'

type EntryName = Exclude<keyof Words['frame'], 'account' | 'language'>

/** Each entry with the pages that belong to it. */
const ENTRIES: { name: EntryName; href: string; pages: RegExp; forOwners?: boolean }[] = [
  { name: 'desk', href: paths.admin.href(), pages: /^\/admin\/?$/ },
  { name: 'bookings', href: paths.bookings.href(), pages: /^\/(bookings|import)/ },
  { name: 'board', href: paths.board.href(), pages: /^\/board/ },
  { name: 'enquiries', href: paths.enquiries.href(), pages: /^\/enquiries/ },
  { name: 'cabs', href: paths.cabs.href(), pages: /^\/(table|admin\/create|edit\/)/ },
  { name: 'vehicles', href: paths.vehicles.href(), pages: /^\/vehicles/ },
  { name: 'drivers', href: paths.drivers.href(), pages: /^\/drivers/ },
  { name: 'holidays', href: paths.holidays.href(), pages: /^\/holiday/ },
  { name: 'tours', href: paths.tours.href(), pages: /^\/tour/ },
  { name: 'tariffs', href: paths.tariffs.href(), pages: /^\/tariffs/ },
  { name: 'documents', href: paths.documents.href(), pages: /^\/documents/ },
  { name: 'dayBook', href: paths.dayBook.href(), pages: /^\/day-book/ },
  { name: 'books', href: paths.books.href(), pages: /^\/books/, forOwners: true },
  { name: 'staff', href: paths.staff.href(), pages: /^\/staff/, forOwners: true },
  { name: 'settings', href: paths.settings.href(), pages: /^\/admin\/settings/, forOwners: true },
  { name: 'activity', href: paths.activity.href(), pages: /^\/activity/, forOwners: true },
]

/** The console's own navigation around its pages. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { session } = useShell()
  const { pathname } = useLocation()
  const texts = frameTexts()
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
        {texts.skip}
      </UnstyledButton>
      <nav aria-label={texts.desk} className={classes.bar} data-screen-only>
        <Container ref={bar} className={classes.inner}>
          <ul className={classes.entries}>
            {ENTRIES.filter(({ forOwners }) => isOwner || !forOwners).map(({ name, href, pages }) => (
              <li key={href}>
                <Link
                  to={href}
                  className={classes.entry}
                  aria-current={markOf(pages.test(pathname), href === pathname)}
                >
                  {texts[name]}
                </Link>
              </li>
            ))}
          </ul>
          <div className={classes.account}>
            <DeskLanguageButton className={`${classes.entry} ${classes.otherLanguage}`} />
            <Link
              to={paths.account.href()}
              className={classes.entry}
              aria-label={texts.account({ name: session.user?.name ?? '' })}
              aria-current={markOf(pathname === paths.account.href(), true)}
            >
              {session.user?.name}
            </Link>
            <Link to={paths.login.href()} state={{ signOut: true }} className={classes.entry}>
              {texts.signOut}
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
