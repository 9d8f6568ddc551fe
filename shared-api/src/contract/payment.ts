import { bareCode, plainCode } from './digits.ts'
import { PositiveRupees } from './money.ts'
import { onPaper } from './paper-letters.ts'
import { IstDate } from './place-and-time.ts'
import { refusedAs } from './problems.ts'
import { Id, optionalPlainLine } from './text.ts'
import { z } from './zod.ts'

/** How the desk takes money itself; payment providers add their own names. */
export const DESK_WAYS = ['cash', 'card', 'bank', 'upi'] as const
export type DeskWay = (typeof DESK_WAYS)[number]

/** A bank's number of a transfer (UTR), in capitals; '' for none. */
const Reference = onPaper(optionalPlainLine(40).transform(plainCode))
/** How and when money moved: today, unless `day` says an earlier one. */
export const Moved = {
  way: z.enum(DESK_WAYS),
  day: IstDate.optional(),
  reference: Reference.default(''),
  note: optionalPlainLine(200).default(''),
}
export type Moved = z.output<z.ZodObject<typeof Moved>>
/** Why one transfer is noted for several bookings. */
const Split = onPaper(optionalPlainLine(200)).optional()

/**
 * Money that the desk took for a booking, or gave back. `driverId` is the driver who took the cash. A bank's number belongs to
 * one payment; `split` says why it is noted again.
 */
export const NewPayment = z.strictObject({
  ...Moved,
  amount: PositiveRupees,
  driverId: Id.optional(),
  split: Split,
})
export type NewPayment = z.output<typeof NewPayment>

/** Whether the booking costs so much less: else what is given back is owed again. */
const Goodwill = z.boolean().default(false)
/** Money that the desk gave back. */
export const NewRefund = NewPayment.extend({ goodwill: Goodwill })
export type NewRefund = z.output<typeof NewRefund>

/** What a traveller says they paid by UPI: the desk accepts it or not (docs/product.md, Payments). */
export const NewClaim = z.strictObject({
  amount: PositiveRupees,
  reference: refusedAs(
    optionalPlainLine(40)
      .transform(bareCode)
      .pipe(z.string().regex(/^[A-Z0-9]{10,22}$/)),
    'utr',
  ),
})
export type NewClaim = z.output<typeof NewClaim>

/** What became of a refund: it counts as given from when it is asked for, until the provider refuses it. */
export const REFUND_STATES = ['asked', 'given', 'refused'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** Whom money is with: a traveller, a driver (an advance, or a settlement of all that is open), a vendor, the bank. */
export const MOVEMENT_KINDS = ['trip', 'driver', 'settlement', 'expense', 'bank'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]
export const EXPENSE_CATEGORIES = ['fuel', 'service', 'toll', 'office', 'other'] as const
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number]

/** Whether money came in or went out. */
export const DIRECTIONS = ['out', 'in'] as const
const Direction = z.enum(DIRECTIONS).default('out')

/**
 * Money that is no traveller's and no driver's (docs/product.md, Money in and out): an expense, which comes `in` again to take
 * one back, or cash that went to the bank or came from it.
 */
export const NewMovement = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('expense'),
    ...Moved,
    direction: Direction,
    amount: PositiveRupees,
    category: z.enum(EXPENSE_CATEGORIES),
    vehicleId: Id.optional(),
    /** Who got it. */
    payee: optionalPlainLine(100).default(''),
  }),
  z.strictObject({
    kind: z.literal('bank'),
    ...Moved,
    way: z.literal('cash'),
    direction: Direction,
    amount: PositiveRupees,
  }),
])
export type NewMovement = z.output<typeof NewMovement>

/** A row of the ledger. `amount` is rupees; negative for what went out. */
export const Payment = z.strictObject({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  way: z.string(),
  amount: z.number(),
  reference: z.string(),
  note: z.string(),
  /** The driver who took the cash. A server of the release before sends none. */
  driver: z.string().nullable().default(null),
  /** Of a refund by a payment provider. A server of the release before sends none, as of the next three. */
  refund: z.enum(REFUND_STATES).nullable().default(null),
  /** Whether it takes back a refund that was not given after all. */
  takesBack: z.boolean().default(false),
  split: z.string().default(''),
  goodwill: z.boolean().default(false),
  /** One of `MOVEMENT_KINDS`, or one of a later server; the next four of what is no trip's. */
  kind: z.string().default('trip'),
  category: z.string().nullable().default(null),
  vehicle: z.string().nullable().default(null),
  payee: z.string().default(''),
  /** When it was noted, if it is dated on an earlier day. */
  notedAt: z.string().nullable().default(null),
})
export type Payment = z.infer<typeof Payment>

export const Claim = z.strictObject({
  id: z.string(),
  at: z.string(),
  amount: z.number(),
  reference: z.string(),
  outcome: z.enum(['waiting', 'accepted', 'refused']),
  /** The driver who says that they took it in cash; null for what the traveller says. A server of the release before sends none. */
  driver: z.string().nullable().default(null),
  /** The booking at which the same number is noted or reported. */
  elsewhere: z.string().nullable().default(null),
})
export type Claim = z.infer<typeof Claim>

/** What was paid for a booking, from the oldest; rupees. */
export const Ledger = z.strictObject({
  payments: z.array(Payment),
  claims: z.array(Claim),
  total: z.number(),
  paid: z.number(),
  balance: z.number(),
  /** When the desk reminded of the advance, and who; null while nobody did. A server of the release before sends none. */
  reminded: z.strictObject({ at: z.string(), by: z.string() }).nullable().default(null),
})
export type Ledger = z.infer<typeof Ledger>

export const MovementReply = z.strictObject({ movement: Payment })

/** What of a payment its provider gives back. */
export const ProviderRefund = z.strictObject({ amount: PositiveRupees, goodwill: Goodwill })

/** `amount` is what came, where it is not what was reported; `split` as of a payment. */
export const SettleClaim = z.strictObject({ accept: z.boolean(), amount: PositiveRupees.optional(), split: Split })
export type SettleClaim = z.output<typeof SettleClaim>

/** Why a person has to look at money. */
export const LOOK_WHYS = [
  ...(['reported', 'above-due', 'noted-elsewhere', 'expense'] as const),
  ...(['other-amount', 'no-order', 'overpaid', 'noted-already', 'not-captured'] as const),
  ...(['refund-above', 'refund-of-unknown', 'refund-failed', 'refund-unanswered', 'refund-after-failure'] as const),
  ...(['dispute', 'unknown'] as const),
  ...(['unconfirmed', 'refund-owed', 'unpaid', 'took-less', 'no-paper'] as const),
] as const
export type LookWhy = (typeof LOOK_WHYS)[number]

/** Money that has a page of its own at the desk: what is still to be paid for trips that are over, and what is owed to travellers. */
export const LOOK_PARTS = {
  collect: ['took-less', 'unpaid'],
  'give-back': ['refund-owed', 'overpaid', 'refund-failed', 'refund-unanswered'],
} as const satisfies Record<string, readonly LookWhy[]>
export const LookPart = z.enum(['collect', 'give-back'])
export type LookPart = z.infer<typeof LookPart>
export const LookQuery = z.strictObject({ part: LookPart.optional() })

/**
 * Money that somebody has to look at (docs/product.md, To look at). `kind` says which call settles it: a trip's is taken,
 * given back or issued. `subject` is the number of a bank or provider, `expected` what was due or asked. Amounts are rupees.
 */
export const LookItem = z.strictObject({
  id: z.string(),
  kind: z.enum(['claim', 'expense', 'event', 'trip']),
  /** One of `LOOK_WHYS`, or one of a later server. */
  why: z.string(),
  at: z.string(),
  event: z.string(),
  subject: z.string(),
  amount: z.number().nullable(),
  expected: z.number().nullable(),
  booking: z.strictObject({ _id: z.string(), reference: z.string() }).nullable(),
  driver: z.string().nullable(),
  elsewhere: z.string().nullable(),
  mayAccept: z.boolean(),
})
export type LookItem = z.infer<typeof LookItem>
export const LookReply = z.strictObject({
  items: z.array(LookItem),
  total: z.number(),
  /** How many of them are in each part. A server of the release before does not say. */
  parts: z.record(LookPart, z.number()).default({ collect: 0, 'give-back': 0 }),
})
export type LookReply = z.infer<typeof LookReply>

/** What becomes of such an item; a note says why it is dismissed. */
export const SettleLook = z
  .strictObject({ accept: z.boolean(), note: optionalPlainLine(200).default('') })
  .refine(({ accept, note }) => accept || note !== '', { path: ['note'], params: { code: 'required' } })
export type SettleLook = z.output<typeof SettleLook>

/** Whether an expense that a driver reports counts. */
export const SettleExpense = z.strictObject({ accept: z.boolean() })

/** A UPI payment to scan: the address that a UPI app opens, and its QR code as SVG. */
export const UpiReply = z.strictObject({ uri: z.string(), qr: z.string(), amount: z.number() })
export type UpiReply = z.infer<typeof UpiReply>

/** What a provider's checkout in the browser needs. */
export const CheckoutReply = z.strictObject({
  provider: z.string(),
  /** The address of its script. */
  script: z.url(),
  key: z.string(),
  orderId: z.string(),
  amountPaise: z.number(),
})
export type CheckoutReply = z.infer<typeof CheckoutReply>

/** What a provider's checkout reports, by its own names. */
export const ReportedPayment = z
  .record(z.string().max(60), z.string().max(300))
  .refine((fields) => Object.keys(fields).length <= 10)
