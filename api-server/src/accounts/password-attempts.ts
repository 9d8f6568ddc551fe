import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerOf } from '../plugins/rate-limits.ts'
import type { RateLimitRepository } from '../repositories/rate-limits.ts'
import { emailKey } from '../repositories/users.ts'

type App = Pick<FastifyInstance, 'countCall' | 'mayCall' | 'rateLimits'>

/**
 * Counts an attempt at an account's password, before it is compared: attempts at the same moment are each counted. Gives
 * what to call when the password was right, so that in the end failures alone count.
 *
 * One address has ten failures with one account in a quarter of an hour. All addresses together have a hundred in an hour;
 * then the account is under attack, and each address has but three a day. So a botnet gets few guesses of each machine,
 * and it cannot shut the owner out, who comes from an address that has not failed.
 * @throws AppError 429
 */
export async function countAttempt(app: App, email: string, request: FastifyRequest): Promise<() => Promise<void>> {
  const account = emailKey(email)
  const accountHere = `${account} ${callerOf(request)}`
  await app.countCall('login-account-from-address', accountHere)
  const isCalm = await app.mayCall('login-account', account)
  if (!isCalm) await app.countCall('login-account-under-attack', accountHere)
  return async () => {
    if (isCalm) await app.rateLimits.giveBack('login-account', account)
    await app.rateLimits.forget('login-account-from-address', accountHere)
    await app.rateLimits.forget('login-account-under-attack', accountHere)
  }
}

/**
 * Forgets the guesses at a password that was reset since: whoever mistyped theirs thrice while the account was under attack
 * could not enter with the new one for hours.
 */
export const forgetGuesses = (rateLimits: Pick<RateLimitRepository, 'forget'>, email: string): Promise<void> =>
  rateLimits.forget('login-account', emailKey(email))
