import { z } from 'zod'
import { CountInput } from './money.ts'
import { Link, line } from './text.ts'

/** Tour categories (`specification §9`). */
export const TOUR_CATEGORIES = ['Basic', 'Premium'] as const
export const TourCategory = z.enum(TOUR_CATEGORIES, { error: 'category must be Basic or Premium' })
export type TourCategory = z.infer<typeof TourCategory>

/** A service or category of a package: `{ id, name }` (`specification §3`). */
export const NamedItem = z.strictObject({ id: z.string(), name: z.string() })
export type NamedItem = z.infer<typeof NamedItem>

/** A holiday package. `imageUrl` and `pdf` are paths on this origin; `pdf` is null when there is none. */
export const Holiday = z.strictObject({
  _id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  services: z.array(NamedItem),
  category: z.array(NamedItem),
  pdf: z.string().nullable(),
})
export type Holiday = z.infer<typeof Holiday>

/** A tour package: a holiday package for a number of persons; its `category` list holds one of Basic or Premium. */
export const Tour = z.strictObject({ ...Holiday.shape, numberOfPersons: z.number() })
export type Tour = z.infer<typeof Tour>

const ItemName = line(120, 'name')
/** A list of items as the forms send it: names, or `{ id?, name }`. */
const Items = z
  .array(z.union([ItemName, z.strictObject({ id: z.string().max(40).optional(), name: ItemName })]))
  .max(50)

export const HolidayFields = z.strictObject({ name: line(160, 'name'), services: Items, category: Items })
export type HolidayFields = z.output<typeof HolidayFields>
export const TourFields = z.strictObject({
  name: line(160, 'name'),
  services: Items,
  category: TourCategory,
  numberOfPersons: CountInput('numberOfPersons', 1000),
})
export type TourFields = z.output<typeof TourFields>
export const PackageFiles = z.strictObject({ imageUrl: Link.optional(), pdf: Link.optional() })

export const HolidaysReply = z.strictObject({ holidays: z.array(Holiday) })
export const HolidayReply = z.strictObject({ holiday: Holiday })
export const ToursReply = z.strictObject({ tour: z.array(Tour) })
export const TourReply = z.strictObject({ tour: Tour })
