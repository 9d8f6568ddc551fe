import { patchStaffMember } from 'shared-api/client'
import { type StaffMember, StaffPatch } from 'shared-api/contract'
import { Stack, Text, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useSend } from '../../editing/use-send.ts'
import { staffTexts } from '../../texts/staff.ts'
import { MemberDialog } from './member-dialog.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

type Props = { member: StaffMember | null; onClose: () => void; onChanged: () => void }

/** Disables a colleague's account. */
export function DisableStaff({ member, onClose, onChanged }: Props) {
  const done = () => {
    onChanged()
    onClose()
  }
  return (
    <MemberDialog member={member} onClose={onClose} title={staffTexts().disable.title}>
      {(one) => <DisableForm member={one} onDone={done} />}
    </MemberDialog>
  )
}

function DisableForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const { notify } = useShell()
  const { labels, disable: texts } = staffTexts()
  const initialValues = { disabled: true, ownPassword: '' }
  const form = useForm({ initialValues, validate: validateWith(StaffPatch, labels) })
  const { failure, submit } = useSend(form, labels, async (patch) => {
    await staffCall((client) => patchStaffMember(client, member._id, patch))
    notify({ kind: 'success', message: texts.done({ name: member.name }) })
    onDone()
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{texts.text({ name: member.name })}</Text>
        <FormFailure failure={failure} errors={form.errors} />
        <OwnPasswordField getInputProps={form.getInputProps} />
        <ActionButton type="submit" color="red" loading={form.submitting}>
          {texts.button}
        </ActionButton>
      </Stack>
    </form>
  )
}
