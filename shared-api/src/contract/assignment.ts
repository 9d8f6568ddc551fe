import { Away } from './absence.ts'
import { PAPER_KINDS } from './fleet.ts'
import { paiseOf, Rupees } from './money.ts'
import { Odometer } from './odometer.ts'
import { CityId, IstDate } from './place-and-time.ts'
import { Id, optionalPlainLine } from './text.ts'
import { z } from './zod.ts'

/** Who drives which vehicle on a trip (docs/product.md, Assignment). `code` is the 4 digits that the traveller tells the driver. */
export const Assignment = z.strictObject({
  vehicle: z.strictObject({ id: z.string(), registration: z.string().nullable(), cab: z.string() }),
  driver: z.strictObject({ id: z.string(), name: z.string(), mobile: z.string(), photo: z.string().optional() }),
  code: z.string(),
})
export type Assignment = z.infer<typeof Assignment>

/** What the desk assigns; `reason` says why a paper or permit does not matter, `tell` whether both sides are notified. */
export const AssignTrip = z.strictObject({
  vehicleId: Id,
  driverId: Id,
  reason: optionalPlainLine(200).optional(),
  tell: z.boolean().default(true),
  /** Once the trip is under way: why another takes over, and perhaps where (a city's id) and what the odometer of the first says. */
  why: optionalPlainLine(200).optional(),
  city: CityId.optional(),
  closingKm: Odometer.optional(),
})
export type AssignTrip = z.output<typeof AssignTrip>

/**
 * Who drove before another took over, until when (ISO 8601) and what the trip had come to by then; km of the odometer. `share` is
 * what of the trip's allowance is this driver's, in rupees.
 */
export const EarlierLeg = z.strictObject({
  ...{ id: z.string(), status: z.string(), from: z.string(), until: z.string() },
  ...{ vehicle: Assignment.shape.vehicle, driver: Assignment.shape.driver },
  ...{ openingKm: z.number().nullable(), closingKm: z.number().nullable(), waitingMinutes: z.number().nullable() },
  share: z.number(),
})
export type EarlierLeg = z.infer<typeof EarlierLeg>

/** What of a trip's allowance an earlier driver gets, in rupees; the rest is the last one's. */
export const LegShare = z.strictObject({ share: paiseOf(Rupees) })

/** Why a vehicle or driver can't take a trip. Instants are ISO 8601; `minutes` is the way from where the other trip ends. */
export const Blocker = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.literal('trip'),
    reference: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    minutes: z.number(),
  }),
  z.strictObject({ code: z.literal('paper'), kind: z.enum(PAPER_KINDS), lastDay: z.string() }),
  /** The trip neither begins nor ends in the vehicle's home state, of this code. */
  z.strictObject({ code: z.literal('home-state'), state: z.string() }),
  z.strictObject({ code: z.literal('away'), ...Away.shape }),
  z.strictObject({ code: z.literal('disabled') }),
  z.strictObject({ code: z.literal('no-number') }),
  z.strictObject({ code: z.literal('seats'), seats: z.number() }),
])
export type Blocker = z.infer<typeof Blocker>

/** Whether a reason overrides it: papers and permits are for the desk to judge (docs/product.md, Assignment). */
export const isForDeskToJudge = ({ code }: Blocker): boolean => code === 'paper' || code === 'home-state'

const inTheWay = z.array(Blocker)
/**
 * Where it stands before a trip: a city, since an instant (ISO 8601) or null at its base; the km that it drives empty for the
 * trip, and when it is home after it, null where another trip follows.
 */
const Near = z.strictObject({
  city: z.string(),
  since: z.string().nullable(),
  emptyKm: z.number(),
  homeAt: z.string().nullable(),
})
export const FreeVehicle = z.strictObject({
  ...{ id: z.string(), registration: z.string().nullable(), cabId: z.string(), cab: z.string(), seats: z.number() },
  ...{ inTheWay, near: Near.optional() },
  /** Whether the trip was sold as this car's way back. */
  promised: z.boolean().optional(),
})
export const FreeDriver = z.strictObject({
  id: z.string(),
  name: z.string(),
  mobile: z.string(),
  inTheWay,
  near: Near.optional(),
})
export type Near = z.infer<typeof Near>

/** The day of a plan, in Indian Standard Time. */
export const PlanQuery = z.strictObject({ day: IstDate })
/** A trip that nobody drives yet, with the first vehicle and driver that fit; null where none does. `startsAt` is ISO 8601. */
const PlannedTrip = z.strictObject({
  ...{
    _id: z.string(),
    reference: z.string(),
    from: z.string(),
    to: z.string(),
    cab: z.string(),
    startsAt: z.string(),
  },
  vehicle: z
    .strictObject({ id: z.string(), registration: z.string(), near: Near, promised: z.boolean().optional() })
    .nullable(),
  driver: z.strictObject({ id: z.string(), name: z.string(), near: Near }).nullable(),
})
export type PlannedTrip = z.infer<typeof PlannedTrip>
/** Who would drive what on a day (docs/product.md, Which car), in the order in which trips begin. */
export const PlanReply = z.strictObject({ trips: z.array(PlannedTrip) })
export type PlanReply = z.infer<typeof PlanReply>

/** All vehicles and drivers, each with what is in the way of a trip, nothing for those that fit; the nearest first. */
export const FreeReply = z.strictObject({ vehicles: z.array(FreeVehicle), drivers: z.array(FreeDriver) })
export type FreeReply = z.infer<typeof FreeReply>
