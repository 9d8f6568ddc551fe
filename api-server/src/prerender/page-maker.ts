import type { ReadFile } from '../releases/builds.ts'
import { type FrontEnd, pageRelease } from '../releases/front-end.ts'
import type { FoundPage } from '../releases/page-html.ts'
import { type EncodedText, encode } from '../replies/encoded-text.ts'
import type { FirstViewData } from './first-view-data.ts'
import { prerenderedHtml } from './prerendered-html.ts'
import { PageFailure, type Renderer, startRenderer } from './renderer.ts'
import { rendersOnServer } from './server-files.ts'

export type MakerOptions = {
  frontEnd: FrontEnd
  /** Reads files of the composition's parts by the part's name. */
  readerOf: (part: string) => ReadFile
  data: Pick<FirstViewData, 'load'>
  /** The plain page with these replies in it. */
  plainPage: (found: FoundPage, replies: Record<string, unknown>) => string
}

/** Makes pages of one composition. */
export type PageMaker = {
  canMake(found: FoundPage): boolean
  /** The page as it is now; null when its data are too much for a page. @throws Error with why it cannot be rendered. */
  make(path: string, found: FoundPage): Promise<EncodedText | null>
  /** Ends the thread that renders; the next page starts another. */
  rest(): Promise<void>
  /** Ends it for good. */
  close(): Promise<void>
}

export function pageMaker({ frontEnd, readerOf, data, plainPage }: MakerOptions): PageMaker {
  const release = pageRelease(frontEnd)
  let renderer: Promise<Renderer> | null = null
  let closed = false

  async function render(job: Parameters<Renderer['render']>[0]): Promise<string> {
    if (closed) throw new Error('closed')
    renderer ??= startRenderer(partsOf(frontEnd, readerOf))
    try {
      return await (await renderer).render(job)
    } catch (error) {
      // Else it is the thread that failed: it has ended, hung or never started.
      if (!(error instanceof PageFailure)) await rest()
      throw error
    }
  }

  async function rest() {
    const ending = renderer
    renderer = null
    await ending?.then(
      (running) => running.close(),
      // It never started, and that is in the log.
      () => {},
    )
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
    canMake: ({ remote, page }) =>
      page.data !== null && !remote.refused && rendersOnServer(remote.build) && rendersOnServer(frontEnd.shell.build),
    async make(path, found) {
      const replies = await data.load(found.page.data ?? [])
      if (!replies) return null
      const page = { release, company: replies['/api/v1/company'], initialData: replies }
      const html = await render({ remote: found.remote.build.name, path, page })
      const { styles, fonts } = await assetsOf(found)
      const plain = plainPage(found, replies)
      return encode(prerenderedHtml({ plain, pattern: found.page.path, html, styles, fonts }))
    },
    rest,
    close() {
      closed = true
      return rest()
    },
  }
}

function partsOf({ shell, remotes }: FrontEnd, readerOf: (part: string) => ReadFile) {
  const shown = remotes.filter(({ refused, build }) => !refused && rendersOnServer(build))
  const builds = [shell.build, ...shown.map(({ build }) => build)]
  return builds.map(({ name, files }) => ({ name, files, read: readerOf(name) }))
}

const shellStyles = ({ shell: { template } }: FrontEnd) =>
  Array.from(template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g), ([, file = '']) => file)

const textsOf = (files: string[], read: ReadFile) =>
  Promise.all(files.map(async (file) => [file, (await read(file))?.toString() ?? ''] as const))
