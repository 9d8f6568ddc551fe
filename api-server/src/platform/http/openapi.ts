import type { SwaggerTransformObject } from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifySchema, type RouteOptions } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import * as contract from 'shared-api/contract'
import { z } from 'zod'
import { needsSession } from './policy.ts'
import { problems } from './replies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body of a route that validates it itself; only for the documentation. */
    describedBody?: z.ZodType
  }
  interface FastifyInstance {
    /** The OpenAPI document of the API, written from the routes' own schemas when it is first asked for. */
    openapi(): Promise<object>
  }
}

/** The API's title, and the name of the session's cookie. */
type Described = { title: string; cookie: string }

/** Collects the API's routes for the OpenAPI document; register it before them. */
export const openapi = fastifyPlugin<Described>(
  async (app, described) => {
    const routes: RouteOptions[] = []
    let written: Promise<object> | null = null
    app.addHook('onRoute', ({ method, url, schema, config }) => {
      if (url.startsWith('/api/')) routes.push({ method, url, schema, config } as RouteOptions)
    })
    app.decorate('openapi', () => {
      written ??= write(routes, described)
      return written
    })
  },
  { name: 'openapi' },
)

/** Writes the document by an app that only has these routes. What writes it is loaded only now: a start does without. */
async function write(routes: RouteOptions[], { title, cookie }: Described): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger')
  const { createJsonSchemaTransform, createJsonSchemaTransformObject } = await import('fastify-type-provider-zod')
  nameSchemas(routes)
  // The provider's own override omits inputs that a union converts, such as 'true' for a flag.
  const zodToJsonConfig = { override: () => {} }
  const toJson = createJsonSchemaTransform({ zodToJsonConfig })
  const app: FastifyInstance = Fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description:
          'Money is in rupees, instants are ISO 8601 in UTC, dates and times of trips are Indian Standard Time.',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } } },
    },
    transform: (route) => toJson({ ...route, schema: described(route.route, route.schema) }),
    transformObject: (document) => withoutUnused(createJsonSchemaTransformObject({ zodToJsonConfig })(document)),
  })
  for (const route of routes) app.route({ ...route, handler: () => null })
  await app.ready()
  return app.swagger()
}

/** A route's schemas with its id, who may call it, and the replies that any route may give. */
function described({ method, url, config }: RouteOptions, schema: FastifySchema): FastifySchema {
  return {
    ...schema,
    ...(config?.describedBody && { body: config.describedBody }),
    operationId: operationId(String(method), url),
    security: needsSession(config?.policy) ? [{ session: [] }] : [],
    response: { ...problems, ...(schema.response as object) },
  }
}

/** 'GET', '/api/v1/…/:id/notes' → 'get…IdNotes'. */
const operationId = (method: string, url: string) =>
  method.toLowerCase() +
  (url.replace(/^\/api\/v1/, '').match(/[a-z0-9]+/gi) ?? [])
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')

/** Gives the contract's schemas their names, but those of parameters, which the document lists one by one. */
function nameSchemas(routes: RouteOptions[]) {
  const parameters = new Set(routes.flatMap(({ schema }) => [schema?.querystring, schema?.params, schema?.headers]))
  const { globalRegistry } = z
  for (const [name, schema] of Object.entries(contract))
    if (schema instanceof z.ZodType && !parameters.has(schema) && !globalRegistry.get(schema)?.id)
      // The provider appends 'Input' to the names of what is sent.
      globalRegistry.add(schema, { ...globalRegistry.get(schema), id: name.replace(/Input$/, 'Fields') })
}

/** The document without the names that nothing refers to: the provider writes each schema as sent and as replied. */
function withoutUnused(document: ReturnType<SwaggerTransformObject>): ReturnType<SwaggerTransformObject> {
  const schemas = ('components' in document && document.components?.schemas) || {}
  const text = JSON.stringify(document)
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`))
  for (const name of unused) delete schemas[name]
  return unused.length === 0 ? document : withoutUnused(document)
}
