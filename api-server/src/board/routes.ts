import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BoardQuery, BoardReply } from 'shared-api/contract'
import { replies } from '../platform/http/replies.ts'

/** GET board: who drives what on some days, and what nobody drives yet. */
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
    async ({ query }) => app.board.read(query),
  )
}
