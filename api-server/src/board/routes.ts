import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BoardQuery, BoardReply, PlanQuery, PlanReply } from 'shared-api/contract'
import { replies } from '../platform/http/replies.ts'

/** GET board: who drives what on some days, and what nobody drives yet. GET board/plan: who would drive it. */
export const boardRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/board',
    {
      config: { policy: 'admin' },
      schema: {
        tags: ['Desk'],
        summary: 'The trips of some days with vehicles and drivers',
        querystring: BoardQuery,
        response: replies(BoardReply),
      },
    },
    async ({ query }) => app.board.read(query, app.company()),
  )

  app.get(
    '/board/plan',
    {
      config: { policy: 'admin' },
      schema: {
        tags: ['Desk'],
        summary: 'Who would drive the trips of a day that nobody drives yet',
        querystring: PlanQuery,
        response: replies(PlanReply),
      },
    },
    async ({ query }) => app.bookings.plan(query.day, app.company()),
  )
}
