import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Problem } from 'shared-api/contract'
import { z } from 'zod'
import { refusedAs } from './problems.ts'

const Health = z.strictObject({ status: z.literal('ok') })

/** GET /healthz: the process lives. GET /readyz: it also takes requests and its database answers. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/healthz',
    { config: { policy: 'anyone' }, schema: { hide: true, response: { 200: Health } } },
    async () => ({
      status: 'ok' as const,
    }),
  )

  app.get(
    '/readyz',
    { config: { policy: 'anyone' }, schema: { hide: true, response: { 200: Health, 503: Problem } } },
    async () => {
      if (app.draining.now) throw refusedAs('unavailable', 'server-stopping')
      await app.database.ping()
      return { status: 'ok' as const }
    },
  )
}
