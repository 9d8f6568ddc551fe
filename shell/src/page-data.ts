import type { Company, PageRelease } from 'shared-api/contract'

/**
 * The server's data in the page. `initialData` holds replies of the API by path, and cut long lists
 * (`shared-api/first-view`).
 */
export type PageData = {
  release: PageRelease
  company: Company
  initialData: Record<string, unknown>
  /** The remote that the page came for; the page's import map checks the files of this one, or of all without one. */
  own?: string
}

const COMPANY = '/api/v1/company'

/** Reads the page's JSON scripts. Throws when the server left one out. */
export function readPageData(): PageData {
  const initialData = readJson<Record<string, unknown>>('initial-data')
  return {
    release: readJson<PageRelease>('release'),
    company: initialData[COMPANY] as Company,
    initialData,
    own: document.documentElement.dataset.remote,
  }
}

// Cast, not parsed: the server wrote it by the same schemas into this very page, and a parser would delay the first
// view.
function readJson<T>(id: string): T {
  const element = document.getElementById(id)
  if (!element?.textContent) throw new Error(`the page has no #${id}`)
  return JSON.parse(element.textContent) as T
}
