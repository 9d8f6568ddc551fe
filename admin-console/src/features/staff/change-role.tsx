import { useRef } from 'react'
import { patchStaffMember } from 'shared-api/client'
import { type StaffMember, StaffPatch } from 'shared-api/contract'
import { Dialog, NativeSelect, Stack, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { useRefusal } from '../../editing/use-refusal.ts'
import { OWN_PASSWORD_LABEL, OwnPasswordField } from './own-password-field.tsx'
import { ROLE_CHOICES, ROLE_NOTE } from './role-words.ts'

type Props = { member: StaffMember | null; onClose: () => void; onChanged: () => void }

/** Makes a colleague an owner or a clerk. */
export function ChangeRole({ member, onClose, onChanged }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(member !== null, content)
  const done = () => {
    onChanged()
    onClose()
  }
  return (
    <Dialog opened={member !== null} onClose={onClose} title={`Role of ${member?.name ?? ''}`}>
      <div ref={content}>{member && <RoleForm member={member} onDone={done} />}</div>
    </Dialog>
  )
}

const LABELS = { staffRole: 'Role', ownPassword: OWN_PASSWORD_LABEL }

function RoleForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const { notify } = useShell()
  const initialValues = { staffRole: member.staffRole, ownPassword: '' }
  const form = useForm({ initialValues, validate: validateWith(StaffPatch, LABELS) })
  const { failure, refuse, forget } = useRefusal(form, LABELS)

  const submit = form.onSubmit(async (patch) => {
    forget()
    try {
      await staffCall((client) => patchStaffMember(client, member._id, patch))
      notify({
        kind: 'success',
        message: `${member.name} is ${patch.staffRole === 'owner' ? 'an owner' : 'a clerk'} now.`,
      })
      onDone()
    } catch (cause) {
      refuse(cause)
    }
  }, toFirstError)

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
