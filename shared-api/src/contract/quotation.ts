import { storedTrip, TripDetails } from './booking.ts'
import { BookingStatus } from './booking-status.ts'
import { FareLine, TariffName } from './fare-line.ts'
import { boundedSum, CountInput, SignedRupees } from './money.ts'
import { Note } from './note.ts'
import { onPaper } from './paper-letters.ts'
import { IstDate } from './place-and-time.ts'
import { plainLine } from './text.ts'
import { fromWire, type OnWire, toWire } from './wire-names.ts'
import { z } from './zod.ts'

export const QUOTATION_STATUSES = ['draft', 'sent', 'accepted', 'expired', 'withdrawn'] as const
export const QuotationStatus = z.enum(QUOTATION_STATUSES)
export type QuotationStatus = z.infer<typeof QuotationStatus>

/** A line of a quotation. `rate` is in rupees for one; a negative one takes off. */
export const QuotationLine = z.strictObject({
  what: onPaper(plainLine(180)),
  quantity: CountInput(1000),
  rate: SignedRupees,
  taxable: z.boolean().default(true),
})
export type QuotationLine = z.output<typeof QuotationLine>

const MAX_LINES = 20

/** What the desk writes into a quotation: the trip that it is booked as, without the traveller, by the names of the wire. */
export const QuotationInput = z.strictObject({
  bookingDetails: z.strictObject(toWire(TripDetails.shape)).transform((wire): TripDetails => fromWire(wire)),
  lines: z
    .array(QuotationLine)
    .min(1)
    .max(MAX_LINES)
    .superRefine(boundedSum(({ quantity, rate }) => quantity * rate)),
  note: Note.default(''),
  validUntil: IstDate,
})
export type QuotationInput = z.output<typeof QuotationInput>

/** The trip of a quotation as it is stored. */
const QuotedTrip = z.strictObject({
  ...{ ...storedTrip, localTripType: z.string().nullable() },
  ...{ distance: z.number().nullable(), hours: z.number().nullable() },
  cab: z.strictObject({ _id: z.string(), name: z.string(), seats: z.number() }),
})
export type QuotedTrip = z.infer<typeof QuotedTrip>

/** What of a quotation its traveller sees too. Amounts are rupees; `fareLines` are its lines with tax and rounding. */
const shown = {
  reference: z.string(),
  status: QuotationStatus,
  trip: QuotedTrip,
  fareLines: z.array(FareLine),
  total: z.number(),
  advance: z.number(),
  note: z.string(),
  /** The last Indian day on which it can be accepted. */
  validUntil: z.string(),
}

/** A quotation at the desk. Instants are ISO 8601 in UTC. */
export const Quotation = z.strictObject({
  _id: z.string(),
  enquiryId: z.string(),
  ...shown,
  lines: z.array(QuotationLine),
  tariff: TariffName,
  createdAt: z.string(),
  by: z.string(),
  /** When it was sent, and accepted or withdrawn. */
  sentAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  booking: z.strictObject({ _id: z.string(), reference: z.string(), status: BookingStatus }).nullable(),
  version: z.number(),
})
export type Quotation = z.infer<typeof Quotation>
export const QuotationReply = z.strictObject({ quotation: Quotation })
export const QuotationsReply = z.strictObject({ quotations: z.array(Quotation) })
export const QuotationLink = z.strictObject({ url: z.string() })

/** A quotation by its traveller's link. One that is over has neither trip nor price nor name. */
export const OfferReply = z.strictObject({
  offer: z.strictObject({ ...shown, name: z.string() }).nullable(),
  /** Why it cannot be accepted: its day is over, or it was withdrawn. */
  over: z.enum(['expired', 'withdrawn']).nullable(),
  /** What it became; `tripLink` is the path of the trip's page. */
  booking: z.strictObject({ reference: z.string(), tripLink: z.string() }).nullable(),
})
export type OfferReply = z.infer<typeof OfferReply>

/** A quotation's input by the names of the wire. */
export type QuotationOnWire = Omit<z.input<typeof QuotationInput>, 'bookingDetails'> & {
  bookingDetails: OnWire<z.input<typeof TripDetails>>
}
