import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** After SIGTERM a load balancer has so long, in ms, to see at /readyz that no more requests should come. */
const GRACE = 1000
/** What has connected in the last moment has so long, in ms, to send its request. */
const LAST_REQUESTS = 300
/** Longest wait for replies that are under way, in ms. */
const PATIENCE = 6000

/** Stops the server without breaking a reply: readiness ends first, then the listening, then what is under way. */
export async function drain(app: FastifyInstance, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  app.draining.now = true
  app.log.info({ signal }, 'stopping')
  if (signal === 'SIGTERM') await pause(GRACE)
  // The HTTP server's own close would first cut connections on which a request is just arriving.
  Server.prototype.close.call(app.server)
  await pause(LAST_REQUESTS)
  const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
  await app.close()
  clearTimeout(patience)
}
