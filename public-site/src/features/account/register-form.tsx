import { type FormEvent, useState } from 'react'
import { ApiProblem, register } from 'shared-api/client'
import { fieldProblemsOf, RegisterRequest } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { Alert, Button, Stack, TextInput, useForm, useShell } from 'shared-ui'
import { CapitalisedInput } from '../../components/capitalised-input.tsx'
import { Honeypot, honeypotOf } from '../../components/honeypot.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { api } from '../../lib/client.ts'
import { comeIntoSight } from '../../lib/come-into-sight.ts'
import { fieldProblems } from '../../lib/field-problems.ts'
import { focusAfterSubmit } from '../../lib/focus-after-submit.ts'
import { requiredText } from '../../lib/problem-text.ts'
import { accountTexts } from '../../texts/account.ts'
import { failureReason } from './failure-reason.ts'

type Props = { onRegistered: (email: string) => void; onBack: () => void }

const EMPTY = { name: '', email: '', password: '', confirmPassword: '' }
type Account = typeof EMPTY

/** Makes a customer's account; afterwards the visitor logs in with it. */
export function RegisterForm({ onRegistered, onBack }: Props) {
  const { form, failure, sending, submit } = useRegistration(onRegistered)
  const t = accountTexts()
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {failure !== null && (
          <Alert ref={comeIntoSight} role="alert" color="red">
            {failure}
          </Alert>
        )}
        <CapitalisedInput
          label={t.labels.name}
          autoComplete="name"
          value={form.values.name}
          error={form.errors.name}
          onText={(name) => form.setFieldValue('name', name)}
        />
        <TextInput
          label={t.labels.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t.labels.password}
          description={t.passwordHint}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={t.labels.confirmPassword}
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <Honeypot />
        <Button type="submit" size="lg" fullWidth loading={sending}>
          {t.register}
        </Button>
        <Button variant="subtle" fullWidth onClick={onBack}>
          {t.back}
        </Button>
      </Stack>
    </form>
  )
}

function useRegistration(onRegistered: (email: string) => void) {
  const { notify } = useShell()
  const t = accountTexts()
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const form = useForm<Account>({ initialValues: EMPTY, validate: accountProblems })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    setFailure(null)
    const { errors, hasErrors } = form.validate()
    // The toast has the catalogue's words; the field says what to do.
    if (errors.confirmPassword === t.sameAgain) notify({ kind: 'error', message: t.mismatch })
    if (hasErrors) return focusAfterSubmit(element)
    setSending(true)
    try {
      const website = honeypotOf(element)
      const { newUser } = await register(api(), { ...meant(form.values), ...(website && { website }) })
      notify({ kind: 'success', message: t.registered({ name: newUser.name }) })
      onRegistered(newUser.email)
    } catch (cause) {
      notify({ kind: 'error', message: t.registrationFailed })
      setFailure(failureReason(cause))
      if (cause instanceof ApiProblem) form.setErrors(fieldProblems(form.values, t.labels, cause.errors))
      focusAfterSubmit(element)
    } finally {
      setSending(false)
    }
  }
  return { form, failure, sending, submit }
}

/** A password is taken to the letter. */
const meant = (account: Account): Account => ({ ...account, email: plainText(account.email) })

/** All inputs are required, and the second password must be the first (docs/product.md, Customer accounts). */
function accountProblems(account: Account): Record<string, string> {
  const t = accountTexts()
  const found = fieldProblemsOf(RegisterRequest.safeParse(meant(account)).error?.issues)
  const problems = fieldProblems(account, t.labels, found)
  // Asked here again: the schema compares the passwords only when all the rest is well.
  if (account.confirmPassword === '') return { ...problems, confirmPassword: requiredText(t.labels.confirmPassword) }
  return account.password === account.confirmPassword ? problems : { ...problems, confirmPassword: t.sameAgain }
}
