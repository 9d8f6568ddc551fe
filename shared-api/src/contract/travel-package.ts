import { MAX_ITEMS, MAX_TEXT, TOUR_CATEGORIES } from './catalogue-limits.ts'
import { CountInput } from './money.ts'
import { PackageDetails, PackageDetailsInput } from './package-details.ts'
import { onPaper } from './paper-letters.ts'
import { refusedAs } from './problems.ts'
import { Id, line } from './text.ts'
import { PackageTranslations, TourTranslations } from './translations.ts'
import { MorePictures, PictureTexts, Visibility } from './visibility.ts'
import { z } from './zod.ts'

/** The category of a tour (docs/product.md, Package fields). */
export const TourCategory = refusedAs(z.enum(TOUR_CATEGORIES), 'tour-category')
export type TourCategory = z.infer<typeof TourCategory>

/** A service or category of a package: `{ id, name }`. */
export const NamedItem = z.strictObject({ id: z.string(), name: z.string() })
export type NamedItem = z.infer<typeof NamedItem>

/**
 * A holiday package. `imageUrl` and `pdf` are paths on this origin; `pdf` may be null. `pictures` come after `imageUrl`.
 * `slug` names it in the address of its page; '' if it has none, as a draft.
 */
export const Holiday = z.strictObject({
  _id: z.string(),
  name: z.string(),
  slug: z.string().default(''),
  visibility: Visibility.default('public'),
  imageUrl: z.string(),
  pictures: z.array(z.string()).default([]),
  pictureTexts: z.array(z.string()).default([]),
  services: z.array(NamedItem),
  category: z.array(NamedItem),
  pdf: z.string().nullable(),
  ...PackageDetails.shape,
  /** What it says in other languages; for the desk, and left out where there is none. */
  translations: PackageTranslations.optional(),
})
export type Holiday = z.infer<typeof Holiday>

/** A tour package: a holiday package for a number of persons; its `category` list holds one of Basic or Premium. */
export const Tour = z.strictObject({ ...Holiday.shape, numberOfPersons: z.number() })
export type Tour = z.infer<typeof Tour>

/** The name of a service or category. */
export const ItemName = onPaper(line(MAX_TEXT.item))
const Item = z.union([ItemName, z.strictObject({ id: Id.optional(), name: ItemName })])
/** A list of items as the forms send it: names, or `{ id?, name }`. A form with no item leaves the field out. */
const Items = z.array(Item).max(MAX_ITEMS)

/** What both kinds of package take beyond name, services and category. */
const More = {
  ...PackageDetailsInput.shape,
  visibility: Visibility.optional(),
  pictures: MorePictures.optional(),
  pictureTexts: PictureTexts.optional(),
}

export const HolidayFields = z.strictObject({
  name: onPaper(line(MAX_TEXT.name)),
  services: Items.default([]),
  category: Items.default([]),
  ...More,
  translations: onPaper(PackageTranslations).optional(),
})
export type HolidayFields = z.output<typeof HolidayFields>
/** What PUT updateHoliday/{id} takes: any of the fields; those left out stay as they are. */
export const HolidayUpdate = z.strictObject({
  name: HolidayFields.shape.name.optional(),
  services: Items.optional(),
  category: Items.optional(),
  ...More,
  translations: onPaper(PackageTranslations).optional(),
})
export type HolidayUpdate = z.output<typeof HolidayUpdate>

export const TourFields = z.strictObject({
  name: onPaper(line(MAX_TEXT.name)),
  services: Items.default([]),
  category: TourCategory,
  numberOfPersons: CountInput(1000),
  ...More,
  translations: onPaper(TourTranslations).optional(),
})
export type TourFields = z.output<typeof TourFields>
/** What PUT updateTour/{id} takes: any of the fields; those left out stay as they are. */
export const TourUpdate = z.strictObject({ ...TourFields.partial().shape, services: Items.optional() })
export type TourUpdate = z.output<typeof TourUpdate>

export const HolidaysReply = z.strictObject({ holidays: z.array(Holiday) })
export const HolidayReply = z.strictObject({ holiday: Holiday })
export const ToursReply = z.strictObject({ tour: z.array(Tour) })
export const TourReply = z.strictObject({ tour: Tour })

/** What a card shows of a package. */
const PackageTeaser = Holiday.pick({ _id: true, name: true, slug: true, imageUrl: true, days: true, priceFrom: true })
export type PackageTeaser = z.infer<typeof PackageTeaser>
/** The first packages, those with a price before others. */
export const PackageTeasersReply = z.strictObject({ teasers: z.array(PackageTeaser) })

/** What the packages say in any language, by their ids, for a search: names, services, categories and days. */
export const PackageWordsReply = z.strictObject({ words: z.record(z.string(), z.string()) })
export type PackageWordsReply = z.infer<typeof PackageWordsReply>
