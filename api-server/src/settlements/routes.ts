import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  DriverCash,
  DriverMoney,
  DriverStatement,
  OpenCashReply,
  SettleDriver,
  StatementQuery,
} from 'shared-api/contract'
import { csvReply, sendCsv } from '../platform/csv.ts'
import { callerName } from '../platform/http/caller.ts'
import { ById, IdempotencyKey } from '../platform/http/params.ts'
import { replies } from '../platform/http/replies.ts'
import { statementCsv } from './statement.ts'

const tags = ['Drivers']
const config = { policy: 'admin' } as const

/** What lies between a driver and the company, for the desk (docs/product.md, Cash of drivers). */
export const settlementRoutes: FastifyPluginAsyncZod = async (app) => {
  // What is open follows from the settings.
  app.addHook('preHandler', async () => void (await app.refreshCompany()))

  app.get(
    '/drivers/:id/cash',
    {
      config,
      schema: {
        tags,
        summary: 'Cash that a driver holds, costs and allowances that they get',
        ...{ params: ById, response: replies(DriverCash) },
      },
    },
    async ({ params }) => app.settlements.read(params.id),
  )

  app.get(
    '/drivers/cash',
    {
      config,
      schema: { tags, summary: 'What is open with each driver', response: replies(OpenCashReply) },
    },
    async () => ({ drivers: await app.settlements.all() }),
  )

  app.get(
    '/drivers/:id/statement',
    {
      config,
      schema: {
        tags,
        summary: 'All between a driver and the company in some days',
        ...{ params: ById, querystring: StatementQuery, response: replies(DriverStatement) },
      },
    },
    async ({ params, query }) => app.settlements.statement(params.id, query),
  )

  app.get(
    '/drivers/:id/statement.csv',
    {
      config,
      schema: {
        tags,
        summary: 'The same as CSV',
        ...{ params: ById, querystring: StatementQuery },
        response: csvReply,
      },
    },
    async ({ params, query }, reply) => {
      const csv = statementCsv(await app.settlements.statement(params.id, query))
      return sendCsv(reply, csv, `driver-${query.from}-${query.to}.csv`)
    },
  )

  app.post(
    '/drivers/:id/settlements',
    {
      config: { ...config, activity: 'driver-settled' },
      schema: {
        tags,
        summary: 'Settle all that is open with a driver. 409 when its sum is another by now',
        ...{ params: ById, body: SettleDriver, response: replies(DriverCash) },
      },
    },
    async (request) => {
      const byName = await callerName(request)
      const cash = await app.settlements.settle(request.params.id, request.body, byName)
      request.subjects = [{ id: cash.driver.id, name: cash.driver.name }]
      return cash
    },
  )

  app.post(
    '/drivers/:id/money',
    {
      config: { ...config, activity: 'driver-money-added' },
      schema: {
        tags,
        summary: 'Note an advance, or a part of what is open. 400 for more than the driver holds',
        ...{ params: ById, headers: IdempotencyKey, body: DriverMoney, response: replies(DriverCash) },
      },
    },
    async (request) => {
      const byName = await callerName(request)
      const by = { byName, key: request.headers['idempotency-key'] ?? null }
      const cash = await app.settlements.money(request.params.id, request.body, by)
      request.subjects = [{ id: cash.driver.id, name: cash.driver.name }]
      return cash
    },
  )
}
