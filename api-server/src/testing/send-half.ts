import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends a request whose body breaks off after `sent` bytes, then cuts the connection; waits until it is closed. */
export async function sendHalf(origin: string, head: string[], body: Buffer, sent: number): Promise<void> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const lines = [...head, `Host: ${hostname}:${port}`, `Content-Length: ${body.length}`, '', '']
  await new Promise((resolve) =>
    socket.write(Buffer.concat([Buffer.from(lines.join('\r\n')), body.subarray(0, sent)]), resolve),
  )
  socket.destroy()
  await once(socket, 'close')
}
