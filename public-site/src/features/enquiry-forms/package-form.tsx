import type { Holiday, Tour } from 'shared-api/contract'
import { Textarea } from 'shared-ui'
import { categoryText } from '../../lib/package-prices.ts'
import { enquiryTexts } from '../../texts/enquiry.ts'
import { CategoryField } from './category-field.tsx'
import { DayAndNumberFields } from './day-and-number-fields.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { NO_SENDER, SenderFields } from './sender-fields.tsx'
import { useEnquiry } from './use-enquiry.ts'

const EMPTY = { ...NO_SENDER, category: '', travelDate: '', numberOfPersons: '', message: '' }

/** Asks for a package (docs/product.md, Package booking). The request carries which package it is about. */
export function PackageForm({ travelPackage }: { travelPackage: Holiday | Tour }) {
  const { _id, name: tourName, services, imageUrl } = travelPackage
  const { labels, package: texts, request } = enquiryTexts()
  const { form, status, submit } = useEnquiry({
    draft: 'package',
    about: _id,
    empty: EMPTY,
    labels,
    fixed: { packageId: _id, tourName, services: services.map((service) => service.name), imageUrl },
    texts,
  })
  return (
    <EnquiryForm label={texts.form} button={request} status={status} onSubmit={submit}>
      <SenderFields form={form} />
      <DayAndNumberFields form={form} />
      <CategoryField form={form} textOf={(category) => categoryText(travelPackage, category)} />
      <Textarea label={labels.message} rows={3} description={texts.messageHint} {...form.getInputProps('message')} />
    </EnquiryForm>
  )
}
