import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Empty, RemoteFailureReport } from 'shared-api/contract'
import { replies } from '../http/replies.ts'

/** POST remote-failures: writes a failure that a page reports to the log. */
export const remoteFailureRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/remote-failures',
    {
      config: { policy: 'anyone', rateLimit: 'report-address' },
      schema: {
        tags: ['Releases'],
        summary: 'Report that a remote failed in a page',
        body: RemoteFailureReport,
        response: replies(Empty),
      },
    },
    async ({ body, log }) => {
      log.warn({ failedRemote: body }, 'a remote failed in a page')
      return {}
    },
  )
}
