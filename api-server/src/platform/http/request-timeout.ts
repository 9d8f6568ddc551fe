import type { FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { hasBody, isForFiles } from './body.ts'

/** What Node itself reports of a request that `server.requestTimeout` ends. */
const TIMED_OUT = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/**
 * Ends a request that has not arrived whole `ms` after its headers. The files of a logged-in desk account have the
 * server's `requestTimeout`, which Node has for all requests alike.
 */
export const requestTimeout = fastifyPlugin<{ ms: number }>(
  async (app, { ms }) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (hasBody(request)) {
        const timer = setTimeout(() => end(request, reply), ms).unref()
        const stop = () => clearTimeout(timer)
        request.raw.once('end', stop).once('close', stop)
      }
      done()
    })

    function end(request: FastifyRequest, reply: FastifyReply) {
      if (isDeskUpload(request)) return
      if (reply.raw.headersSent) request.raw.destroy()
      else app.server.emit('clientError', TIMED_OUT, request.raw.socket)
    }
  },
  { name: 'request-timeout' },
)

const isDeskUpload = ({ routeOptions, foundUser }: FastifyRequest) =>
  isForFiles(routeOptions.config) && foundUser?.role === 'admin'
