import { refusedAs } from './problems.ts'
import { Id, Link, optionalLine } from './text.ts'
import { z } from './zod.ts'

/** Who sees a cab or package: visitors too, or the desk alone. A draft is not finished. */
export const VISIBILITIES = ['public', 'hidden', 'draft'] as const
export const Visibility = refusedAs(z.enum(VISIBILITIES), {
  code: 'one-of',
  params: { values: VISIBILITIES.join(', ') },
})
export type Visibility = z.infer<typeof Visibility>

/** The most pictures of a cab or package after the first. */
export const MAX_MORE_PICTURES = 11
/** Addresses of the pictures after the first, in their order. */
export const MorePictures = z.array(Link.min(1)).max(MAX_MORE_PICTURES)
/** The longest text of a picture. */
export const MAX_PICTURE_TEXT = 200
/** What each picture shows, for those who do not see it: the first picture's, then those of the others; '' for none. */
export const PictureTexts = z.array(optionalLine(MAX_PICTURE_TEXT)).max(MAX_MORE_PICTURES + 1)

/** The desk's order: the record goes before the one with this id; to the end with null. */
export const Move = z.strictObject({ before: Id.nullable() })

/**
 * What points to a cab or package. `open` enquiries are not answered yet; `upcoming` trips are to come or under way;
 * `vehicles` are those of a cab that have a number.
 */
export const Uses = z.strictObject({
  enquiries: z.number(),
  openEnquiries: z.number(),
  bookings: z.number(),
  upcomingBookings: z.number(),
  vehicles: z.number().default(0),
})
export type Uses = z.infer<typeof Uses>
/** `refusal` says why the record cannot be deleted now; null if it can. */
export const UsesReply = z.strictObject({ uses: Uses, refusal: z.string().nullable().default(null) })
export type UsesReply = z.infer<typeof UsesReply>

/** The address of a picture that was stored for a record. */
export const PictureReply = z.strictObject({ imageUrl: z.string() })
