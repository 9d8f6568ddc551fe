import { type ReactNode, useEffect, useState } from 'react'
import { Alert, Button, Loader, Stack, Text, useShell, VisuallyHidden } from 'shared-ui'
import { accountTexts } from '../../texts/account.ts'
import { commonTexts } from '../../texts/common.ts'
import classes from './asked-session.module.css'
import { LoggedIn } from './logged-in.tsx'

/** Reads the current user, and shows its children to visitors who are not logged in. */
export function AskedSession({ children, onLeave }: { children: ReactNode; onLeave: () => void }) {
  const { user } = useShell().session
  const { failed, retry } = useAsked()
  const t = accountTexts()
  const asking = user === undefined && !failed
  return (
    <>
      {/* Always there: few screen readers tell a status that comes together with its words. */}
      <div role="status" className={asking ? classes.asking : undefined}>
        {asking && (
          <>
            <Loader />
            <VisuallyHidden>{t.asking}</VisuallyHidden>
          </>
        )}
        {user && <Text>{t.loggedInAs({ name: user.name })}</Text>}
      </div>
      {user === undefined && failed && (
        <Alert role="alert" color="red" title={t.notAsked}>
          <Stack align="flex-start">
            {t.unreachable}
            <Button variant="default" onClick={retry}>
              {commonTexts().retry}
            </Button>
          </Stack>
        </Alert>
      )}
      {user === null && children}
      {user && <LoggedIn user={user} onLeave={onLeave} />}
    </>
  )
}

function useAsked(): { failed: boolean; retry: () => void } {
  const { session } = useShell()
  const [failed, setFailed] = useState(false)
  const ask = () => {
    setFailed(false)
    session.load().catch(() => setFailed(true))
  }
  // Once for each time that the popup is opened: the shell remembers the answer, and asks again after a failure.
  useEffect(ask, [])
  return { failed, retry: ask }
}
