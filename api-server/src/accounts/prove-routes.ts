import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Accepted, AddressProof, Empty } from 'shared-api/contract'
import { callsOf } from '../platform/http/calls.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { AppError } from '../platform/http/problems.ts'
import { callerOf } from '../platform/http/rate-limits.ts'
import { problems } from '../platform/http/replies.ts'
import { limits } from './limits.ts'
import { proofMessage } from './messages.ts'
import { loggedIn } from './own-password.ts'

const customerCall = callsOf('Accounts', { policy: 'customer', takesFirstPassword: true })

/** A customer shows that the address of the account is theirs (docs/product.md, My trips). */
export const proveRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/account/prove',
    customerCall('Mail a link that proves the address of my account, unless it is proved', {
      202: Accepted,
      ...problems,
    }),
    async (request, reply) => {
      const { id, email, role, mailProvedAt } = await loggedIn(request)
      if (role === 'customer' && mailProvedAt === null) {
        await app.countCall(limits['address-proof'], id)
        await app.outbox.insert([proofMessage(app, email, languageOfCaller(request), callerOf(request))])
      }
      return reply.code(202).send({ success: true })
    },
  )

  app.post(
    '/account/proved',
    customerCall(
      'Prove the address of my account. 404 for a link that is unknown, used, too old or of another account',
      Empty,
      { body: AddressProof },
      { rateLimit: limits['password-address'] },
    ),
    // Whoever registered with a stranger's address must not gain by the stranger's opening the link.
    async (request) => {
      const { id } = await loggedIn(request)
      const isProved = await app.passwordLinks.proveAddress(request.body.token, id)
      if (!isProved) throw new AppError('not-found')
      return {}
    },
  )
}
