import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { loggedIn } from '../accounts/index.ts'
import { callsOf } from '../platform/http/calls.ts'
import { AppError } from '../platform/http/problems.ts'
import { problems } from '../platform/http/replies.ts'

const deskCall = callsOf('Desk', { policy: 'admin' })

/** GET events: notifies the desk's open pages of records that change. */
export const eventRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/events',
    {
      exposeHeadRoute: false,
      ...deskCall('Server-sent events: which records were added, changed or deleted', {
        200: { description: 'A stream of events', content: { 'text/event-stream': { schema: z.string() } } },
        ...problems,
      }),
    },
    async (request, reply) => {
      const stream = app.eventStreams.open((await loggedIn(request)).id)
      if (!stream) throw new AppError('unavailable')
      return sendEvents(reply, stream)
    },
  )
}

// A proxy must pass each event on at once.
const sendEvents = (reply: FastifyReply, stream: Readable): FastifyReply =>
  reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
