import type { FastifyInstance } from 'fastify'

/** The methods that a path takes, by the routes that are no wildcards; none when there is nothing. */
export function methodsOf(routes: FastifyInstance['policies'], address: string): string[] {
  const path = (address.split('?')[0] ?? '').split('/')
  return [...new Set(routes.filter(({ url }) => fits(url.split('/'), path)).map(({ method }) => method))].sort()
}

const fits = (pattern: string[], path: string[]) =>
  pattern.length === path.length &&
  pattern.every((part, at) => (part.startsWith(':') ? path[at] !== '' : part !== '*' && part === path[at]))
