import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { callsOf } from '../platform/http/calls.ts'
import { AppError, refusedAs } from '../platform/http/problems.ts'
import { ForgedWebhook } from './provider.ts'

const openCall = callsOf('Payments', { policy: 'anyone' })

/** POST webhooks/{provider}: what a payment provider reports by itself. Its signature is over the bytes of the body. */
export const webhookRoute: FastifyPluginAsync = async (app) => {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => bytes)
  app.post(
    '/webhooks/:provider',
    openCall(
      'What a payment provider reports by itself, signed over the bytes of its body',
      z.strictObject({ ok: z.literal(true) }),
    ),
    async (request) => {
      const { provider } = request.params as { provider: string }
      const { orders } = app
      if (!orders || orders.provider.name !== provider) throw new AppError('not-found')
      try {
        await orders.webhook(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request.headers)
      } catch (error) {
        if (!(error instanceof ForgedWebhook)) throw error
        request.log.warn({ provider }, 'a webhook came with a signature that is not the provider’s')
        throw refusedAs('malformed', 'signature-wrong')
      }
      return { ok: true } as const
    },
  )
}
