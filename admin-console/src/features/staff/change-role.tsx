import { patchStaffMember } from 'shared-api/client'
import { type StaffMember, StaffPatch } from 'shared-api/contract'
import { NativeSelect, Stack, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useSend } from '../../editing/use-send.ts'
import { MemberDialog } from './member-dialog.tsx'
import { OWN_PASSWORD_LABEL, OwnPasswordField } from './own-password-field.tsx'
import { ROLE_CHOICES, ROLE_NOTE } from './role-words.ts'

type Props = { member: StaffMember | null; onClose: () => void; onChanged: () => void }

/** Makes a colleague an owner or a clerk. */
export function ChangeRole({ member, onClose, onChanged }: Props) {
  const done = () => {
    onChanged()
    onClose()
  }
  return (
    <MemberDialog member={member} onClose={onClose} title={`Role of ${member?.name ?? ''}`}>
      {(one) => <RoleForm member={one} onDone={done} />}
    </MemberDialog>
  )
}

const LABELS = { staffRole: 'Role', ownPassword: OWN_PASSWORD_LABEL }

function RoleForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const { notify } = useShell()
  const initialValues = { staffRole: member.staffRole, ownPassword: '' }
  const form = useForm({ initialValues, validate: validateWith(StaffPatch, LABELS) })
  const { failure, submit } = useSend(form, LABELS, async (patch) => {
    await staffCall((client) => patchStaffMember(client, member._id, patch))
    notify({
      kind: 'success',
      message: `${member.name} is ${patch.staffRole === 'owner' ? 'an owner' : 'a clerk'} now.`,
    })
    onDone()
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormFailure failure={failure} errors={form.errors} />
        <NativeSelect label="Role" description={ROLE_NOTE} data={ROLE_CHOICES} {...form.getInputProps('staffRole')} />
        <OwnPasswordField getInputProps={form.getInputProps} />
        <ActionButton type="submit" loading={form.submitting}>
          Change role
        </ActionButton>
      </Stack>
    </form>
  )
}
