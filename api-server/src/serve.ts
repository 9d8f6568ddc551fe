import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { company } from './company.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { isUnavailable } from './database/unavailable.ts'
import { mailAddresses } from './outbox/messages.ts'
import { drain } from './process/drain.ts'

try {
  const config = readConfig(process.env)
  const app = await buildApp(config, config.servesFrontEnds ? { frontEnds: {} } : {})
  stopOn(app, 'SIGTERM')
  stopOn(app, 'SIGINT')
  await app.listen({ port: config.port, host: config.host, listenTextResolver: (address) => `listening at ${address}` })
  console.log(welcome(app, config))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

function stopOn(app: FastifyInstance, signal: 'SIGTERM' | 'SIGINT') {
  process.once(signal, () => void drain(app, signal).then(() => process.exit(0)))
}

/** What whoever started the server needs to know, and no more. */
function welcome(app: FastifyInstance, config: Config): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const { desk } = mailAddresses(config, company)
  const smtp = config.smtpUrl ? new URL(config.smtpUrl) : null
  return [
    `${company.name} is ready on http://localhost:${port}`,
    ...(app.newAdmin
      ? [`First admin (shown once): ${app.newAdmin.email} with the password ${app.newAdmin.password}`]
      : []),
    smtp
      ? `Mail goes out through ${smtp.host}; the desk is ${desk}`
      : 'Mail waits in the outbox, where the admin console shows it: set SMTP_URL to send it',
    ...(config.rateLimit ? [] : ['RATE_LIMIT is off: for load tests only']),
  ].join('\n')
}

/** One line for what the operator can mend; the whole error for what is ours. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return error
  if ('code' in error && error.code === 'EADDRINUSE') return `PORT is in use already: ${error.message}`
  if (isUnavailable(error)) return `The database cannot be opened: ${error.message || String(error)}`
  return error
}
