import { once } from 'node:events'
import type { Server } from 'node:net'

/** The port that a server listens on, as soon as it does. */
export async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return address.port
}
