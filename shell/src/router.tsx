import type { RunningRemote } from 'shared-api/contract'
import { preparePage, RemotePage } from './federation/remote-page.tsx'
import type { LoadPage } from './federation/remotes.tsx'
import { Frame } from './frame/frame.tsx'
import { NotFound } from './frame/not-found.tsx'
import type { PageData } from './page-data.ts'

/** Routes are what the release manifest says that the remotes show; all else is not found. */
export function createRoutes({ release, company }: PageData, load: LoadPage) {
  const routesOf = (remote: RunningRemote) =>
    remote.paths.map((path) => ({
      path,
      element: <RemotePage key={path} remote={remote} path={path} load={load} />,
      handle: { prepare: () => preparePage(remote, path, load) },
    }))
  return [
    {
      element: <Frame nav={release.remotes.flatMap((remote) => remote.nav)} company={company} />,
      children: [...release.remotes.flatMap(routesOf), { path: '*', element: <NotFound /> }],
    },
  ]
}
