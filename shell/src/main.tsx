import 'shared-ui/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { PageRelease } from 'shared-api/contract'
import { basePath, splitPath } from 'shared-api/languages'
import { createBrowserRouter } from 'shared-ui'
import { App } from './app.tsx'
import { notifyAgain } from './federation/elsewhere.tsx'
import { preload, preloadLinkedPages } from './federation/preload.ts'
import { loadPage, registerAll } from './federation/remotes.tsx'
import { takeEntry } from './frame/kept-entry.ts'
import { readPageData } from './page-data.ts'
import { createRoutes } from './router.tsx'
import { registerServiceWorker } from './service-worker.ts'
import { pageLanguage, setLocale } from './texts/index.ts'

declare global {
  interface Window {
    /** Which versions run in this page; for support and tests. */
    release?: PageRelease
  }
}

const page = readPageData()
window.release = page.release
registerAll(page.release.remotes)

document.getElementById('not-started')?.remove()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
const served = root.dataset.page
const { language } = splitPath(location.pathname)
const basename = basePath(language)
takeEntry()
const routes = createRoutes(page, loadPage)
// Some hydration data, so that the router leaves the scroll position of a new document to the browser.
const router = createBrowserRouter(routes, { basename, hydrationData: {} })
const app = (
  <StrictMode>
    <App page={page} router={router} />
  </StrictMode>
)
/** The visitor may go back before the page hydrates: React then renders the other page, and nothing is wrong. */
const reportUnlessLeft = (error: unknown) => {
  if (router.state.matches.at(-1)?.route.path === served) reportError(error)
}
void setLocale(language).then(() => {
  const isAsServed = document.documentElement.lang === pageLanguage()
  // Only if it changes: the browser would compute every style again.
  if (!isAsServed) document.documentElement.lang = pageLanguage()
  const rendered = root.childElementCount > 0 && isAsServed
  preload(routes, location.pathname, basename)
  preloadLinkedPages(routes, basename)
  if (rendered) hydrateRoot(root, app, { onRecoverableError: reportUnlessLeft })
  else createRoot(root).render(app)
  notifyAgain()
  registerServiceWorker()
})
