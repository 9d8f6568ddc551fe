import type { ComponentType, ReactNode } from 'react'

/** What holds for the whole life of a page: its language by ISO 639-1 code. */
export type PageSetting = { language: string }

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

type PathTable = Record<string, { pattern: string; page: string }>

/**
 * The pages of a remote: each entry of its path table with the module of its name, as of
 * `import.meta.glob('./routes/*-page.tsx')`. `prepare` is waited for before a page is shown, such as for its texts.
 * @throws Error that names a page without a module.
 */
export function pagesOf(
  paths: PathTable,
  modules: Record<string, () => ReturnType<PageLoader>>,
  prepare: (setting: PageSetting) => Promise<void> = async () => {},
): RemoteModule['pages'] {
  const entries = Object.values(paths).map(({ pattern, page }) => {
    const load = modules[`./routes/${page}.tsx`]
    if (!load) throw new Error(`src/routes/${page}.tsx is missing`)
    const loadPrepared: PageLoader = async (setting) => {
      const [page] = await Promise.all([load(), prepare(setting)])
      return page
    }
    return [pattern, loadPrepared] as const
  })
  return Object.fromEntries(entries)
}
