import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { SECRET_ADDRESS } from '../http/headers.ts'
import { AppError } from '../http/problems.ts'
import { type Previewed, readPreviewToken } from '../releases/preview-link.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The release that a preview link chose for this browser; null without one. */
    previewed(): Previewed | null
  }
}

const COOKIE = 'preview'
const ANYONE = { config: { policy: 'anyone' }, schema: { hide: true } } as const

/** GET /preview/TOKEN shows a release in this browser until it is closed; /preview/off ends that. */
export const preview = fastifyPlugin<{ previewKey: string | null }>(
  async (app, { previewKey }) => {
    app.decorateRequest('previewed', function (this: FastifyRequest) {
      const token = this.cookies[COOKIE]
      return token ? readPreviewToken(previewKey, token, app.now()) : null
    })
    app.get('/preview/off', ANYONE, (_request, reply) => reply.clearCookie(COOKIE, { path: '/' }).redirect('/'))
    // Not as a parameter: those have a hundred letters at most.
    app.get<{ Params: { '*': string } }>('/preview/*', ANYONE, (request, reply) => {
      const { '*': token } = request.params
      if (!readPreviewToken(previewKey, token, app.now())) throw new AppError('not-found')
      reply.headers({ ...SECRET_ADDRESS, 'cache-control': 'no-store' })
      return reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax' }).redirect('/')
    })
  },
  { name: 'preview', dependencies: ['policy'] },
)
