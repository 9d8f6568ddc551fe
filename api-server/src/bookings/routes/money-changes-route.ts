import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MoneyChangesReply } from 'shared-api/contract'
import { ById } from '../../platform/http/params.ts'
import { replies } from '../../platform/http/replies.ts'
import { toMoneyChange } from '../record/money-changes.ts'

/** Who changed the money of a booking, for the desk. */
export const moneyChangesRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/bookings/:id/money-changes',
    {
      config: { policy: 'admin' },
      schema: {
        tags: ['Bookings'],
        summary: 'Who changed price, payments and papers of a booking, and why',
        params: ById,
        response: replies(MoneyChangesReply),
      },
    },
    async ({ params }) => ({ changes: (await app.bookings.moneyChanges(params.id)).map(toMoneyChange) }),
  )
}
