import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Company, NavEntry } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { Link, useLocation } from 'shared-ui'
import { PhoneIcon } from 'shared-ui/icons'
import { Logo } from 'shared-ui/illustrations'
import { pageLanguage, texts } from '../texts/index.ts'
import { entryLabel } from './entry-label.ts'
import { LanguageSwitch } from './language-switch.tsx'
import classes from './navigation-bar.module.css'
import { SchemeToggle } from './scheme-toggle.tsx'
import { SocialLinks } from './social-links.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Where the logo changes, in px (docs/product.md, Frame). */
const LOGO_THRESHOLD = 100

type Props = { entries: NavEntry[] | null; company: Company }

/**
 * The navigation bar: logo, the remotes' entries, social links. On a phone a disclosure menu has them with those of the footer, and
 * beside it stand the pinned ones and the phone. For staff, the logo alone.
 */
export function NavigationBar({ entries, company }: Props) {
  const { pathname } = useLocation()
  if (entries) return <SiteBar entries={entries} company={company} pathname={pathname} />
  return (
    <Bar name={company.name} logo={company.logo} onHome={false}>
      <SchemeToggle />
    </Bar>
  )
}

type SiteProps = { entries: NavEntry[]; company: Company; pathname: string }

function SiteBar({ entries, company, pathname }: SiteProps) {
  const menu = useMenu(pathname)
  const t = texts()
  const phone = company.phones[0]

  return (
    <Bar name={company.name} logo={company.logo} onHome={pathname === '/'}>
      <div className={classes.pinned}>
        {entries.map(
          (entry) =>
            entry.pinned && (
              <Link key={entry.href} to={entry.href} className={classes.entry}>
                {entryLabel(entry, pageLanguage())}
              </Link>
            ),
        )}
        {phone && (
          <a href={`tel:${phone}`} aria-label={`${t.call}: ${formatPhone(phone)}`} className={classes.entry}>
            <PhoneIcon size={20} />
          </a>
        )}
      </div>
      <LanguageSwitch />
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={menu.open}
        aria-controls={menu.id}
        onClick={menu.toggle}
        ref={menu.button}
      >
        {menu.open ? t.close : t.menu}
      </button>
      <nav id={menu.id} aria-label={t.navigation} className={classes.nav} data-open={menu.open || undefined}>
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.href} data-place={entry.place}>
              <Link
                to={entry.href}
                className={classes.entry}
                aria-current={entry.href.toLowerCase() === pathname.toLowerCase() ? 'page' : undefined}
              >
                {entryLabel(entry, pageLanguage())}
              </Link>
            </li>
          ))}
        </ul>
        <div className={classes.extras}>
          <SocialLinks links={company.links} />
          <SchemeToggle />
        </div>
      </nav>
    </Bar>
  )
}

type BarProps = { name: string; logo: string | undefined; onHome: boolean; children: ReactNode }

/** The part that changes with scrolling; its children do not render again. */
function Bar({ name, logo, onHome, children }: BarProps) {
  const scrolled = useScrolledPast(LOGO_THRESHOLD)
  return (
    <header className={classes.bar} data-scrolled={scrolled || undefined}>
      <div className={classes.inner}>
        <Link to="/" className={classes.home} aria-label={texts().home({ company: name })}>
          <Logo name={name} src={logo} variant={scrolled || onHome ? 'solid' : 'light'} />
        </Link>
        {children}
      </div>
    </header>
  )
}

/** The phone menu: Escape and a change of page close it. */
function useMenu(pathname: string) {
  const id = useId()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = openAt === pathname
  // Closed after Back to the page where it was opened.
  if (openAt !== null && !open) setOpenAt(null)

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])

  return { id, open, button, toggle: () => setOpenAt(open ? null : pathname) }
}
