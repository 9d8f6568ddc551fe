import { Textarea } from 'shared-ui'
import { enquiryTexts } from '../../texts/enquiry.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { NO_SENDER, SenderFields } from './sender-fields.tsx'
import { useEnquiry } from './use-enquiry.ts'

const EMPTY = { ...NO_SENDER, message: '' }

/** The comment form of the contact page (docs/product.md, Contact). */
export function ContactForm() {
  const { labels, contact: texts } = enquiryTexts()
  const { form, status, submit } = useEnquiry({
    draft: 'contact',
    empty: EMPTY,
    labels,
    texts,
  })
  return (
    <EnquiryForm label={texts.form} button={texts.button} status={status} onSubmit={submit}>
      <SenderFields form={form} />
      <Textarea label={labels.message} required rows={5} {...form.getInputProps('message')} />
    </EnquiryForm>
  )
}
