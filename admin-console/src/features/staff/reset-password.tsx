import { useRef } from 'react'
import { resetStaffPassword } from 'shared-api/client'
import { PasswordReset, type StaffMember } from 'shared-api/contract'
import { Dialog, PasswordInput, Stack, Text, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { useRefusal } from '../../editing/use-refusal.ts'
import { OWN_PASSWORD_LABEL, OwnPasswordField } from './own-password-field.tsx'

type Props = { member: StaffMember | null; onClose: () => void }

/** Sets a new password for a colleague, who must change it. */
export function ResetPassword({ member, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(member !== null, content)
  return (
    <Dialog opened={member !== null} onClose={onClose} title="Reset password">
      <div ref={content}>{member && <ResetForm member={member} onDone={onClose} />}</div>
    </Dialog>
  )
}

const LABELS = { password: 'New password', ownPassword: OWN_PASSWORD_LABEL }

function ResetForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const { notify } = useShell()
  const initialValues: PasswordReset = { password: '', ownPassword: '' }
  const form = useForm({ initialValues, validate: validateWith(PasswordReset, LABELS) })
  const { failure, refuse, forget } = useRefusal(form, LABELS)

  const submit = form.onSubmit(async (reset) => {
    forget()
    try {
      await staffCall((client) => resetStaffPassword(client, member._id, reset))
      notify({ kind: 'success', message: `${member.name} has a new password and is logged out everywhere.` })
      onDone()
    } catch (cause) {
      refuse(cause)
    }
  }, toFirstError)

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>
          {member.name} is logged out everywhere. Tell the new password in person; it must be changed at the next login.
        </Text>
        <FormFailure failure={failure} errors={form.errors} />
        <PasswordInput
          label="New password"
          description="12 characters or more"
          autoComplete="new-password"
          required
          {...form.getInputProps('password')}
        />
        <OwnPasswordField getInputProps={form.getInputProps} />
        <ActionButton type="submit" loading={form.submitting}>
          Set password
        </ActionButton>
      </Stack>
    </form>
  )
}
