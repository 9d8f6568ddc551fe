import { refusedAs } from './problems.ts'
import { z } from './zod.ts'

/** How the numbers of each kind of document begin; the settings may give invoices another prefix. */
export const SERIES = {
  ...{ invoice: 'INV', bill: 'BIL', 'credit-note': 'CRN', receipt: 'RCP', refund: 'RFV' },
} as const
const OTHERS: string[] = Object.values(SERIES).filter((prefix) => prefix !== SERIES.invoice)

const PREFIX = '[A-Z0-9]{2,4}'

/** The prefix of a company's own invoices. */
export const SeriesPrefix = refusedAs(
  z
    .string()
    .trim()
    .regex(new RegExp(`^${PREFIX}$`))
    .refine((prefix) => !OTHERS.includes(prefix)),
  'invalid',
)

/** A document's number: its prefix, the financial year, and where it stands in the series: 'INV-26-27-00001'. */
export const DocumentNumber = z.string().regex(new RegExp(`^${PREFIX}-\\d{2}-\\d{2}-\\d{5,}$`))

/** The last Indian day on which a credit note takes the tax of an invoice back: 30 November after its financial year. */
export const lastCreditDay = (invoice: string): string => `20${invoice.split('-').at(-2)}-11-30`
