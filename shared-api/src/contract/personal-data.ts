import { BookingPage } from './booking.ts'
import { Enquiry } from './enquiry.ts'
import { Mail, Mobile } from './person.ts'
import { User } from './user.ts'
import { z } from './zod.ts'

/** Whose data are meant: all that came with this mail address, and all that came with this number. */
export const PersonSought = z
  .strictObject({ mail: Mail.optional(), mobile: Mobile.optional() })
  .refine(({ mail, mobile }) => mail !== undefined || mobile !== undefined, {
    path: ['mail'],
    message: 'Mail or mobile is required',
  })
export type PersonSought = z.output<typeof PersonSought>

/** All that is kept of one person. Accounts are those of visitors; staff have a page of their own. */
export const PersonalData = z.strictObject({
  bookings: z.array(BookingPage),
  enquiries: z.array(Enquiry),
  accounts: z.array(z.strictObject({ ...User.shape, createdAt: z.string() })),
})
export type PersonalData = z.infer<typeof PersonalData>

/** How many records were erased. A booking stays for the books, without anything that tells whose it was. */
export const Erased = z.strictObject({ bookings: z.number(), enquiries: z.number(), accounts: z.number() })
export type Erased = z.infer<typeof Erased>
