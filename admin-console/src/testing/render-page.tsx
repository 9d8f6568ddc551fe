import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import {
  createBrowserRouter,
  LookProvider,
  type Notice,
  RouterProvider,
  type SessionUser,
  ShellServicesProvider,
} from 'shared-ui'
import { SWRConfig } from 'swr'
import { onTestFinished } from 'vitest'

export const admin: SessionUser = { _id: 'u1', name: 'Meena', email: 'meena@example.com', role: 'admin' }
export const clerk: SessionUser = { ...admin, staffRole: 'clerk', mustChangePassword: false }

type Options = {
  /** Where the person is: path and query. */
  at?: string
  /** The pattern of that page, when it has parameters. */
  pattern?: string
  /** Wraps the page, as the console's Root does. */
  around?: (page: ReactNode) => ReactNode
  user?: SessionUser | null
  /** Replies that came with the page. */
  initialData?: Record<string, unknown>
}

/** Renders a page of the console as a shell does, with its own query cache; returns its notices and user. */
export function renderPage(
  page: ReactNode,
  { at = '/', pattern, around = (it) => it, user = admin, initialData = {} }: Options = {},
) {
  onTestFinished(cleanup)
  window.history.replaceState(null, '', at)
  const seen = { notices: [] as Notice[], accepted: [] as (SessionUser | null)[] }
  const services = {
    session: {
      user,
      load: async () => user,
      accept: (next: SessionUser | null) => {
        seen.accepted.push(next)
      },
    },
    notify: (notice: Notice) => {
      seen.notices.push(notice)
    },
    initialData,
  }
  const router = createBrowserRouter([
    ...(pattern ? [{ path: pattern, element: around(page) }] : []),
    { path: '*', element: around(page) },
  ])
  const shown = render(
    <LookProvider>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <ShellServicesProvider value={services}>
          <RouterProvider router={router} />
        </ShellServicesProvider>
      </SWRConfig>
    </LookProvider>,
  )
  return { ...shown, ...seen, router }
}
