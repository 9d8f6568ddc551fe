import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CityRouteReply, CityRoutesReply, InLanguage } from 'shared-api/contract'
import { DEFAULT_LANGUAGE } from 'shared-api/languages'
import { z } from 'zod'
import { AppError } from '../platform/http/problems.ts'
import { replies } from '../platform/http/replies.ts'

const tags = ['Places']
const BySlug = z.strictObject({ slug: z.string().max(80) })
const REVALIDATE = 'public, no-cache'

/** The routes that have a page, and all that such a page shows. */
export const cityRouteRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/city-routes',
    {
      config: { policy: 'anyone' },
      schema: { tags, summary: 'The pairs of cities that have a page, each way', response: replies(CityRoutesReply) },
    },
    async (_request, reply) => {
      reply.header('cache-control', REVALIDATE)
      return { routes: app.cityRoutes.list() }
    },
  )

  app.get(
    '/city-routes/:slug',
    {
      config: { policy: 'anyone' },
      schema: {
        tags,
        summary: 'Way, prices and packages of a pair of cities. 404 if it has no page',
        params: BySlug,
        querystring: InLanguage,
        response: replies(CityRouteReply),
      },
    },
    async ({ params, query: { language = DEFAULT_LANGUAGE } }, reply) => {
      const route = await app.cityRoutes.find(params.slug, language)
      if (!route) throw new AppError('not-found')
      reply.header('cache-control', REVALIDATE)
      return { route }
    },
  )
}
