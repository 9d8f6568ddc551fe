import { useRef } from 'react'
import { changePassword } from 'shared-api/client'
import { Anchor, Container, Link, Paper, Stack, Text, Title, useShell } from 'shared-ui'
import { client } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { PasswordForm } from '../../editing/password-form.tsx'
import { useStartInForm } from '../../editing/start-in-form.ts'
import type { LoginState } from './login-state.ts'

/** In place of the page, until whoever logged in has changed a password that a colleague chose; then the page follows. */
export function FirstPasswordPage() {
  const { session, notify } = useShell()
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(true, content)
  const { user } = session
  if (!user) return null

  const done = () => {
    notify({ kind: 'success', message: 'Your password is changed.' })
    session.accept({ ...user, mustChangePassword: false })
  }
  return (
    <Container size="xs" py="xl">
      <title>Choose your own password</title>
      <Paper withBorder p="lg" ref={content}>
        <Stack>
          <Title size="h3">Choose your own password</Title>
          <FirstPasswordForm onChanged={done} />
          <Anchor component={Link} to={paths.login.href()} state={SIGN_OUT}>
            Sign out
          </Anchor>
        </Stack>
      </Paper>
    </Container>
  )
}

const SIGN_OUT: LoginState = { signOut: true }

/** Says why, and asks for the new password. A session that has ended has no dialog here: the form says so. */
export const FirstPasswordForm = ({ onChanged }: { onChanged: () => void }) => (
  <Stack>
    <Text>A colleague chose the password that you logged in with. Choose one that only you know; then you go on.</Text>
    <PasswordForm
      currentLabel="Password that you were given"
      send={(change) => changePassword(client, change)}
      onChanged={onChanged}
    />
  </Stack>
)
