import type { Config } from '../config.ts'
import type { UserRepository } from '../repositories/users.ts'
import { hashPassword, randomPassword } from './passwords.ts'

/** Credentials that were made up and must be shown once. */
export interface NewAdmin {
  email: string
  password: string
}

/**
 * Sees to it that there is an admin: the configured one, or one with a random password, which is given back to be
 * shown. Null when nothing was made up.
 */
export async function createFirstAdmin(
  users: UserRepository,
  configured: Config['firstAdmin'],
  defaultEmail: string,
): Promise<NewAdmin | null> {
  if (await users.hasAdmin()) return null
  const admin = configured ?? { email: defaultEmail, password: randomPassword() }
  const created = await users.createAdmin({
    name: 'Admin',
    email: admin.email,
    passwordHash: await hashPassword(admin.password),
  })
  return created && !configured ? admin : null
}
