import { useEffect } from 'react'
import { createBrowserRouter, Outlet, useLocation, useNavigate } from 'shared-ui'
import { paths } from '../config/paths.ts'
import { pages } from '../remote.tsx'
import { Root } from '../root.tsx'
import { PageFailed } from './page-failed.tsx'

/** The console's pages in a router of their own; every other path leads to the desk. */
export const standaloneRouter = () =>
  createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <PageFailed />,
      hydrateFallbackElement: <p role="status">Loading…</p>,
      children: [
        ...Object.entries(pages).map(([path, load]) => ({
          path,
          lazy: async () => ({ Component: (await load({ language: 'en' })).default }),
        })),
        { path: '*', element: <ToDesk /> },
      ],
    },
  ])

function Frame() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname) window.scrollTo(0, 0)
  }, [pathname])
  return (
    <main>
      <Root>
        <Outlet />
      </Root>
    </main>
  )
}

function ToDesk() {
  const navigate = useNavigate()
  useEffect(() => {
    navigate(paths.admin.href(), { replace: true })
  }, [navigate])
  return null
}
