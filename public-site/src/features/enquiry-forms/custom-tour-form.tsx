import { CustomTourForm as CustomTourRequest } from 'shared-api/contract'
import { SimpleGrid, Textarea, TextInput } from 'shared-ui'
import { CategoryField } from './category-field.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { NO_SENDER, SENDER_LABELS, SenderFields } from './sender-fields.tsx'
import { useEnquiry } from './use-enquiry.ts'

const EMPTY = { ...NO_SENDER, numberOfPersons: '', category: '', visitingPlaces: '', message: '' }
const LABELS = {
  ...SENDER_LABELS,
  numberOfPersons: 'Number of Persons',
  category: 'Category',
  visitingPlaces: 'Visiting Places',
  message: 'Message',
}
const TEXTS = {
  sending: 'Sending...',
  sent: 'Form Submitted Successfully!',
  failed: (message: string | null) => `Error: ${message ?? 'the form could not be sent'}`,
}

/** Asks for a tour of the visitor's own making (`specification §4, §5`). */
export function CustomTourForm() {
  const { form, status, submit } = useEnquiry({
    draft: 'custom-tour',
    empty: EMPTY,
    labels: LABELS,
    parse: (values) => CustomTourRequest.safeParse(values),
    texts: TEXTS,
  })
  return (
    <EnquiryForm label="Customised tour" button="Send request" status={status} onSubmit={submit}>
      <SenderFields form={form} />
      <SimpleGrid cols={2}>
        <TextInput label="Number of Persons" required inputMode="numeric" {...form.getInputProps('numberOfPersons')} />
        <CategoryField form={form} />
      </SimpleGrid>
      <Textarea
        label="Visiting Places"
        required
        rows={3}
        description="As many as you like, in the order you like"
        {...form.getInputProps('visitingPlaces')}
      />
      <Textarea
        label="Message"
        required
        rows={4}
        description="Dates, days, hotels, elders or small children: whatever we should know"
        {...form.getInputProps('message')}
      />
    </EnquiryForm>
  )
}
