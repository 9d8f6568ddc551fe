import { changePassword } from 'shared-api/client'
import { PasswordChange } from 'shared-api/contract'
import { Group, Paper, PasswordInput, Stack, Title, useForm, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useRefusal } from '../../editing/use-refusal.ts'

const EMPTY: PasswordChange = { currentPassword: '', password: '', confirmPassword: '' }
const LABELS = { currentPassword: 'Current password', password: 'New password', confirmPassword: 'New password again' }

const validateChange = validateWith(PasswordChange, LABELS)
/** The contract accepts any current password; an empty one is 'required', not wrong. */
const validate = (change: PasswordChange) => ({
  ...validateChange(change),
  ...(change.currentPassword === '' && { currentPassword: `${LABELS.currentPassword} is required` }),
})

/** Changes one's own password; one's other sessions end. */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const { notify } = useShell()
  const form = useForm({ initialValues: EMPTY, validate })
  const { failure, refuse, forget } = useRefusal(form, LABELS)

  const submit = form.onSubmit(async (change) => {
    forget()
    try {
      await staffCall((client) => changePassword(client, change))
      notify({ kind: 'success', message: 'Password changed. Your other sessions have ended.' })
      form.reset()
      onChanged()
    } catch (cause) {
      refuse(cause, changeProblemText(cause))
    }
  }, toFirstError)

  return (
    <Paper withBorder p="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          <Title order={2} size="h4">
            Change my password
          </Title>
          <FormFailure failure={failure} errors={form.errors} />
          <PasswordInput
            label={LABELS.currentPassword}
            autoComplete="current-password"
            required
            {...form.getInputProps('currentPassword')}
          />
          <PasswordInput
            label={LABELS.password}
            description="12 characters or more"
            autoComplete="new-password"
            required
            {...form.getInputProps('password')}
          />
          <PasswordInput
            label={LABELS.confirmPassword}
            autoComplete="new-password"
            required
            {...form.getInputProps('confirmPassword')}
          />
          <Group>
            <ActionButton type="submit" loading={form.submitting}>
              Change password
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Paper>
  )
}
