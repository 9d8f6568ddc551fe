import { type ReactNode, useEffect, useState } from 'react'
import { getMe } from 'shared-api/client'
import { Alert, Button, Container, Loader, Stack, Text, useLocation, useNavigate, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { client } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { sessionTexts } from '../../texts/session.ts'
import { FirstPasswordPage } from './first-password.tsx'
import type { LoginState } from './login-state.ts'
import { useWhoIsIn } from './use-who-is-in.ts'

/**
 * Shows its children to an admin, and sends others to the login page, which leads back here. For convenience: the
 * server checks each call.
 */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { session } = useShell()
  const failure = useKnownUser()
  const { user } = session
  const texts = sessionTexts().staffOnly
  useWhoIsIn()
  useLoginUnless(user === undefined || user?.role === 'admin')

  if (user?.role === 'admin') return user.mustChangePassword ? <FirstPasswordPage /> : children
  if (failure === null) return <Asking />
  return (
    <Container py="xl">
      <Alert color="red" role="alert" title={texts.notAvailable}>
        <Stack align="flex-start">
          <Text>{problemText(failure.cause)}</Text>
          <Button variant="default" onClick={failure.retry}>
            {texts.retry}
          </Button>
        </Stack>
      </Alert>
    </Container>
  )
}

/**
 * Reads the current user unless it is known; returns the failure, if any. Uses the console's own client, which the
 * shell would have to load.
 */
function useKnownUser() {
  const { session } = useShell()
  const [cause, setCause] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (session.user !== undefined) return
    setCause(null)
    let left = false
    getMe(client).then(
      // Somebody may have logged in on another page since.
      ({ user }) => left || session.accept(user),
      (cause) => left || setCause(cause),
    )
    return () => {
      left = true
    }
  }, [attempt])
  return cause === null ? null : { cause, retry: () => setAttempt(attempt + 1) }
}

function useLoginUnless(allowed: boolean) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (allowed) return
    const state: LoginState = { from: pathname + search }
    navigate(paths.login.href(), { replace: true, state })
  }, [allowed])
}

const Asking = () => (
  <Container py="xl" ta="center">
    <Loader aria-label={sessionTexts().staffOnly.asking} role="status" />
  </Container>
)
