import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Company } from 'shared-api/contract'
import { replies } from '../platform/http/replies.ts'
import { profileOf } from './company.ts'

/** GET company: the profile, which anyone may read and cache. */
export const companyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/company',
    {
      config: { policy: 'anyone' },
      schema: { tags: ['Places'], summary: 'The company: address, numbers, links', response: replies(Company) },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=3600')
      return profileOf(app.config)
    },
  )
}
