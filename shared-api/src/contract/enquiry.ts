import { openPlaceholders } from './answer-template.ts'
import { PageQuery } from './booking.ts'
import { Honeypot } from './honeypot.ts'
import { MailStatus } from './mail-state.ts'
import { CountInput } from './money.ts'
import { Note } from './note.ts'
import { Mail, PersonName } from './person.ts'
import { Mobile } from './phone.ts'
import { IstDate } from './place-and-time.ts'
import { refusal, refusedAs } from './problems.ts'
import { Id, Link, line, optionalLine, optionalParagraph, paragraph, plainLine } from './text.ts'
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
  message: optionalParagraph(4000).optional(),
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

/**
 * The form service's reply (docs/product.md, Enquiries). Ours has the reference of the enquiry too, and the Indian day and time
 * by which a person answers.
 */
export const FormReply = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  reference: z.string().optional(),
  answerBy: z.strictObject({ day: z.string(), time: z.string() }).optional(),
})
export type FormReply = z.infer<typeof FormReply>

export const ENQUIRY_STATUSES = ['new', 'answered', 'closed'] as const
export const EnquiryStatus = z.enum(ENQUIRY_STATUSES)
export type EnquiryStatus = z.infer<typeof EnquiryStatus>

/** An answer that the desk sent by mail; `at` is ISO 8601 in UTC. */
export const EnquiryAnswer = z.strictObject({
  _id: z.string(),
  ...{ at: z.string(), by: z.string(), subject: z.string(), text: z.string() },
})
export type EnquiryAnswer = z.infer<typeof EnquiryAnswer>

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
  // A server of the release before sends none.
  reference: z.string().default(''),
  /** In which the visitor wrote, and is answered. */
  language: z.string().default('en'),
  /** The desk's answers, from the oldest; a list has none. */
  answers: z.array(EnquiryAnswer).default([]),
})
export type Enquiry = z.infer<typeof Enquiry>
export const EnquiriesQuery = z.strictObject({
  ...PageQuery,
  status: EnquiryStatus.optional(),
  kind: EnquiryKind.optional(),
})
export type EnquiriesQuery = z.output<typeof EnquiriesQuery>
/** What an export takes: the same filter, without pages. */
export const EnquiriesExportQuery = EnquiriesQuery.omit({ cursor: true, limit: true })
export type EnquiriesExportQuery = z.output<typeof EnquiriesExportQuery>
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

/** A text in which nothing is left to be filled in. */
const filled = <Text extends z.ZodType<string>>(text: Text) =>
  text.superRefine((value, context) => {
    const [name] = openPlaceholders(value)
    if (name !== undefined)
      context.addIssue({ code: 'custom', ...refusal({ code: 'open-placeholder', params: { name } }) })
  })

/** An answer of the desk, to be sent by mail. */
export const NewAnswer = z.strictObject({ subject: filled(line(200)), text: filled(paragraph(4000)) })
export type NewAnswer = z.output<typeof NewAnswer>
