import type { ComponentType, ReactNode } from 'react'

/** Loads the code of one page; the shell times it out, retries it and shows its failure. */
export type PageLoader = () => Promise<{ default: ComponentType }>

/**
 * What a remote exposes as './remote', the code side of the contract (its paths and navigation entries stand in its
 * release). `pages` is keyed by router pattern; `Root`, if any, wraps each page.
 */
export type RemoteModule = {
  pages: Record<string, PageLoader>
  Root?: ComponentType<{ children: ReactNode }>
}

type PathTable = Record<string, { pattern: string; page: string }>

/**
 * The pages of a remote: each entry of its path table with the module of its name, as of
 * `import.meta.glob('./routes/*-page.tsx')`. @throws Error that names a page without a module.
 */
export function pagesOf(paths: PathTable, modules: Record<string, PageLoader>): RemoteModule['pages'] {
  const entries = Object.values(paths).map(({ pattern, page }) => {
    const load = modules[`./routes/${page}.tsx`]
    if (!load) throw new Error(`src/routes/${page}.tsx is missing`)
    return [pattern, load] as const
  })
  return Object.fromEntries(entries)
}
