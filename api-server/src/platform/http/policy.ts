import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { AppError } from './problems.ts'

/** Who may call a route: anyone, a logged-in customer, or the desk. */
type Policy = 'anyone' | 'customer' | 'admin'

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy
  }
  interface FastifyInstance {
    /** Every route with its policy. */
    policies: { method: string; url: string; policy: Policy }[]
  }
}

/**
 * Holds every route to the policy that it declares, before the body is read. A route without one stops the start, so
 * that none is open by forgetfulness.
 */
export const policy = fastifyPlugin(
  async (app) => {
    const policies: FastifyInstance['policies'] = []
    app.decorate('policies', policies)
    app.addHook('onRoute', ({ method, url, config }) => {
      const declared = config?.policy
      if (!declared) throw new Error(`${method} ${url} declares no policy`)
      policies.push(...[method].flat().map((one) => ({ method: one, url, policy: declared })))
    })
    app.addHook('onRequest', (request, _reply, done) => {
      // A request that fits no route has none; the not-found handler answers it.
      const needed = request.routeOptions.config.policy ?? 'anyone'
      if (needed === 'anyone') return done()
      enforce(needed, request).then(() => done(), done)
    })
  },
  { name: 'policy', dependencies: ['sessions'] },
)

async function enforce(needed: 'customer' | 'admin', request: FastifyRequest) {
  const user = await request.loadUser()
  if (!user) throw new AppError('not-logged-in')
  if (needed === 'admin' && user.role !== 'admin') throw new AppError('forbidden')
}
