import { AdvanceWhen, BookingReceipt } from './booking.ts'
import { BookingStatus } from './booking-status.ts'
import { Document } from './document.ts'
import { FareLine } from './fare-line.ts'
import { paiseOf, Rupees } from './money.ts'
import { Mobile } from './phone.ts'
import { line, optionalPlainLine, paragraph } from './text.ts'
import { toWire } from './wire-names.ts'
import { z } from './zod.ts'

/** What a cancellation costs: `fee` until `until` (ISO 8601), then `later`; without `until` it stays. In rupees. */
const CancellationCost = z.strictObject({
  fee: z.number(),
  until: z.string().nullable(),
  later: z.number().nullable(),
})

/** A trip as its traveller sees it by their link (docs/product.md, The traveller's page). */
export const TripReply = z.strictObject({
  booking: z.strictObject(toWire(BookingReceipt.shape)),
  history: z.array(z.strictObject({ status: BookingStatus, at: z.string() })),
  /** Who drives; number and photo until a day after the trip. */
  driver: z
    .strictObject({ name: z.string(), mobile: z.string().nullable(), photo: z.string().nullable().default(null) })
    .nullable(),
  vehicle: z.strictObject({ registration: z.string().nullable(), cab: z.string() }).nullable(),
  /** What the traveller tells the driver at the start: 4 digits. */
  code: z.string().nullable(),
  /** Null once the traveller can't cancel any more. */
  cancellation: CancellationCost.nullable(),
  /** Whether a change can still be asked for. */
  changeable: z.boolean(),
  /** In rupees: `now` is due at once (the advance, until it is paid), `claimed` waits for the desk. */
  payment: z.strictObject({ paid: z.number(), balance: z.number(), now: z.number(), claimed: z.number() }).optional(),
  // A server of the release before sends none.
  advanceWhen: AdvanceWhen.default('due'),
  /** Whether what is due can be paid by the payment provider. */
  paysOnline: z.boolean().default(false),
  /** What the trip was quoted, once its final bill is made; rupees. */
  quoted: z
    .strictObject({ lines: z.array(FareLine), total: z.number() })
    .nullable()
    .default(null),
  /** Receipts, vouchers, invoices and credit notes of the trip, from the oldest; rupees. */
  papers: z.array(Document.pick({ number: true, kind: true, day: true, total: true })).default([]),
  /** Of several cars: the references of all, and their total without those called off, in rupees. */
  party: z.strictObject({ total: z.number(), references: z.array(z.string()) }).optional(),
})
export type TripReply = z.infer<typeof TripReply>

/** A cancellation by the traveller. It is refused if it costs more by now than `fee`, which the traveller saw. */
export const TripCancellation = z.strictObject({
  reason: optionalPlainLine(150).optional(),
  fee: paiseOf(Rupees).optional(),
})
export type TripCancellation = z.input<typeof TripCancellation>

/** What the traveller asks the desk to change. */
export const ChangeRequest = z.strictObject({ message: paragraph(500) })
export type ChangeRequest = z.input<typeof ChangeRequest>

/** How a traveller without the link names a booking: its reference in any case, and the mobile number of the booking. */
export const TripSought = z.strictObject({
  reference: line(20).overwrite((reference) => reference.replace(/\s/g, '').toUpperCase()),
  mobile: Mobile,
})
export type TripSought = z.input<typeof TripSought>
export const TripSoughtReply = z.strictObject({ success: z.literal(true) })
