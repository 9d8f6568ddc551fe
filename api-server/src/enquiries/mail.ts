import type { Company } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import type { EnquiryRow } from '../platform/database/schema.ts'
import { asHtml, asText } from '../platform/outbox/layout.ts'
import type { Letter, Mail, Row } from '../platform/outbox/mail.ts'
import { textsOf } from '../texts/index.ts'

/** The desk reads English. */
const texts = textsOf('en')

export const enquirySubject = ({ kind, name }: Pick<EnquiryRow, 'kind' | 'name'>) =>
  texts.enquiry.from(texts.enquiry.subject[kind], name)

/** The desk's mail about a form that was sent; an answer to it goes to the sender. */
export function enquiryMail(enquiry: EnquiryRow, company: Company): Omit<Mail, 'to' | 'subject'> {
  const letter: Letter = {
    heading: enquirySubject(enquiry),
    paragraphs: [texts.enquiry.intro(enquiry.name)],
    tables: [{ title: texts.enquiry.title, rows: enquiryRows(enquiry) }],
    notes: [],
  }
  return {
    replyTo: { name: enquiry.name, address: enquiry.email },
    text: asText(letter, company, texts),
    html: asHtml(letter, company, texts),
  }
}

function enquiryRows(enquiry: EnquiryRow): Row[] {
  const { phone, ...labels } = texts.enquiry.fields
  const keys = [
    'name',
    'email',
    'tourName',
    'category',
    'services',
    'numberOfPersons',
    'visitingPlaces',
    'message',
  ] as const
  const rows = keys.flatMap((key): Row[] => (enquiry[key] === null ? [] : [[labels[key], String(enquiry[key])]]))
  return rows.toSpliced(2, 0, [phone, formatPhone(enquiry.phone)])
}
