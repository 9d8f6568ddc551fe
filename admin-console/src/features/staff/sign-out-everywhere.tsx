import { useState } from 'react'
import { signOutEverywhere } from 'shared-api/client'
import { Paper, Stack, Text, Title, useNavigate, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { paths } from '../../config/paths.ts'

/** Ends all of one's own sessions, on every device. */
export function SignOutEverywhere() {
  const { session, notify } = useShell()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const leave = async () => {
    setBusy(true)
    try {
      await staffCall(signOutEverywhere)
      notify({ kind: 'success', message: 'You are signed out on every device.' })
      navigate(paths.login.href())
      session.accept(null)
    } catch (cause) {
      notify({ kind: 'error', message: problemText(cause) })
      setBusy(false)
    }
  }

  return (
    <Paper withBorder p="lg">
      <Stack align="flex-start">
        <Title order={2} size="h4">
          Sessions
        </Title>
        <Text>Lost a phone, or left a browser open somewhere? All your sessions end, this one too.</Text>
        <ActionButton variant="default" loading={busy} onClick={leave}>
          Sign out everywhere
        </ActionButton>
      </Stack>
    </Paper>
  )
}
