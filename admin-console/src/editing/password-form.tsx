import { PasswordChange } from 'shared-api/contract'
import { useForm } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import { validateWith } from './form-errors.ts'
import { PasswordField } from './password-field.tsx'
import { SendForm } from './send-form.tsx'
import { useSend } from './use-send.ts'

const EMPTY: PasswordChange = { currentPassword: '', password: '', confirmPassword: '' }

type Props = {
  currentLabel?: string
  send: (change: PasswordChange) => Promise<unknown>
  onChanged: () => void
}

/** Changes one's own password; one's other sessions end. */
export function PasswordForm({ currentLabel, send, onChanged }: Props) {
  const texts = commonTexts().forms.password
  const labels = { currentPassword: currentLabel ?? texts.current, password: texts.next, confirmPassword: texts.again }
  const validateChange = validateWith(PasswordChange, labels)
  const form = useForm({
    initialValues: EMPTY,
    // The contract accepts any current password; an empty one is 'required', not wrong.
    validate: (change: PasswordChange) => ({
      ...validateChange(change),
      ...(change.currentPassword === '' && {
        currentPassword: commonTexts().required({ field: labels.currentPassword }),
      }),
    }),
  })
  const sending = useSend(form, labels, async (change) => {
    await send(change)
    form.reset()
    onChanged()
  })

  return (
    <SendForm {...sending} button={texts.change} narrow>
      <PasswordField
        label={labels.currentPassword}
        autoComplete="current-password"
        required
        {...form.getInputProps('currentPassword')}
      />
      <PasswordField
        label={labels.password}
        description={texts.length}
        autoComplete="new-password"
        required
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={labels.confirmPassword}
        autoComplete="new-password"
        required
        {...form.getInputProps('confirmPassword')}
      />
    </SendForm>
  )
}
