import { resetStaffPassword } from 'shared-api/client'
import { PasswordReset, type StaffMember } from 'shared-api/contract'
import { PasswordInput, Stack, Text, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useSend } from '../../editing/use-send.ts'
import { MemberDialog } from './member-dialog.tsx'
import { OWN_PASSWORD_LABEL, OwnPasswordField } from './own-password-field.tsx'

type Props = { member: StaffMember | null; onClose: () => void }

/** Sets a new password for a colleague, who must change it. */
export const ResetPassword = ({ member, onClose }: Props) => (
  <MemberDialog member={member} onClose={onClose} title="Reset password">
    {(one) => <ResetForm member={one} onDone={onClose} />}
  </MemberDialog>
)

const LABELS = { password: 'New password', ownPassword: OWN_PASSWORD_LABEL }

function ResetForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const { notify } = useShell()
  const initialValues: PasswordReset = { password: '', ownPassword: '' }
  const form = useForm({ initialValues, validate: validateWith(PasswordReset, LABELS) })
  const { failure, submit } = useSend(form, LABELS, async (reset) => {
    await staffCall((client) => resetStaffPassword(client, member._id, reset))
    notify({ kind: 'success', message: `${member.name} has a new password and is logged out everywhere.` })
    onDone()
  })

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
