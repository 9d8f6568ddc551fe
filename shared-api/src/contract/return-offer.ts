import { CAB_CLASSES } from './cab-classes.ts'
import { CityId } from './place-and-time.ts'
import { z } from './zod.ts'

/** Two cities, by their ids: from the first to the second. */
export const ReturnOffersQuery = z.strictObject({ from: CityId, to: CityId })

/**
 * A car that would drive this way empty (docs/product.md, Return offers): the class and seats that it has, what a Drop Trip is
 * cheaper in percent, and between which moments (ISO 8601) its pick-up has to be.
 */
export const ReturnOffer = z.strictObject({
  cabClass: z.enum(CAB_CLASSES),
  seats: z.number(),
  percent: z.number(),
  from: z.string(),
  until: z.string(),
})
export type ReturnOffer = z.infer<typeof ReturnOffer>
export const ReturnOffersReply = z.strictObject({ offers: z.array(ReturnOffer) })
export type ReturnOffersReply = z.infer<typeof ReturnOffersReply>
