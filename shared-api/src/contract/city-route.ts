import { CAB_CLASSES } from './cab-classes.ts'
import { FareLine } from './fare-line.ts'
import { Rupees } from './money.ts'
import { z } from './zod.ts'

/** Two cities with a page of their own, one way (docs/product.md, Route pages). `slug` names it: 'chennai-to-madurai'. */
export const CityRoute = z.strictObject({ slug: z.string(), from: z.string(), to: z.string(), km: z.number() })
export type CityRoute = z.infer<typeof CityRoute>
export const CityRoutesReply = z.strictObject({ routes: z.array(CityRoute) })

const Named = z.strictObject({ id: z.string(), name: z.string() })

/** What a trip costs with the cheapest cab of a class, in rupees. */
const RoutePrice = z.strictObject({
  cab: z.strictObject({ _id: z.string(), seats: z.number() }),
  total: Rupees,
  lines: z.array(FareLine),
})
export type RoutePrice = z.infer<typeof RoutePrice>

/** The prices of a class: of a Drop Trip and of an Outstation trip there and back. Null where there is none. */
const ClassPrices = z.strictObject({
  cabClass: z.enum(CAB_CLASSES),
  /** Its cabs that can be booked: a picture and the models. Servers of before 2026-11-28 leave them out. */
  imageUrl: z.string().optional(),
  models: z.array(z.string()).optional(),
  /** The most seats among them. Servers of before 2026-11-29 leave it out. */
  mostSeats: z.number().optional(),
  oneWay: RoutePrice.nullable(),
  roundTrip: RoutePrice.nullable(),
})
export type ClassPrices = z.infer<typeof ClassPrices>

/** A package that leads to the city, or else to its state (`inCity` false). */
const RoutePackage = z.strictObject({
  ...{ kind: z.enum(['holiday', 'tour']), slug: z.string(), name: z.string(), inCity: z.boolean() },
  ...{ days: z.number().nullable(), priceFrom: Rupees.nullable() },
})
export type RoutePackage = z.infer<typeof RoutePackage>

/** All that the page of a route shows. Km are whole; `stops` are the towns on the way, with the km and minutes up to them. */
export const CityRouteFacts = z.strictObject({
  ...CityRoute.shape,
  straightKm: z.number(),
  /** Of the drive, with short stops. A server of the release before sends none, here and of the stops. */
  minutes: z.number().optional(),
  heading: z.enum(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']),
  states: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  stops: z.array(z.strictObject({ ...Named.shape, km: z.number(), minutes: z.number().optional() })),
  hills: z.array(z.strictObject({ from: Named, to: Named, km: z.number() })),
  /** Our cities next to its end, apart from those on the way: km from there. */
  beyond: z.array(z.strictObject({ city: z.string(), km: z.number() })),
  /** The days of the trip there and back that is priced. */
  days: z.number(),
  /** Empty: sites of before 2026-11-27 chose their sentences by it. */
  wordings: z.array(z.number()),
  prices: z.array(ClassPrices),
  packages: z.array(RoutePackage),
  back: CityRoute,
  near: z.array(CityRoute),
})
export type CityRouteFacts = z.infer<typeof CityRouteFacts>
export const CityRouteReply = z.strictObject({ route: CityRouteFacts })
export type CityRouteReply = z.infer<typeof CityRouteReply>
