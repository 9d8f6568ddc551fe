import { capitalised } from 'shared-api/capitalised'
import { SimpleGrid, Textarea, TextInput } from 'shared-ui'
import { enquiryTexts } from '../../texts/enquiry.ts'
import { CategoryField } from './category-field.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { NO_SENDER, SenderFields } from './sender-fields.tsx'
import { useEnquiry } from './use-enquiry.ts'

const EMPTY = { ...NO_SENDER, numberOfPersons: '', category: '', visitingPlaces: '', message: '' }

/** Asks for a tour of the visitor's own making (docs/product.md, Customised tour). */
export function CustomTourForm() {
  const { labels, custom: texts, request } = enquiryTexts()
  const { form, status, submit } = useEnquiry({
    draft: 'custom-tour',
    empty: EMPTY,
    labels,
    texts,
  })
  const { onChange: onPlaces, ...places } = form.getInputProps('visitingPlaces')
  return (
    <EnquiryForm label={texts.form} button={request} status={status} onSubmit={submit}>
      <SenderFields form={form} />
      <SimpleGrid minColWidth="min(13rem, 100%)" autoFlow="auto-fit">
        <TextInput
          label={labels.numberOfPersons}
          required
          inputMode="numeric"
          {...form.getInputProps('numberOfPersons')}
        />
        <CategoryField form={form} />
      </SimpleGrid>
      <Textarea
        label={labels.visitingPlaces}
        required
        rows={3}
        description={texts.placesHint}
        {...places}
        {...capitalised(onPlaces)}
      />
      <Textarea
        label={labels.message}
        required
        rows={4}
        description={texts.messageHint}
        {...form.getInputProps('message')}
      />
    </EnquiryForm>
  )
}
