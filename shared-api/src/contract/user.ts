import { Honeypot } from './honeypot.ts'
import { Mail, PersonName } from './person.ts'
import { refusal } from './problems.ts'
import { isOneLine, optionalLine } from './text.ts'
import { z } from './zod.ts'

export const Role = z.enum(['admin', 'customer'])
export type Role = z.infer<typeof Role>

/** What a staff account may do: an owner everything, a clerk the daily work (docs/product.md, Owners and clerks). */
export const STAFF_ROLES = ['owner', 'clerk'] as const
export const StaffRole = z.enum(STAFF_ROLES)
export type StaffRole = z.infer<typeof StaffRole>

/** The logged-in user. The last two are of staff alone; `mustChangePassword` is true while the password is one that a colleague chose. */
export const User = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  staffRole: StaffRole.optional(),
  mustChangePassword: z.boolean().optional(),
})
export type User = z.infer<typeof User>

/** 12 to 200 characters for a new password; any script, but no control characters. Lone surrogates would all be hashed alike. */
export const NewPassword = z.string().min(12).max(200).refine(isOneLine, refusal('plain-text'))

/** A password that is only compared. */
export const TypedPassword = z.string().max(200)

export const isTypedAlike = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword
export const NOT_ALIKE = { path: ['confirmPassword'], ...refusal('passwords-differ') }

export const RegisterRequest = z
  .strictObject({
    name: PersonName,
    email: Mail,
    password: NewPassword,
    confirmPassword: TypedPassword,
    website: Honeypot,
  })
  .refine(isTypedAlike, NOT_ALIKE)
export type RegisterRequest = z.infer<typeof RegisterRequest>
export const RegisterReply = z.strictObject({ newUser: User })

/** Whose password is forgotten. */
export const ForgottenPassword = z.strictObject({ email: Mail })
/** A new password by the token of a mailed link. */
export const PasswordByLink = z
  .strictObject({ token: z.string().max(100), password: NewPassword, confirmPassword: TypedPassword })
  .refine(isTypedAlike, NOT_ALIKE)
export type PasswordByLink = z.infer<typeof PasswordByLink>
/** The token of the mailed link that proves the address of an account. */
export const AddressProof = z.strictObject({ token: z.string().max(100) })
/** The answer that is always the same. */
export const Accepted = z.strictObject({ success: z.literal(true) })

export const LoginRequest = z.strictObject({
  email: optionalLine(254),
  password: TypedPassword,
})
export const LoginReply = z.strictObject({ user: User })
export const MeReply = z.strictObject({ user: User.nullable() })
