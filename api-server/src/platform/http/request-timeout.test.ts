import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { formOf, picture, sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'

const CAB = {
  brand: 'Toyota',
  carModel: 'Innova',
  seats: '7',
  price: '2500',
  category: 'Outstation',
  description: 'A van.',
}

eachRoute('a request that is slow to arrive', (engine) => {
  async function start() {
    const app = await engine.app({}, { longestRequest: 1000 })
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    const { headers, payload } = await formOf([
      ...Object.entries(CAB),
      ['imageUrl', { file: await picture(), name: 'cab.jpg' }],
    ])
    /** Sends all but the last bytes of a form; `finish` sends these. The reply ends with the connection. */
    async function begin(call: string, cookie = '', connection = 'keep-alive') {
      const socket = connect(port, '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      const head = [
        `POST /api/v1/${call} HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\nCookie: ${cookie}`,
        `Content-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
      ].join('\r\n')
      const received = once(app.server, 'request')
      socket.write(Buffer.concat([Buffer.from(head), payload.subarray(0, -10)]))
      await received
      return { socket, reply: text(socket), finish: () => socket.write(payload.subarray(-10)) }
    }
    return { app, begin }
  }

  it('is refused in time, and its connection ends', async () => {
    const { begin } = await start()
    const { reply } = await begin('forms')
    expect(await reply).toMatch(/^HTTP\/1\.1 408 .*The request did not arrive whole in time/s)
  })

  it('allows more time for uploads of the desk only', async () => {
    const { app, begin } = await start()
    const desk = await begin('createCar', await sessionOf(app), 'close')
    // Refused before its form was read, and yet not left open.
    const stranger = await begin('createCar')
    expect(await stranger.reply).toMatch(/^HTTP\/1\.1 401 /)
    const customer = await begin('createCar', await sessionOf(app, 'customer'))
    expect(await customer.reply).toMatch(/^HTTP\/1\.1 403 /)
    const late = await begin('forms')
    await late.reply
    desk.finish()
    expect(await desk.reply).toMatch(/^HTTP\/1\.1 20[01] /)
  })
})
