import { PageQuery } from './booking.ts'
import { Month } from './books.ts'
import { FareLine } from './fare-line.ts'
import { Gstin } from './gstin.ts'
import { PositiveRupees } from './money.ts'
import { onPaper } from './paper-letters.ts'
import { IstDate } from './place-and-time.ts'
import { Id, optionalPlainLine, plainLine } from './text.ts'
import { TripType } from './trip.ts'
import { z } from './zod.ts'

/** What is issued with a number (docs/product.md, Documents): a bill is an invoice of a company without a GSTIN. */
export const DOCUMENT_KINDS = ['invoice', 'bill', 'credit-note', 'receipt', 'refund'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Whom an invoice is for; the traveller if left out. `reverseCharge` says that they pay the tax themselves. */
export const Recipient = z.strictObject({
  name: onPaper(plainLine(100)),
  address: onPaper(optionalPlainLine(200)).default(''),
  gstin: Gstin.optional(),
  reverseCharge: z.boolean().optional(),
})
export type Recipient = z.output<typeof Recipient>
export const IssueInvoice = z.strictObject({ recipient: Recipient.optional() })
/** `amount` is what of the invoice is taken back, tax inside, in rupees on the wire and paise in code; all that is left if left out. */
export const IssueCreditNote = z.strictObject({ reason: onPaper(plainLine(200)), amount: PositiveRupees.optional() })
export type IssueCreditNote = z.input<typeof IssueCreditNote>

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
  /** How the trip was driven, by Indian minutes ('2026-12-24 06:40'); `km` null where nobody wrote them down. */
  drive: z
    .strictObject({
      ...{ vehicle: z.string().nullable(), passenger: z.string(), start: z.string(), end: z.string() },
      ...{ km: z.number().nullable(), days: z.number() },
    })
    .optional(),
  /** Who signs for the supplier; '' for nobody by name. */
  signatory: z.string().optional(),
  sac: z.string().nullable(),
  lines: z.array(FareLine),
  taxable: z.number(),
  taxes: z.array(Tax),
  total: z.number(),
  paid: z.number(),
  /** The state where the service is supplied, such as 'TN'. */
  placeOfSupply: z.string(),
  /** Whether the recipient pays `taxes`, which are not in `total` then. */
  reverseCharge: z.boolean(),
  /** What is paid for where no fare is: with tax, where a GSTIN is in force. */
  whatFor: z.enum(['advance', 'cancellation', 'no show', 'part']).optional(),
  /** Of a credit note: the invoice that it takes back, and why. Of a refund voucher: the receipts. */
  of: z.string().nullable(),
  reason: z.string().nullable(),
  /** Of an invoice or bill, in paise: what goodwill took off before, and the tax on reverse charge. */
  forgiven: z.number().optional(),
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
  /** Of a credit note: the invoice of which it takes a part back. */
  partOf: z.string().nullable().default(null),
})
export type Document = z.infer<typeof Document>
export const DocumentsReply = z.strictObject({ documents: z.array(Document) })
/** One of all documents: with its booking, unless that is gone, and whether a credit note can take it back. */
export const ListedDocument = z.strictObject({
  ...Document.shape,
  ...{ bookingId: z.string().nullable(), gstin: z.string().nullable(), holds: z.boolean() },
})
export type ListedDocument = z.infer<typeof ListedDocument>
/** Documents from the newest, by words, number, GSTIN, amount or day, by kind, or of a month. */
export const DocumentListQuery = z.strictObject({
  ...PageQuery,
  kind: z.enum(DOCUMENT_KINDS).optional(),
  month: Month.optional(),
})
export type DocumentListQuery = z.output<typeof DocumentListQuery>
export const DocumentListReply = z.strictObject({
  documents: z.array(ListedDocument),
  nextCursor: z.string().nullable(),
  total: z.number(),
})
export type DocumentListReply = z.infer<typeof DocumentListReply>
export const DocumentReply = z.strictObject({ document: Document })
/** Documents of these days, both included. */
export const DocumentsQuery = z.strictObject({
  from: IstDate.optional(),
  to: IstDate.optional(),
  bookingId: Id.optional(),
})
export type DocumentsQuery = z.output<typeof DocumentsQuery>
