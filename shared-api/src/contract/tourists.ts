import { PersonName } from './person.ts'
import { refusedAs } from './problems.ts'
import { plainLine } from './text.ts'
import { z } from './zod.ts'

export const MAX_TOURISTS = 60
export const MAX_AGE = 120
const Age = refusedAs(z.int().min(0).max(MAX_AGE), { code: 'whole-number', params: { min: 0, max: MAX_AGE } })

/**
 * The passengers of a trip, as Rule 10 of the All India Tourist Vehicles (Permit) Rules, 2023 has drivers carry them
 * (docs/product.md, Tourist list).
 */
export const TouristList = z.strictObject({
  origin: plainLine(100),
  destination: plainLine(100),
  passengers: z.array(z.strictObject({ name: PersonName, age: Age })).max(MAX_TOURISTS),
})
export type TouristList = z.output<typeof TouristList>
export const TouristListReply = z.strictObject({ list: TouristList })
