import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'

const EVERY = 10 * 60_000

type Task = () => Promise<void>

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a task of a feature that deletes expired data; the name is for the log. */
    addCleanUp(what: string, task: Task): void
    /** Deletes expired data now; it also runs every ten minutes. */
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
    app.decorate('cleanUp', async () => {
      for (const [what, task] of tasks) {
        // One that fails at each turn must not keep the others from theirs: people were promised a day.
        await task().catch((error: unknown) => app.log.warn({ err: error }, `housekeeping failed: ${what}`))
      }
    })
    const timer = setInterval(() => void app.cleanUp(), EVERY)
    timer.unref()
    app.addHook('onClose', async () => clearInterval(timer))
  },
  { name: 'housekeeping', dependencies: ['database'] },
)
