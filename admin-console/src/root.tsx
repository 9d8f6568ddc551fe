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

// A failed query has its own Retry, and one whose login was declined must not ask again every 5 s. A list that becomes
// visible is read again: it must contain what was just created.
const QUERIES = { shouldRetryOnError: false, dedupingInterval: 0, use: [keepFew] }

/** Wraps each page of the console: staff only, with the navigation. */
export function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  if (pathname === paths.login.href()) return <InEnglish>{children}</InEnglish>
  return (
    <InEnglish>
      <SWRConfig value={QUERIES}>
        <StaffOnly>
          <ConsoleFrame>{children}</ConsoleFrame>
          <LoginAgain />
          <DeskEvents />
        </StaffOnly>
      </SWRConfig>
    </InEnglish>
  )
}

function DeskEvents() {
  useDeskEvents()
  return null
}

/** The console is in English, whatever the language of the frame around it. */
const InEnglish = ({ children }: { children: ReactNode }) => (
  <div lang="en" className={classes.root}>
    {children}
  </div>
)
