import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { DEFAULT_LANGUAGE } from 'shared-api/languages'
import type { PageLoader } from 'shared-ui'
import { createMemoryRouter } from 'shared-ui/server'
import { App } from './app.tsx'
import type { PageData } from './page-data.ts'
import { createRoutes } from './router.tsx'

/** What a page is rendered of: its path, what the server puts into it, and the loaders of its remote's pages. */
export type RenderJob = { path: string; page: PageData; pages: Record<string, PageLoader> }

/** The HTML of a page as the browser will hydrate it. Rejects when anything in it throws. */
export async function render({ path, page, pages }: RenderJob): Promise<string> {
  const loadPage = async (_remote: unknown, pattern: string) => {
    const load = pages[pattern]
    if (!load) throw new Error(`no page for ${pattern}`)
    return load({ language: DEFAULT_LANGUAGE })
  }
  const router = createMemoryRouter(createRoutes(page, loadPage), path)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <App page={page} router={router} />
    </StrictMode>,
    // All of it in one piece: what comes late would need an inline script.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}
