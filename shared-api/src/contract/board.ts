import { Away } from './absence.ts'
import { BookingStatus } from './booking-status.ts'
import { IstDate } from './place-and-time.ts'
import { refusal } from './problems.ts'
import { z } from './zod.ts'

/** How many days a board may have. */
const MAX_BOARD_DAYS = 31

/** The first and last day of a board, in Indian Standard Time. */
export const BoardQuery = z.strictObject({ from: IstDate, to: IstDate }).superRefine(({ from, to }, context) => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (days < 1 || days > MAX_BOARD_DAYS) context.addIssue({ code: 'custom', path: ['to'], ...refusal('date') })
})
export type BoardQuery = z.output<typeof BoardQuery>

/** A trip on the board. Instants are ISO 8601; `due` says that nobody is assigned and its pick-up is within 12 hours or past. */
export const BoardTrip = z.strictObject({
  ...{ _id: z.string(), reference: z.string(), status: BookingStatus, due: z.boolean() },
  ...{ from: z.string(), to: z.string(), pickUpLocation: z.string(), name: z.string(), cab: z.string() },
  ...{ startsAt: z.string(), endsAt: z.string() },
  assignment: z.strictObject({ vehicleId: z.string(), driverId: z.string() }).nullable(),
  /** From the day before: it leaves the state, and nobody is on its passenger list. */
  listMissing: z.boolean().optional(),
})
export type BoardTrip = z.infer<typeof BoardTrip>

/** The trips of some days, and all vehicles and drivers; those deleted too that drive in these days, each with its days away (docs/product.md, Board). */
export const BoardReply = z.strictObject({
  trips: z.array(BoardTrip),
  vehicles: z.array(
    z.strictObject({
      ...{ id: z.string(), registration: z.string().nullable(), cab: z.string(), enabled: z.boolean() },
      /** The city where it stands at the end of the first day, null on the way. A server of the release before sends none. */
      stands: z.string().nullable().optional(),
      away: z.array(Away).default([]),
    }),
  ),
  drivers: z.array(
    z.strictObject({ id: z.string(), name: z.string(), enabled: z.boolean(), away: z.array(Away).default([]) }),
  ),
})
export type BoardReply = z.infer<typeof BoardReply>
