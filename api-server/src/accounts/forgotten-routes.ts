import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Accepted, Empty, ForgottenPassword, PasswordByLink } from 'shared-api/contract'
import { callsOf } from '../platform/http/calls.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { AppError } from '../platform/http/problems.ts'
import { callerOf } from '../platform/http/rate-limits.ts'
import { problems } from '../platform/http/replies.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { limits } from './limits.ts'
import { forgottenMessage } from './messages.ts'
import { hashPassword } from './passwords.ts'

const openCall = callsOf('Accounts', { policy: 'anyone' })

/** A forgotten password of a customer (docs/product.md, Forgotten password). */
export const forgottenRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/account/forgotten',
    openCall(
      'Send a link to set a new password. Always the same answer',
      { 202: Accepted, ...problems },
      { body: ForgottenPassword },
      { rateLimit: limits['password-address'] },
    ),
    async (request, reply) => {
      // Neither the answer nor its time must reveal a customer.
      app.afterwards(async () => {
        const owner = await app.passwordLinks.customer(request.body.email)
        if (!owner) return
        await app.outbox.insert([forgottenMessage(app, owner.email, languageOfCaller(request), callerOf(request))])
      })
      return reply.code(202).send({ success: true })
    },
  )

  app.post(
    '/account/new-password',
    openCall(
      'Set a new password by a mailed link. 404 for a link that is unknown, used or older than an hour',
      Empty,
      { body: PasswordByLink },
      { rateLimit: limits['password-address'] },
    ),
    async ({ body: { token, password } }) => {
      const owner = await app.passwordLinks.owner(token)
      if (!owner) throw new AppError('not-found')
      refuseCommonPassword(password, app.company().name, owner.name, owner.email)
      const isSet = await app.passwordLinks.setPassword(token, await hashPassword(password))
      if (!isSet) throw new AppError('not-found')
      return {}
    },
  )
}
