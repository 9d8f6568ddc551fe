import type { FastifyInstance } from 'fastify'
import { lineOfNewAdmin } from './accounts/index.ts'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './platform/config.ts'
import { cannotListen } from './platform/operations/cannot-listen.ts'
import { drain, type StopCause } from './platform/operations/drain.ts'
import { explain } from './platform/operations/explain.ts'
import { onStarterGone } from './platform/operations/starters.ts'
import { OperatorError } from './platform/operator-error.ts'
import { mailAddresses } from './platform/outbox/addresses.ts'
import { isoOf } from './platform/time.ts'

/** No clock that goes right says a time before this software was made. */
const MADE_AT = Date.UTC(2026, 0)

let config: Config | null = null
try {
  config = readConfig(process.env)
  // An enquiry that came in 1970 would be deleted for its age as soon as the clock is set.
  if (Date.now() < MADE_AT) throw new OperatorError(`The clock says ${isoOf(Date.now())}: set it, then start again`)
  const app = await buildApp(config, config.servesFrontEnds ? { frontEnds: {} } : {})
  stopOnce(app)
  await listen(app, config)
  console.log(welcome(app, config))
} catch (error) {
  console.error(explain(error, config))
  process.exit(1)
}

async function listen(app: FastifyInstance, { port, host }: Config) {
  try {
    await app.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` })
  } catch (error) {
    throw cannotListen(error, { setting: 'PORT', port, host })
  }
}

/**
 * A signal comes more than once: systemd sends it to each process of a service, and pnpm then passes its own on. One to
 * npx alone does not come at all: it ends npx, or npx's shell.
 */
function stopOnce(app: FastifyInstance) {
  let isStopping = false
  const stop = (cause: StopCause) => {
    if (isStopping) return
    isStopping = true
    void drain(app, cause).then((code) => process.exit(code))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  onStarterGone(() => stop('its starter is gone'))
}

/** What whoever started the server needs to know, and no more. */
function welcome(app: FastifyInstance, config: Config): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const { desk } = mailAddresses(config, app.company())
  const smtp = config.smtpUrl ? new URL(config.smtpUrl) : null
  return [
    // Without front ends there is nothing at the address itself: nobody shall look there for the site.
    config.servesFrontEnds
      ? `${app.company().name} is ready on http://localhost:${port}`
      : `The API is ready on http://localhost:${port}/api/v1/docs, for the pages of ${config.publicOrigin}`,
    ...(app.newAdmin ? [lineOfNewAdmin(app.newAdmin, config.dataDir, process.stdout.isTTY)] : []),
    smtp
      ? `Mail goes out through ${smtp.host}; the desk is ${desk}`
      : 'Mail waits in the outbox, where the admin console shows it: set SMTP_URL to send it',
    ...(config.rateLimit ? [] : ['RATE_LIMIT is off: for load tests only']),
  ].join('\n')
}
