import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { portOf } from '../../tests/setup/port-of.ts'
import { insertCab, NOON, outstation } from './testing/bookings.ts'
import { eachRoute } from './testing/engines.ts'

const WHOLE = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'

eachRoute('a server that closes', (engine) => {
  /** A connection that had one reply and has begun to send its next request, of which the server has read this much. */
  async function connected(port: number, begun: string) {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    const replies = collect(socket)
    // In one piece with a whole request: when that is answered, the rest of the piece has been read too.
    socket.write(WHOLE + begun)
    await expect.poll(replies).toMatch(/^HTTP\/1\.1 200 .*\{"status":"ok"\}$/s)
    return { socket, replies, ended: once(socket, 'close') }
  }

  it('answers on open connections while closing, and asks clients to reconnect', async () => {
    const app = await engine.app({}, { now: () => NOON })
    const body = JSON.stringify(outstation(await insertCab(app)))
    const post = `POST /api/v1/sendemail HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
    await app.listen({ port: 0, host: '127.0.0.1' })
    const port = await portOf(app.server)
    const underWay = await connected(port, post)
    const arriving = await connected(port, 'GET /api/v1/cities HTTP/1.1\r\nHost: a\r\n')
    app.draining.now = true
    const closed = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    underWay.socket.write(body)
    arriving.socket.write('\r\n')
    await Promise.all([underWay.ended, arriving.ended, closed])
    expect(lastReply(underWay.replies())).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*"reference":"TT-/is)
    expect(lastReply(arriving.replies())).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*"success":true/is)
  })
})

function collect(socket: Socket): () => string {
  let text = ''
  socket.on('data', (part: string) => {
    text += part
  })
  return () => text
}

const lastReply = (replies: string) => replies.slice(replies.lastIndexOf('HTTP/1.1'))
