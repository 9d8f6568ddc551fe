import type { FastifyInstance } from 'fastify'
import { type Some, someOf } from 'shared-api/first-view'
import type { ListName, Revisions } from '../database/list-revisions.ts'
import { perRevision } from '../http/per-revision.ts'
import { ITSELF } from '../http/request-log.ts'
import { within } from '../within.ts'

/** How often the lists are asked whether they changed, in ms: so soon the pages are made anew. */
const POLL_MS = 250
/** How long a page waits for that answer, in ms; then it is served as the last answer has it, as while the database is gone. */
const MAX_WAIT_MS = 250

/** More than so many characters of replies make a page heavier than what they save: its lists are cut. */
const MAX_LENGTH = 200_000
/** So many characters of a list that is cut: of most lists more entries than a page shows at first. */
const CUT_LENGTH = 50_000

const LISTS: Record<string, ListName> = {
  '/api/v1/allCars': 'cabs',
  '/api/v1/avaibleCars': 'cabs',
  '/api/v1/holiday': 'holidays',
  '/api/v1/tour': 'tours',
}

type Entry = { _id: string }

/** Whether a path asks for all of a list: of what a query narrows, a page has no use for some. */
const isWhole = (apiPath: string) => !apiPath.includes('?')

const listOf = (apiPath: string): ListName | undefined => LISTS[apiPath.split('?')[0] ?? '']

/** The replies that pages are rendered of, and what tells that they changed. */
export type FirstViewData = {
  /** Makes `version` reflect every change up to now; waits for the database no longer than MAX_WAIT_MS. */
  look(): Promise<void>
  /** Changes whenever a reply of these API paths does; null until it is known. */
  version(apiPaths: string[]): string | null
  /**
   * The replies by API path. Of lists that are too much for a page some entries stand under `someOf` their path: that with
   * the id in the page's address, or the first; what a query narrows is left out then.
   */
  load(apiPaths: string[], id: string | null): Promise<Record<string, unknown>>
  /** Whether one of the lists of these API paths has an entry with this id; null where that is not known. */
  has(apiPaths: string[], id: string): Promise<boolean | null>
  stop(): void
}

/** Watches the lists; `onLook` is called after each look at them. */
export function watchFirstViewData(app: FastifyInstance, onLook: () => void): FirstViewData {
  const { listRevisions } = app
  let asking = false

  async function ask() {
    if (asking) return
    asking = true
    try {
      await listRevisions.now()
      onLook()
    } catch (error) {
      app.log.debug({ err: error }, 'the lists cannot be asked whether they changed')
    } finally {
      asking = false
    }
  }

  /** One wait for each answer, however many pages wait for it. */
  const waits = new WeakMap<Promise<unknown>, Promise<void>>()
  function waitFor(answer: Promise<unknown>): Promise<void> {
    const wait = within(MAX_WAIT_MS, answer).then(
      () => {},
      () => {},
    )
    waits.set(answer, wait)
    return wait
  }

  /** Versions of the revisions that are known: they are asked for with each page, and change seldom. */
  let versions: { at: Revisions | null; of: WeakMap<string[], string> } = { at: null, of: new WeakMap() }

  let poll: NodeJS.Timeout | undefined
  // Not before: to ask the server for a reply is to start it. An app that never listens renders nothing.
  app.addHook('onListen', async () => {
    poll = setInterval(() => void ask(), POLL_MS)
    poll.unref()
    void ask()
  })

  const ids: Record<ListName, (revision: number) => Promise<Set<string>>> = {
    cabs: perRevision(() => idsOf(app.cabs)),
    holidays: perRevision(() => idsOf(app.holidays)),
    tours: perRevision(() => idsOf(app.tours)),
  }

  return {
    look() {
      const now = listRevisions.now()
      return waits.get(now) ?? waitFor(now)
    },
    version(apiPaths) {
      const known = listRevisions.last()
      if (!known) return null
      if (known !== versions.at) versions = { at: known, of: new WeakMap() }
      const version = versions.of.get(apiPaths) ?? versionOf(apiPaths, known)
      versions.of.set(apiPaths, version)
      return version
    },
    async load(apiPaths, id) {
      const replies = await Promise.all(apiPaths.map(async (path) => ({ path, text: await replyOf(app, path) })))
      const isTooMuch = replies.reduce((sum, { text }) => sum + text.length, 0) > MAX_LENGTH
      return Object.fromEntries(
        replies.flatMap(({ path, text }) => {
          if (!isTooMuch || !listOf(path)) return [[path, JSON.parse(text)]]
          return isWhole(path) ? [[someOf(path), cut(JSON.parse(text), id)]] : []
        }),
      )
    },
    async has(apiPaths, id) {
      const known = listRevisions.last()
      const lists = listsOf(apiPaths)
      if (!known || lists.length === 0) return null
      const found = await Promise.all(lists.map((list) => ids[list](known[list]))).catch((error) => {
        app.log.debug({ err: error }, 'the lists cannot be asked what is in them')
        return null
      })
      return found?.some((list) => list.has(id)) ?? null
    },
    stop: () => clearInterval(poll),
  }
}

/** A reply with some of its list. */
function cut(reply: Record<string, Entry[]>, id: string | null): Some<typeof reply> {
  const [[key, entries] = ['', []]] = Object.entries(reply)
  const some = id === null ? firstOf(entries) : entries.filter(({ _id }) => _id === id)
  return { reply: { [key]: some }, more: entries.length - some.length }
}

function firstOf(entries: Entry[]): Entry[] {
  let length = 0
  const end = entries.findIndex((entry) => {
    length += JSON.stringify(entry).length
    return length > CUT_LENGTH
  })
  return end === -1 ? entries : entries.slice(0, end)
}

function versionOf(apiPaths: string[], revisions: Revisions): string {
  return listsOf(apiPaths)
    .map((list) => `${list} ${revisions[list]}`)
    .join(', ')
}

const listsOf = (apiPaths: string[]): ListName[] => [...new Set(apiPaths.flatMap((path) => listOf(path) ?? []))]

const idsOf = async (source: { list(): Promise<{ _id: string }[]> }) =>
  new Set((await source.list()).map(({ _id }) => _id))

async function replyOf(app: FastifyInstance, url: string): Promise<string> {
  const { statusCode, body } = await app.inject({ url, remoteAddress: ITSELF })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  return body
}
