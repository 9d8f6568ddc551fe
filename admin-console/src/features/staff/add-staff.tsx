import { useRef } from 'react'
import { addStaffMember } from 'shared-api/client'
import { NewStaffMember } from 'shared-api/contract'
import { Dialog, NativeSelect, PasswordInput, Stack, TextInput, useForm, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { useSend } from '../../editing/use-send.ts'
import { OWN_PASSWORD_LABEL, OwnPasswordField } from './own-password-field.tsx'
import { ROLE_CHOICES, ROLE_NOTE } from './role-words.ts'

type Props = { opened: boolean; onClose: () => void; onAdded: () => void }

/** Adds a colleague to the desk. */
export function AddStaff({ opened, onClose, onAdded }: Props) {
  // Here, so that a dialog closed by mistake reopens with its values.
  const form = useNewStaff()
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(opened, content)
  const close = () => {
    // The next user may be somebody else.
    form.setFieldValue('ownPassword', '')
    onClose()
  }
  return (
    <Dialog opened={opened} onClose={close} title="Add a colleague">
      <div ref={content}>
        <AddForm
          form={form}
          onAdded={() => {
            form.reset()
            onAdded()
            onClose()
          }}
        />
      </div>
    </Dialog>
  )
}

const NOBODY: NewStaffMember = { name: '', email: '', staffRole: 'clerk', password: '', ownPassword: '' }
const LABELS = {
  name: 'Name',
  email: 'Mail',
  staffRole: 'Role',
  password: 'First password',
  ownPassword: OWN_PASSWORD_LABEL,
}

const useNewStaff = () => useForm({ initialValues: NOBODY, validate: validateWith(NewStaffMember, LABELS) })

function AddForm({ form, onAdded }: { form: ReturnType<typeof useNewStaff>; onAdded: () => void }) {
  const { notify } = useShell()
  const { failure, submit } = useSend(
    form,
    LABELS,
    async (member) => {
      await staffCall((client) => addStaffMember(client, member))
      notify({ kind: 'success', message: `${member.name} can log in now.` })
      onAdded()
    },
    changeProblemText,
  )

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormFailure failure={failure} errors={form.errors} />
        <TextInput label="Name" autoComplete="off" required {...form.getInputProps('name')} />
        <TextInput label="Mail" type="email" autoComplete="off" required {...form.getInputProps('email')} />
        <NativeSelect label="Role" description={ROLE_NOTE} data={ROLE_CHOICES} {...form.getInputProps('staffRole')} />
        <PasswordInput
          label="First password"
          description="12 characters or more; it must be changed at the first login"
          autoComplete="new-password"
          required
          {...form.getInputProps('password')}
        />
        <OwnPasswordField getInputProps={form.getInputProps} />
        <ActionButton type="submit" loading={form.submitting}>
          Add
        </ActionButton>
      </Stack>
    </form>
  )
}
