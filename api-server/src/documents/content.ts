import {
  type DocumentContent,
  type DocumentKind,
  isCancelled,
  isNotDriven,
  type Recipient,
  type Settings,
  stateOfGstin,
  type TripType,
} from 'shared-api/contract'
import { invoiceTax, ownLine, paidTax, sumOf, type Tariff, untaxedLines } from 'shared-api/fares'
import { type BookingRecord, priceOf } from '../bookings/index.ts'
import type { PaymentRow } from '../platform/database/schema.ts'
import { refused } from '../platform/http/problems.ts'
import { istMinute } from '../platform/time.ts'

/** Service codes; an accountant confirms them (docs/product.md, Documents). */
const SAC: Record<TripType, string> = { 'Drop Trip': '996423', Outstation: '996601', 'Local Trip': '996601' }
const PACKAGE_SAC = '998555'

/** The line of what was given back as goodwill. */
const GOODWILL = { code: 'discount', taxable: true, note: '', basis: 'fixed' } as const

type Issue = { kind: DocumentKind; number: string; day: string }
type Booked = { booking: BookingRecord; tariff: Tariff }
type Billed = Booked & { paidPaise: number; goodwillPaise: number; drive: DocumentContent['drive'] }

/** What every document of a booking says; for the company of the booking, else for who booked, unless others are `named`. */
function common(
  booking: BookingRecord,
  company: Settings,
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
    ...{ reverseCharge: false, of: null, reason: null, payment: null, signatory: company.gst?.signatory ?? '' },
  }
}

const stateOf = ({ fromCity }: BookingRecord) => fromCity.slice(0, 2).toUpperCase()

const sacOf = ({ tripType, package: name }: BookingRecord, { gst }: Tariff) =>
  name === null ? (gst.sac?.[tripType] ?? SAC[tripType]) : PACKAGE_SAC

/**
 * A tax invoice of the price that is stored with a booking, or of its fee, less what was given back as goodwill before; a bill
 * without tax where the company has no GSTIN.
 * @throws AppError 409 for a reverse charge where none can be
 */
export function invoiceContent(
  { booking, tariff, paidPaise, goodwillPaise, drive }: Billed,
  company: Settings,
  issue: Issue,
  given: Recipient | undefined,
): DocumentContent {
  const named = given ? { name: given.name, address: given.address, gstin: given.gstin ?? null } : null
  const content = common(booking, company, issue, named)
  const { placeOfSupply, recipient } = content
  const { fareLines, status } = booking
  const isFee = isNotDriven(status)
  const price = priceOf(booking)
  const goodwill = Math.min(goodwillPaise, price)
  const asked = price - goodwill
  const lines = goodwill === 0 ? fareLines : [...fareLines, ownLine({ ...GOODWILL, amount: -goodwill })]
  const { gst } = company
  const tax = gst
    ? (isFee ? paidTax : invoiceTax)(lines, asked, tariff.gst, placeOfSupply === stateOfGstin(gst.gstin))
    : { lines: isFee ? [] : untaxedLines(lines), taxable: asked, taxes: [] }
  const reverseCharge = given?.reverseCharge ?? false
  const sac = gst ? sacOf(booking, tariff) : null
  if (reverseCharge && !mayReverse({ sac, gst, recipient, percent: tariff.gst.percent }))
    throw refused('no-reverse-charge')
  const leftToPay = reverseCharge ? sumOf(tax.taxes) : 0
  const forgiven = goodwill + leftToPay
  return {
    ...content,
    ...{ ...tax, total: price - forgiven, paid: paidPaise, sac, reverseCharge },
    ...(isFee && { whatFor: isCancelled(status) ? 'cancellation' : 'no show' }),
    ...(forgiven > 0 && { forgiven }),
    ...(drive && { drive }),
    ...belowOf(company),
  }
}

/** The rate of GST from which on a supplier pays the tax themselves, in basis points. */
const FULL_RATE = 1800
type Reversed = Pick<Settings, 'gst'> & Pick<DocumentContent, 'sac' | 'recipient'> & { percent: number }

/** Renting by who is no company, at less than the full rate (docs/product.md, Documents). */
const mayReverse = ({ sac, gst, recipient, percent }: Reversed): boolean =>
  sac === SAC.Outstation &&
  gst?.supplier !== undefined &&
  gst.supplier !== 'company' &&
  recipient.gstin !== null &&
  percent > 0 &&
  percent < FULL_RATE

/** What invoices and bills say below their sums. */
const belowOf = ({ gst, bank }: Settings): Pick<DocumentContent, 'note' | 'bank'> => ({
  ...(gst?.note && { note: gst.note }),
  ...(bank && { bank: `${bank.holder}, ${bank.bank}, ${bank.account}, IFSC ${bank.ifsc}` }),
})

/** What is known of a payment beside its row. */
type Paid = Booked & {
  payment: PaymentRow
  /** Whether it was paid before the trip, or gives such a payment back, so that it has tax inside. */
  isAdvance: boolean
  /** Of a refund: the numbers of the receipts that it takes back. */
  of: string | null
}

/** A receipt for a payment, or a voucher for a refund; with the tax of an advance where a GSTIN is in force. */
export function paymentContent(
  { booking, tariff, payment: { way, reference, at, amountPaise }, isAdvance, of }: Paid,
  company: Settings,
  issue: Issue,
): DocumentContent {
  const total = Math.abs(amountPaise)
  const content = { ...common(booking, company, issue), total, of, payment: { way, reference, at: istMinute(at) } }
  return isAdvance ? { ...content, ...inside({ booking, tariff }, company, content), whatFor: 'advance' } : content
}

/** The value and the tax in a sum that is paid before the trip. */
function inside(
  { booking, tariff }: Booked,
  { gst }: Settings,
  { total, placeOfSupply }: Pick<DocumentContent, 'total' | 'placeOfSupply'>,
) {
  if (!gst) return { taxable: total }
  const isInState = placeOfSupply === stateOfGstin(gst.gstin)
  return { ...paidTax(booking.fareLines, total, tariff.gst, isInState), sac: sacOf(booking, tariff) }
}
