import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** After SIGTERM a load balancer has so long, in ms, to see at /readyz that no more requests should come. */
const GRACE = 1000
/** What has connected in the last moment has so long, in ms, to send its request. */
const LAST_REQUESTS = 300
/** Longest wait for replies that are under way, in ms. */
const PATIENCE = 6000
/** The whole stop takes so long at most, in ms: ten seconds are promised, and the process must end too. */
const DEADLINE = 8500

/**
 * Stops the server without breaking a reply: readiness ends first, then the listening, then what is under way. What is
 * not over at the deadline is left: a mail is taken up again by the next start, and what was answered is stored.
 * @returns the code to exit with: 1 when something could not be closed
 */
export async function drain(app: FastifyInstance, signal: 'SIGTERM' | 'SIGINT', deadline = DEADLINE): Promise<0 | 1> {
  const over = new AbortController()
  const late = pause(deadline, 'late', { signal: over.signal }).catch(() => {})
  try {
    const end = await Promise.race([stop(app, signal), late])
    if (end === 'late') app.log.warn('stopped before all was closed')
    return 0
  } catch (error) {
    app.log.error({ err: error }, 'something could not be closed')
    return 1
  } finally {
    over.abort()
  }
}

async function stop(app: FastifyInstance, signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
  app.draining.now = true
  app.log.info({ signal }, 'stopping')
  if (signal === 'SIGTERM') await pause(GRACE)
  // The HTTP server's own close would first cut connections on which a request is just arriving.
  Server.prototype.close.call(app.server)
  await pause(LAST_REQUESTS)
  const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
  try {
    await app.close()
  } finally {
    clearTimeout(patience)
  }
}
