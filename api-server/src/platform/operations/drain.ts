import { Server } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { within } from '../within.ts'

/** After SIGTERM a load balancer has so long, in ms, to see at /readyz that no more requests should come. */
const GRACE = 1000
/** Time for new connections to send their request, in ms. */
const LAST_REQUESTS = 300
/** While requests go on coming on connections that a proxy keeps, they have so long at most, in ms. */
const LONGEST_WAIT = 1500
/** A turn of the loop is short that took no more than this part of the wait for it; and the longest such wait, in ms. */
const SHORT = 0.01
const LONGEST_ACCEPT = 1000
/** Longest wait for replies that are under way, in ms. */
const PATIENCE = 5000
/** The whole stop takes so long at most, in ms: ten seconds are promised, and the process must end too. */
const DEADLINE = 8500

export type StopCause = 'SIGTERM' | 'SIGINT' | 'SIGHUP' | 'its starter is gone'

/**
 * Stops the server without breaking a reply: first readiness, then listening, then running requests. At the deadline it
 * leaves the rest: the next start sends unfinished mail, and answered requests are stored.
 * @returns the exit code: 1 if something could not be closed
 */
export async function drain(app: FastifyInstance, cause: StopCause, deadline = DEADLINE): Promise<0 | 1> {
  try {
    if ((await within(deadline, stop(app, cause))) === 'late') app.log.warn('stopped before all was closed')
    return 0
  } catch (error) {
    app.log.error({ err: error }, 'something could not be closed')
    return 1
  }
}

async function stop(app: FastifyInstance, cause: StopCause): Promise<void> {
  app.draining.now = true
  app.log.info({ cause }, 'stopping')
  if (cause === 'SIGTERM') await pause(GRACE)
  await accepted(app.server)
  // The HTTP server's own close would first cut connections on which a request is just arriving.
  Server.prototype.close.call(app.server)
  await silence(app)
  app.server.closeIdleConnections()
  const patience = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
  try {
    await app.close()
  } finally {
    clearTimeout(patience)
  }
}

/**
 * Waits until no connection waits to be accepted: closing resets them with their requests. Node accepts one in each
 * turn of the event loop, before other work, so after a short turn without one hardly any waits.
 */
async function accepted(server: Server): Promise<void> {
  const from = performance.now()
  let last = from
  const note = () => {
    last = performance.now()
  }
  server.on('connection', note)
  let begun: number
  let now = from
  do {
    begun = now
    await turn()
    now = performance.now()
  } while ((last > begun || now - begun > SHORT * (now - from)) && now < from + LONGEST_ACCEPT)
  server.off('connection', note)
}

/**
 * Waits until no request has come for a while. A proxy may send one more request on each of its open connections, and
 * must not find it closed.
 */
async function silence({ draining }: FastifyInstance): Promise<void> {
  const until = performance.now() + LONGEST_WAIT
  let seen: number
  do {
    seen = draining.requests
    await pause(LAST_REQUESTS)
  } while (draining.requests > seen && performance.now() < until)
  await turn()
}
