import type { ComponentType, ReactNode } from 'react'

/** Loads the code of one page; the shell times it out, retries it and shows its failure. */
export type PageLoader = () => Promise<{ default: ComponentType }>

/**
 * What a remote exposes as './remote', the code side of the contract (its paths and navigation entries stand in the
 * release manifest). `pages` is keyed by the router patterns of the manifest; `Root`, if any, wraps each page.
 */
export type RemoteModule = {
  contract: number
  pages: Record<string, PageLoader>
  Root?: ComponentType<{ children: ReactNode }>
}
