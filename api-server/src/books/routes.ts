import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DayBook, DayQuery, Discounts, MonthQuery, NewCount, PeriodReply, YearQuery } from 'shared-api/contract'
import { csvReply, sendCsv } from '../platform/csv.ts'
import { callerName } from '../platform/http/caller.ts'
import { callsOf } from '../platform/http/calls.ts'
import { closeMonth } from './close-month.ts'
import { dayBook } from './day-book.ts'
import { discountsIn } from './discounts.ts'
import { countDrawer } from './drawer.ts'
import { atAGlance } from './glance.ts'
import { glanceCsv } from './glance-csv.ts'
import { monthPeriod, yearPeriod } from './period.ts'
import { salesRegister } from './sales-register.ts'

const deskCall = callsOf('Books', { policy: 'admin' })
const ownerCall = callsOf('Books', { policy: 'owner' })

/** What was taken on a day, for the desk; in a month and in a year, and the register of sales, for owners (docs/product.md, Books). */
export const bookRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database

  app.get('/books/day', deskCall('All movements of a day', DayBook, { querystring: DayQuery }), async ({ query }) =>
    dayBook(db, query.day),
  )

  app.post(
    '/books/days/:day/counts',
    deskCall(
      'Note what was counted in the drawer at the end of a day; a difference needs a note',
      DayBook,
      { params: DayQuery, body: NewCount },
      'drawer-counted',
    ),
    async (request) => {
      const { day } = request.params
      await countDrawer(app.database, app.now, day, { ...request.body, byName: await callerName(request) })
      request.subjects = [{ id: '', detail: day }]
      return dayBook(db, day)
    },
  )

  app.post(
    '/books/months/:month/close',
    ownerCall(
      'Close a month that is over: nothing is dated into it any more. 409 when it is closed',
      PeriodReply,
      { params: MonthQuery },
      'month-closed',
    ),
    async (request) => {
      const { month } = request.params
      await closeMonth(app.database, app.now, month, await callerName(request))
      request.subjects = [{ id: '', detail: month }]
      return atAGlance(db, monthPeriod(month))
    },
  )

  app.get(
    '/books/month',
    ownerCall('A month at a glance', PeriodReply, { querystring: MonthQuery }),
    async ({ query }) => atAGlance(db, monthPeriod(query.month)),
  )

  app.get(
    '/books/discounts',
    ownerCall('Discounts and goodwill of a month', Discounts, { querystring: MonthQuery }),
    async ({ query }) => discountsIn(db, query.month),
  )

  app.get(
    '/books/year',
    ownerCall('A financial year at a glance', PeriodReply, { querystring: YearQuery }),
    async ({ query }) => atAGlance(db, yearPeriod(query.year)),
  )

  app.get(
    '/books/month.csv',
    ownerCall('A month at a glance as CSV', csvReply, { querystring: MonthQuery }),
    async ({ query: { month } }, reply) =>
      sendCsv(reply, glanceCsv(await atAGlance(db, monthPeriod(month))), `books-${month}.csv`),
  )

  app.get(
    '/books/year.csv',
    ownerCall('A financial year at a glance as CSV', csvReply, { querystring: YearQuery }),
    async ({ query: { year } }, reply) =>
      sendCsv(reply, glanceCsv(await atAGlance(db, yearPeriod(year))), `books-${year}.csv`),
  )

  app.get(
    '/books/sales.csv',
    ownerCall('Invoices, bills and credit notes of a month as CSV', csvReply, { querystring: MonthQuery }),
    async ({ query }, reply) => sendCsv(reply, await salesRegister(db, query.month), `sales-${query.month}.csv`),
  )
}
