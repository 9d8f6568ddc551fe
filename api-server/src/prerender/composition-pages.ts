import type { FastifyBaseLogger } from 'fastify'
import type { ReadFile } from '../releases/builds.ts'
import { type FrontEnd, pageRelease } from '../releases/front-end.ts'
import type { FoundPage } from '../releases/page-html.ts'
import { type EncodedText, encode } from '../replies/encoded-text.ts'
import type { FirstViewData } from './first-view-data.ts'
import { prerenderedHtml } from './prerendered-html.ts'
import { type Renderer, startRenderer } from './renderer.ts'
import { rendersOnServer } from './server-files.ts'

/** Pages of addresses with a parameter that are kept at most; the one that was made first goes first. */
const MAX_PAGES = 500
/** How long the thread that renders stays when there is nothing to render, in ms: it holds a third of the memory. */
const IDLE_MS = 5000

const NO_DATA: string[] = []

type Rendered = { version: string; text: EncodedText | null }

export type Options = {
  frontEnd: FrontEnd
  /** Reads files of the composition's parts by the part's name. */
  readerOf: (part: string) => ReadFile
  data: FirstViewData
  /** The plain page with these replies in it. */
  plainPage: (found: FoundPage, replies: Record<string, unknown>) => string
  log: FastifyBaseLogger
}

/** The rendered pages of one composition. */
export type CompositionPages = {
  /** A page as it is now, or null: it is being made, or cannot be. */
  get(path: string, found: FoundPage): EncodedText | null
  /** Makes what is out of date. */
  refresh(): void
  close(): Promise<void>
}

/** Renders the pages of a composition of their first view's data, one after another, and again when the data change. */
export function compositionPages({ frontEnd, readerOf, data, plainPage, log }: Options): CompositionPages {
  const made = new Map<string, Rendered>()
  const queue = new Map<string, FoundPage>()
  const fixed = new Map(fixedPages(frontEnd).map((found) => [found.page.path, found]))
  const release = pageRelease(frontEnd)
  let renderer: Promise<Renderer> | null = null
  let idle: NodeJS.Timeout | undefined
  let working = false
  let closed = false

  const versionOf = ({ page }: FoundPage) => data.version(page.data ?? NO_DATA)

  function want(path: string, found: FoundPage) {
    if (closed || queue.has(path) || !canRender(frontEnd, found)) return
    queue.set(path, found)
    if (!working) void work()
  }

  async function work() {
    working = true
    clearTimeout(idle)
    for (const [path, found] of queue) {
      const version = versionOf(found)
      if (version !== null && !closed) keep(path, { version, text: await make(path, found) })
      queue.delete(path)
    }
    working = false
    if (!closed) idle = setTimeout(() => void rest(), IDLE_MS).unref()
  }

  /** Ends the renderer; the next page to render starts another. */
  async function rest() {
    clearTimeout(idle)
    const ending = renderer
    renderer = null
    await ending?.then(
      (running) => running.close(),
      // It never started, and that is in the log.
      () => {},
    )
  }

  function keep(path: string, page: Rendered) {
    made.delete(path)
    made.set(path, page)
    const first = [...made.keys()].find((one) => !fixed.has(one))
    if (made.size > MAX_PAGES && first !== undefined) made.delete(first)
  }

  async function make(path: string, found: FoundPage): Promise<EncodedText | null> {
    try {
      const replies = await data.load(found.page.data ?? [])
      if (!replies) return null
      const page = { release, company: replies['/api/v1/company'], initialData: replies }
      renderer ??= startRenderer(partsOf(frontEnd, readerOf))
      const html = await (await renderer).render({ remote: found.remote.build.name, path, page })
      const { styles, fonts } = await assetsOf(found)
      const plain = plainPage(found, replies)
      return await encode(prerenderedHtml({ plain, pattern: found.page.path, html, styles, fonts }))
    } catch (error) {
      if (!closed) log.error({ err: error, path }, 'a page could not be rendered; it is served without its content')
      return null
    }
  }

  async function assetsOf({ remote, page }: FoundPage) {
    const own = await textsOf(page.styles, readerOf(remote.build.name))
    const shell = await textsOf(shellStyles(frontEnd), readerOf('shell'))
    const styles: Record<string, string> = {}
    for (const [file, text] of shell) styles[`/${file}`] = text
    for (const [file, text] of own) styles[remote.baseUrl + file] = text
    const fonts = Object.keys(frontEnd.shell.build.files).filter((file) =>
      /(anek-basic|latin-ext-wght)-[^/]*\.woff2$/.test(file),
    )
    return { styles, fonts: fonts.map((file) => `/${file}`) }
  }

  return {
    get(path, found) {
      const page = made.get(path)
      if (page && page.version === versionOf(found)) return page.text
      want(path, found)
      return null
    },
    refresh() {
      for (const [path, found] of fixed) {
        if (made.get(path)?.version !== versionOf(found)) want(path, found)
      }
    },
    async close() {
      closed = true
      await rest()
    },
  }
}

const fixedPages = ({ remotes }: FrontEnd): FoundPage[] =>
  remotes.flatMap((remote) =>
    remote.build.pages
      .filter(({ path, data }) => data !== null && !path.includes(':'))
      .map((page) => ({ remote, page })),
  )

const canRender = ({ shell }: FrontEnd, { remote, page }: FoundPage) =>
  page.data !== null && !remote.refused && rendersOnServer(remote.build) && rendersOnServer(shell.build)

function partsOf({ shell, remotes }: FrontEnd, readerOf: (part: string) => ReadFile) {
  const shown = remotes.filter(({ refused, build }) => !refused && rendersOnServer(build))
  const builds = [shell.build, ...shown.map(({ build }) => build)]
  return builds.map(({ name, files }) => ({ name, files, read: readerOf(name) }))
}

const shellStyles = ({ shell: { template } }: FrontEnd) =>
  Array.from(template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g), ([, file = '']) => file)

const textsOf = (files: string[], read: ReadFile) =>
  Promise.all(files.map(async (file) => [file, (await read(file))?.toString() ?? ''] as const))
