import 'shared-ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { getMe } from 'shared-api/client'
import { LookProvider, RouterProvider, SessionProvider } from 'shared-ui'
import { client } from './api/staff-call.ts'
import { standaloneRouter } from './standalone/router.tsx'
import { keptLanguage } from './texts/kept-language.ts'
import { ready, setLanguage } from './texts/page.ts'

// The router's first page may lead on before its own words have come.
setLanguage(keptLanguage())
await ready()

const fetchUser = async () => (await getMe(client)).user
const router = standaloneRouter()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
createRoot(root).render(
  <StrictMode>
    <LookProvider>
      <SessionProvider fetchUser={fetchUser}>
        <RouterProvider router={router} />
      </SessionProvider>
    </LookProvider>
  </StrictMode>,
)
