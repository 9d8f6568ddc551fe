import { PageQuery } from './booking.ts'
import { Honeypot } from './honeypot.ts'
import { MailStatus } from './mail-state.ts'
import { CountInput } from './money.ts'
import { Note } from './note.ts'
import { Mail, PersonName } from './person.ts'
import { Mobile } from './phone.ts'
import { IstDate } from './place-and-time.ts'
import { refusedAs } from './problems.ts'
import { Id, Link, optionalLine, paragraph, plainLine } from './text.ts'
import { TourCategory } from './travel-package.ts'
import { z } from './zod.ts'

/** Fields of every form; `access_key` is the form service's. */
const Sender = {
  access_key: optionalLine(200).optional(),
  website: Honeypot,
  name: PersonName,
  email: Mail,
  phone: Mobile,
}

const Service = optionalLine(200)
/** A package's services: a text, or a list of names or of `{ id, name }`, as packages have them (docs/product.md, Enquiries). */
const Services = refusedAs(
  z.union([
    optionalLine(4000),
    z
      .array(z.union([Service, z.strictObject({ id: Id.optional(), name: Service }).transform(({ name }) => name)]))
      .max(50),
  ]),
  { code: 'services', params: { length: 4000, max: 50 } },
)

export const ContactForm = z.strictObject({ ...Sender, message: paragraph(4000) })
export const PackageForm = z.strictObject({
  ...Sender,
  category: TourCategory,
  tourName: plainLine(160),
  services: Services.optional(),
  imageUrl: Link.optional(),
  /** The id of the package. */
  packageId: Id.optional(),
  /** When the travellers would like to start, and how many they are; '' where that is open. */
  travelDate: refusedAs(z.union([IstDate, z.literal('').transform(() => undefined)]), 'date').optional(),
  numberOfPersons: refusedAs(z.union([CountInput(1000), z.literal('').transform(() => undefined)]), {
    code: 'whole-number',
    params: { min: 1, max: 1000 },
  }).optional(),
})
export const CustomTourForm = z.strictObject({
  ...Sender,
  numberOfPersons: CountInput(1000),
  category: TourCategory,
  visitingPlaces: paragraph(2000),
  message: paragraph(4000),
})
export const ENQUIRY_KINDS = ['contact', 'package', 'custom-tour'] as const
export const EnquiryKind = z.enum(ENQUIRY_KINDS)
export type EnquiryKind = z.infer<typeof EnquiryKind>

/** Which form a body is, by the fields that only that form has. */
export function formOf(body: object): {
  kind: EnquiryKind
  form: typeof ContactForm | typeof PackageForm | typeof CustomTourForm
} {
  if ('tourName' in body) return { kind: 'package', form: PackageForm }
  if ('numberOfPersons' in body || 'visitingPlaces' in body) return { kind: 'custom-tour', form: CustomTourForm }
  return { kind: 'contact', form: ContactForm }
}

/** The form service's reply (docs/product.md, Enquiries). */
export const FormReply = z.strictObject({ success: z.boolean(), message: z.string() })
export type FormReply = z.infer<typeof FormReply>

export const ENQUIRY_STATUSES = ['new', 'answered', 'closed'] as const
export const EnquiryStatus = z.enum(ENQUIRY_STATUSES)
export type EnquiryStatus = z.infer<typeof EnquiryStatus>

/** A stored enquiry. Fields that its form does not have are null. `createdAt` is ISO 8601 in UTC. */
export const Enquiry = z.strictObject({
  _id: z.string(),
  kind: EnquiryKind,
  status: EnquiryStatus,
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string().nullable(),
  category: TourCategory.nullable(),
  tourName: z.string().nullable(),
  services: z.string().nullable(),
  numberOfPersons: z.number().nullable(),
  travelDate: z.string().nullable().default(null),
  visitingPlaces: z.string().nullable(),
  note: z.string(),
  mails: z.array(MailStatus),
})
export type Enquiry = z.infer<typeof Enquiry>
export const EnquiriesQuery = z.strictObject({
  ...PageQuery,
  status: EnquiryStatus.optional(),
  kind: EnquiryKind.optional(),
})
export type EnquiriesQuery = z.output<typeof EnquiriesQuery>
export const EnquiriesReply = z.strictObject({
  enquiries: z.array(Enquiry),
  nextCursor: z.string().nullable(),
  total: z.number(),
})
export const EnquiryReply = z.strictObject({ enquiry: Enquiry })
export const EnquiryPatch = z.strictObject({
  status: EnquiryStatus.optional(),
  note: Note.optional(),
})
