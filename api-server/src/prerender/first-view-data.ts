import type { FastifyInstance } from 'fastify'

/** How often the lists are asked whether they changed, in ms: a page is never older than that. */
const POLL_MS = 250

/** More than this many bytes of lists make a page heavier than what it saves: it is served without them. */
const MAX_BYTES = 200_000

type ListName = 'cabs' | 'holidays' | 'tours'

const LISTS: Record<string, ListName> = {
  '/api/v1/allCars': 'cabs',
  '/api/v1/avaibleCars': 'cabs',
  '/api/v1/holiday': 'holidays',
  '/api/v1/tour': 'tours',
}

const listOf = (apiPath: string): ListName | undefined => LISTS[apiPath.split('?')[0] ?? '']

/** The replies that pages are rendered of, and what tells that they changed. */
export type FirstViewData = {
  /** Changes whenever a reply of these API paths does; null until it is known. */
  version(apiPaths: string[]): string | null
  /** The replies by API path; null when they are too much for a page. */
  load(apiPaths: string[]): Promise<Record<string, unknown> | null>
  stop(): void
}

/** Watches the lists; `onLook` is called after each look at them. */
export function watchFirstViewData(app: FastifyInstance, onLook: () => void): FirstViewData {
  let known: Record<ListName, number> | null = null
  let asking = false

  async function ask() {
    if (asking) return
    asking = true
    try {
      const [cabs, holidays, tours] = await Promise.all([
        app.cabs.revision(),
        app.holidays.revision(),
        app.tours.revision(),
      ])
      known = { cabs, holidays, tours }
      onLook()
    } catch (error) {
      app.log.debug({ err: error }, 'the lists cannot be asked whether they changed')
    } finally {
      asking = false
    }
  }
  let poll: NodeJS.Timeout | undefined
  // Not before: to ask the server for a reply is to start it. An app that never listens renders nothing.
  app.addHook('onListen', async () => {
    poll = setInterval(() => void ask(), POLL_MS)
    poll.unref()
  })

  return {
    version(apiPaths) {
      const lists = [...new Set(apiPaths.flatMap((path) => listOf(path) ?? []))]
      return known && lists.map((list) => `${list} ${known?.[list]}`).join(', ')
    },
    async load(apiPaths) {
      const replies = await Promise.all(apiPaths.map(async (path) => [path, await replyOf(app, path)] as const))
      const bytes = replies.reduce((sum, [, text]) => sum + text.length, 0)
      if (bytes > MAX_BYTES) return null
      return Object.fromEntries(replies.map(([path, text]) => [path, JSON.parse(text)]))
    },
    stop: () => clearInterval(poll),
  }
}

async function replyOf(app: FastifyInstance, url: string): Promise<string> {
  const { statusCode, body } = await app.inject({ url })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  return body
}
