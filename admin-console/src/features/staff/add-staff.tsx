import { useState } from 'react'
import { addStaffMember } from 'shared-api/client'
import { NewStaffMember } from 'shared-api/contract'
import { Button, Dialog, PasswordInput, Stack, TextInput, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { refusalText, refusedFields, validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'

type Props = { opened: boolean; onClose: () => void; onAdded: () => void }

/** Adds a colleague to the desk. */
export function AddStaff({ opened, onClose, onAdded }: Props) {
  // Here, so that a dialog that was closed by mistake opens with what was typed.
  const form = useNewStaff()
  return (
    <Dialog opened={opened} onClose={onClose} title="Add a colleague">
      <AddForm
        form={form}
        onAdded={() => {
          form.reset()
          onAdded()
          onClose()
        }}
      />
    </Dialog>
  )
}

const NOBODY: NewStaffMember = { name: '', email: '', password: '' }
const LABELS = { name: 'Name', email: 'Mail', password: 'First password' }

const useNewStaff = () => useForm({ initialValues: NOBODY, validate: validateWith(NewStaffMember, LABELS) })

function AddForm({ form, onAdded }: { form: ReturnType<typeof useNewStaff>; onAdded: () => void }) {
  const { notify } = useShell()
  const [failure, setFailure] = useState<string | null>(null)

  const submit = form.onSubmit(async (member) => {
    setFailure(null)
    try {
      await staffCall((client) => addStaffMember(client, member))
      notify({ kind: 'success', message: `${member.name} can log in now.` })
      onAdded()
    } catch (cause) {
      form.setErrors(refusedFields(cause, LABELS))
      setFailure(refusalText(cause, LABELS))
    }
  }, toFirstError)

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormFailure failure={failure} errors={form.errors} />
        <TextInput label="Name" autoComplete="off" required {...form.getInputProps('name')} />
        <TextInput label="Mail" type="email" autoComplete="off" required {...form.getInputProps('email')} />
        <PasswordInput
          label="First password"
          description="12 characters or more; to be changed by your colleague"
          autoComplete="new-password"
          required
          {...form.getInputProps('password')}
        />
        <Button type="submit" loading={form.submitting}>
          Add
        </Button>
      </Stack>
    </form>
  )
}
