import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateLimitRepository } from '../platform/http/rate-limit-repository.ts'
import { callerOf, networksOf } from '../platform/http/rate-limits.ts'
import { limits } from './limits.ts'
import { emailKey } from './user-repository.ts'

type App = Pick<FastifyInstance, 'countCall' | 'mayCall' | 'rateLimits'>

/** An attempt at an account's password that was counted; one of the two is called when it was compared. */
interface Attempt {
  /** Takes the attempt out of the count, so that in the end only failures count. */
  succeeded(): Promise<void>
  /** Writes the line of a failed attempt into the log. */
  failed(): void
}

/**
 * Counts an attempt at an account's password before it is compared, so that attempts at the same moment are each counted.
 *
 * One address has ten failures with one account in a quarter of an hour. All addresses together have a hundred in an hour.
 * After that the account is under attack, and each address and each network has only a few (see the rules). So a botnet
 * gets few guesses. The owner still gets in from another network or after some minutes. Failures of a whole IPv6 provider
 * refuse nobody: past their limit, each account has as few guesses there, by address and network.
 * @throws AppError 429
 */
export async function countAttempt(app: App, email: string, request: FastifyRequest): Promise<Attempt> {
  const account = emailKey(email)
  const [network, provider] = networksOf(request)
  const accountHere = `${account} ${callerOf(request)}`
  const accountInNetwork = `${account} ${network}`
  const accountInProvider = provider && `${account} ${provider}`
  // IPv4 has no provider here: a /24 may be many customers of one.
  if (provider) await app.countCall(limits['login-network'], network)
  await app.countCall(limits['login-account-from-address'], accountHere)
  const isCalm = await app.mayCall(limits['login-account'], account)
  const isProviderCalm = !provider || (await app.mayCall(limits['login-provider'], provider))
  const isUnderAttack = !isCalm || !isProviderCalm
  if (isUnderAttack) {
    await app.countCall(limits['login-under-attack-burst'], accountHere)
    await app.countCall(limits['login-under-attack-address'], accountHere)
    await app.countCall(limits['login-under-attack-network'], accountInNetwork)
    if (accountInProvider) await app.countCall(limits['login-under-attack-provider'], accountInProvider)
  }
  return {
    async succeeded() {
      await app.rateLimits.forget(limits['login-account-from-address'], accountHere)
      if (isCalm) await app.rateLimits.giveBack(limits['login-account'], account)
      if (provider && isProviderCalm) await app.rateLimits.giveBack(limits['login-provider'], provider)
      if (!isUnderAttack) return
      await app.rateLimits.forget(limits['login-under-attack-burst'], accountHere)
      await app.rateLimits.forget(limits['login-under-attack-address'], accountHere)
      // Others in the same network keep their counts.
      await app.rateLimits.giveBack(limits['login-under-attack-network'], accountInNetwork)
      if (accountInProvider) await app.rateLimits.giveBack(limits['login-under-attack-provider'], accountInProvider)
    },
    failed() {
      request.log.info({ account: accountForLog(account), from: network }, 'wrong password')
    },
  }
}

/** Random in each process: nobody can find an address by hashing many. */
const LOG_KEY = randomBytes(32)
const accountForLog = (account: string) => createHmac('sha256', LOG_KEY).update(account).digest('hex').slice(0, 12)

/** Resets the limits of an account after its password was reset, so that its owner can log in immediately. */
export const forgetGuesses = (rateLimits: Pick<RateLimitRepository, 'forget'>, email: string): Promise<void> =>
  rateLimits.forget(limits['login-account'], emailKey(email))
