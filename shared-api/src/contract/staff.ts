import { Mail, PersonName } from './person.ts'
import { isTypedAlike, NewPassword, NOT_ALIKE, TypedPassword } from './user.ts'
import { z } from './zod.ts'

/** An account of the desk. A disabled one cannot log in. `createdAt` is ISO 8601 in UTC. */
export const StaffMember = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  disabled: z.boolean(),
  createdAt: z.string(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const NewStaffMember = z.strictObject({ name: PersonName, email: Mail, password: NewPassword })
export type NewStaffMember = z.infer<typeof NewStaffMember>
export const StaffPatch = z.strictObject({ disabled: z.boolean({ error: 'disabled must be true or false' }) })
export const PasswordReset = z.strictObject({ password: NewPassword })

/** Somebody's change of their own password. */
export const PasswordChange = z
  .strictObject({
    currentPassword: TypedPassword('currentPassword'),
    password: NewPassword,
    confirmPassword: TypedPassword('confirmPassword'),
  })
  .refine(isTypedAlike, NOT_ALIKE)
export type PasswordChange = z.infer<typeof PasswordChange>

export const StaffReply = z.strictObject({ staff: z.array(StaffMember) })
export const StaffMemberReply = z.strictObject({ member: StaffMember })
