import { refusedAs } from './problems.ts'
import { Id, Link } from './text.ts'
import { z } from './zod.ts'

/** Who sees a cab or package: visitors too, or the desk alone. A draft was never public. */
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

/** The desk's order: the record goes before the one with this id; to the end with null. */
export const Move = z.strictObject({ before: Id.nullable() })

/** What points to a cab or package. `open` enquiries are not answered yet; `upcoming` trips are to come or under way. */
export const Uses = z.strictObject({
  enquiries: z.number(),
  openEnquiries: z.number(),
  bookings: z.number(),
  upcomingBookings: z.number(),
})
export type Uses = z.infer<typeof Uses>
export const UsesReply = z.strictObject({ uses: Uses })

/** The address of a picture that was stored for a record. */
export const PictureReply = z.strictObject({ imageUrl: z.string() })
