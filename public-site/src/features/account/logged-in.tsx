import { type MouseEvent, useState } from 'react'
import { logout } from 'shared-api/client'
import { Alert, Button, Link, type SessionUser, Stack, useShell } from 'shared-ui'
import { elsewhere, paths } from '../../config/paths.ts'
import { api } from '../../lib/client.ts'
import { focusAgain } from '../../lib/focus-after-submit.ts'
import { accountTexts } from '../../texts/account.ts'
import { failureReason } from './failure-reason.ts'

/** For a logged-in visitor: the logout, and the link to their trips, for an admin to the console. */
export function LoggedIn({ user, onLeave }: { user: SessionUser; onLeave: () => void }) {
  const { failure, sending, leave } = useLogout()
  const t = accountTexts()
  return (
    <Stack mt="lg">
      {failure !== null && (
        <Alert role="alert" color="red" title={t.logoutFailed}>
          {failure}
        </Alert>
      )}
      <Button
        component={Link}
        to={user.role === 'admin' ? elsewhere.admin.href() : paths.myTrips.href()}
        size="lg"
        fullWidth
        onClick={onLeave}
      >
        {user.role === 'admin' ? t.console : t.myTrips}
      </Button>
      <Button variant="default" size="lg" fullWidth loading={sending} onClick={leave}>
        {t.logout}
      </Button>
    </Stack>
  )
}

function useLogout() {
  const { session, notify } = useShell()
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function leave({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    setSending(true)
    setFailure(null)
    try {
      await logout(api())
      notify({ kind: 'success', message: accountTexts().loggedOut })
      session.accept(null)
    } catch (cause) {
      setFailure(failureReason(cause))
      setSending(false)
      focusAgain(button)
    }
  }
  return { failure, sending, leave }
}
