import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SentByHandReply } from 'shared-api/contract'
import { callerName } from '../../platform/http/caller.ts'
import { callsOf } from '../../platform/http/calls.ts'
import { ById } from '../../platform/http/params.ts'
import { refusedFor } from '../../platform/http/problems.ts'
import { UntrueMessage } from '../../platform/outbox/attempts.ts'
import { phoneMessage } from '../messages/phone-message.ts'

const deskCall = callsOf('Bookings', { policy: 'admin' })

/** POST messages/:id/sent-by-hand: the chat in which the desk sends a message itself (docs/product.md, Messages). */
export const byHandRoute: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/messages/:id/sent-by-hand',
    deskCall(
      'Note that the desk sends a message by WhatsApp; the reply has the chat. 409 if it is no longer true',
      SentByHandReply,
      { params: ById },
      'message-sent-by-hand',
    ),
    async (request) => {
      const message = await app.outbox.byPhone(request.params.id)
      const { to, text } = await phoneMessage(app, message, app.company()).catch((error) => {
        throw error instanceof UntrueMessage ? refusedFor([error.refusal]) : error
      })
      await app.outbox.markSentByHand(message.id, await callerName(request))
      return { url: `https://wa.me/${to.replace('+', '')}?text=${encodeURIComponent(text.text)}` }
    },
  )
}
