import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { COMPANY } from 'shared-api/first-view'
import { DEFAULT_LANGUAGE, type SiteLanguage } from 'shared-api/languages'
import { type Coding, type EncodedText, encodedText } from '../http/encoded-text.ts'
import { type Budget, OverBudget } from '../http/work-budget.ts'
import { memoize } from '../memoize.ts'
import type { ReadFile } from '../releases/builds.ts'
import { type FrontEnd, pageRelease } from '../releases/front-end.ts'
import { within } from '../within.ts'
import type { FirstViewData } from './first-view-data.ts'
import { pageAssets } from './page-assets.ts'
import { type FoundPage, idIn, isSecret } from './page-html.ts'
import { prerenderedHtml } from './prerendered-html.ts'
import { openRenderPool, type RenderPool, rendersOnServer } from './render-pool.ts'

/** How long a request waits for its page, in ms; then it gets the plain page. */
const MAX_WAIT_MS = 2000
/** A page that failed to render is plain for this long, in ms. */
const RETRY_MS = 60_000
const MAX_BYTES = 64_000_000
/** Compositions that have a pool: the current one, a canary, a preview and the one before. */
const MAX_POOLS = 4

/** A page to render: of which composition, at which path, in which language. */
export type Address = {
  frontEnd: FrontEnd
  path: string
  language: SiteLanguage
  found: FoundPage
  /** Replies that are one person's, by API path. */
  personal?: Record<string, unknown>
}

/** Whose budget a page takes, as `callerOf` names them, and how they want it. */
type Reader = { caller: string; coding: Coding }

type Options = {
  data: Pick<FirstViewData, 'load'>
  /** Reads files of a composition's parts by the part's name. */
  readerOf: (frontEnd: FrontEnd) => (part: string) => ReadFile
  /** The plain page with these replies in it. */
  plainPage: (address: Address, replies: Record<string, unknown>) => string
  budget: Budget
  /** The clock, ms since 1970. */
  now: () => number
  log: Pick<FastifyBaseLogger, 'error'>
  /** How long a request waits for its page, in ms. */
  maxWait?: number
}

export type Rendering = {
  /** A page that is in memory at this revision. */
  kept(address: Address, revision: string): EncodedText | null
  /** A page with its content at a revision of the lists, or null if it cannot be rendered in time or within the budget. */
  get(address: Address, revision: string, reader: Reader): Promise<EncodedText | null>
  close(): Promise<void>
}

/** Renders public pages in threads; each stays in memory by composition, language, path and revision of the lists. */
export function rendering({ data, readerOf, plainPage, budget, now, log, maxWait = MAX_WAIT_MS }: Options): Rendering {
  let closed = false

  const pools = new LRUCache<string, RenderPool, FrontEnd>({
    max: MAX_POOLS,
    fetchMethod: (_key, _old, { context }) => openRenderPool(partsOf(context)),
    dispose: (pool) => void pool.close(),
  })

  const pages = new LRUCache<string, { text: EncodedText | null }, Wanted>({
    maxSize: MAX_BYTES,
    // Brotli and gzip of it come to about a third.
    sizeCalculation: ({ text }) => 1000 + Math.ceil((text?.plain.length ?? 0) * 1.4),
    perf: { now },
    ignoreFetchAbort: true,
    async fetchMethod(_key, _old, { context, options }) {
      try {
        return { text: await make(context) }
      } catch (error) {
        // Whoever asks next may find room.
        if (error instanceof OverBudget) throw error
        report(error, context)
        options.ttl = RETRY_MS
        return { text: null }
      }
    },
  })

  // Of a path that is a secret the page's pattern is logged.
  function report(error: unknown, { path, language, found }: Address) {
    const line = { err: error, path: isSecret(found) ? found.page.path : path, language }
    if (!closed) log.error(line, 'a page failed to render; it is served without content')
  }

  const make = (wanted: Wanted): Promise<EncodedText> =>
    budget(wanted.caller, async () => {
      const text = await render(wanted)
      if (wanted.coding !== 'plain') await text[wanted.coding]()
      return text
    })

  async function render({ revision, ...address }: Wanted): Promise<EncodedText> {
    const { frontEnd, path, language, found } = address
    const shared = new Set([COMPANY, ...(found.page.data ?? []).filter((apiPath) => !apiPath.includes('/:'))])
    const replies = { ...(await data.load([...shared], idIn(path, found), revision, language)), ...address.personal }
    if (closed) throw new Error('the server is closing')
    const pool = await pools.forceFetch(keyOf(frontEnd), { context: frontEnd })
    const page = { release: pageRelease(frontEnd, language), company: replies[COMPANY], initialData: replies }
    const html = await pool.render({ remote: found.remote.build.name, path, language, page })
    const assets = await pageAssets(address, readerOf(frontEnd))
    return encodedText(
      prerenderedHtml({ plain: plainPage(address, replies), pattern: found.page.path, html, ...assets }),
    )
  }

  const partsOf = (frontEnd: FrontEnd) =>
    [frontEnd.shell, ...frontEnd.remotes.filter(({ refused }) => !refused)]
      .filter(({ build }) => rendersOnServer(build))
      .map(({ build: { name, files } }) => ({ name, files, read: readerOf(frontEnd)(name) }))

  const pageKey = ({ language, path, frontEnd }: Address, revision: string) =>
    [language, path, revision, keyOf(frontEnd)].join(' ')

  return {
    kept: (address, revision) => pages.get(pageKey(address, revision))?.text ?? null,
    async get(address, revision, reader) {
      if (!canRender(address) || closed) return null
      const wanted = { ...address, ...reader, revision }
      const made = isSecret(address.found)
        ? make(wanted).then((text) => ({ text }))
        : pages.fetch(pageKey(address, revision), { context: wanted })
      const page = await within(
        maxWait,
        made.catch((error) => (error instanceof OverBudget ? null : report(error, address))),
      )
      return page === 'late' ? null : (page?.text ?? null)
    },
    async close() {
      closed = true
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
  }
}

type Wanted = Address & Reader & { revision: string }

/** The same for the same builds at the same addresses. */
const keyOf = memoize((frontEnd: FrontEnd) => JSON.stringify(pageRelease(frontEnd, DEFAULT_LANGUAGE)))

function canRender({ frontEnd: { shell }, language, found: { remote, page } }: Address): boolean {
  if (page.data === null || remote.refused) return false
  if (!rendersOnServer(remote.build) || !rendersOnServer(shell.build)) return false
  return language === DEFAULT_LANGUAGE || Object.hasOwn(shell.build.languages, language)
}
