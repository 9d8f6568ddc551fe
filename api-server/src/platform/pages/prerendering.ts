import type { FastifyInstance } from 'fastify'
import type { Language } from 'shared-api/languages'
import type { EncodedText } from '../http/encoded-text.ts'
import type { ReadFile } from '../releases/builds.ts'
import type { FrontEnd } from '../releases/front-end.ts'
import { type FoundPage, idIn } from '../releases/page-html.ts'
import { type CompositionPages, compositionPages } from './composition-pages.ts'
import { watchFirstViewData } from './first-view-data.ts'
import type { MakerOptions } from './page-maker.ts'

type Options = {
  app: FastifyInstance
  /** Compositions that run now. */
  running: () => FrontEnd[]
  readerOf: (frontEnd: FrontEnd) => (part: string) => ReadFile
  plainPage: (frontEnd: FrontEnd, ...page: Parameters<MakerOptions['plainPage']>) => string
}

export type Prerendering = {
  /** A page with its content, or null while there is none for this composition and the data as they are now. */
  get(frontEnd: FrontEnd, url: URL, language: Language, found: FoundPage): Promise<EncodedText | null>
  /** Whether a path's `:id` names no entry of the page's lists; false when that is not known, or the page has no lists. */
  isGone(path: string, found: FoundPage): Promise<boolean>
  close(): Promise<void>
}

/** Keeps the public pages of each running composition rendered. Starts to work once the server listens. */
export function prerendering({ app, running, readerOf, plainPage }: Options): Prerendering {
  const compositions = new Map<FrontEnd, CompositionPages>()
  const data = watchFirstViewData(app, () => refresh())

  function refresh() {
    const now = running()
    for (const frontEnd of now) pagesOf(frontEnd).refresh()
    for (const [frontEnd, pages] of compositions) {
      if (now.includes(frontEnd)) continue
      compositions.delete(frontEnd)
      void pages.close()
    }
  }

  function pagesOf(frontEnd: FrontEnd): CompositionPages {
    const known = compositions.get(frontEnd)
    if (known) return known
    const pages = compositionPages({
      frontEnd,
      readerOf: readerOf(frontEnd),
      data,
      plainPage: (...page) => plainPage(frontEnd, ...page),
      now: app.now,
      log: app.log,
    })
    compositions.set(frontEnd, pages)
    return pages
  }

  return {
    async get(frontEnd, url, language, found) {
      const { pathname, searchParams } = url
      if (!isPlainAddress(pathname, found.page.path)) return null
      if (found.page.queries.some((name) => searchParams.has(name))) return null
      await data.look()
      return pagesOf(frontEnd).get({ path: pathname, language, found })
    },
    async isGone(path, found) {
      const id = idIn(path, found)
      if (id === null || !found.page.data) return false
      await data.look()
      return (await data.has(found.page.data, id)) === false
    },
    async close() {
      data.stop()
      await Promise.all([...compositions.values()].map((pages) => pages.close()))
    },
  }
}

/** Whether a path is written as in the path table: other spellings are the same page, but its links would differ. */
function isPlainAddress(pathname: string, pattern: string): boolean {
  const steps = pattern.split('/')
  const given = pathname.split('/')
  if (steps.length !== given.length) return false
  return steps.every((step, at) => (step.startsWith(':') ? /^[\w-]{1,40}$/.test(given[at] ?? '') : step === given[at]))
}
