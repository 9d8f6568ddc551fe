import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Empty, RemoteFailureReport, RemoteLoadReport } from 'shared-api/contract'
import { HOUR, rateRules } from '../http/rate-rules.ts'
import { replies } from '../http/replies.ts'
import { withoutSecrets } from '../ids.ts'

const limits = rateRules({ 'report-address': { burst: 30, per: HOUR, byCaller: true } })
const SHARED = { config: { policy: 'anyone', rateLimit: limits['report-address'] } } as const
const TAGS = ['Releases']

/** POST remote-failures and remote-loads: writes what a page reports of its remotes to the log, and counts it by release. */
export const remoteReportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/remote-failures',
    {
      ...SHARED,
      schema: {
        tags: TAGS,
        summary: 'Report that a remote failed in a page',
        body: RemoteFailureReport,
        response: replies(Empty),
      },
    },
    async ({ body, log }) => {
      log.warn({ failedRemote: { ...body, cause: withoutSecrets(body.cause) } }, 'a remote failed in a page')
      app.countRemote({ ...body, outcome: 'failed' })
      return {}
    },
  )
  app.post(
    '/remote-loads',
    {
      ...SHARED,
      schema: {
        tags: TAGS,
        summary: 'Report how long a remote took to load in a page',
        body: RemoteLoadReport,
        response: replies(Empty),
      },
    },
    async ({ body, log }) => {
      log.info({ loadedRemote: body }, 'a remote loaded in a page')
      app.countRemote({ ...body, outcome: 'loaded' })
      return {}
    },
  )
}
