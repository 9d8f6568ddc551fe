import { useState } from 'react'
import { login, logout } from 'shared-api/client'
import { type SessionUser, Stack, TextInput, useForm } from 'shared-ui'
import { problemStatus, problemText } from '../../api/problem-text.ts'
import { client } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { PasswordField } from '../../editing/password-field.tsx'
import { sessionTexts } from '../../texts/session.ts'

/** An invalid address or overlong password (400) is a failed login too, as 401 is. */
const REFUSED: (number | undefined)[] = [400, 401]

type Props = { email?: string; onLogin: (user: SessionUser) => void }

/** E-mail and password of staff, of any form. Only an admin gets through; the server decides (docs/product.md, Staff accounts). */
export function LoginForm({ email = '', onLogin }: Props) {
  const texts = sessionTexts().login
  const form = useForm({ initialValues: { email, password: '' } })
  const [failure, setFailure] = useState<string | null>(null)

  const submit = form.onSubmit(async (credentials) => {
    setFailure(null)
    try {
      const { user } = await login(client, credentials)
      if (user.role === 'admin') return onLogin(user)
      // A customer's account, whose session is not for this page.
      await logout(client)
      setFailure(texts.refused)
    } catch (cause) {
      setFailure(REFUSED.includes(problemStatus(cause)) ? texts.refused : problemText(cause))
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Refusal text={failure} />
        <TextInput
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        <ActionButton type="submit" loading={form.submitting} fullWidth>
          {texts.button}
        </ActionButton>
      </Stack>
    </form>
  )
}
