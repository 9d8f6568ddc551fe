import 'shared-ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { getMe } from 'shared-api/client'
import { LookProvider, RouterProvider, SessionProvider } from 'shared-ui'
import { client } from './api/staff-call.ts'
import { standaloneRouter } from './standalone/router.tsx'

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
