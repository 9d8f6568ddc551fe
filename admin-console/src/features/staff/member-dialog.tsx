import { type ReactNode, useRef } from 'react'
import { patchStaffMember, resetStaffPassword } from 'shared-api/client'
import { PasswordReset, type StaffMember, StaffPatch } from 'shared-api/contract'
import { NativeSelect, Text, useForm, useShell } from 'shared-ui'
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

/** What is asked about which colleague. */
export type Asked = { what: 'reset' | 'role' | 'disable'; member: StaffMember }
type Props = { asked: Asked | null; onClose: () => void; onChanged: () => void }
type FormProps = { member: StaffMember; onDone: () => void }

const FORMS: Record<Asked['what'], (props: FormProps) => ReactNode> = {
  reset: ResetForm,
  role: RoleForm,
  disable: DisableForm,
}

/** The dialogs about a colleague: a new password, another role, the end of access. */
export function MemberDialog({ asked, onClose, onChanged }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(asked !== null, content)
  const { reset, role, disable } = staffTexts()
  const name = asked?.member.name ?? ''
  const titles = { reset: reset.title, role: role.title({ name }), disable: disable.title }
  const Form = asked && FORMS[asked.what]
  const done = () => {
    onChanged()
    onClose()
  }
  return (
    <DeskDialog opened={asked !== null} onClose={onClose} title={asked ? titles[asked.what] : ''}>
      <div ref={content}>{Form && <Form member={asked.member} onDone={done} />}</div>
    </DeskDialog>
  )
}

/** Sets a new password, which the colleague must change. */
function ResetForm({ member, onDone }: FormProps) {
  const { notify } = useShell()
  const texts = staffTexts().reset
  const labels = { password: texts.password, ownPassword: staffTexts().labels.ownPassword }
  const initialValues: PasswordReset = { password: '', ownPassword: '' }
  const form = useForm({ initialValues, validate: validateWith(PasswordReset, labels) })
  const sending = useSend(form, labels, async (reset) => {
    await staffCall((client) => resetStaffPassword(client, member._id, reset))
    notify({ kind: 'success', message: texts.done({ name: member.name }) })
    onDone()
  })
  return (
    <SendForm {...sending} button={texts.button}>
      <Text>{texts.text({ name: member.name })}</Text>
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

/** Makes a colleague an owner or a clerk. */
function RoleForm({ member, onDone }: FormProps) {
  const { notify } = useShell()
  const { labels, role: texts } = staffTexts()
  const initialValues = { staffRole: member.staffRole, ownPassword: '' }
  const form = useForm({ initialValues, validate: validateWith(StaffPatch, labels) })
  const sending = useSend(form, labels, async (patch) => {
    await staffCall((client) => patchStaffMember(client, member._id, patch))
    const done = patch.staffRole === 'owner' ? texts.isOwner : texts.isClerk
    notify({ kind: 'success', message: done({ name: member.name }) })
    onDone()
  })
  return (
    <SendForm {...sending} button={texts.button}>
      <NativeSelect
        label={labels.staffRole}
        description={staffTexts().roleNote}
        data={roleChoices()}
        {...form.getInputProps('staffRole')}
      />
      <OwnPasswordField getInputProps={form.getInputProps} />
    </SendForm>
  )
}

/** Disables a colleague's account. */
function DisableForm({ member, onDone }: FormProps) {
  const { notify } = useShell()
  const { labels, disable: texts } = staffTexts()
  const initialValues = { disabled: true, ownPassword: '' }
  const form = useForm({ initialValues, validate: validateWith(StaffPatch, labels) })
  const sending = useSend(form, labels, async (patch) => {
    await staffCall((client) => patchStaffMember(client, member._id, patch))
    notify({ kind: 'success', message: texts.done({ name: member.name }) })
    onDone()
  })
  return (
    <SendForm {...sending} button={texts.button} color="red">
      <Text>{texts.text({ name: member.name })}</Text>
      <OwnPasswordField getInputProps={form.getInputProps} />
    </SendForm>
  )
}
