import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { AppError } from './problems.ts'

/** Who may call a route: anyone, whoever is logged in, the desk, or its owners. */
type Policy = 'anyone' | 'customer' | 'admin' | 'owner'

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy
    /** Whether staff may call it before they have changed a password that a colleague chose. */
    takesFirstPassword?: boolean
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
      const { policy: needed = 'anyone', takesFirstPassword = false } = request.routeOptions.config
      if (needed === 'anyone') return done()
      enforce(needed, takesFirstPassword, request).then(() => done(), done)
    })
  },
  { name: 'policy', dependencies: ['sessions'] },
)

async function enforce(needed: Exclude<Policy, 'anyone'>, takesFirstPassword: boolean, request: FastifyRequest) {
  const user = await request.loadUser()
  if (!user) throw new AppError('not-logged-in')
  if (needed !== 'customer' && user.role !== 'admin') throw new AppError('forbidden')
  if (user.mustChangePassword && !takesFirstPassword) throw new AppError('first-password')
  if (needed === 'owner' && user.staffRole !== 'owner') throw new AppError('owners-only')
}
