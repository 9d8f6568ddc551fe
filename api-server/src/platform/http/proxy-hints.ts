import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** What a log says when the server stands behind a proxy and was not told of it as operations.md has it. */
export const HINTS = {
  untrusted: 'X-Forwarded-For came, but TRUST_PROXY is off: behind a proxy all visitors share one rate limit',
  otherName: 'visitors come by another address than PUBLIC_ORIGIN, to which links and mails lead',
}

/** Looks at a request that changes something; says once what the operator has probably forgotten. */
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
