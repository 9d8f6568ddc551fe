import { type ReactNode, useRef } from 'react'
import { Container, Link, UnstyledButton, useLocation } from 'shared-ui'
import { useIsOwner } from '../../components/owners-only.tsx'
import { frameTexts } from '../../texts/frame.ts'
import { Account } from './account.tsx'
import classes from './console-frame.module.css'
import { type Door, doorsOf, type Group, whereIs } from './doors.ts'
import { SearchBox } from './search-box.tsx'
import { useDoubleClicks } from './use-double-clicks.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useNewBookings } from './use-new-bookings.ts'

/** The console's own navigation around its pages: five doors, on a phone at the foot, and the pages behind one. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const texts = frameTexts()
  const page = useRef<HTMLDivElement>(null)
  const doors = doorsOf(useIsOwner())
  const { door: current, group } = whereIs(doors, pathname)
  useKeptFocus()
  useDoubleClicks()
  useNewBookings()
  return (
    <>
      {/* No link: the history would get an entry of the same page. */}
      <UnstyledButton className={classes.skip} onClick={() => page.current?.focus()} data-screen-only>
        {texts.skip}
      </UnstyledButton>
      <div className={classes.bar} data-screen-only>
        <Container className={classes.inner}>
          <nav aria-label={texts.desk} className={classes.doors}>
            <ul>
              {doors.map(({ name, href, Icon }) => (
                <li key={name}>
                  <Link
                    to={href}
                    className={classes.entry}
                    aria-current={markOf(name === current?.name, href === pathname)}
                  >
                    <Icon />
                    <span>{texts.doors[name]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <SearchBox doors={doors} />
          <div className={classes.account}>
            <Account className={classes.entry} />
          </div>
        </Container>
      </div>
      {current && group && <Behind door={current} group={group} pathname={pathname} />}
      <Container ref={page} tabIndex={-1} py="lg" className={classes.page}>
        {children}
      </Container>
    </>
  )
}

/** The pages beside the current one; those of More with the way back to all. */
function Behind({ door, group, pathname }: { door: Door; group: Group; pathname: string }) {
  const { doors, pages } = frameTexts()
  const current = group.entries.find((entry) => entry.pages.test(pathname))
  return (
    <nav aria-label={doors[door.name]} className={classes.behind} data-screen-only>
      <Container>
        <ul>
          {door.name === 'more' && (
            <li>
              <Link to={door.href} className={classes.entry}>
                ‹ {doors.more}
              </Link>
            </li>
          )}
          {group.entries.map((entry) => (
            <li key={entry.name}>
              <Link
                to={entry.href}
                className={classes.entry}
                aria-current={markOf(entry === current, entry.href === pathname)}
              >
                {pages[entry.name]}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}

/** How an entry is marked: as the page itself, or as the part of the desk that the page belongs to. */
const markOf = (belongs: boolean, isPage: boolean) => (belongs ? (isPage ? 'page' : true) : undefined)
