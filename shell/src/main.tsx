import 'shared-ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { registerAll } from './federation/remotes.tsx'
import { readPageData } from './page-data.ts'

const page = readPageData()
registerAll(page.release.remotes)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
createRoot(root).render(
  <StrictMode>
    <App page={page} />
  </StrictMode>,
)
