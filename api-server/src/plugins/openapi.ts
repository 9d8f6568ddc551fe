import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { company } from '../company.ts'
import { sessionCookie } from './sessions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI document of the API, written from the routes' own schemas when it is first asked for. */
    openapi(): Promise<object>
  }
}

/** Notes the API's routes for the OpenAPI document; it must stand before the routes it describes. */
export const openapi = fastifyPlugin(
  async (app) => {
    const routes: RouteOptions[] = []
    let written: Promise<object> | null = null
    app.addHook('onRoute', ({ method, url, schema, config }) => {
      if (url.startsWith('/api/')) routes.push({ method, url, schema, config } as RouteOptions)
    })
    app.decorate('openapi', () => {
      written ??= write(routes, sessionCookie(app.config))
      return written
    })
  },
  { name: 'openapi' },
)

/** Writes the document by an app that only has these routes. What writes it is loaded only now: a start does without. */
async function write(routes: RouteOptions[], cookie: string): Promise<object> {
  const [{ default: swagger }, { jsonSchemaTransform }] = await Promise.all([
    import('@fastify/swagger'),
    import('fastify-type-provider-zod'),
  ])
  const app: FastifyInstance = Fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${company.name} API`,
        version: '1',
        description:
          'Money is in rupees, instants are ISO 8601 in UTC, dates and times of trips are Indian Standard Time.',
      },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } } },
    },
    transform: (route) => {
      const transformed = jsonSchemaTransform(route)
      const isOpen = route.route.config?.policy === 'anyone'
      return isOpen ? transformed : { ...transformed, schema: { ...transformed.schema, security: [{ session: [] }] } }
    },
  })
  for (const route of routes) app.route({ ...route, handler: () => null })
  await app.ready()
  return app.swagger()
}
