import { refusedAs } from './problems.ts'
import { z } from './zod.ts'

/** A city's id as in geography's list: state code, dash, lower-case name ('tn-chennai'). That it exists is checked by the server. */
export const CityId = refusedAs(z.string().regex(/^(tn|kl|ap|ka)-[a-z-]{2,40}$/), {
  code: 'city',
  params: { example: 'tn-chennai' },
})

/** A calendar day in Indian Standard Time, 'YYYY-MM-DD'. */
export const IstDate = refusedAs(z.iso.date(), 'date')

/** A time of day in Indian Standard Time, 'HH:MM' on the 24-hour clock. */
export const IstTime = refusedAs(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), 'time')

export const City = z.strictObject({ id: z.string(), name: z.string(), stateCode: z.string(), state: z.string() })
export type City = z.infer<typeof City>
export const CitiesReply = z.strictObject({ success: z.literal(true), tour: z.array(City) })

/** `from` and `to` are city ids. */
export const DistanceQuery = z.strictObject({ from: CityId, to: CityId })
/** `km` by road; `source` is 'osrm' for an exact figure or 'estimate' for the road graph's; `hill` says that the way has ghat roads. */
export const DistanceReply = z.strictObject({
  km: z.number(),
  source: z.enum(['osrm', 'estimate']),
  hill: z.boolean().optional(),
})
export type DistanceReply = z.infer<typeof DistanceReply>
