import { setImmediate as replied } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Does what must not show in the time of a reply, after it; a stop waits for it. */
    afterwards(work: () => Promise<void>): void
  }
}

/** Work after a reply whose time would reveal whom it is about. */
export const afterwards = fastifyPlugin(
  async (app: FastifyInstance) => {
    const running = new Set<Promise<void>>()
    app.decorate('afterwards', (work) => {
      const done: Promise<void> = replied()
        .then(work)
        .catch((err: unknown) => app.log.error({ err }, 'what a reply promised was not done'))
        .finally(() => running.delete(done))
      running.add(done)
    })
    app.addHook('onClose', async () => void (await Promise.all(running)))
  },
  { name: 'afterwards', dependencies: ['database'] },
)
