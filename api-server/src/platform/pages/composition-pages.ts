import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { EncodedText } from '../http/encoded-text.ts'
import type { FrontEnd } from '../releases/front-end.ts'
import type { FoundPage } from '../releases/page-html.ts'
import type { FirstViewData } from './first-view-data.ts'
import { languagesOf, type MakerOptions, pageMaker } from './page-maker.ts'
import { type Address, isFixed, type Job, keyOf, renderQueue } from './render-queue.ts'

/** Pages of addresses with a parameter that are kept at most; the one that was made first goes first. */
const MAX_PAGES = 500
/** How long the threads that render stay when there is nothing to render, in ms: one holds a third of the memory. */
const IDLE_MS = 5000
/** How long a request waits for its page, in ms; then it gets the plain one. */
const MAX_WAIT_MS = 2000
/** After so long, in ms, a page that could not be rendered is tried again. */
const RETRY_MS = 60_000

const NO_DATA: string[] = []

/** A page as it was made of the data in a version; without a text it is served plain, and made again at `retryAt`. */
type Rendered = { version: string; text: EncodedText | null; retryAt: number }

export type Options = MakerOptions & {
  data: Pick<FirstViewData, 'version' | 'load'>
  /** The clock, ms since 1970. */
  now: () => number
  log: Pick<FastifyBaseLogger, 'error'>
  /** How long a request waits for its page, in ms. */
  maxWait?: number
}

/** The rendered pages of one composition. */
export type CompositionPages = {
  /** A page as it is now, or null: it cannot be made, or not soon. A promise only where it is being made. */
  get(address: Address): EncodedText | null | Promise<EncodedText | null>
  /** Makes what is out of date. */
  refresh(): void
  close(): Promise<void>
}

/** Renders the pages of a composition of their first view's data, one after another, and again when the data change. */
export function compositionPages({ now, log, maxWait = MAX_WAIT_MS, ...options }: Options): CompositionPages {
  const { frontEnd, data } = options
  const made = new Map<string, Rendered>()
  const queue = renderQueue()
  const maker = pageMaker(options)
  const fixed = fixedPages(frontEnd)
  let idle: NodeJS.Timeout | undefined
  let working = false
  let closed = false

  const versionOf = ({ found: { page } }: Address) => data.version(page.data ?? NO_DATA)

  /** What was made of the data as they are now. */
  function current(address: Address): Rendered | null {
    const page = made.get(keyOf(address))
    if (!page || page.version !== versionOf(address)) return null
    return page.text || now() < page.retryAt ? page : null
  }

  function want(address: Address): Job | null {
    if (closed || versionOf(address) === null || !maker.canMake(address)) return null
    const job = queue.add(address)
    if (job && !working) void work()
    return job
  }

  /** The page once it is made. One that was begun before the data changed is not what this visitor may see. */
  async function soon(address: Address): Promise<EncodedText | null> {
    const waited = new AbortController()
    const late = pause(maxWait, 'late', { signal: waited.signal }).catch(() => {})
    try {
      for (let job = want(address); job; job = want(address)) {
        job.isAwaited = true
        if ((await Promise.race([job.done, late])) === 'late') return null
        const page = current(address)
        if (page) return page.text
      }
      return null
    } finally {
      waited.abort()
    }
  }

  async function work() {
    working = true
    clearTimeout(idle)
    for (let job = queue.next(); job; job = queue.next()) {
      const version = versionOf(job)
      if (version !== null && !closed) keep(job, { version, ...(await make(job)) })
      queue.end(job)
    }
    working = false
    if (!closed) idle = setTimeout(() => void maker.rest(), IDLE_MS).unref()
  }

  async function make(address: Address): Promise<Omit<Rendered, 'version'>> {
    const { path, language } = address
    try {
      return { text: await maker.make(address), retryAt: Number.POSITIVE_INFINITY }
    } catch (error) {
      if (!closed)
        log.error({ err: error, path, language }, 'a page could not be rendered; it is served without its content')
      return { text: null, retryAt: now() + RETRY_MS }
    }
  }

  function keep(address: Address, page: Rendered) {
    const key = keyOf(address)
    made.delete(key)
    made.set(key, page)
    const first = [...made.keys()].find((one) => !fixed.has(one))
    if (made.size > MAX_PAGES && first !== undefined) made.delete(first)
  }

  return {
    get(address) {
      const page = current(address)
      if (page) return page.text
      const job = want(address)
      return job && soon(job)
    },
    refresh() {
      for (const address of fixed.values()) if (!current(address)) want(address)
    },
    async close() {
      closed = true
      clearTimeout(idle)
      await maker.close()
    },
  }
}

/** The pages of one address, by their keys: all in English, then all in the next language. */
function fixedPages(frontEnd: FrontEnd): Map<string, Address> {
  const pages = frontEnd.remotes
    .flatMap((remote) => remote.build.pages.map((page): FoundPage => ({ remote, page })))
    .filter((found) => found.page.data !== null && isFixed(found))
  const addresses = languagesOf(frontEnd).flatMap((language) =>
    pages.map((found): Address => ({ path: found.page.path, language, found })),
  )
  return new Map(addresses.map((address) => [keyOf(address), address]))
}
