import Fastify, { type FastifyInstance, type FastifySchema, type RouteOptions } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { z } from 'zod'
import { needsSession } from './policy.ts'

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
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } } },
    },
    transform: ({ url, schema, route: { config } }) => {
      const described = describe({ ...schema, ...(config?.describedBody && { body: config.describedBody }) })
      return { url, schema: needsSession(config?.policy) ? { ...described, security: [{ session: [] }] } : described }
    },
  })
  for (const route of routes) app.route({ ...route, handler: () => null })
  await app.ready()
  return app.swagger()
}

/**
 * A route's schemas as JSON Schema. The type provider's own transform omits inputs that a union converts, such as
 * 'true' for a flag.
 */
function describe({ body, querystring, params, headers, response, ...rest }: FastifySchema): FastifySchema {
  const taken = Object.entries({ body, querystring, params, headers }).filter(([, schema]) => schema !== undefined)
  const replies = Object.entries(response ?? {}).map(([status, reply]) => [status, replySchema(reply)])
  return {
    ...rest,
    ...Object.fromEntries(taken.map(([part, schema]) => [part, jsonSchema(schema, 'input')])),
    ...(response ? { response: Object.fromEntries(replies) } : {}),
  }
}

type Content = { content: Record<string, { schema: unknown }> }
const hasContent = (reply: object): reply is Content => 'content' in reply

/** A reply is a schema, or one for each content type. */
function replySchema(reply: object) {
  if (!hasContent(reply)) return jsonSchema(reply, 'output')
  const types = Object.entries(reply.content).map(([type, { schema }]) => [
    type,
    { schema: jsonSchema(schema, 'output') },
  ])
  return { ...reply, content: Object.fromEntries(types) }
}

function jsonSchema(schema: unknown, io: 'input' | 'output') {
  if (!(schema instanceof z.ZodType)) return schema
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
