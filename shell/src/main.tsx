import 'shared-ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { PageRelease } from 'shared-api/contract'
import { App } from './app.tsx'
import { registerAll } from './federation/remotes.tsx'
import { readPageData } from './page-data.ts'

declare global {
  interface Window {
    /** Which versions run in this page; for support and tests. */
    release?: PageRelease
  }
}

const page = readPageData()
window.release = page.release
registerAll(page.release.remotes)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
createRoot(root).render(
  <StrictMode>
    <App page={page} />
  </StrictMode>,
)
