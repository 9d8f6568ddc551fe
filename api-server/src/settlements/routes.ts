import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DriverCash, SettleDriver } from 'shared-api/contract'
import { ById } from '../platform/http/params.ts'
import { replies } from '../platform/http/replies.ts'

const tags = ['Drivers']
const config = { policy: 'admin' } as const

/** What lies between a driver and the company, for the desk (docs/product.md, Cash of drivers). */
export const settlementRoutes: FastifyPluginAsyncZod = async (app) => {
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
      const byName = (await request.loadUser())?.name ?? ''
      const cash = await app.settlements.settle(request.params.id, request.body.balance, byName)
      request.subjects = [{ id: cash.driver.id, name: cash.driver.name }]
      return cash
    },
  )
}
