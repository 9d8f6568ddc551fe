import { TextInput, type useForm } from 'shared-ui'
import { CapitalisedInput } from '../../components/capitalised-input.tsx'
import { PhoneField } from '../../components/phone-field.tsx'
import { enquiryTexts } from '../../texts/enquiry.ts'

/** The sender's own fields, the same on every form. */
export type Sender = { name: string; email: string; phone: string }
export const NO_SENDER: Sender = { name: '', email: '', phone: '' }

type Form = Pick<ReturnType<typeof useForm>, 'getInputProps'>

/** Name, e-mail and phone, with the keyboards and the filling-in that phones offer. */
export function SenderFields({ form }: { form: Form }) {
  const t = enquiryTexts().labels
  const { onChange: onName, ...name } = form.getInputProps('name')
  return (
    <>
      <CapitalisedInput label={t.name} required autoComplete="name" {...name} onText={onName} />
      <TextInput label={t.email} required type="email" autoComplete="email" {...form.getInputProps('email')} />
      <PhoneField label={t.phone} {...form.getInputProps('phone')} />
    </>
  )
}
