import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between the server and its database, to be frozen as a paused machine is: connections stay, nothing moves. */
export async function startRelay(port: number, host = '127.0.0.1') {
  const sockets = new Set<Socket>()
  let frozen = false
  const relay = createServer((near) => {
    const far = connect(port, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
      if (frozen) from.pause()
    }
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = relay.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    stop() {
      for (const socket of sockets) socket.destroy()
      relay.close()
    },
  }
}
