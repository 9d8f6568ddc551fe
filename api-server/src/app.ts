import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { logger } from './logger.ts'
import { catalogue } from './plugins/catalogue.ts'
import { database } from './plugins/database.ts'
import { errors } from './plugins/errors.ts'
import { multipart } from './plugins/multipart.ts'
import { policy } from './plugins/policy.ts'
import { repositories } from './plugins/repositories.ts'
import { sessions } from './plugins/sessions.ts'
import { uploads } from './plugins/uploads.ts'
import { validation } from './plugins/validation.ts'
import { cabRoutes } from './routes/cabs/index.ts'
import { healthRoutes } from './routes/health.ts'
import { holidayRoutes } from './routes/holidays/index.ts'
import { tourRoutes } from './routes/tours/index.ts'
import { uploadRoutes } from './routes/uploads/index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    /** The clock, ms since 1970; tests set their own. */
    now: () => number
    /** `now` is true from the moment the process is told to stop. */
    draining: { now: boolean }
  }
}

export interface AppOptions {
  now?: () => number
}

/** JSON that any call takes, in bytes; calls that take files have limits of their own. */
const BODY_LIMIT = 64 * 1024

/** The whole server, ready to listen or to be tested through `inject`; `close()` ends all that it started. */
export async function buildApp(config: Config, { now = Date.now }: AppOptions = {}): Promise<FastifyInstance> {
  const app = Fastify({
    ...logger(config),
    bodyLimit: BODY_LIMIT,
    // One proxy is trusted: the address that it saw, not the ones that a caller may write before it.
    trustProxy: config.trustProxy ? (_address, hop) => hop < 1 : false,
  })
  app.decorate('config', config)
  app.decorate('now', now)
  app.decorate('draining', { now: false })

  await app.register(errors)
  await app.register(validation)
  await app.register(database, { config })
  await app.register(repositories)
  await app.register(catalogue)
  await app.register(uploads, { config })
  await app.register(sessions, { config })
  await app.register(policy)
  await app.register(multipart)

  await app.register(healthRoutes)
  await app.register(uploadRoutes)
  await app.register(cabRoutes, { prefix: '/api/v1' })
  await app.register(holidayRoutes, { prefix: '/api/v1' })
  await app.register(tourRoutes, { prefix: '/api/v1' })
  await app.ready()
  return app
}
