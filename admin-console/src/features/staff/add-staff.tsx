import { useRef } from 'react'
import { addStaffMember } from 'shared-api/client'
import { NewStaffMember } from 'shared-api/contract'
import { NativeSelect, TextInput, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { PasswordField } from '../../editing/password-field.tsx'
import { SendForm } from '../../editing/send-form.tsx'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { useSend } from '../../editing/use-send.ts'
import { staffTexts } from '../../texts/staff.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { roleChoices } from './role-words.ts'

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
    <DeskDialog opened={opened} onClose={close} title={staffTexts().add.title}>
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
    </DeskDialog>
  )
}

const NOBODY: NewStaffMember = { name: '', email: '', staffRole: 'clerk', password: '', ownPassword: '' }

const useNewStaff = () =>
  useForm({ initialValues: NOBODY, validate: validateWith(NewStaffMember, staffTexts().labels) })

function AddForm({ form, onAdded }: { form: ReturnType<typeof useNewStaff>; onAdded: () => void }) {
  const { notify } = useShell()
  const { labels, add: texts } = staffTexts()
  const sending = useSend(form, labels, async (member) => {
    await staffCall((client) => addStaffMember(client, member))
    notify({ kind: 'success', message: texts.done({ name: member.name }) })
    onAdded()
  })

  return (
    <SendForm {...sending} button={texts.button}>
      <TextInput label={labels.name} autoComplete="off" required {...form.getInputProps('name')} />
      <TextInput label={labels.email} type="email" autoComplete="off" required {...form.getInputProps('email')} />
      <NativeSelect
        label={labels.staffRole}
        description={staffTexts().roleNote}
        data={roleChoices()}
        {...form.getInputProps('staffRole')}
      />
      <PasswordField
        label={labels.password}
        description={texts.passwordNote}
        autoComplete="new-password"
        required
        {...form.getInputProps('password')}
      />
      <OwnPasswordField getInputProps={form.getInputProps} />
    </SendForm>
  )
}
