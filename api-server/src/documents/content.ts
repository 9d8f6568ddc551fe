import {
  type Company,
  type DocumentContent,
  type DocumentKind,
  type Recipient,
  type Settings,
  stateOfGstin,
  type TripType,
} from 'shared-api/contract'
import { invoiceTax, type Tariff, untaxedLines } from 'shared-api/fares'
import type { BookingRecord } from '../bookings/index.ts'
import type { BookingRow, PaymentRow } from '../platform/database/schema.ts'
import { istMinute } from '../platform/time.ts'

/** Service codes; an accountant confirms them (docs/product.md, Documents). */
const SAC: Record<TripType, string> = { 'Drop Trip': '996423', Outstation: '996601', 'Local Trip': '996601' }

type Issue = { kind: DocumentKind; number: string; day: string }
type Booked = { booking: BookingRecord; tariff: Tariff; paidPaise: number }

/** What every document of a booking says; for the company of the booking, else for who booked, unless others are `named`. */
function common(
  { booking }: Pick<Booked, 'booking'>,
  company: Company,
  { kind, number, day }: Issue,
  named: DocumentContent['recipient'] | null = null,
): DocumentContent {
  const { address } = company
  const ofBooking = { name: booking.companyName ?? booking.name, address: '', gstin: booking.gstin }
  const recipient = named ?? ofBooking
  // Who is registered is supplied where they are registered, anybody else where they board.
  const placeOfSupply = recipient.gstin ? stateOfGstin(recipient.gstin) : stateOf(booking)
  return {
    ...{ kind, number, day },
    supplier: {
      name: company.legalName,
      address: [address.street, `${address.city} ${address.postalCode}`, address.state].join(', '),
      gstin: company.gst?.gstin ?? null,
    },
    recipient,
    booking: {
      ...{ reference: booking.reference, tripType: booking.tripType, from: booking.fromCity, to: booking.toCity },
      pickUpDate: booking.pickUpDate,
    },
    ...{ sac: null, lines: [], taxable: 0, taxes: [], total: 0, paid: 0, placeOfSupply },
    ...{ reverseCharge: false, of: null, reason: null, payment: null },
  }
}

const stateOf = ({ fromCity }: BookingRow) => fromCity.slice(0, 2).toUpperCase()

/** A tax invoice of the price that is stored with a booking; a bill without tax where the company has no GSTIN. */
export function invoiceContent(
  { booking, tariff, paidPaise }: Booked,
  company: Settings,
  issue: Issue,
  given: Recipient | undefined,
): DocumentContent {
  const named = given ? { ...given, gstin: given.gstin ?? null } : null
  const content = common({ booking }, company, issue, named)
  const { fareLines: stored } = booking
  const { placeOfSupply } = content
  const gstin = company.gst?.gstin
  const tax = gstin
    ? invoiceTax(stored, booking.totalPaise, tariff.gst, placeOfSupply === stateOfGstin(gstin))
    : { lines: untaxedLines(stored), taxable: booking.totalPaise, taxes: [] }
  return {
    ...content,
    ...{ ...tax, total: booking.totalPaise, paid: paidPaise },
    sac: gstin ? (tariff.gst.sac?.[booking.tripType] ?? SAC[booking.tripType]) : null,
    ...belowOf(company),
  }
}

/** What invoices and bills say below their sums. */
const belowOf = ({ gst, bank }: Settings): Pick<DocumentContent, 'note' | 'bank'> => ({
  ...(gst?.note && { note: gst.note }),
  ...(bank && { bank: `${bank.holder}, ${bank.bank}, ${bank.account}, IFSC ${bank.ifsc}` }),
})

/** A credit note takes the whole of an invoice back: the same sums, with its number and why. */
export const creditNoteContent = (
  invoice: DocumentContent,
  { kind, number, day }: Issue,
  reason: string,
): DocumentContent => {
  const { bank, ...rest } = invoice
  return { ...rest, kind, number, day, of: invoice.number, reason, paid: 0 }
}

/** A receipt for a payment, or a voucher for a refund. */
export function paymentContent(
  { booking }: Pick<Booked, 'booking'>,
  { way, reference, at, amountPaise }: PaymentRow,
  company: Company,
  issue: Issue,
): DocumentContent {
  const total = Math.abs(amountPaise)
  return { ...common({ booking }, company, issue), total, payment: { way, reference, at: istMinute(at) } }
}
