import type { ReactNode } from 'react'
import { Container, Link, NavLink, useShell } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import classes from './console-frame.module.css'

const ENTRIES = [
  { label: 'Desk', href: paths.admin.href() },
  { label: 'Bookings', href: paths.bookings.href() },
  { label: 'Enquiries', href: paths.enquiries.href() },
  { label: 'Cabs', href: paths.cabs.href() },
  { label: 'Holiday Package', href: paths.holidays.href() },
  { label: 'Tour Package', href: paths.tours.href() },
  { label: 'Staff', href: paths.staff.href() },
]

/** The console's own navigation around its pages. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { session } = useShell()
  return (
    <>
      <nav aria-label="Desk" className={classes.bar}>
        <Container className={classes.inner}>
          <ul className={classes.entries}>
            {ENTRIES.map(({ label, href }) => (
              <li key={href}>
                <NavLink to={href} className={classes.entry}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className={classes.account}>
            <NavLink to={paths.account.href()} className={classes.entry}>
              {session.user?.name}
            </NavLink>
            <Link to={paths.login.href()} state={{ signOut: true }} className={classes.entry}>
              Sign out
            </Link>
          </div>
        </Container>
      </nav>
      <Container py="lg">{children}</Container>
    </>
  )
}
