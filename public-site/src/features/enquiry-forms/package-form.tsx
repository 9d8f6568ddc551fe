import { type Holiday, PackageForm as PackageRequest, type Tour } from 'shared-api/contract'
import { CategoryField } from './category-field.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { NO_SENDER, SENDER_LABELS, SenderFields } from './sender-fields.tsx'
import { useEnquiry } from './use-enquiry.ts'

const EMPTY = { ...NO_SENDER, category: '' }
const LABELS = { ...SENDER_LABELS, category: 'Category' }
const TEXTS = {
  sending: 'Sending....',
  sent: 'Form Submitted Successfully',
  failed: (message: string | null) => message ?? 'An error occurred while sending the form',
}

/** Asks for a package (`specification §4, §7`). The request carries which package it is about. */
export function PackageForm({ travelPackage }: { travelPackage: Holiday | Tour }) {
  const { name: tourName, services, imageUrl } = travelPackage
  const about = { tourName, services: services.map((service) => service.name), imageUrl }
  const { form, status, submit } = useEnquiry({
    draft: 'package',
    empty: EMPTY,
    labels: LABELS,
    parse: (values) => PackageRequest.safeParse({ ...values, ...about }),
    texts: TEXTS,
  })
  return (
    <EnquiryForm label="Package booking" button="Send request" status={status} onSubmit={submit}>
      <SenderFields form={form} />
      <CategoryField form={form} />
    </EnquiryForm>
  )
}
