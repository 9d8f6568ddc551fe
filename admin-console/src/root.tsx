import type { ReactNode } from 'react'
import { useLocation } from 'shared-ui'
import { SWRConfig } from 'swr'
import { keepFew } from './api/few-replies.ts'
import { paths } from './config/paths.ts'
import { ConsoleFrame } from './features/frame/console-frame.tsx'
import { LoginAgain } from './features/session/login-again.tsx'
import { StaffOnly } from './features/session/staff-only.tsx'
import classes from './root.module.css'

// A failed query shows its own way to try again, and one whose login was declined must not ask for it every 5 s. A list
// that is come back to asks anew at once: what was just created belongs into it.
const QUERIES = { shouldRetryOnError: false, dedupingInterval: 0, use: [keepFew] }

/** Stands around each page of the console: for staff only, with the console's navigation. */
export function Root({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  if (pathname === paths.login.href()) return <InEnglish>{children}</InEnglish>
  return (
    <InEnglish>
      <SWRConfig value={QUERIES}>
        <StaffOnly>
          <ConsoleFrame>{children}</ConsoleFrame>
          <LoginAgain />
        </StaffOnly>
      </SWRConfig>
    </InEnglish>
  )
}

/** The console speaks English, in whatever language the frame around it is. */
const InEnglish = ({ children }: { children: ReactNode }) => (
  <div lang="en" className={classes.root}>
    {children}
  </div>
)
