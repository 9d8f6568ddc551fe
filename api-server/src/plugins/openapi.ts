import fastifySwagger from '@fastify/swagger'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { company } from '../company.ts'

/** Gathers the OpenAPI document from the routes' own schemas; it must stand before the routes it describes. */
export const openapi = fastifyPlugin(
  async (app) => {
    await app.register(fastifySwagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${company.name} API`,
          version: '1',
          description:
            'Money is in rupees, instants are ISO 8601 in UTC, dates and times of trips are Indian Standard Time.',
        },
        components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
      },
      transform: (route) => {
        if (!route.url.startsWith('/api/')) return { schema: { hide: true }, url: route.url }
        const transformed = jsonSchemaTransform(route)
        const isOpen = route.route.config?.policy === 'anyone'
        return isOpen ? transformed : { ...transformed, schema: { ...transformed.schema, security: [{ session: [] }] } }
      },
    })
  },
  { name: 'openapi' },
)
