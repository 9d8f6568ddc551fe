import { FreeVehicle } from './assignment.ts'
import { IstDate } from './place-and-time.ts'
import { refusal } from './problems.ts'
import { Id, line } from './text.ts'
import { z } from './zod.ts'

const whose = { owner: z.enum(['vehicle', 'driver']), id: Id, from: IstDate, until: IstDate }
const inOrder = ({ from, until }: { from: string; until: string }) => from <= until
const endsFirst = { path: ['until'], ...refusal('ends-first') }

/** The trips of a vehicle or driver on some Indian days, both included. */
export const HandOverQuery = z.strictObject(whose).refine(inOrder, endsFirst)
export type HandOverQuery = z.output<typeof HandOverQuery>
/** The same, given to another vehicle or driver, and why. */
export const HandOver = z.strictObject({ ...whose, to: Id, why: line(200) }).refine(inOrder, endsFirst)
export type HandOver = z.output<typeof HandOver>

/** The trips (`startsAt` is ISO 8601), and who could take all of them, the nearest first: km that they would drive empty in all. */
export const HandOverReply = z.strictObject({
  trips: z.array(z.strictObject({ _id: z.string(), reference: z.string(), startsAt: z.string() })),
  choices: z.array(
    z.strictObject({ id: z.string(), name: z.string(), emptyKm: z.number(), inTheWay: FreeVehicle.shape.inTheWay }),
  ),
})
export type HandOverReply = z.infer<typeof HandOverReply>
