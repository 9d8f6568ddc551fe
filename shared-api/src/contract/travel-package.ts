import { CountInput } from './money.ts'
import { Id, line } from './text.ts'
import { z } from './zod.ts'

/** Tour categories (docs/product.md, Package fields). */
export const TOUR_CATEGORIES = ['Basic', 'Premium'] as const
export const TourCategory = z.enum(TOUR_CATEGORIES, { error: 'category must be Basic or Premium' })
export type TourCategory = z.infer<typeof TourCategory>

/** A service or category of a package: `{ id, name }`. */
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

/** The name of a service or category. */
export const ItemName = line(120, 'name')
/** The most services of a package, and the most categories. */
export const MAX_ITEMS = 50
const Item = z.union([ItemName, z.strictObject({ id: Id.optional(), name: ItemName })], {
  error: 'must be a text of 1 to 120 characters, or { id, name }',
})
/** A list of items as the forms send it: names, or `{ id?, name }`. A form with no item leaves the field out. */
const Items = (what: string) =>
  z
    .array(Item, { error: `${what} must be a list of names` })
    .max(MAX_ITEMS, `${what} must be at most ${MAX_ITEMS} names`)

export const HolidayFields = z.strictObject({
  name: line(160, 'name'),
  services: Items('services').default([]),
  category: Items('category').default([]),
})
export type HolidayFields = z.output<typeof HolidayFields>
/** What PUT updateHoliday/{id} takes: any of the fields; those left out stay as they are. */
export const HolidayUpdate = z.strictObject({
  name: HolidayFields.shape.name.optional(),
  services: Items('services').optional(),
  category: Items('category').optional(),
})
export type HolidayUpdate = z.output<typeof HolidayUpdate>

export const TourFields = z.strictObject({
  name: line(160, 'name'),
  services: Items('services').default([]),
  category: TourCategory,
  numberOfPersons: CountInput('numberOfPersons', 1000),
})
export type TourFields = z.output<typeof TourFields>
/** What PUT updateTour/{id} takes: any of the fields; those left out stay as they are. */
export const TourUpdate = z.strictObject({ ...TourFields.partial().shape, services: Items('services').optional() })
export type TourUpdate = z.output<typeof TourUpdate>

export const HolidaysReply = z.strictObject({ holidays: z.array(Holiday) })
export const HolidayReply = z.strictObject({ holiday: Holiday })
export const ToursReply = z.strictObject({ tour: z.array(Tour) })
export const TourReply = z.strictObject({ tour: Tour })
