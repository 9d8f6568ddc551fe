import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AllCarsReply, AvailableCarsQuery, AvailableCarsReply } from 'shared-api/contract'
import { listReplies, sendList } from '../platform/http/list-reply.ts'
import { replies } from '../platform/http/replies.ts'

/** All cabs, and those that can be booked for a trip type (docs/product.md, Calls). */
export const listCabRoutes: FastifyPluginAsyncZod = async (app) => {
  const lists = listReplies('cabs', app.listRevisions, app.cabs)

  app.get(
    '/allCars',
    {
      config: { policy: 'anyone' },
      schema: { tags: ['Cabs'], summary: 'All cabs', response: replies(AllCarsReply) },
    },
    async (request, reply) => sendList(request, reply, await lists.get('all', (cabs) => ({ cabs }))),
  )

  app.get(
    '/avaibleCars',
    {
      config: { policy: 'anyone' },
      schema: {
        tags: ['Cabs'],
        summary: 'Cabs that can be booked, for one trip type or for any',
        querystring: AvailableCarsQuery,
        response: replies(AvailableCarsReply),
      },
    },
    async (request, reply) => {
      const { category } = request.query
      const available = await lists.get(`available ${category ?? ''}`, (cabs) => ({
        Cars: cabs.filter((cab) => cab.availability && (!category || cab.category.includes(category))),
      }))
      return sendList(request, reply, available)
    },
  )
}
