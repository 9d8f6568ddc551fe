import type { Company } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import type { EnquiryRow } from '../platform/database/schema.ts'
import { asHtml, asText } from '../platform/outbox/layout.ts'
import type { Letter, Mail, Row } from '../platform/outbox/mail.ts'

/** The desk reads English. */
const texts = {
  subject: { contact: 'Contact message', package: 'Package booking', 'custom-tour': 'Customised tour request' },
  from: (what: string, name: string) => `${what} from ${name}`,
  intro: (name: string) => `Replies to this mail go to ${name}.`,
  title: 'What was sent',
  fields: {
    reference: 'Reference',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    tourName: 'Package',
    category: 'Category',
    services: 'Services',
    travelDate: 'Start',
    numberOfPersons: 'Number of persons',
    visitingPlaces: 'Visiting places',
    message: 'Message',
  },
}

export const enquirySubject = ({ kind, name }: Pick<EnquiryRow, 'kind' | 'name'>) =>
  texts.from(texts.subject[kind], name)

/** The desk's mail about a form that was sent; an answer to it goes to the sender. */
export function enquiryMail(enquiry: EnquiryRow, company: Company): Omit<Mail, 'to' | 'subject'> {
  const letter: Letter = {
    heading: enquirySubject(enquiry),
    paragraphs: [texts.intro(enquiry.name)],
    tables: [{ title: texts.title, rows: enquiryRows(enquiry) }],
    notes: [],
  }
  return {
    replyTo: { name: enquiry.name, address: enquiry.email },
    text: asText(letter, company, 'en'),
    html: asHtml(letter, company, 'en'),
  }
}

function enquiryRows(enquiry: EnquiryRow): Row[] {
  const { phone, ...labels } = texts.fields
  const keys = [
    'reference',
    'name',
    'email',
    'tourName',
    'category',
    'services',
    'travelDate',
    'numberOfPersons',
    'visitingPlaces',
    'message',
  ] as const
  const rows = keys.flatMap((key): Row[] => (enquiry[key] === null ? [] : [[labels[key], String(enquiry[key])]]))
  return rows.toSpliced(enquiry.reference === null ? 2 : 3, 0, [phone, formatPhone(enquiry.phone)])
}
