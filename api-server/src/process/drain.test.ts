import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { draining } from '../plugins/draining.ts'
import { drain } from './drain.ts'

/** A server of which something closes so. */
async function serverThatCloses(close: () => Promise<void>): Promise<FastifyInstance> {
  const app = Fastify()
  await app.register(draining)
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
