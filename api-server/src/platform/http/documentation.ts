import type { FastifyInstance } from 'fastify'
import { memoize } from '../memoize.ts'
import { ApiDocument, documentationPage, STYLE } from './documentation-page.ts'
import { encodedText, sendEncoded } from './encoded-text.ts'

/** The documents change with the build only; a minute in a cache spares the work of writing them. */
const MINUTE = 'public, max-age=60'
const PAGE_POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const jsonOf = memoize((document: object) => encodedText(JSON.stringify(document)))
const pageOf = memoize((document: object) => encodedText(documentationPage(ApiDocument.parse(document))))

/** GET openapi.json, and docs: the same for people. */
export async function documentationRoutes(app: FastifyInstance) {
  const open = { config: { policy: 'anyone' }, schema: { hide: true } } as const

  app.get('/openapi.json', open, async (request, reply) => {
    reply.header('cache-control', MINUTE).type('application/json; charset=utf-8')
    return sendEncoded(request, reply, jsonOf(await app.openapi()))
  })

  app.get('/docs', open, async (request, reply) => {
    reply.headers({ 'cache-control': MINUTE, 'content-security-policy': PAGE_POLICY }).type('text/html; charset=utf-8')
    return sendEncoded(request, reply, pageOf(await app.openapi()))
  })

  app.get('/docs/style.css', open, async (_request, reply) => {
    reply.header('cache-control', MINUTE)
    return reply.type('text/css; charset=utf-8').send(STYLE)
  })
}
