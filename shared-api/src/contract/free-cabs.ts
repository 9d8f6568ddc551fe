import { TripDetails } from './booking.ts'
import { istInstant } from './ist-instant.ts'
import { refusal } from './problems.ts'
import { Id } from './text.ts'
import { comesBack } from './trip-types.ts'
import { fromWire, toWire, wireName } from './wire-names.ts'
import { z } from './zod.ts'

const { tripType, from, to, pickUpDate, pickUpTime, returnDate, returnTime, distance } = TripDetails.shape
const FreeCabsDetails = z.strictObject({
  ...{ tripType, pickUpDate, pickUpTime, returnDate, returnTime, distance },
  /** By their road a Drop Trip takes its time; a page of an earlier release does not send them. */
  ...{ from: from.optional(), to: to.optional() },
  /** The id of the booking whose place the trip takes, which is not in its own way. */
  insteadOf: Id.optional(),
})
export type FreeCabsDetails = z.output<typeof FreeCabsDetails>
/** The times of a trip, by the names of the wire: of a Drop Trip with its distance and cities, of others with the return. */
export const FreeCabsRequest = z
  .strictObject(toWire(FreeCabsDetails.shape))
  .transform((wire): FreeCabsDetails => fromWire(wire))
  .superRefine((trip, context) => {
    for (const { path, code } of timeProblems(trip))
      context.addIssue({ code: 'custom', path: [wireName(path)], ...refusal({ code }) })
  })

type TimeProblem = { path: keyof FreeCabsDetails; code: 'required' | 'return-first' }

function timeProblems(trip: FreeCabsDetails): TimeProblem[] {
  const missing = comesBack(trip.tripType)
    ? (['returnDate', 'returnTime'] as const).filter((path) => !trip[path])
    : (['distance'] as const).filter((path) => trip[path] === undefined)
  if (missing.length > 0) return missing.map((path) => ({ path, code: 'required' }))
  const { returnDate: day, returnTime: time } = trip
  const isBefore = day && time && istInstant(day, time) <= istInstant(trip.pickUpDate, trip.pickUpTime)
  return comesBack(trip.tripType) && isBefore ? [{ path: 'returnTime', code: 'return-first' }] : []
}

/** Whether a vehicle of a cab is free for a trip; `trips`, for the desk alone, are those that hold all of them. ISO 8601. */
export const FreeCab = z.strictObject({
  cab: z.string(),
  free: z.boolean(),
  trips: z.array(z.strictObject({ reference: z.string(), startsAt: z.string(), endsAt: z.string() })).optional(),
})
export type FreeCab = z.infer<typeof FreeCab>
export const FreeCabsReply = z.strictObject({ cabs: z.array(FreeCab) })
