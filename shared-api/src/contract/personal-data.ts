import { BookingPage } from './booking.ts'
import { Contact } from './contact.ts'
import { Document } from './document.ts'
import { Enquiry } from './enquiry.ts'
import { MoneyChange } from './money-change.ts'
import { Claim, Payment } from './payment.ts'
import { Mail } from './person.ts'
import { Mobile } from './phone.ts'
import { refusal, refusedAs } from './problems.ts'
import { Quotation } from './quotation.ts'
import { User } from './user.ts'
import { toWire } from './wire-names.ts'
import { z } from './zod.ts'

const person = { mail: Mail.optional(), mobile: Mobile.optional() }
const isNamed = ({ mail, mobile }: { mail?: string; mobile?: string }) => mail !== undefined || mobile !== undefined
const NOT_NAMED = { path: ['mail'], ...refusal('mail-or-mobile') }

/** Whose data are meant: all that came with this mail address, and all that came with this number. */
export const PersonSought = z.strictObject(person).refine(isNamed, NOT_NAMED)
export type PersonSought = z.output<typeof PersonSought>

/** The most records of a page of one person's data. */
export const MAX_RECORDS = 100

/** One page of a person's data: `cursor` is the last reply's `nextCursor`. */
export const PersonalDataQuery = z
  .strictObject({
    ...person,
    cursor: z.string().max(200).optional(),
    limit: refusedAs(z.int().min(1).max(MAX_RECORDS), {
      code: 'whole-number',
      params: { min: 1, max: MAX_RECORDS },
    }).optional(),
  })
  .refine(isNamed, NOT_NAMED)
export type PersonalDataQuery = z.output<typeof PersonalDataQuery>

/** The reference of the booking that something belongs to. */
const ofBooking = { booking: z.string() }

/**
 * A page of a person's data: account and entry in the notebook first, then bookings, each with what was paid for it and its documents, then
 * enquiries. Accounts are visitors' only; staff have their own page. A server of the release before sends no payments.
 */
export const PersonalData = z.strictObject({
  bookings: z.array(BookingPage),
  payments: z.array(z.strictObject({ ...Payment.shape, ...ofBooking })).default([]),
  claims: z.array(z.strictObject({ ...Claim.shape, ...ofBooking })).default([]),
  orders: z
    .array(z.strictObject({ id: z.string(), at: z.string(), provider: z.string(), amount: z.number(), ...ofBooking }))
    .default([]),
  /** A server of the release before sends none. */
  moneyChanges: z.array(z.strictObject({ ...MoneyChange.shape, ...ofBooking })).default([]),
  /** `keptUntil` is the day until which they name the person, 'YYYY-MM-DD'. */
  documents: z.array(z.strictObject({ ...Document.shape, keptUntil: z.string() })).default([]),
  enquiries: z.array(Enquiry),
  quotations: z.array(Quotation).default([]),
  accounts: z.array(z.strictObject({ ...User.shape, createdAt: z.string() })),
  contacts: z.array(z.strictObject({ ...Contact.shape, createdAt: z.string() })).default([]),
  nextCursor: z.string().nullable(),
})
export type PersonalData = z.infer<typeof PersonalData>

/** The same by the names of the wire. */
export const PersonalDataReply = z.strictObject({
  ...PersonalData.shape,
  bookings: z.array(z.strictObject(toWire(BookingPage.shape))),
})

/**
 * The number of erased records. A booking stays for the books without personal data; `documents` of it name the person until
 * the day `keptUntil`, null where there are none.
 */
export const Erased = z.strictObject({
  ...{ bookings: z.number(), enquiries: z.number(), accounts: z.number() },
  contacts: z.number().default(0),
  documents: z.number().default(0),
  keptUntil: z.string().nullable().default(null),
})
export type Erased = z.infer<typeof Erased>
