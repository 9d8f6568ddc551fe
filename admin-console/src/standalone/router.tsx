import { createBrowserRouter, Navigate, Outlet, ScrollRestoration } from 'shared-ui'
import { paths } from '../config/paths.ts'
import { pages } from '../remote.tsx'
import { Root } from '../root.tsx'
import { FailedPage } from './failed-page.tsx'

/** The console's pages in a router of their own; every other path leads to the desk. */
export const standaloneRouter = () =>
  createBrowserRouter([
    {
      element: <Frame />,
      HydrateFallback: () => <p role="status">Loading…</p>,
      children: [
        ...Object.entries(pages).map(([path, load]) => ({
          path,
          lazy: async () => ({ Component: (await load({ language: 'en' })).default }),
          errorElement: <FailedPage />,
        })),
        { path: '*', element: <Navigate to={paths.admin.href()} replace /> },
      ],
    },
  ])

const Frame = () => (
  <main>
    <Root>
      <Outlet />
    </Root>
    <ScrollRestoration />
  </main>
)
