import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { MoneyChangesReply } from 'shared-api/contract'
import { callsOf } from '../../platform/http/calls.ts'
import { ById } from '../../platform/http/params.ts'
import { toMoneyChange } from '../record/money-changes.ts'

const deskCall = callsOf('Bookings', { policy: 'admin' })

/** Who changed the money of a booking, for the desk. */
export const moneyChangesRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/bookings/:id/money-changes',
    deskCall('Who changed price, payments and papers of a booking, and why', MoneyChangesReply, { params: ById }),
    async ({ params }) => ({ changes: (await app.bookings.moneyChanges(params.id)).map(toMoneyChange) }),
  )
}
