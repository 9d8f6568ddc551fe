import type { RunningRemote } from 'shared-api/contract'
import { Elsewhere } from './federation/elsewhere.tsx'
import { preparePage, RemotePage } from './federation/remote-page.tsx'
import type { LoadPage } from './federation/remotes.tsx'
import { Frame } from './frame/frame.tsx'
import { NotFound } from './frame/not-found.tsx'
import type { PageData } from './page-data.ts'

/** Routes are what the release manifest says that the remotes show; all else is not found. */
export function createRoutes({ release, company, own }: PageData, load: LoadPage) {
  const routesOf = (remote: RunningRemote) =>
    remote.paths.map((path) => {
      if (own !== undefined && remote.name !== own) return elsewhere(path)
      return {
        path,
        element: <RemotePage key={path} remote={remote} path={path} load={load} />,
        handle: { prepare: () => preparePage(remote, path, load) },
      }
    })
  return [
    {
      element: <Frame nav={release.remotes.flatMap((remote) => remote.nav)} company={company} />,
      children: [...release.remotes.flatMap(routesOf), { path: '*', element: <NotFound /> }],
    },
  ]
}

/** The page of a remote that the page did not come for; nothing of it is drawn ahead. */
const elsewhere = (path: string) => ({
  path,
  element: <Elsewhere key={path} />,
  handle: { prepare: async () => false },
})
