import Fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from 'shared-api/contract'
import {
  accountRoutes,
  accounts,
  createFirstAdmin,
  type NewAdmin,
  refuseCommonAdminPassword,
  sessionCookie,
} from './accounts/index.ts'
import { activity, activityRoutes } from './activity/index.ts'
import { billRoutes, bills } from './bills/index.ts'
import { board, boardRoute } from './board/index.ts'
import { bookingRoutes, bookings } from './bookings/index.ts'
import { bookRoutes } from './books/index.ts'
import { cabRoutes, cabs } from './cabs/index.ts'
import { catalogueRoutes } from './catalogue/index.ts'
import { cityRouteRoutes, cityRoutes, oldRouteAddresses } from './city-routes/index.ts'
import { companyRoutes, companySettings, profileOf } from './company/index.ts'
import { contactRoutes, contacts } from './contacts/index.ts'
import { seedDemoData } from './demo/seed.ts'
import { desk, deskSummaryRoute, preferenceRoutes } from './desk/index.ts'
import { documentRoutes, documents } from './documents/index.ts'
import { drivePage, driveRoutes, driving } from './driving/index.ts'
import { enquiries, enquiryRoutes } from './enquiries/index.ts'
import { eventRoutes, events } from './events/index.ts'
import { exportRoutes } from './exports/index.ts'
import { fleet, fleetRoutes } from './fleet/index.ts'
import { importRoutes, imports } from './imports/index.ts'
import { links } from './links/index.ts'
import { packageRoutes, packages } from './packages/index.ts'
import { paymentRoutes, payments } from './payments/index.ts'
import { personalData, personalDataRoutes } from './personal-data/index.ts'
import { placeRoutes } from './places/index.ts'
import type { Config } from './platform/config.ts'
import { database } from './platform/database/plugin.ts'
import { makeFolder } from './platform/files/make-folder.ts'
import { uploads } from './platform/files/plugin.ts'
import { uploadRoutes } from './platform/files/routes.ts'
import { afterwards } from './platform/http/afterwards.ts'
import { body } from './platform/http/body.ts'
import { documentationRoutes } from './platform/http/documentation.ts'
import { draining } from './platform/http/draining.ts'
import { errors, sendProblem } from './platform/http/errors.ts'
import { headers, headersOf } from './platform/http/headers.ts'
import { healthRoutes } from './platform/http/health.ts'
import { openapi } from './platform/http/openapi.ts'
import { origin } from './platform/http/origin.ts'
import { policy } from './platform/http/policy.ts'
import { rateLimits } from './platform/http/rate-limits.ts'
import { requestLog } from './platform/http/request-log.ts'
import { requestTimeout } from './platform/http/request-timeout.ts'
import { refuseUnreadable } from './platform/http/unreadable.ts'
import { validation } from './platform/http/validation.ts'
import { budgets } from './platform/http/work-budget.ts'
import { memoize } from './platform/memoize.ts'
import { housekeeping } from './platform/operations/housekeeping.ts'
import { logger } from './platform/operations/logger.ts'
import { metrics } from './platform/operations/metrics.ts'
import { outbox } from './platform/outbox/plugin.ts'
import { outboxRoutes } from './platform/outbox/routes.ts'
import { type FrontEndOptions, frontEnds } from './platform/pages/front-ends.ts'
import { pageAddress } from './platform/pages/page-address.ts'
import { remoteReportRoutes } from './platform/pages/remote-reports.ts'
import { sitemap } from './platform/pages/sitemap.ts'
import { quotationRoutes, quotations } from './quotations/index.ts'
import { settlementRoutes, settlements } from './settlements/index.ts'
import { tariffRoutes, tariffs } from './tariffs/index.ts'
import { travellerMails, travellerRoutes } from './travellers/index.ts'

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
/** A request must arrive within this time, in ms. Otherwise many slow requests would hold memory. */
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
  await app.register(housekeeping, { config })
  await app.register(uploads, { config })
  await app.register(sitemap)
  await app.register(companySettings)
  refuseCommonAdminPassword(config.firstAdmin, app.company().name)
  const { company, refreshCompany } = app
  await app.register(outbox, { config, company, refreshCompany: () => refreshCompany() })
  await app.register(afterwards)
  await app.register(accounts, { config })
  await app.register(activity)
  for (const feature of [
    cabs,
    fleet,
    tariffs,
    packages,
    cityRoutes,
    links,
    contacts,
    payments,
    documents,
    bookings,
    bills,
    settlements,
    driving,
    travellerMails,
    enquiries,
    quotations,
    desk,
    personalData,
    events,
    board,
    imports,
  ])
    await app.register(feature, { config })
  await app.register(origin, { config })
  await app.register(policy)
  await app.register(body)
  await app.register(rateLimits, { config })
  await app.register(budgets)
  await app.register(openapi, { title: `${app.company().name} API`, cookie: sessionCookie(config) })

  await app.register(healthRoutes)
  await app.register(uploadRoutes)
  await app.register(api, { prefix: '/api/v1' })
  if (served) await app.register(drivePage, { company: app.company })
  if (served) await app.register(oldRouteAddresses)
  const checkoutOrigins = app.orders?.provider.checkout.origins ?? []
  const profileFor = memoize((settings: Settings) => profileOf(settings, config))
  const profile = () => profileFor(app.company())
  if (served) await app.register(frontEnds, { config, profile, refreshCompany, checkoutOrigins, ...served })
  await seedDemoData(app, config.demoData)
  const adminEmail = `admin@${app.company().email.split('@')[1]}`
  app.decorate('newAdmin', await createFirstAdmin(app.users, config.firstAdmin, adminEmail, app.log))
  await app.ready()
  return app
}

/** A process with database and uploads elsewhere, and without pages, writes to no disk. */
const usesDataDir = ({ databaseUrl, uploads, servesFrontEnds }: Config) =>
  databaseUrl === null || uploads.kind === 'disk' || servesFrontEnds

async function api(app: FastifyInstance) {
  const routes = [
    ...[
      accountRoutes,
      companyRoutes,
      placeRoutes,
      cityRouteRoutes,
      cabRoutes,
      async (own: FastifyInstance) => {
        const { cabs, holidays, tours } = own
        await catalogueRoutes(own, { cabs, holidays, tours })
      },
      fleetRoutes,
      tariffRoutes,
      packageRoutes,
      bookingRoutes,
      paymentRoutes,
      documentRoutes,
      billRoutes,
      bookRoutes,
      settlementRoutes,
      travellerRoutes,
      enquiryRoutes,
      contactRoutes,
      importRoutes,
      exportRoutes,
      quotationRoutes,
    ],
    ...[
      outboxRoutes,
      documentationRoutes,
      deskSummaryRoute,
      preferenceRoutes,
      personalDataRoutes,
      activityRoutes,
      remoteReportRoutes,
    ],
    driveRoutes,
    eventRoutes,
    boardRoute,
  ]
  for (const route of routes) await app.register(route)
  // A page of the site must not answer for a call that does not exist.
  app.all('/*', { config: { policy: 'anyone' }, schema: { hide: true } }, (_request, reply) => reply.callNotFound())
}
