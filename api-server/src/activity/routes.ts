import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ActivityQuery, ActivityReply } from 'shared-api/contract'
import { callsOf } from '../platform/http/calls.ts'
import { isoOf } from '../platform/time.ts'

const ownerCall = callsOf('Staff', { policy: 'owner' })

/** GET activity: who did what, for owners. */
export const activityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/activity',
    ownerCall('Who did what in the last 365 days, from the newest, of everybody or of one account', ActivityReply, {
      querystring: ActivityQuery,
    }),
    async ({ query }) => {
      const { page, nextCursor, total } = await app.activity.list(query)
      const activity = page.map(({ id, at, userId, byName, code, subjectId, subjectName, detail }) => ({
        ...{ _id: id, at: isoOf(at), by: { _id: userId, name: byName } },
        ...{ code, subject: { _id: subjectId, name: subjectName }, detail },
      }))
      return { activity, nextCursor, total }
    },
  )
}
