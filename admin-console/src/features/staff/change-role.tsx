import { patchStaffMember } from 'shared-api/client'
import { type StaffMember, StaffPatch } from 'shared-api/contract'
import { NativeSelect, Stack, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useSend } from '../../editing/use-send.ts'
import { staffTexts } from '../../texts/staff.ts'
import { MemberDialog } from './member-dialog.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { roleChoices } from './role-words.ts'

type Props = { member: StaffMember | null; onClose: () => void; onChanged: () => void }

/** Makes a colleague an owner or a clerk. */
export function ChangeRole({ member, onClose, onChanged }: Props) {
  const done = () => {
    onChanged()
    onClose()
  }
  return (
    <MemberDialog member={member} onClose={onClose} title={staffTexts().role.title({ name: member?.name ?? '' })}>
      {(one) => <RoleForm member={one} onDone={done} />}
    </MemberDialog>
  )
}

function RoleForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const { notify } = useShell()
  const { labels, role: texts } = staffTexts()
  const initialValues = { staffRole: member.staffRole, ownPassword: '' }
  const form = useForm({ initialValues, validate: validateWith(StaffPatch, labels) })
  const { failure, submit } = useSend(form, labels, async (patch) => {
    await staffCall((client) => patchStaffMember(client, member._id, patch))
    notify({
      kind: 'success',
      message:
        patch.staffRole === 'owner' ? texts.isOwner({ name: member.name }) : texts.isClerk({ name: member.name }),
    })
    onDone()
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormFailure failure={failure} errors={form.errors} />
        <NativeSelect
          label={labels.staffRole}
          description={staffTexts().roleNote}
          data={roleChoices()}
          {...form.getInputProps('staffRole')}
        />
        <OwnPasswordField getInputProps={form.getInputProps} />
        <ActionButton type="submit" loading={form.submitting}>
          {texts.button}
        </ActionButton>
      </Stack>
    </form>
  )
}
