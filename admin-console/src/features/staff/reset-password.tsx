import { resetStaffPassword } from 'shared-api/client'
import { PasswordReset, type StaffMember } from 'shared-api/contract'
import { Stack, Text, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { PasswordField } from '../../editing/password-field.tsx'
import { useSend } from '../../editing/use-send.ts'
import { staffTexts } from '../../texts/staff.ts'
import { MemberDialog } from './member-dialog.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

type Props = { member: StaffMember | null; onClose: () => void }

/** Sets a new password for a colleague, who must change it. */
export const ResetPassword = ({ member, onClose }: Props) => (
  <MemberDialog member={member} onClose={onClose} title={staffTexts().reset.title}>
    {(one) => <ResetForm member={one} onDone={onClose} />}
  </MemberDialog>
)

function ResetForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const { notify } = useShell()
  const texts = staffTexts().reset
  const labels = { password: texts.password, ownPassword: staffTexts().labels.ownPassword }
  const initialValues: PasswordReset = { password: '', ownPassword: '' }
  const form = useForm({ initialValues, validate: validateWith(PasswordReset, labels) })
  const { failure, submit } = useSend(form, labels, async (reset) => {
    await staffCall((client) => resetStaffPassword(client, member._id, reset))
    notify({ kind: 'success', message: texts.done({ name: member.name }) })
    onDone()
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{texts.text({ name: member.name })}</Text>
        <FormFailure failure={failure} errors={form.errors} />
        <PasswordField
          label={labels.password}
          description={texts.passwordNote}
          autoComplete="new-password"
          required
          {...form.getInputProps('password')}
        />
        <OwnPasswordField getInputProps={form.getInputProps} />
        <ActionButton type="submit" loading={form.submitting}>
          {texts.button}
        </ActionButton>
      </Stack>
    </form>
  )
}
