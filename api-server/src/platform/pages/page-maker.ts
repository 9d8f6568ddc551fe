import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from 'shared-api/languages'
import { type EncodedText, encodedText } from '../http/encoded-text.ts'
import type { ReadFile } from '../releases/builds.ts'
import { type FrontEnd, pageRelease } from '../releases/front-end.ts'
import { type FoundPage, idIn } from '../releases/page-html.ts'
import type { FirstViewData } from './first-view-data.ts'
import { prerenderedHtml } from './prerendered-html.ts'
import type { Address } from './render-queue.ts'
import { PageFailure, type Renderer, startRenderer } from './renderer.ts'
import { rendersOnServer } from './server-files.ts'

export type MakerOptions = {
  frontEnd: FrontEnd
  /** Reads files of the composition's parts by the part's name. */
  readerOf: (part: string) => ReadFile
  data: Pick<FirstViewData, 'load'>
  /** The plain page with these replies in it. */
  plainPage: (found: FoundPage, language: Language, replies: Record<string, unknown>) => string
}

/** The fonts that every text in a language needs; the plain Latin one, and the rupee sign's, in all of them. */
const FONTS: Record<Language, RegExp> = {
  en: /(anek-basic|latin-ext-wght)-[^/]*\.woff2$/,
  ta: /(anek-basic|latin-ext-wght|tamil-wght)-[^/]*\.woff2$/,
}

/** Makes pages of one composition. */
export type PageMaker = {
  canMake(address: Address): boolean
  /** The page as it is now. @throws Error with why it cannot be rendered. */
  make(address: Address): Promise<EncodedText>
  /** Ends the threads that render; the next page starts another. */
  rest(): Promise<void>
  /** Ends them for good. */
  close(): Promise<void>
}

export function pageMaker({ frontEnd, readerOf, data, plainPage }: MakerOptions): PageMaker {
  const release = pageRelease(frontEnd)
  const renderers = new Map<Language, Promise<Renderer>>()
  let closed = false

  function rendererIn(language: Language): Promise<Renderer> {
    const renderer = renderers.get(language) ?? startRenderer(partsOf(frontEnd, readerOf))
    renderers.set(language, renderer)
    return renderer
  }

  async function render(language: Language, job: Omit<Parameters<Renderer['render']>[0], 'language'>): Promise<string> {
    if (closed) throw new Error('closed')
    try {
      return await (await rendererIn(language)).render({ language, ...job })
    } catch (error) {
      // Else it is the thread that failed: it has ended, hung or never started.
      if (!(error instanceof PageFailure)) await rest()
      throw error
    }
  }

  async function rest() {
    const ending = [...renderers.values()]
    renderers.clear()
    // One that never started is in the log.
    await Promise.all(ending.map((renderer) => renderer.then((running) => running.close()).catch(() => {})))
  }

  async function assetsOf({ found: { remote, page }, language }: Address) {
    const own = await textsOf(page.styles, readerOf(remote.build.name))
    const shell = await textsOf(shellStyles(frontEnd), readerOf('shell'))
    const styles: Record<string, string> = {}
    for (const [file, text] of shell) styles[`/${file}`] = text
    for (const [file, text] of own) styles[remote.baseUrl + file] = text
    const fonts = Object.keys(frontEnd.shell.build.files).filter((file) => FONTS[language].test(file))
    return { styles, fonts: fonts.map((file) => `/${file}`) }
  }

  return {
    canMake: ({ found: { remote, page }, language }) =>
      page.data !== null &&
      !remote.refused &&
      rendersOnServer(remote.build) &&
      rendersOnServer(frontEnd.shell.build) &&
      languagesOf(frontEnd).includes(language),
    async make(address) {
      const { path, language, found } = address
      const replies = await data.load(found.page.data ?? [], idIn(path, found))
      const page = { release, company: replies['/api/v1/company'], initialData: replies }
      const html = await render(language, { remote: found.remote.build.name, path, page })
      const { styles, fonts } = await assetsOf(address)
      const plain = plainPage(found, language, replies)
      return encodedText(prerenderedHtml({ plain, pattern: found.page.path, html, styles, fonts }))
    },
    rest,
    close() {
      closed = true
      return rest()
    },
  }
}

/** The languages that a composition's pages can be rendered in, English first. */
export const languagesOf = ({ shell }: FrontEnd): Language[] =>
  (Object.keys(LANGUAGES) as Language[]).filter(
    (language) => language === DEFAULT_LANGUAGE || Object.hasOwn(shell.build.languages, language),
  )

function partsOf({ shell, remotes }: FrontEnd, readerOf: (part: string) => ReadFile) {
  const shown = remotes.filter(({ refused, build }) => !refused && rendersOnServer(build))
  const builds = [shell.build, ...shown.map(({ build }) => build)]
  return builds.map(({ name, files }) => ({ name, files, read: readerOf(name) }))
}

const shellStyles = ({ shell: { template } }: FrontEnd) =>
  Array.from(template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g), ([, file = '']) => file)

const textsOf = (files: string[], read: ReadFile) =>
  Promise.all(files.map(async (file) => [file, (await read(file))?.toString() ?? ''] as const))
