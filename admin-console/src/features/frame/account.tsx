import { Link, useLocation, useShell } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { frameTexts } from '../../texts/frame.ts'
import classes from './console-frame.module.css'
import { DeskLanguageButton } from './desk-language.tsx'

/** The other language, one's own account, and the way out. */
export function Account({ className }: { className: string | undefined }) {
  const { session } = useShell()
  const { pathname } = useLocation()
  const texts = frameTexts()
  return (
    <>
      <DeskLanguageButton className={`${className} ${classes.otherLanguage}`} />
      <Link
        to={paths.account.href()}
        className={className}
        aria-label={texts.account({ name: session.user?.name ?? '' })}
        aria-current={pathname === paths.account.href() ? 'page' : undefined}
      >
        {session.user?.name}
      </Link>
      <Link to={paths.login.href()} state={{ signOut: true }} className={className}>
        {texts.signOut}
      </Link>
    </>
  )
}
