import { useEffect } from 'react'
import { logout } from 'shared-api/client'
import { Alert, Stack, Text, useNavigate, useShell } from 'shared-ui'
import { client } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { paths } from '../../config/paths.ts'
import { useAction } from '../../editing/use-action.ts'
import { sessionTexts } from '../../texts/session.ts'

/**
 * Ends the session on arrival, so that a page with unsaved changes could ask before it was left; the login form comes
 * after it. A session that could not be ended is said to go on until it is.
 */
export function SigningOut() {
  const { session } = useShell()
  const navigate = useNavigate()
  const texts = sessionTexts()

  const leave = async () => {
    await logout(client)
    session.accept(null)
    navigate(paths.login.href(), { replace: true })
  }
  const { busy, failure, act: signOut } = useAction(leave, { inPlace: true })
  useEffect(() => void signOut(), [])

  if (failure === null) return <Text role="status">{texts.signingOut}</Text>
  return (
    <Stack align="flex-start">
      <Alert color="red" role="alert" title={texts.stillSignedIn}>
        {failure}
      </Alert>
      <ActionButton loading={busy} onClick={signOut}>
        {texts.signOut}
      </ActionButton>
    </Stack>
  )
}
