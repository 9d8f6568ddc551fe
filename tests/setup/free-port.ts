import { once } from 'node:events'
import { createServer } from 'node:net'
import { portOf } from './port-of.ts'

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  const port = await portOf(server)
  server.close()
  await once(server, 'close')
  return port
}
