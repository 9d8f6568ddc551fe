import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DayBook, DayQuery, Discounts, MonthQuery, NewCount, PeriodReply, YearQuery } from 'shared-api/contract'
import { csvReply, sendCsv } from '../platform/csv.ts'
import { callerName } from '../platform/http/caller.ts'
import { replies } from '../platform/http/replies.ts'
import { closeMonth } from './close-month.ts'
import { dayBook } from './day-book.ts'
import { discountsIn } from './discounts.ts'
import { countDrawer } from './drawer.ts'
import { atAGlance } from './glance.ts'
import { glanceCsv } from './glance-csv.ts'
import { monthPeriod, yearPeriod } from './period.ts'
import { salesRegister } from './sales-register.ts'

const tags = ['Books']
const config = { policy: 'owner' } as const

/** What was taken on a day, for the desk; in a month and in a year, and the register of sales, for owners (docs/product.md, Books). */
export const bookRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database

  app.get(
    '/books/day',
    {
      config: { policy: 'admin' },
      schema: { tags, summary: 'All movements of a day', querystring: DayQuery, response: replies(DayBook) },
    },
    async ({ query }) => dayBook(db, query.day),
  )

  app.post(
    '/books/days/:day/counts',
    {
      config: { policy: 'admin', activity: 'drawer-counted' },
      schema: {
        tags,
        summary: 'Note what was counted in the drawer at the end of a day; a difference needs a note',
        ...{ params: DayQuery, body: NewCount, response: replies(DayBook) },
      },
    },
    async (request) => {
      const { day } = request.params
      await countDrawer(app.database, app.now, day, { ...request.body, byName: await callerName(request) })
      request.subjects = [{ id: '', detail: day }]
      return dayBook(db, day)
    },
  )

  app.post(
    '/books/months/:month/close',
    {
      config: { ...config, activity: 'month-closed' },
      schema: {
        tags,
        summary: 'Close a month that is over: nothing is dated into it any more. 409 when it is closed',
        ...{ params: MonthQuery, response: replies(PeriodReply) },
      },
    },
    async (request) => {
      const { month } = request.params
      await closeMonth(app.database, app.now, month, await callerName(request))
      request.subjects = [{ id: '', detail: month }]
      return atAGlance(db, monthPeriod(month))
    },
  )

  app.get(
    '/books/month',
    {
      config,
      schema: { tags, summary: 'A month at a glance', querystring: MonthQuery, response: replies(PeriodReply) },
    },
    async ({ query }) => atAGlance(db, monthPeriod(query.month)),
  )

  app.get(
    '/books/discounts',
    {
      config,
      schema: {
        tags,
        summary: 'Discounts and goodwill of a month',
        querystring: MonthQuery,
        response: replies(Discounts),
      },
    },
    async ({ query }) => discountsIn(db, query.month),
  )

  app.get(
    '/books/year',
    {
      config,
      schema: { tags, summary: 'A financial year at a glance', querystring: YearQuery, response: replies(PeriodReply) },
    },
    async ({ query }) => atAGlance(db, yearPeriod(query.year)),
  )

  app.get(
    '/books/month.csv',
    {
      config,
      schema: { tags, summary: 'A month at a glance as CSV', querystring: MonthQuery, response: csvReply },
    },
    async ({ query: { month } }, reply) =>
      sendCsv(reply, glanceCsv(await atAGlance(db, monthPeriod(month))), `books-${month}.csv`),
  )

  app.get(
    '/books/year.csv',
    {
      config,
      schema: { tags, summary: 'A financial year at a glance as CSV', querystring: YearQuery, response: csvReply },
    },
    async ({ query: { year } }, reply) =>
      sendCsv(reply, glanceCsv(await atAGlance(db, yearPeriod(year))), `books-${year}.csv`),
  )

  app.get(
    '/books/sales.csv',
    {
      config,
      schema: {
        tags,
        summary: 'Invoices, bills and credit notes of a month as CSV',
        querystring: MonthQuery,
        response: csvReply,
      },
    },
    async ({ query }, reply) => sendCsv(reply, await salesRegister(db, query.month), `sales-${query.month}.csv`),
  )
}
