import { FareLine } from './fare-line.ts'
import { Gstin } from './gstin.ts'
import { onPaper } from './paper-letters.ts'
import { IstDate } from './place-and-time.ts'
import { Id, optionalPlainLine, plainLine } from './text.ts'
import { TripType } from './trip.ts'
import { z } from './zod.ts'

/** What is issued with a number (docs/product.md, Documents): a bill is an invoice of a company without a GSTIN. */
export const DOCUMENT_KINDS = ['invoice', 'bill', 'credit-note', 'receipt', 'refund'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Whom an invoice is for; the traveller if left out. */
export const Recipient = z.strictObject({
  name: onPaper(plainLine(100)),
  address: onPaper(optionalPlainLine(200)).default(''),
  gstin: Gstin.optional(),
})
export type Recipient = z.output<typeof Recipient>
export const IssueInvoice = z.strictObject({ recipient: Recipient.optional() })
export const IssueCreditNote = z.strictObject({ reason: onPaper(plainLine(200)) })

const Tax = z.strictObject({ code: z.enum(['cgst', 'sgst', 'igst']), percent: z.number(), amount: z.number() })

/** All that a document says, as it was issued. Amounts are paise. */
export const DocumentContent = z.strictObject({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  /** The Indian day of issue. */
  day: z.string(),
  supplier: z.strictObject({ name: z.string(), address: z.string(), gstin: z.string().nullable() }),
  recipient: z.strictObject({ name: z.string(), address: z.string(), gstin: z.string().nullable() }),
  booking: z.strictObject({
    reference: z.string(),
    tripType: TripType,
    from: z.string(),
    to: z.string(),
    pickUpDate: z.string(),
  }),
  sac: z.string().nullable(),
  lines: z.array(FareLine),
  taxable: z.number(),
  taxes: z.array(Tax),
  total: z.number(),
  paid: z.number(),
  /** The state where the service is supplied, such as 'TN'. */
  placeOfSupply: z.string(),
  reverseCharge: z.boolean(),
  /** Of a credit note: the invoice that it takes back, and why. */
  of: z.string().nullable(),
  reason: z.string().nullable(),
  /** Of an invoice or bill: what the company prints below it, and the account to pay into. */
  note: z.string().optional(),
  bank: z.string().optional(),
  /** Of a receipt or refund voucher. */
  payment: z.strictObject({ way: z.string(), reference: z.string(), at: z.string() }).nullable(),
})
export type DocumentContent = z.infer<typeof DocumentContent>

/** A document in a list; rupees. */
export const Document = z.strictObject({
  number: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  day: z.string(),
  reference: z.string(),
  recipient: z.string(),
  total: z.number(),
  of: z.string().nullable(),
})
export type Document = z.infer<typeof Document>
export const DocumentsReply = z.strictObject({ documents: z.array(Document) })
export const DocumentReply = z.strictObject({ document: Document })
/** Documents of these days, both included. */
export const DocumentsQuery = z.strictObject({
  from: IstDate.optional(),
  to: IstDate.optional(),
  bookingId: Id.optional(),
})
export type DocumentsQuery = z.output<typeof DocumentsQuery>
