import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Warnings for a server behind a proxy that is not configured as operations.md says. */
export const HINTS = {
  untrusted: 'X-Forwarded-For came, but TRUST_PROXY is off: behind a proxy all visitors share one rate limit',
  otherName: 'visitors come by another address than PUBLIC_ORIGIN, to which links and mails lead',
}

/** Checks a request that changes something, and warns once about a missing setting. */
export function proxyHints({ trustProxy, publicOrigin }: Config, log: FastifyBaseLogger) {
  const said = new Set<string>()
  const say = (hint: string) => {
    if (said.has(hint)) return
    said.add(hint)
    log.warn(hint)
  }
  return ({ headers }: Pick<FastifyRequest, 'headers'>) => {
    if (!trustProxy && headers['x-forwarded-for'] !== undefined) say(HINTS.untrusted)
    const { origin, host } = headers
    if (origin !== undefined && origin !== publicOrigin && URL.parse(origin)?.host === host) say(HINTS.otherName)
  }
}
