import type { ReactNode } from 'react'
import { useLocation } from 'shared-ui'
import { SWRConfig } from 'swr'
import { keepFew } from './api/few-replies.ts'
import { useDeskEvents } from './api/use-desk-events.ts'
import { paths } from './config/paths.ts'
import { ConsoleFrame } from './features/frame/console-frame.tsx'
import { LoginAgain } from './features/session/login-again.tsx'
import { StaffOnly } from './features/session/staff-only.tsx'
import classes from './root.module.css'
import { deskLanguage } from './texts/page.ts'

// A failed query has its own Retry, and one whose login was declined must not ask again every 5 s. A list that becomes
// visible is read again: it must contain what was just created.
const QUERIES = { shouldRetryOnError: false, dedupingInterval: 0, use: [keepFew] }

/** Wraps each page of the console: staff only, with the navigation. */
export function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  if (pathname === paths.login.href()) return <InLanguage>{children}</InLanguage>
  return (
    <InLanguage>
      <SWRConfig value={QUERIES}>
        <StaffOnly>
          <ConsoleFrame>{children}</ConsoleFrame>
          <LoginAgain />
          <DeskEvents />
        </StaffOnly>
      </SWRConfig>
    </InLanguage>
  )
}

function DeskEvents() {
  useDeskEvents()
  return null
}

/** The console has a language of its own, whatever that of the frame around it. */
const InLanguage = ({ children }: { children: ReactNode }) => (
  <div lang={deskLanguage()} className={classes.root}>
    {children}
  </div>
)
