import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { hasAlready } from '../http/etag.ts'
import { AppError } from '../http/problems.ts'
import { keptPictures } from './kept-pictures.ts'
import { contentTypeOf, isKey, isPrivateKey } from './storage.ts'

/** A PDF's content is not checked, so a browser that shows it must not run or load anything from it. */
const pdfHeaders = (name = '') => ({
  'content-disposition': `attachment; filename="${name}"`,
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
})

const FilePath = z.object({ '*': z.string() })

/**
 * Serves uploaded pictures and PDFs to everyone. The content of a name never changes, so the name is the ETag and
 * caches may keep it. A PDF is downloaded, never shown inside our origin.
 */
export const uploadRoutes: FastifyPluginAsyncZod = async (app) => {
  const readPicture = keptPictures(app.uploads)
  app.get(
    '/uploads/*',
    { config: { policy: 'anyone' }, schema: { hide: true, params: FilePath } },
    async (request, reply) => {
      const key = request.params['*']
      if (!isKey(key) || isPrivateKey(key)) throw new AppError('not-found')
      const etag = `"${key}"`
      const known = hasAlready(request.headers['if-none-match'], etag)
      const isPdf = key.endsWith('.pdf')
      const file = known ? null : await (isPdf ? app.uploads.get(key) : readPicture(key))
      if (!file && !(known && (await app.uploads.exists(key)))) throw new AppError('not-found')
      reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
      if (!file) return reply.code(304).send()
      if (isPdf) reply.headers(pdfHeaders(key.split('/')[1]))
      if (file.size !== null) reply.header('content-length', file.size)
      return reply.type(contentTypeOf(key)).send(file.body)
    },
  )
}
