import { type DataRouter, LookProvider, RouterProvider, SessionProvider } from 'shared-ui'
import type { PageData } from './page-data.ts'
import { fetchUser } from './session.ts'
import { texts } from './texts/index.ts'

type Props = { page: PageData; router: DataRouter }

/** The host application: look, session and router around the remotes' pages. */
export function App({ page, router }: Props) {
  return (
    <LookProvider closeLabel={texts().close}>
      <SessionProvider fetchUser={fetchUser} initialData={page.initialData}>
        <RouterProvider router={router} />
      </SessionProvider>
    </LookProvider>
  )
}
