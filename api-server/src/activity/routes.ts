import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ActivityQuery, ActivityReply } from 'shared-api/contract'
import { replies } from '../platform/http/replies.ts'
import { isoOf } from '../platform/time.ts'

/** GET activity: who did what, for owners. */
export const activityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/activity',
    {
      config: { policy: 'owner' },
      schema: {
        tags: ['Staff'],
        summary: 'Who did what in the last 365 days, from the newest, of everybody or of one account',
        querystring: ActivityQuery,
        response: replies(ActivityReply),
      },
    },
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
