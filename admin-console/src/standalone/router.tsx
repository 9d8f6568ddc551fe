import { lazy, Suspense, useEffect } from 'react'
import { createBrowserRouter, Outlet, type PageLoader, useLocation, useNavigate } from 'shared-ui'
import { paths } from '../config/paths.ts'
import { pages } from '../remote.tsx'
import { Root } from '../root.tsx'
import { FailedPage } from './failed-page.tsx'

/** The console's pages in a router of their own; every other path leads to the desk. */
export const standaloneRouter = () =>
  createBrowserRouter([
    {
      element: <Frame />,
      children: [
        ...Object.entries(pages).map(([path, load]) => ({ path, element: pageOf(path, load) })),
        { path: '*', element: <ToDesk /> },
      ],
    },
  ])

/** A page whose code comes when it is shown; what fails of it gives way to a message. */
function pageOf(path: string, load: PageLoader) {
  const Page = lazy(() => load({ language: 'en' }))
  return (
    <FailedPage key={path}>
      <Suspense fallback={<p role="status">Loading…</p>}>
        <Page />
      </Suspense>
    </FailedPage>
  )
}

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
