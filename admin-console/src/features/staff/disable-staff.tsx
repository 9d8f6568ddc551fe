import { useRef } from 'react'
import { patchStaffMember } from 'shared-api/client'
import { type StaffMember, StaffPatch } from 'shared-api/contract'
import { Dialog, Stack, Text, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { useRefusal } from '../../editing/use-refusal.ts'
import { OWN_PASSWORD_LABEL, OwnPasswordField } from './own-password-field.tsx'

type Props = { member: StaffMember | null; onClose: () => void; onChanged: () => void }

/** Disables a colleague's account. */
export function DisableStaff({ member, onClose, onChanged }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(member !== null, content)
  const done = () => {
    onChanged()
    onClose()
  }
  return (
    <Dialog opened={member !== null} onClose={onClose} title="Disable account">
      <div ref={content}>{member && <DisableForm member={member} onDone={done} />}</div>
    </Dialog>
  )
}

const LABELS = { ownPassword: OWN_PASSWORD_LABEL }

function DisableForm({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const { notify } = useShell()
  const initialValues = { disabled: true, ownPassword: '' }
  const form = useForm({ initialValues, validate: validateWith(StaffPatch, LABELS) })
  const { failure, refuse, forget } = useRefusal(form, LABELS)

  const submit = form.onSubmit(async (patch) => {
    forget()
    try {
      await staffCall((client) => patchStaffMember(client, member._id, patch))
      notify({ kind: 'success', message: `${member.name} is logged out and cannot log in.` })
      onDone()
    } catch (cause) {
      refuse(cause)
    }
  }, toFirstError)

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{member.name} is logged out everywhere and cannot log in until the account is enabled again.</Text>
        <FormFailure failure={failure} errors={form.errors} />
        <OwnPasswordField getInputProps={form.getInputProps} />
        <ActionButton type="submit" color="red" loading={form.submitting}>
          Disable
        </ActionButton>
      </Stack>
    </form>
  )
}
