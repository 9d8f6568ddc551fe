import { useState } from 'react'
import { resetStaffPassword } from 'shared-api/client'
import { PasswordReset, type StaffMember } from 'shared-api/contract'
import { Button, Dialog, PasswordInput, Stack, Text, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { refusalText, refusedFields, validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'

type Props = { member: StaffMember | null; onClose: () => void }

/** Gives a colleague a new password, to be told to them and changed by them. */
export const ResetPassword = ({ member, onClose }: Props) => (
  <Dialog opened={member !== null} onClose={onClose} title="Reset password">
    {member && <ResetForm member={member} onDone={onClose} />}
  </Dialog>
)

const LABELS = { password: 'New password' }

function ResetForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const { notify } = useShell()
  const form = useForm({ initialValues: { password: '' }, validate: validateWith(PasswordReset, LABELS) })
  const [failure, setFailure] = useState<string | null>(null)

  const submit = form.onSubmit(async ({ password }) => {
    setFailure(null)
    try {
      await staffCall((client) => resetStaffPassword(client, member._id, password))
      notify({ kind: 'success', message: `${member.name} has a new password and is logged out everywhere.` })
      onDone()
    } catch (cause) {
      form.setErrors(refusedFields(cause, LABELS))
      setFailure(refusalText(cause, LABELS))
    }
  }, toFirstError)

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>
          {member.name} is logged out everywhere. Tell the new password in person; it should be changed at the first
          login.
        </Text>
        <FormFailure failure={failure} errors={form.errors} />
        <PasswordInput
          label="New password"
          description="12 characters or more"
          autoComplete="new-password"
          required
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={form.submitting}>
          Set password
        </Button>
      </Stack>
    </form>
  )
}
