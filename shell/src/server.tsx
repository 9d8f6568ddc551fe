import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { basePath, DEFAULT_LANGUAGE, pathIn, type SiteLanguage } from 'shared-api/languages'
import type { PageLoader } from 'shared-ui'
import { createMemoryRouter } from 'shared-ui/server'
import { App } from './app.tsx'
import type { PageData } from './page-data.ts'
import { createRoutes } from './router.tsx'
import { setLocale } from './texts/index.ts'

/** The data to render a page: its path without the language, the server's data, and the loaders of its remote's pages. */
export type RenderJob = { path: string; language?: SiteLanguage; page: PageData; pages: Record<string, PageLoader> }

/**
 * The HTML of a page as the browser will hydrate it. Rejects when anything in it throws. A process renders in one
 * language, as a page in the browser has one for its whole life.
 */
export async function render({ path, language = DEFAULT_LANGUAGE, page, pages }: RenderJob): Promise<string> {
  await setLocale(language)
  const loadPage = async (_remote: unknown, pattern: string) => {
    const load = pages[pattern]
    if (!load) throw new Error(`no page for ${pattern}`)
    return load({ language })
  }
  const address = { basename: basePath(language), initialEntries: [pathIn(language, path)] }
  const router = createMemoryRouter(createRoutes(page, loadPage), address)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <App page={page} router={router} />
    </StrictMode>,
    // In one piece: later parts would need an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}
