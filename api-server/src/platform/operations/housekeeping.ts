import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'

const EVERY = 10 * 60_000

type Task = () => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a task of a feature, such as one that deletes expired data; the name is for the log. */
    addCleanUp(what: string, task: Task): void
    /** Does all tasks now, each by itself, and waits for those under way; it also runs every ten minutes. */
    cleanUp(): Promise<void>
  }
}

/** Deletes expired rate limits, messages, and data of features. */
export const housekeeping = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const tasks = new Map<string, Task>([
      ['rate limits', () => app.rateLimits.deleteEmpty()],
      ['messages', () => app.outbox.deleteOld(app.now() - config.enquiryAge)],
      ['waiting messages', () => app.outbox.hasten()],
    ])
    app.decorate('addCleanUp', (what, task) => void tasks.set(what, task))
    const running = new Map<string, Promise<void>>()
    // One that fails or hangs must not keep the others from their turn: people were promised a day. Nor does it run twice at once.
    const run = (what: string, task: Task) => {
      const under =
        running.get(what) ??
        task()
          .catch((error: unknown) => app.log.warn({ err: error }, `housekeeping failed: ${what}`))
          .finally(() => running.delete(what))
      running.set(what, under)
      return under
    }
    app.decorate('cleanUp', async () => {
      await Promise.all([...tasks].map(([what, task]) => run(what, task)))
    })
    const timer = setInterval(() => void app.cleanUp(), EVERY)
    timer.unref()
    app.addHook('onClose', async () => clearInterval(timer))
  },
  { name: 'housekeeping', dependencies: ['database'] },
)
