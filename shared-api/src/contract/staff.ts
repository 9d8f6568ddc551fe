import { Mail, PersonName } from './person.ts'
import { refusal } from './problems.ts'
import { isTypedAlike, NewPassword, NOT_ALIKE, StaffRole, TypedPassword } from './user.ts'
import { z } from './zod.ts'

/** An account of the desk. A disabled one cannot log in. `createdAt` is ISO 8601 in UTC. */
export const StaffMember = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  staffRole: StaffRole,
  disabled: z.boolean(),
  createdAt: z.string(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** The password of whoever asks: a desk that was left open must not give others an account of it. */
const OwnPassword = TypedPassword.min(1)

export const NewStaffMember = z.strictObject({
  name: PersonName,
  email: Mail,
  staffRole: StaffRole.default('clerk'),
  password: NewPassword,
  ownPassword: OwnPassword,
})
export type NewStaffMember = z.infer<typeof NewStaffMember>
/** Letting an account in again needs no password, every other change does. */
export const StaffPatch = z
  .strictObject({
    disabled: z.boolean().optional(),
    staffRole: StaffRole.optional(),
    ownPassword: OwnPassword.optional(),
  })
  .refine(({ disabled, staffRole, ownPassword }) => (!disabled && !staffRole) || ownPassword !== undefined, {
    path: ['ownPassword'],
    ...refusal('required'),
  })
  .refine(({ disabled, staffRole }) => disabled !== undefined || staffRole !== undefined, {
    path: ['disabled'],
    ...refusal('required'),
  })
export type StaffPatch = z.infer<typeof StaffPatch>
export const PasswordReset = z.strictObject({ password: NewPassword, ownPassword: OwnPassword })
export type PasswordReset = z.infer<typeof PasswordReset>

/** Somebody's change of their own password. */
export const PasswordChange = z
  .strictObject({
    currentPassword: TypedPassword,
    password: NewPassword,
    confirmPassword: TypedPassword,
  })
  .refine(isTypedAlike, NOT_ALIKE)
export type PasswordChange = z.infer<typeof PasswordChange>

export const StaffReply = z.strictObject({ staff: z.array(StaffMember) })
export const StaffMemberReply = z.strictObject({ member: StaffMember })

/** A login of one's own that still holds; `current` is the one that asks. Both times are ISO 8601 in UTC, `lastUsedAt` to five minutes. */
export const AccountSession = z.strictObject({
  _id: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>
export const AccountSessionsReply = z.strictObject({ sessions: z.array(AccountSession) })
