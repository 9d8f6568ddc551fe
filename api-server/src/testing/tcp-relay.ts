import { connect, createServer, type Socket } from 'node:net'
import { portOf } from '../../../tests/setup/port-of.ts'

/** When a connection is cut: the text that it is about to pass on, and whether that still arrives. */
type Cut = { at: string; arrives: boolean }

/** Stands between the server and its database, to do what networks and machines do. */
export async function startRelay(port: number, host = '127.0.0.1') {
  const sockets = new Set<Socket>()
  let frozen = false
  let cut: Cut | null = null

  const relay = createServer((near) => {
    const far = connect(port, host)
    pass(near, far, (bytes) => {
      if (!cut || !bytes.includes(cut.at)) return far.write(bytes)
      const { arrives } = cut
      cut = null
      near.destroy()
      return arrives ? far.end(bytes) : far.destroy()
    })
    pass(far, near, (bytes) => near.write(bytes))
  })

  function pass(from: Socket, to: Socket, onData: (bytes: Buffer) => unknown) {
    sockets.add(from)
    from.on('data', onData)
    from.on('close', () => {
      sockets.delete(from)
      to.end()
    })
    from.on('error', () => to.destroy())
    if (frozen) from.pause()
  }

  const listen = (at: number) => portOf(relay.listen(at, '127.0.0.1'))
  const own = await listen(0)
  const stop = () => {
    relay.close()
    for (const socket of sockets) socket.destroy()
  }

  return {
    port: own,
    /** As a paused machine: connections stay, nothing moves. */
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    /** Cuts the next connection that passes this text on. */
    cutAt(at: string, arrives: boolean) {
      cut = { at, arrives }
    },
    /** As a machine that is gone: connections break and none is taken, until it is back. */
    stop,
    comeBack: () => listen(own),
  }
}
