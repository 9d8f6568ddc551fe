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
import { callsOf } from '../platform/http/calls.ts'
import { ById, IdempotencyKey } from '../platform/http/params.ts'
import { statementCsv } from './statement.ts'

const deskCall = callsOf('Drivers', { policy: 'admin' })

/** What lies between a driver and the company, for the desk (docs/product.md, Cash of drivers). */
export const settlementRoutes: FastifyPluginAsyncZod = async (app) => {
  // What is open follows from the settings.
  app.addHook('preHandler', async () => void (await app.refreshCompany()))

  app.get(
    '/drivers/:id/cash',
    deskCall('Cash that a driver holds, costs and allowances that they get', DriverCash, { params: ById }),
    async ({ params }) => app.settlements.read(params.id),
  )

  app.get('/drivers/cash', deskCall('What is open with each driver', OpenCashReply), async () => ({
    drivers: await app.settlements.all(),
  }))

  app.get(
    '/drivers/:id/statement',
    deskCall('All between a driver and the company in some days', DriverStatement, {
      params: ById,
      querystring: StatementQuery,
    }),
    async ({ params, query }) => app.settlements.statement(params.id, query),
  )

  app.get(
    '/drivers/:id/statement.csv',
    deskCall('The same as CSV', csvReply, { params: ById, querystring: StatementQuery }),
    async ({ params, query }, reply) => {
      const csv = statementCsv(await app.settlements.statement(params.id, query))
      return sendCsv(reply, csv, `driver-${query.from}-${query.to}.csv`)
    },
  )

  app.post(
    '/drivers/:id/settlements',
    deskCall(
      'Settle all that is open with a driver. 409 when its sum is another by now',
      DriverCash,
      { params: ById, body: SettleDriver },
      'driver-settled',
    ),
    async (request) => {
      const byName = await callerName(request)
      const cash = await app.settlements.settle(request.params.id, request.body, byName)
      request.subjects = [{ id: cash.driver.id, name: cash.driver.name }]
      return cash
    },
  )

  app.post(
    '/drivers/:id/money',
    deskCall(
      'Note an advance, or a part of what is open. 400 for more than the driver holds',
      DriverCash,
      { params: ById, headers: IdempotencyKey, body: DriverMoney },
      'driver-money-added',
    ),
    async (request) => {
      const byName = await callerName(request)
      const by = { byName, key: request.headers['idempotency-key'] ?? null }
      const cash = await app.settlements.money(request.params.id, request.body, by)
      request.subjects = [{ id: cash.driver.id, name: cash.driver.name }]
      return cash
    },
  )
}
