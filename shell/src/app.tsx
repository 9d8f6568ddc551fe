import { useMemo } from 'react'
import { LookProvider, RouterProvider, SessionProvider } from 'shared-ui'
import type { PageData } from './page-data.ts'
import { createRouter } from './router.tsx'
import { fetchUser } from './session.ts'

/** The host application: look, session and router around the remotes' pages. */
export function App({ page }: { page: PageData }) {
  const router = useMemo(() => createRouter(page), [page])
  return (
    <LookProvider>
      <SessionProvider fetchUser={fetchUser} initialData={page.initialData}>
        <RouterProvider router={router} />
      </SessionProvider>
    </LookProvider>
  )
}
