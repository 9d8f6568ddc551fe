import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { portOf } from '../../../../tests/setup/port-of.ts'
import { draining } from '../http/draining.ts'
import { drain } from './drain.ts'

/** A server of which something closes so. */
async function serverThatCloses(
  close: () => Promise<void>,
  answer: () => Promise<string> = async () => '',
): Promise<FastifyInstance> {
  const app = Fastify({ return503OnClosing: false })
  await app.register(draining)
  app.get('/', answer)
  app.addHook('onClose', close)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

it('a stop ends at its deadline, whatever does not', async () => {
  const stuck = Promise.withResolvers<void>()
  onTestFinished(() => stuck.resolve())
  const app = await serverThatCloses(() => stuck.promise)
  expect(await drain(app, 'SIGINT', 1)).toBe(0)
})

it('a stop in which something fails to close says so by its code', async () => {
  const app = await serverThatCloses(() => Promise.reject(new Error('gone')))
  expect(await drain(app, 'SIGINT')).toBe(1)
})

it('a stop waits for what closes', async () => {
  let closed = false
  const app = await serverThatCloses(async () => {
    closed = true
  })
  expect(await drain(app, 'SIGINT')).toBe(0)
  expect(closed).toBe(true)
})

/** Connects many times and sends a request on each, while the server's thread is busy; returns the outcomes. */
const ASKING = `
  const { connect } = require('node:net')
  const { workerData: { port, signal, connections }, parentPort } = require('node:worker_threads')
  const asked = Array.from({ length: connections }, () => new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n')
      if (Atomics.add(signal, 0, 1) + 1 === connections) Atomics.notify(signal, 0)
    })
    socket.once('data', (reply) => resolve(String(reply).slice(9, 12)))
    socket.once('error', (error) => resolve(error.code))
    socket.once('end', () => resolve('cut'))
  }))
  Promise.all(asked).then((all) => parentPort.postMessage(all))
`

it('answers connections that are not accepted yet when it stops', async () => {
  const app = await serverThatCloses(
    async () => {},
    async () => 'here',
  )
  const connections = 20
  const signal = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(ASKING, { eval: true, workerData: { port: await portOf(app.server), signal, connections } })
  const replies = once(worker, 'message')
  for (let seen = 0; seen < connections; seen = Atomics.load(signal, 0)) Atomics.wait(signal, 0, seen, 100)
  expect(await drain(app, 'SIGINT')).toBe(0)
  expect((await replies)[0]).toEqual(Array(connections).fill('200'))
})

it('waits while a proxy uses its open connections', async () => {
  const app = await serverThatCloses(
    async () => {},
    async () => {
      if (app.draining.now) await pause(100)
      return 'here'
    },
  )
  const port = await portOf(app.server)
  const kept = Array.from({ length: 6 }, () => new Agent({ keepAlive: true }))
  for (const agent of kept) expect(await statusOf(port, agent)).toBe(200)
  const stopped = drain(app, 'SIGINT')
  for (const agent of kept) expect(await statusOf(port, agent)).toBe(200)
  expect(await stopped).toBe(0)
})

async function statusOf(port: number, agent: Agent) {
  const [reply] = await once(get({ port, host: '127.0.0.1', agent }), 'response')
  await reply.resume().toArray()
  return reply.statusCode
}
