import { useRef } from 'react'
import { changePassword } from 'shared-api/client'
import { Anchor, Container, Link, Paper, Stack, Text, Title, useShell } from 'shared-ui'
import { client } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { PasswordForm } from '../../editing/password-form.tsx'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { sessionTexts } from '../../texts/session.ts'
import type { LoginState } from './login-state.ts'

/** In place of the page, until whoever logged in has changed a password that a colleague chose; then the page follows. */
export function FirstPasswordPage() {
  const { session, notify } = useShell()
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(true, content)
  const { user } = session
  const texts = sessionTexts()
  if (!user) return null

  const done = () => {
    notify({ kind: 'success', message: texts.firstPassword.done })
    session.accept({ ...user, mustChangePassword: false })
  }
  return (
    <Container size="xs" py="xl">
      <title>{texts.firstPassword.title}</title>
      <Paper withBorder p="lg" ref={content}>
        <Stack>
          <Title size="h3">{texts.firstPassword.title}</Title>
          <FirstPasswordForm onChanged={done} />
          <Anchor component={Link} to={paths.login.href()} state={SIGN_OUT}>
            {texts.signOut}
          </Anchor>
        </Stack>
      </Paper>
    </Container>
  )
}

const SIGN_OUT: LoginState = { signOut: true }

/** Says why, and asks for the new password. A session that has ended has no dialog here: the form says so. */
export function FirstPasswordForm({ onChanged }: { onChanged: () => void }) {
  const texts = sessionTexts().firstPassword
  return (
    <Stack>
      <Text>{texts.text}</Text>
      <PasswordForm
        currentLabel={texts.current}
        send={(change) => changePassword(client, change)}
        onChanged={onChanged}
      />
    </Stack>
  )
}
