import Fastify, { type FastifyInstance } from 'fastify'
import { createFirstAdmin, type NewAdmin } from './accounts/first-admin.ts'
import { company } from './company.ts'
import type { Config } from './config.ts'
import { seedDemoData } from './demo/seed.ts'
import { logger } from './logger.ts'
import { makeFolder } from './make-folder.ts'
import { body } from './plugins/body.ts'
import { catalogue } from './plugins/catalogue.ts'
import { database } from './plugins/database.ts'
import { draining } from './plugins/draining.ts'
import { errors, sendProblem } from './plugins/errors.ts'
import { type FrontEndOptions, frontEnds } from './plugins/front-ends.ts'
import { headers, headersOf } from './plugins/headers.ts'
import { housekeeping } from './plugins/housekeeping.ts'
import { metrics } from './plugins/metrics.ts'
import { openapi } from './plugins/openapi.ts'
import { origin } from './plugins/origin.ts'
import { outbox } from './plugins/outbox.ts'
import { pageAddress } from './plugins/page-address.ts'
import { policy } from './plugins/policy.ts'
import { rateLimits } from './plugins/rate-limits.ts'
import { repositories } from './plugins/repositories.ts'
import { requestLog } from './plugins/request-log.ts'
import { requestTimeout } from './plugins/request-timeout.ts'
import { sessions } from './plugins/sessions.ts'
import { uploads } from './plugins/uploads.ts'
import { validation } from './plugins/validation.ts'
import { refuseUnreadable } from './process/unreadable.ts'
import { accountRoutes } from './routes/accounts/index.ts'
import { deskBookingRoutes } from './routes/bookings/desk.ts'
import { sendEmailRoute } from './routes/bookings/send-email.ts'
import { cabRoutes } from './routes/cabs/index.ts'
import { exportBookingsRoute } from './routes/desk/export-bookings.ts'
import { deskSummaryRoute } from './routes/desk/summary.ts'
import { documentationRoutes } from './routes/documentation/index.ts'
import { deskEnquiryRoutes } from './routes/enquiries/desk.ts'
import { formRoutes } from './routes/enquiries/forms.ts'
import { healthRoutes } from './routes/health.ts'
import { holidayRoutes } from './routes/holidays/index.ts'
import { outboxRoutes } from './routes/outbox.ts'
import { personalDataRoutes } from './routes/personal-data/index.ts'
import { placeRoutes } from './routes/places/index.ts'
import { remoteFailureRoutes } from './routes/remote-failures/index.ts'
import { staffRoutes } from './routes/staff/index.ts'
import { ownAccountRoutes } from './routes/staff/own-account.ts'
import { tourRoutes } from './routes/tours/index.ts'
import { uploadRoutes } from './routes/uploads/index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    /** The clock, ms since 1970; tests set their own. */
    now: () => number
    /** The admin that this start made up, to be shown once; null when there was one or one was configured. */
    newAdmin: NewAdmin | null
  }
}

export interface AppOptions {
  now?: () => number
  /** How long a request may take to arrive after its headers, in ms; files of the desk may take `LONGEST_UPLOAD_MS`. */
  longestRequest?: number
  /** Serves the built front ends too. */
  frontEnds?: FrontEndOptions
}

/** JSON that any call takes, in bytes; calls that take files have limits of their own. */
const BODY_LIMIT = 64 * 1024

/** A connection on which nothing moves for so long is closed. */
const STALLED_MS = 2 * 60_000
/** What has not arrived whole by then is refused: else whoever opens many requests would hold their memory for ever. */
const LONGEST_REQUEST_MS = 60_000
/** Files of the desk may come over a slow line. */
const LONGEST_UPLOAD_MS = 60 * 60_000

/** The whole server, ready to listen or to be tested through `inject`; `close()` ends all that it started. */
export async function buildApp(
  config: Config,
  { now = Date.now, longestRequest = LONGEST_REQUEST_MS, frontEnds: served }: AppOptions = {},
): Promise<FastifyInstance> {
  if (usesDataDir(config)) makeFolder(config.dataDir)
  const app: FastifyInstance = Fastify({
    ...logger(config),
    bodyLimit: BODY_LIMIT,
    connectionTimeout: STALLED_MS,
    requestTimeout: LONGEST_UPLOAD_MS,
    // While the server stops, requests on open connections are still answered; the answer closes the connection.
    return503OnClosing: false,
    ...(served ? { rewriteUrl: pageAddress } : {}),
    // An address that cannot be decoded gets no further than this, where it is no page's.
    // The connection ends with it: no hook limits the time of its body.
    frameworkErrors: (error, request, reply) =>
      sendProblem(request, reply.headers({ ...headersOf(config), connection: 'close' }), error),
    clientErrorHandler: (error, socket) =>
      refuseUnreadable({ error, socket, headers: headersOf(config), log: app.log }),
    // One proxy is trusted: the address that it saw, not the ones that a caller may write before it.
    trustProxy: config.trustProxy ? (_address, hop) => hop < 1 : false,
  })
  app.server.maxConnections = config.maxConnections
  app.decorate('config', config)
  app.decorate('now', now)

  await app.register(errors)
  await app.register(draining)
  await app.register(requestLog)
  await app.register(requestTimeout, { ms: longestRequest })
  await app.register(metrics, { config })
  await app.register(headers, { config })
  await app.register(validation)
  await app.register(database, { config })
  await app.register(repositories)
  await app.register(catalogue)
  await app.register(uploads, { config })
  await app.register(sessions, { config })
  await app.register(origin, { config })
  await app.register(policy)
  await app.register(body)
  await app.register(rateLimits, { config })
  await app.register(outbox, { config })
  await app.register(housekeeping, { config })
  await app.register(openapi)

  await app.register(healthRoutes)
  await app.register(uploadRoutes)
  await app.register(api, { prefix: '/api/v1' })
  if (served) await app.register(frontEnds, { config, ...served })
  await seedDemoData(app, config.demoData)
  const adminEmail = `admin@${company.email.split('@')[1]}`
  app.decorate('newAdmin', await createFirstAdmin(app.users, config.firstAdmin, adminEmail, app.log))
  await app.ready()
  return app
}

/** A process with database and uploads elsewhere, and without pages, writes to no disk. */
const usesDataDir = ({ databaseUrl, uploads, servesFrontEnds }: Config) =>
  databaseUrl === null || uploads.kind === 'disk' || servesFrontEnds

async function api(app: FastifyInstance) {
  const routes = [
    ...[accountRoutes, placeRoutes, cabRoutes, holidayRoutes, tourRoutes],
    ...[sendEmailRoute, deskBookingRoutes, formRoutes, deskEnquiryRoutes, outboxRoutes, documentationRoutes],
    ...[deskSummaryRoute, exportBookingsRoute, staffRoutes, ownAccountRoutes],
    ...[personalDataRoutes, remoteFailureRoutes],
  ]
  for (const route of routes) await app.register(route)
  // A page of the site must not answer for a call that does not exist.
  app.all('/*', { config: { policy: 'anyone' }, schema: { hide: true } }, (_request, reply) => reply.callNotFound())
}
