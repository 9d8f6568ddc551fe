import type { RunningRemote } from 'shared-api/contract'
import type { RouteObject } from 'shared-ui'
import { Elsewhere } from './federation/elsewhere.tsx'
import { pageOf, RemotePage } from './federation/remote-page.tsx'
import type { LoadPage } from './federation/remotes.tsx'
import { Frame } from './frame/frame.tsx'
import { NotFound } from './frame/not-found.tsx'
import type { PageData } from './page-data.ts'

/** The routes of the remotes by the release; others are not found. */
export function createRoutes({ release, company, own }: PageData, load: LoadPage): RouteObject[] {
  const routesOf = (remote: RunningRemote) =>
    remote.paths.map((path) => {
      if (own !== undefined && remote.name !== own)
        return { path, element: <Elsewhere key={path} forStaff={remote.forStaff ?? false} /> }
      const page = { remote, path, load }
      return { path, element: <RemotePage key={path} {...page} />, handle: { preload: () => void pageOf(page) } }
    })
  const [staff, others] = [true, false].map((wanted) =>
    release.remotes.filter(({ forStaff = false }) => forStaff === wanted).flatMap(routesOf),
  )
  const nav = release.remotes.flatMap((remote) => remote.nav)
  return [
    { element: <Frame nav={null} company={company} />, children: staff ?? [] },
    {
      element: <Frame nav={nav} company={company} />,
      children: [...(others ?? []), { path: '*', element: <NotFound /> }],
    },
  ]
}
