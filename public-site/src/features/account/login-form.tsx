import { type FormEvent, useState } from 'react'
import { login } from 'shared-api/client'
import type { User } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { Alert, Anchor, Button, Link, Stack, TextInput } from 'shared-ui'
import { PasswordField } from '../../components/password-field.tsx'
import { paths } from '../../config/paths.ts'
import { api } from '../../lib/client.ts'
import { comeIntoSight } from '../../lib/come-into-sight.ts'
import { focusAfterSubmit } from '../../lib/focus-after-submit.ts'
import { accountTexts } from '../../texts/account.ts'
import { failureReason } from './failure-reason.ts'

type Props = { email: string; onLogin: (user: User) => void; onRegister: () => void }

/** Email and password. Nothing is checked before the server does (docs/product.md, Customer accounts). */
export function LoginForm({ email, onLogin, onRegister }: Props) {
  const { failure, sending, submit } = useLogin(onLogin)
  const t = accountTexts()
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {failure !== null && (
          <Alert ref={comeIntoSight} role="alert" color="red" title={t.loginFailed}>
            {failure}
          </Alert>
        )}
        <TextInput
          name="email"
          label={t.labels.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={email}
        />
        <PasswordField name="password" label={t.labels.password} autoComplete="current-password" />
        <Button type="submit" size="lg" fullWidth loading={sending}>
          {t.login}
        </Button>
        <Anchor component={Link} to={paths.forgotten.href()} ta="center">
          {t.forgotten.link}
        </Anchor>
        <Button variant="subtle" fullWidth onClick={onRegister}>
          {t.create}
        </Button>
      </Stack>
    </form>
  )
}

function useLogin(onLogin: (user: User) => void) {
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    setSending(true)
    setFailure(null)
    try {
      const { user } = await login(api(), {
        email: plainText(textOf(form, 'email')).trim(),
        password: textOf(form, 'password'),
      })
      onLogin(user)
    } catch (cause) {
      setFailure(failureReason(cause))
      focusAfterSubmit(element)
    } finally {
      setSending(false)
    }
  }
  return { failure, sending, submit }
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '')
