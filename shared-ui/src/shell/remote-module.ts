import type { ComponentType, ReactNode } from 'react'

/** What holds for the whole life of a page: its language by ISO 639-1 code. */
type PageSetting = { language: string }

/** Loads the code of one page; the shell times it out, retries it and shows its failure. */
export type PageLoader = (setting: PageSetting) => Promise<{ default: ComponentType }>

/**
 * The module that a remote exposes as './remote' (its paths and navigation entries are in its release). `pages` is
 * keyed by router pattern; `Root`, if any, wraps each page. Each remote checks its own with `satisfies RemoteModule`.
 */
export type RemoteModule = {
  pages: Record<string, PageLoader>
  Root?: ComponentType<{ children: ReactNode }>
}

/** The words of a remote, of which `wordAreas` has the functions. */
type PageWords = {
  /** Called before a page's code loads, with the page's language. */
  setLanguage: (language: string) => void
  ready: () => Promise<void>
}

/** What remotes of earlier releases give instead: it was called beside the loading of the code. */
type Prepare = (setting: PageSetting) => Promise<void>

const NONE: PageWords = { setLanguage: () => {}, ready: async () => {} }

function earlier(prepare: Prepare): PageWords {
  let prepared = Promise.resolve()
  const setLanguage = (language: string) => {
    prepared = prepare({ language })
  }
  return { setLanguage, ready: () => prepared }
}

type PathTable = Record<string, { pattern: string; page: string }>

/**
 * The pages of a remote: each entry of its path table with the module of its name, as of
 * `import.meta.glob('./routes/*-page.tsx')`. Its words come with it, in the page's language.
 * @throws Error that names a page without a module.
 */
export function pagesOf(
  paths: PathTable,
  modules: Record<string, () => ReturnType<PageLoader>>,
  words?: PageWords | Prepare,
): RemoteModule['pages'] {
  const entries = Object.values(paths).map(({ pattern, page }) => {
    const load = modules[`./routes/${page}.tsx`]
    if (!load) throw new Error(`src/routes/${page}.tsx is missing`)
    const loadWithWords: PageLoader = async (setting) => {
      const { setLanguage, ready } = typeof words === 'function' ? earlier(words) : (words ?? NONE)
      setLanguage(setting.language)
      const page = await load()
      await ready()
      return page
    }
    return [pattern, loadWithWords] as const
  })
  return Object.fromEntries(entries)
}
