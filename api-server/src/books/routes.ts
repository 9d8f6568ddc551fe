import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DayBook, DayQuery, MonthQuery, MonthReply } from 'shared-api/contract'
import { z } from 'zod'
import { problems, replies } from '../platform/http/replies.ts'
import { dayBook } from './day-book.ts'
import { monthAtAGlance } from './month.ts'
import { salesRegister } from './sales-register.ts'

const tags = ['Books']

/** What was taken on a day and in a month, and the register of sales, for owners (docs/product.md, Books). */
export const bookRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database

  app.get(
    '/books/day',
    {
      config: { policy: 'owner' },
      schema: { tags, summary: 'The payments of a day', querystring: DayQuery, response: replies(DayBook) },
    },
    async ({ query }) => dayBook(db, query.day),
  )

  app.get(
    '/books/month',
    {
      config: { policy: 'owner' },
      schema: { tags, summary: 'A month at a glance', querystring: MonthQuery, response: replies(MonthReply) },
    },
    async ({ query }) => monthAtAGlance(db, query.month),
  )

  app.get(
    '/books/sales.csv',
    {
      config: { policy: 'owner' },
      schema: {
        tags,
        summary: 'Invoices, bills and credit notes of a month as CSV',
        querystring: MonthQuery,
        response: {
          200: { description: 'A CSV file in UTF-8', content: { 'text/csv': { schema: z.string() } } },
          ...problems,
        },
      },
    },
    async ({ query }, reply) => sendCsv(reply, await salesRegister(db, query.month), `sales-${query.month}.csv`),
  )
}

const sendCsv = (reply: FastifyReply, csv: string, name: string): FastifyReply =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(csv)
