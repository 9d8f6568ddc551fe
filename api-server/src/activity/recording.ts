import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ActivityCode } from 'shared-api/contract'
import type { Subject } from './repository.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of staff is kept as; null for one that is not kept. */
    activity?: ActivityCode | null
  }
  interface FastifyRequest {
    /** What the call was about. Left out, the record of the path's id without a name; an empty list if nothing was done. */
    subjects: Subject[] | undefined
  }
}

/**
 * Keeps each successful call of staff whose route declares an activity. A route that changes something for staff and
 * declares none stops the start, so that none is missed.
 */
export const recording = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorateRequest('subjects', undefined)
    app.addHook('onRoute', ({ method, url, config }) => {
      const isOfStaff = config?.policy === 'admin' || config?.policy === 'owner'
      const changes = [method].flat().some((one) => one !== 'GET' && one !== 'HEAD')
      if (isOfStaff && changes && config.activity === undefined)
        throw new Error(`${method} ${url} declares no activity`)
    })
    // Before the answer is sent: whoever has it can read what they did.
    app.addHook('onSend', (request, { statusCode }, payload, done) => {
      const { activity } = request.routeOptions.config
      if (!activity || statusCode >= 400 || request.method === 'HEAD') return done(null, payload)
      record(request, activity).then(
        () => done(null, payload),
        (error: unknown) => {
          // The call itself was done, and must not look as if it had failed.
          request.log.error({ err: error, activity }, 'activity not recorded')
          done(null, payload)
        },
      )
    })

    async function record(request: FastifyRequest, code: ActivityCode) {
      const user = await request.loadUser()
      if (user?.role !== 'admin') return
      await app.activity.add(user, code, request.subjects ?? [{ id: idOf(request) }])
    }
  },
  { name: 'recording' },
)

const idOf = ({ params }: FastifyRequest) => (params as { id?: string }).id ?? ''
