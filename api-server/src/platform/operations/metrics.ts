import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { unsentByState } from '../outbox/counts.ts'
import { cannotListen } from './cannot-listen.ts'

/** A remote that loaded in a page within so many ms, or failed. */
type RemoteLoad = { remote: string; version: string; outcome: 'loaded' | 'failed'; ms?: number }

declare module 'fastify' {
  interface FastifyInstance {
    /** The port of /metrics, or null. */
    metricsPort: number | null
    /** Counts what a page reported of a remote, by its release. */
    countRemote: (report: RemoteLoad) => void
    /** Whether this version of a remote runs here. */
    isReleased: (remote: string, version: string) => boolean
  }
}

/** Seconds; above the last bound a reply is a 503. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/**
 * GET /metrics for Prometheus, on METRICS_PORT only, not on the public port. Labels are route patterns, so that no id
 * or name becomes one.
 */
export const metrics = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    app.decorate('metricsPort', null)
    app.decorate('countRemote', () => {})
    app.decorate('isReleased', () => false)
    if (config.metricsPort === null) return
    const prometheus = await import('prom-client')
    const registry = new prometheus.Registry()
    prometheus.collectDefaultMetrics({ register: registry })
    countRequests(app, registry, prometheus)
    measureOutbox(app, registry, prometheus)
    app.countRemote = remoteCounter(app, registry, prometheus)
    const server = createServer((request, response) =>
      request.url === '/metrics' ? void answer(registry, response) : response.writeHead(404).end(),
    )
    const { metricsPort: port, host } = config
    server.listen(port, host)
    await once(server, 'listening').catch((error) => {
      throw cannotListen(error, { setting: 'METRICS_PORT', port, host })
    })
    const address = server.address()
    app.metricsPort = typeof address === 'object' && address ? address.port : null
    app.addHook('onClose', async () => {
      server.closeAllConnections()
      server.close()
    })
  },
  { name: 'metrics' },
)

type Prometheus = Pick<typeof import('prom-client'), 'Counter' | 'Gauge' | 'Histogram'>

function countRequests(app: FastifyInstance, registry: Registry, { Histogram }: Prometheus) {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the reply was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    duration.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
  })
}

function measureOutbox(app: FastifyInstance, registry: Registry, { Gauge }: Prometheus) {
  new Gauge({
    name: 'outbox_messages',
    help: 'Messages that have not been sent, by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { state, messages } of await unsentByState(app.database)) this.set({ state }, messages)
    },
  })
}

/** Anybody may report any name: of releases that do not run, all count as one. */
function remoteCounter(app: FastifyInstance, registry: Registry, { Counter, Histogram }: Prometheus) {
  const [labelNames, registers] = [['remote', 'version'], [registry]]
  const failures = new Counter({
    ...{ name: 'remote_failures_total', help: 'Failures of remotes in pages', labelNames, registers },
  })
  const loads = new Histogram({
    ...{ name: 'remote_load_seconds', help: 'Loads of remotes in LOAD_REPORTS of 100 pages', labelNames, registers },
    buckets: BUCKETS,
  })
  return ({ remote, version, outcome, ms = 0 }: RemoteLoad) => {
    const labels = app.isReleased(remote, version) ? { remote, version } : { remote: 'other', version: 'other' }
    if (outcome === 'failed') failures.inc(labels)
    else loads.observe(labels, ms / 1000)
  }
}

/** While the database does not answer there are no figures; an alert can tell that from zero. */
async function answer(registry: Registry, response: ServerResponse) {
  try {
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  } catch {
    response.writeHead(503).end()
  }
}
