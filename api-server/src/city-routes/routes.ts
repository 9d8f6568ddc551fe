import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CityRouteReply, CityRoutesReply, InLanguage } from 'shared-api/contract'
import { DEFAULT_LANGUAGE } from 'shared-api/languages'
import { z } from 'zod'
import { callsOf } from '../platform/http/calls.ts'
import { AppError } from '../platform/http/problems.ts'

const openCall = callsOf('Places', { policy: 'anyone' })
const BySlug = z.strictObject({ slug: z.string().max(80) })
const REVALIDATE = 'public, no-cache'

/** The routes that have a page, and all that such a page shows. */
export const cityRouteRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/city-routes',
    openCall('The pairs of cities that have a page, each way', CityRoutesReply),
    async (_request, reply) => {
      reply.header('cache-control', REVALIDATE)
      return { routes: app.cityRoutes.list() }
    },
  )

  app.get(
    '/city-routes/:slug',
    openCall('Way, prices and packages of a pair of cities. 404 if it has no page', CityRouteReply, {
      params: BySlug,
      querystring: InLanguage,
    }),
    async ({ params, query: { language = DEFAULT_LANGUAGE } }, reply) => {
      const route = await app.cityRoutes.find(params.slug, language)
      if (!route) throw new AppError('not-found')
      reply.header('cache-control', REVALIDATE)
      return { route }
    },
  )
}
