import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { apiPathIn, isNarrowed, type Some, someOf } from 'shared-api/first-view'
import { DEFAULT_LANGUAGE, type SiteLanguage } from 'shared-api/languages'
import type { Revisions } from '../database/list-revisions.ts'
import { ITSELF } from '../http/request-log.ts'
import { within } from '../within.ts'

/** How long a page waits for the revisions of the lists, in ms. */
const MAX_WAIT_MS = 250
/** If the replies of a page are longer than this many characters, its lists are cut. */
const MAX_LENGTH = 200_000
/** The length of a cut list: of most lists more entries than a page shows at first. */
const CUT_LENGTH = 50_000
/** Replies of the latest revision, and those that requests under way still use. */
const MAX_REPLIES = 60

type Entry = { _id: string; slug?: string }
type Reply = { json: Record<string, unknown>; length: number }

/** The API replies that pages are rendered with. */
export type FirstViewData = {
  /** Changes with every change of a public list or of the company; null while it is unknown. If the database does not answer, the last one. */
  revision(): Promise<string | null>
  /**
   * The replies by API path, in which '{id}' and the language are those of the page, not older than the revision. If they are too long for a page, each list is cut: `someOf` its
   * path holds the entry with the id, or the first ones; lists narrowed by a query are left out.
   */
  load(
    apiPaths: string[],
    id: string | null,
    revision: string,
    language?: SiteLanguage,
  ): Promise<Record<string, unknown>>
  /** A reply that is one person's, and is kept nowhere; null if there is none. */
  personal(apiPath: string): Promise<unknown>
  /**
   * Whether one of the lists of these API paths has an entry with this id or slug, or where one has '{id}', whether there is
   * such a reply; null if that is unknown.
   */
  has(apiPaths: string[], id: string, revision: string): Promise<boolean | null>
}

export type RefreshCompany = (revisions: Revisions) => Promise<unknown>

export function firstViewData(app: FastifyInstance, refreshCompany: RefreshCompany): FirstViewData {
  const replies = new LRUCache<string, Reply, string>({
    max: MAX_REPLIES,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context }) => replyOf(app, context),
  })

  const load = (apiPaths: string[], revision: string) =>
    Promise.all(
      apiPaths.map(async (path) => {
        const reply = await replies.forceFetch(`${revision} ${path}`, { context: path })
        return { path, ...reply, list: listIn(reply) }
      }),
    )

  return {
    async revision() {
      const asked = app.listRevisions.now().then(async (revisions) => {
        await refreshCompany(revisions)
        return revisions
      })
      const now = await within(MAX_WAIT_MS, asked).catch(() => 'late' as const)
      const known = now === 'late' ? app.listRevisions.last() : now
      return known && Object.values(known).join('-')
    },
    async load(apiPaths, id, revision, language = DEFAULT_LANGUAGE) {
      const loaded = await load(
        apiPaths.map((path) => withId(apiPathIn(language, path), id)),
        revision,
      )
      const isTooLong = loaded.reduce((sum, { length }) => sum + length, 0) > MAX_LENGTH
      return Object.fromEntries(
        loaded.flatMap(({ path, json, list }): [string, unknown][] => {
          if (!isTooLong || !list) return [[path, json]]
          return isNarrowed(path) ? [] : [[someOf(path), cut(list, id)]]
        }),
      )
    },
    async personal(apiPath) {
      const { statusCode, body } = await app.inject({ url: apiPath, remoteAddress: ITSELF })
      if (statusCode === 404) return null
      if (statusCode !== 200) throw new Error(`a call answered ${statusCode}`)
      return JSON.parse(body)
    },
    async has(apiPaths, id, revision) {
      const english = apiPaths.map((path) => apiPathIn(DEFAULT_LANGUAGE, path))
      const own = english.filter((path) => path.includes(ID))
      let isMissing = false
      const loaded = await load(own.length > 0 ? own.map((path) => withId(path, id)) : english, revision).catch(
        (error) => {
          isMissing = error instanceof NoReply && error.status === 404
          if (!isMissing) app.log.debug({ err: error }, 'the lists cannot be read')
          return []
        },
      )
      if (own.length > 0) return isMissing ? false : loaded.length > 0 || null
      const lists = loaded.flatMap(({ list }) => (list ? [list.entries] : []))
      return lists.length === 0 ? null : lists.some((entries) => entries.some((entry) => isNamed(entry, id)))
    },
  }
}

/** In an API path of a page: the id of the page's own address. */
const ID = '{id}'
const withId = (path: string, id: string | null) => path.replace(ID, encodeURIComponent(id ?? ''))

/** A call that did not answer with 200. */
class NoReply extends Error {
  readonly status: number
  constructor(url: string, status: number) {
    super(`${url} answered ${status}`)
    this.status = status
  }
}

/** The list of a reply, which is the reply's only key. */
function listIn({ json }: Reply): { key: string; entries: Entry[] } | null {
  const [[key, entries] = ['', null], ...more] = Object.entries(json)
  return Array.isArray(entries) && more.length === 0 ? { key, entries } : null
}

function cut({ key, entries }: { key: string; entries: Entry[] }, id: string | null): Some<Record<string, Entry[]>> {
  const some = id === null ? firstOf(entries) : entries.filter((entry) => isNamed(entry, id))
  return { reply: { [key]: some }, more: entries.length - some.length }
}

/** Whether an address names this entry: by its id, or by the name that its own page has. */
const isNamed = ({ _id, slug }: Entry, id: string) => _id === id || slug === id

function firstOf(entries: Entry[]): Entry[] {
  let length = 0
  const end = entries.findIndex((entry) => {
    length += JSON.stringify(entry).length
    return length > CUT_LENGTH
  })
  return end === -1 ? entries : entries.slice(0, end)
}

async function replyOf(app: FastifyInstance, url: string): Promise<Reply> {
  const { statusCode, body } = await app.inject({ url, remoteAddress: ITSELF })
  if (statusCode !== 200) throw new NoReply(url, statusCode)
  return { json: JSON.parse(body), length: body.length }
}
