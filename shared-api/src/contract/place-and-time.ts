import { refusedAs } from './problems.ts'
import { MAX_PLACES } from './trip-types.ts'
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

/** `from` and `to` are city ids; `via` those of the cities that are visited, with commas between. */
export const DistanceQuery = z.strictObject({
  from: CityId,
  to: CityId,
  via: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(CityId).max(MAX_PLACES))
    .optional(),
})
/**
 * `km` by road, with `via` half of the way there by them and straight back; `source` is 'osrm' for an exact figure or 'estimate' for
 * the road graph's; `hill` says that the way has ghat roads, `minutes` how long the km take with short stops.
 */
export const DistanceReply = z.strictObject({
  km: z.number(),
  source: z.enum(['osrm', 'estimate']),
  hill: z.boolean().optional(),
  minutes: z.number().optional(),
})
export type DistanceReply = z.infer<typeof DistanceReply>
