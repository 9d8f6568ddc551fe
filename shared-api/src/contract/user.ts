import { Honeypot } from './honeypot.ts'
import { Mail, PersonName } from './person.ts'
import { isOneLine, optionalLine } from './text.ts'
import { z } from './zod.ts'

export const Role = z.enum(['admin', 'customer'])
export type Role = z.infer<typeof Role>

/** The logged-in user. */
export const User = z.strictObject({ _id: z.string(), name: z.string(), email: z.string(), role: Role })
export type User = z.infer<typeof User>

/** 12 to 200 characters for a new password; any script, but no control characters. Lone surrogates would all be hashed alike. */
export const NewPassword = z
  .string({ error: 'password must be text' })
  .min(12, 'password takes at least 12 characters')
  .max(200, 'password takes at most 200 characters')
  .refine(isOneLine, 'password must be plain text, without control characters')

/** A password that is only compared, for the field `what`. */
export const TypedPassword = (what: string) =>
  z.string({ error: `${what} must be text` }).max(200, `${what} takes at most 200 characters`)

export const isTypedAlike = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword
export const NOT_ALIKE = { path: ['confirmPassword'], message: 'Passwords do not match' }

export const RegisterRequest = z
  .strictObject({
    name: PersonName,
    email: Mail,
    password: NewPassword,
    confirmPassword: TypedPassword('confirmPassword'),
    website: Honeypot,
  })
  .refine(isTypedAlike, NOT_ALIKE)
export type RegisterRequest = z.infer<typeof RegisterRequest>
export const RegisterReply = z.strictObject({ newUser: User })

export const LoginRequest = z.strictObject({
  email: optionalLine(254, 'email'),
  password: TypedPassword('password'),
})
export const LoginReply = z.strictObject({ user: User })
export const MeReply = z.strictObject({ user: User.nullable() })
