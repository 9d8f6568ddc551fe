import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import { AppError } from './problems.ts'
import { type RateLimitRepository, rateLimitRepository } from './rate-limit-repository.ts'
import type { RateRule } from './rate-rules.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rule that counts this route's calls by address, before the body is read. */
    rateLimit?: RateRule
  }
  interface FastifyInstance {
    rateLimits: RateLimitRepository
    /** Counts one call. Throws AppError 429 when the rule's calls are used up. */
    countCall(rule: RateRule, subject: string): Promise<void>
    /** Counts one call if one is left; says whether. */
    mayCall(rule: RateRule, subject: string): Promise<boolean>
  }
}

/** Limits how often one address or account may try; RATE_LIMIT=off lifts that for load tests. */
export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    app.decorate('rateLimits', rateLimitRepository(app.database, app.now))
    if (!config.rateLimit) app.log.warn('RATE_LIMIT is off: passwords can be guessed without limit')
    app.decorate('countCall', async (rule, subject) => {
      if (!config.rateLimit) return
      const wait = await app.rateLimits.take(rule, subject)
      if (wait > 0) throw new AppError('too-many', { retryAfter: Math.ceil(wait / 1000) })
    })
    app.decorate('mayCall', async (rule, subject) => {
      return !config.rateLimit || (await app.rateLimits.take(rule, subject)) === 0
    })
    // Only where there is something to count: a hook costs a little at each request.
    app.addHook('onRoute', (route) => {
      const rule = route.config?.rateLimit
      if (!rule) return
      const count = async (request: FastifyRequest) => app.countCall(rule, callerOf(request))
      route.onRequest = [count, ...[route.onRequest ?? []].flat()]
    })
  },
  { name: 'rate-limits', dependencies: ['database'] },
)

/**
 * Whose a mail address is: what follows a + is the owner's own mark, and would be another address at each call. Gmail reads
 * a name without its dots, and has a second domain.
 */
export function mailboxOf(mail: string): string {
  const plain = mail.toLowerCase().replace(/(?<=[^@])\+[^@]*@/, '@')
  const [, name] = /^(.+)@(?:gmail|googlemail)\.com$/.exec(plain) ?? []
  return name === undefined ? plain : `${name.replaceAll('.', '')}@gmail.com`
}

/** The caller's address; of an IPv6 one its /64, since one household holds all of that. */
export function callerOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const address = addressOf(ip)
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address
}

/**
 * The networks around a caller, the smallest first: the /48 of an IPv6 address, which a company or a rented server holds, and
 * its /32, which an Internet provider holds; the /24 of an IPv4 address.
 */
export function networksOf({ ip }: Pick<FastifyRequest, 'ip'>): [string, ...string[]] {
  const address = addressOf(ip)
  if (!isIPv6(address)) return [`${address.split('.').slice(0, 3).join('.')}.0/24`]
  const groups = groupsOf(address)
  return [`${groups.slice(0, 3).join(':')}::/48`, `${groups.slice(0, 2).join(':')}::/32`]
}

/** Some proxies name the caller's port too, which is another for each connection. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]+)\](?::\d+)?)$/

/** An address without its port; one of IPv4 in its own form. */
function addressOf(ip: string) {
  const [, plain, bracketed] = WITH_PORT.exec(ip) ?? []
  const address = plain ?? bracketed ?? ip
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string) {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter((group) => group !== '')
  const rest = tail?.split(':').filter((group) => group !== '') ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest]
}
