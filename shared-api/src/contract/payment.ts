import { plainCode } from './digits.ts'
import { Rupees } from './money.ts'
import { refusedAs } from './problems.ts'
import { Id, optionalPlainLine } from './text.ts'
import { z } from './zod.ts'

/** How the desk takes money itself; payment providers add their own names. */
export const DESK_WAYS = ['cash', 'card', 'bank', 'upi'] as const
export type DeskWay = (typeof DESK_WAYS)[number]

const Amount = refusedAs(
  Rupees.refine((rupees) => rupees > 0),
  { code: 'rupees', params: { max: 10_000_000 } },
)
/** A bank's number of a transfer (UTR), in capitals; '' for none. */
const Reference = optionalPlainLine(40).transform(plainCode)

/** Money that the desk took for a booking, or gave back. `driverId` is the driver who took the cash. */
export const NewPayment = z.strictObject({
  way: z.enum(DESK_WAYS),
  amount: Amount,
  reference: Reference.default(''),
  note: optionalPlainLine(200).default(''),
  driverId: Id.optional(),
})
export type NewPayment = z.output<typeof NewPayment>

/** What a traveller says they paid by UPI: the desk accepts it or not (docs/product.md, Payments). */
export const NewClaim = z.strictObject({
  amount: Amount,
  reference: refusedAs(Reference.pipe(z.string().regex(/^[A-Z0-9]{10,22}$/)), 'utr'),
})
export type NewClaim = z.output<typeof NewClaim>

/** A row of the ledger. `amount` is rupees; negative for a refund. */
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
})
export type Payment = z.infer<typeof Payment>

export const Claim = z.strictObject({
  id: z.string(),
  at: z.string(),
  amount: z.number(),
  reference: z.string(),
  outcome: z.enum(['waiting', 'accepted', 'refused']),
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

/** Rupees of a payment that its provider gives back. */
export const ProviderRefund = z.strictObject({ amount: Amount })

export const SettleClaim = z.strictObject({ accept: z.boolean() })

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
