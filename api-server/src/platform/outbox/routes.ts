import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Empty } from 'shared-api/contract'
import { ById } from '../http/params.ts'
import { replies } from '../http/replies.ts'

/** POST outbox/{id}/retry: the desk's Send again. */
export const outboxRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/outbox/:id/retry',
    {
      config: { policy: 'admin', activity: 'message-sent-again' },
      schema: {
        tags: ['Bookings', 'Enquiries'],
        summary: 'Send a message again, now',
        params: ById,
        response: replies(Empty),
      },
    },
    async ({ params }) => {
      await app.outbox.retry(params.id)
      app.outboxWorker.wake()
      return {}
    },
  )
}
