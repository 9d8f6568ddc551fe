import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** After SIGTERM a load balancer has so long, in ms, to see at /readyz that no more requests should come. */
const GRACE = 1000
/** Longest wait for replies that are under way, in ms. */
const PATIENCE = 7000
const IDLE_CHECK = 100

/** Stops the server without breaking a reply: readiness ends first, then the listening, then what is under way. */
export async function drain(app: FastifyInstance, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  app.draining.now = true
  app.log.info({ signal }, 'stopping')
  if (signal === 'SIGTERM') await pause(GRACE)
  // A browser keeps its connection open between requests: one that falls idle meanwhile would hold up the end.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK)
  const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
  await app.close()
  clearInterval(idle)
  clearTimeout(patience)
}
