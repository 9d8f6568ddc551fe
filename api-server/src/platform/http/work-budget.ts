import fastifyPlugin from 'fastify-plugin'
import PQueue from 'p-queue'

/** `atOnce` pieces of work run; of those that run or wait there are `inAll`, and `perCaller` of one caller. */
type Limits = { atOnce: number; inAll: number; perCaller: number }

/** Runs a piece of work that a caller causes, named as by `callerOf`. */
export type Budget = <Made>(caller: string, work: () => Promise<Made>) => Promise<Made>

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * What strangers may have done in this process: `made` takes its CPU; `asked` waits for others, and so holds up no page.
     * @throws OverBudget at once when there is no room
     */
    budget: { made: Budget; asked: Budget }
  }
}

/** No room for another piece of work now: the caller gets what takes none, or a 503. */
export class OverBudget extends Error {
  constructor() {
    super('as much as this server does at once for strangers is in work')
  }
}

export function workBudget({ atOnce, inAll, perCaller }: Limits): Budget {
  const queue = new PQueue({ concurrency: atOnce })
  const byCaller = new Map<string, number>()

  return async (caller, work) => {
    const own = byCaller.get(caller) ?? 0
    if (own >= perCaller || queue.size + queue.pending >= inAll) throw new OverBudget()
    byCaller.set(caller, own + 1)
    try {
      return await queue.add(work)
    } finally {
      const left = (byCaller.get(caller) ?? 1) - 1
      if (left > 0) byCaller.set(caller, left)
      else byCaller.delete(caller)
    }
  }
}

/** Bounds the work of pages, papers, pictures and calls of providers that anyone can cause. */
export const budgets = fastifyPlugin(
  async (app) => {
    app.decorate('budget', {
      made: workBudget({ atOnce: 2, inAll: 16, perCaller: 6 }),
      asked: workBudget({ atOnce: 8, inAll: 32, perCaller: 6 }),
    })
  },
  { name: 'budgets' },
)
