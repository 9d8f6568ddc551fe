import { ContactForm as ContactRequest } from 'shared-api/contract'
import { Textarea } from 'shared-ui'
import { EnquiryForm } from './enquiry-form.tsx'
import { NO_SENDER, SENDER_LABELS, SenderFields } from './sender-fields.tsx'
import { useEnquiry } from './use-enquiry.ts'

const EMPTY = { ...NO_SENDER, message: '' }
const LABELS = { ...SENDER_LABELS, message: 'Message' }
const TEXTS = {
  sending: 'Sending...',
  sent: 'Form submitted successfully!',
  failed: (message: string | null) => `Your message was not sent${message ? `: ${message}` : '.'}`,
}

/** The comment form of the contact page (`specification §4, §8`). */
export function ContactForm() {
  const { form, status, submit } = useEnquiry({
    draft: 'contact',
    empty: EMPTY,
    labels: LABELS,
    parse: (values) => ContactRequest.safeParse(values),
    texts: TEXTS,
  })
  return (
    <EnquiryForm label="Contact form" button="Send message" status={status} onSubmit={submit}>
      <SenderFields form={form} />
      <Textarea label="Message" required rows={5} {...form.getInputProps('message')} />
    </EnquiryForm>
  )
}
