import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { AppError } from './problems.ts'

/** Who calls: a visitor, a traveller or driver by the link in the address of the call, or whoever is logged in. */
export const CALLERS = ['visitor', 'traveller', 'driver', 'customer', 'clerk', 'owner'] as const
export type Caller = (typeof CALLERS)[number]

/**
 * Who may call the routes of a policy; docs/access.md has the routes. Whether a link opens what its address says is for the
 * route to see.
 */
export const MAY_CALL = {
  anyone: CALLERS,
  traveller: ['traveller'],
  driver: ['driver'],
  customer: ['customer', 'clerk', 'owner'],
  admin: ['clerk', 'owner'],
  owner: ['owner'],
} as const satisfies Record<string, readonly Caller[]>
export type Policy = keyof typeof MAY_CALL

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

const BY_SESSION = ['customer', 'admin', 'owner'] as const
type BySession = (typeof BY_SESSION)[number]

/** Whether a policy asks for a login. */
export const needsSession = (policy?: Policy): policy is BySession => BY_SESSION.some((one) => one === policy)

/**
 * Holds every route to the policy that it declares, before the body is read. A route without one stops the start, so
 * that none is open by forgetfulness, and so does a token in the address of a call that is not by link.
 */
export const policy = fastifyPlugin(
  async (app) => {
    const policies: FastifyInstance['policies'] = []
    app.decorate('policies', policies)
    app.addHook('onRoute', ({ method, url, config }) => {
      const declared = config?.policy
      if (!declared) throw new Error(`${method} ${url} declares no policy`)
      const isByLink = declared === 'traveller' || declared === 'driver'
      if (url.startsWith('/api/') && url.includes('/:token') !== isByLink)
        throw new Error(`${method} ${url} has a token in its address, or the policy '${declared}', but not both`)
      policies.push(...[method].flat().map((one) => ({ method: one, url, policy: declared })))
    })
    app.addHook('onRequest', (request, _reply, done) => {
      // A request that fits no route has none; the not-found handler answers it.
      const { policy: needed, takesFirstPassword = false } = request.routeOptions.config
      if (!needsSession(needed)) return done()
      enforce(needed, takesFirstPassword, request).then(() => done(), done)
    })
  },
  { name: 'policy', dependencies: ['sessions'] },
)

async function enforce(needed: BySession, takesFirstPassword: boolean, request: FastifyRequest) {
  const user = await request.loadUser()
  if (!user) throw new AppError('not-logged-in')
  const caller: Caller = user.role === 'admin' ? (user.staffRole ?? 'clerk') : 'customer'
  const mayCall = MAY_CALL[needed].some((one) => one === caller)
  if (!mayCall && caller === 'customer') throw new AppError('forbidden')
  if (user.mustChangePassword && !takesFirstPassword) throw new AppError('first-password')
  if (!mayCall) throw new AppError('owners-only')
}
