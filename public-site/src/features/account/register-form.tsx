import { type FormEvent, useState } from 'react'
import { ApiProblem, register } from 'shared-api/client'
import { RegisterRequest } from 'shared-api/contract'
import { Alert, Button, PasswordInput, Stack, TextInput, useForm, useShell } from 'shared-ui'
import { CapitalisedInput } from '../../components/capitalised-input.tsx'
import { api } from '../../lib/client.ts'
import { fieldProblems } from '../../lib/field-problems.ts'
import { focusFirstError } from '../../lib/focus-first-error.ts'
import { failureReason } from './failure-reason.ts'

type Props = { onRegistered: (email: string) => void; onBack: () => void }

const EMPTY = { name: '', email: '', password: '', confirmPassword: '' }
const LABELS = { name: 'Username', email: 'Email', password: 'Password', confirmPassword: 'Confirm Password' }
type Account = typeof EMPTY

/** Makes a customer's account; afterwards the visitor logs in with it. */
export function RegisterForm({ onRegistered, onBack }: Props) {
  const { form, failure, sending, submit } = useRegistration(onRegistered)
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {failure !== null && (
          <Alert role="alert" color="red">
            {failure}
          </Alert>
        )}
        <CapitalisedInput
          label={LABELS.name}
          autoComplete="name"
          value={form.values.name}
          error={form.errors.name}
          onText={(name) => form.setFieldValue('name', name)}
        />
        <TextInput
          label={LABELS.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={LABELS.password}
          description="12 characters or more"
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label={LABELS.confirmPassword}
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <Button type="submit" size="lg" fullWidth loading={sending}>
          REGISTER
        </Button>
        <Button variant="subtle" fullWidth onClick={onBack}>
          Back to log in
        </Button>
      </Stack>
    </form>
  )
}

function useRegistration(onRegistered: (email: string) => void) {
  const { notify } = useShell()
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const form = useForm<Account>({ initialValues: EMPTY, validate: accountProblems })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    setFailure(null)
    const { errors, hasErrors } = form.validate()
    if (errors.confirmPassword === MISMATCH) notify({ kind: 'error', message: 'Passwords do not match' })
    if (hasErrors) return focusFirstError(element)
    setSending(true)
    try {
      const { newUser } = await register(api, form.values)
      notify({ kind: 'success', message: `Registration successful! Welcome, ${newUser.name}` })
      onRegistered(newUser.email)
    } catch (cause) {
      notify({ kind: 'error', message: 'Registration failed. Please try again.' })
      setFailure(failureReason(cause))
      if (cause instanceof ApiProblem) form.setErrors(fieldProblems(form.values, LABELS, issuesOf(cause)))
      focusFirstError(element)
    } finally {
      setSending(false)
    }
  }
  return { form, failure, sending, submit }
}

/** All inputs are required, and the second password must be the first (`specification §5`). */
function accountProblems(account: Account): Record<string, string> {
  const problems = fieldProblems(account, LABELS, RegisterRequest.safeParse(account).error)
  // Asked here again: the schema compares the passwords only when all the rest is well.
  if (account.confirmPassword === '') return { ...problems, confirmPassword: 'Confirm Password is required' }
  return account.password === account.confirmPassword ? problems : { ...problems, confirmPassword: MISMATCH }
}

/** The toast has the catalogue's words; the field says what to do. */
const MISMATCH = 'Type the same password again'

const issuesOf = ({ errors }: ApiProblem) => ({
  issues: errors.map(({ path, message }) => ({ path: [path], message })),
})
