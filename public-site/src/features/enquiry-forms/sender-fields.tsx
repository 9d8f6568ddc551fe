import { TextInput, type useForm } from 'shared-ui'

/** The sender's own fields, the same on every form. */
export type Sender = { name: string; email: string; phone: string }
export const NO_SENDER: Sender = { name: '', email: '', phone: '' }
export const SENDER_LABELS: Record<keyof Sender, string> = { name: 'Name', email: 'Email', phone: 'Phone' }

type Form = Pick<ReturnType<typeof useForm>, 'getInputProps'>

/** Name, e-mail and phone, with the keyboards and the filling-in that phones offer. */
export function SenderFields({ form }: { form: Form }) {
  return (
    <>
      <TextInput label="Name" required autoComplete="name" {...form.getInputProps('name')} />
      <TextInput label="Email" required type="email" autoComplete="email" {...form.getInputProps('email')} />
      <TextInput
        label="Phone"
        required
        type="tel"
        autoComplete="tel"
        description="10 digits, or with country code from abroad"
        {...form.getInputProps('phone')}
      />
    </>
  )
}
