import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../platform/config.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, randomPassword } from './passwords.ts'
import type { UserRepository } from './user-repository.ts'

const SHUT_OUT =
  "nobody can enter the desk: the first admin's account is disabled. `pnpm reset-password EMAIL` enables it; ADMIN_EMAIL and ADMIN_PASSWORD take another"

/** @throws OperatorError for a configured password that is easy to guess, also when there is an admin already. */
export function refuseCommonAdminPassword(configured: Config['firstAdmin'], companyName: string): void {
  if (!configured || !isCommonPassword(configured.password, [companyName, configured.email])) return
  throw new OperatorError(
    `ADMIN_PASSWORD got ${configured.password.length} characters, takes a password that is not among the most common`,
  )
}

/** Credentials that were made up and must be shown once. */
export interface NewAdmin {
  email: string
  password: string
}

/**
 * Ensures that there is an owner: the configured one, or one with a random password, which is returned to be shown;
 * otherwise null. A customer's account with its address becomes the admin's. A disabled admin is reported in the log,
 * as nobody could log in.
 */
export async function createFirstAdmin(
  users: UserRepository,
  configured: Config['firstAdmin'],
  defaultEmail: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<NewAdmin | null> {
  if (await users.hasOwner()) return null
  const admin = configured ?? { email: defaultEmail, password: randomPassword() }
  const created = await users.createAdmin({
    name: 'Admin',
    email: admin.email,
    staffRole: 'owner',
    // Whoever runs the server chose it.
    mustChangePassword: false,
    passwordHash: await hashPassword(admin.password),
  })
  // Another process that started at the same moment may have made it.
  if (!created && !(await users.hasOwner())) log.error(SHUT_OUT)
  return created && !configured ? admin : null
}

/**
 * The line that shows a random password once: the password itself on a terminal. Other output is a log that many can
 * read, so the password goes to a file that only the server's account can read.
 */
export function lineOfNewAdmin({ email, password }: NewAdmin, dataDir: string, isTerminal: boolean): string {
  if (isTerminal) return `First admin (shown once): ${email} with the password ${password}`
  const file = join(dataDir, 'first-admin.txt')
  try {
    // The mode holds for a new file only.
    rmSync(file, { force: true })
    writeFileSync(file, `${email}\n${password}\n`, { mode: 0o600, flag: 'wx' })
    return `First admin: ${email}; its password is in ${file}: delete that file once you have it`
  } catch {
    return `First admin: ${email}; its password could not be written to ${file}: \`pnpm reset-password ${email}\` makes another`
  }
}
