import { TripDetails } from './booking.ts'
import { SelectedCab } from './cab.ts'
import { CabClassInput } from './cab-class-input.ts'
import { CAB_CLASSES } from './cab-classes.ts'
import { FareLine, TariffName } from './fare-line.ts'
import { Id } from './text.ts'
import { fromWire, toWire } from './wire-names.ts'
import { z } from './zod.ts'

/** A trip to price (docs/product.md, Quotes): its fields, without those that change no price being required. */
export const QuoteDetails = z.strictObject({
  ...TripDetails.partial().shape,
  tripType: TripDetails.shape.tripType,
  from: TripDetails.shape.from,
  to: TripDetails.shape.to,
  selectedCab: z.union([SelectedCab, Id.transform((_id) => ({ _id }))]).optional(),
  cabClass: CabClassInput.optional(),
  tariff: Id.optional(),
})
export type QuoteDetails = z.output<typeof QuoteDetails>
export const QuoteRequest = z.strictObject(toWire(QuoteDetails.shape)).transform((wire): QuoteDetails => fromWire(wire))

/** The price of a trip with one cab or class; `cab` is a cab's id. Rupees. */
export const Quote = z.object({
  cab: z.string().nullable(),
  cabClass: z.enum(CAB_CLASSES).nullable(),
  total: z.number(),
  advance: z.number(),
  tariff: TariffName,
  lines: z.array(FareLine),
})
export type Quote = z.infer<typeof Quote>
export const QuotesReply = z.strictObject({ quotes: z.array(Quote) })
