import { createContext, type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import {
  type Location,
  matchRoutes,
  UNSAFE_RouteContext as RouteContext,
  type RouteObject,
  Router,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
  useLocation,
} from 'react-router-dom'
import { type GuardedHistory, guardedHistory } from './guarded-history.ts'

/** Routes and where the visitor is among them. */
export type AppRouter = {
  routes: RouteObject[]
  history: GuardedHistory
  readonly state: { location: Location }
  navigate: (to: To) => void
  /** Loads what the page at a path needs, or the one where the visitor is. Never fails; null when there is nothing to wait for. */
  prepare: (pathname?: string) => Promise<void> | null
}

/** What a route may say of itself (`handle`). */
type Handle = { prepare?: () => Promise<void> | null }

/** How long a page stays while the code of the next is on its way, in ms; then a placeholder shows. */
const STAY_MS = 150

export const RouterContext = createContext<AppRouter | null>(null)

/**
 * A router over the browser's address. react-router's own of this name also loads data, which no page here does, and
 * takes 14 kB.
 */
export const createBrowserRouter = (routes: RouteObject[]): AppRouter =>
  routerOver(guardedHistory(UNSAFE_createBrowserHistory({ v5Compat: true })), routes)

/** A router that is at `path`, to render a page where there is no browser. */
export const createMemoryRouter = (routes: RouteObject[], path: string): AppRouter =>
  routerOver(guardedHistory(UNSAFE_createMemoryHistory({ initialEntries: [path], v5Compat: true })), routes)

const routerOver = (history: GuardedHistory, routes: RouteObject[]): AppRouter => ({
  routes,
  history,
  get state() {
    return { location: history.location }
  },
  navigate: (to) => history.push(to),
  prepare: (pathname = history.location.pathname) => {
    const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as Handle | undefined
    return handle?.prepare?.() ?? null
  },
})

/** Shows the page of the place where the visitor is. */
export function RouterProvider({ router }: { router: AppRouter }) {
  const { routes, history } = router
  const [{ action, location }, setPlace] = useState(() => ({ action: history.action, location: history.location }))
  useLayoutEffect(
    () =>
      history.listen((place) => {
        const show = () => startTransition(() => setPlace(place))
        const coming = router.prepare()
        if (!coming) return show()
        // Code out of the cache comes before a placeholder could be read; React keeps one up for 300 ms.
        void Promise.race([coming, after(STAY_MS)]).then(() => history.location.key === place.location.key && show())
      }),
    [history, router],
  )
  return (
    <RouterContext value={router}>
      <Router location={location} navigationType={action} navigator={history}>
        <Pages routes={routes} />
      </Router>
    </RouterContext>
  )
}

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** The elements of the routes that match, each the outlet of the one around it: react-router's, without its loaders' errors. */
function Pages({ routes }: { routes: RouteObject[] }) {
  const matches = matchRoutes(routes, useLocation()) ?? []
  return matches.reduceRight<ReactNode>(
    (outlet, { route }, index) => (
      <RouteContext value={{ outlet: <>{outlet}</>, matches: matches.slice(0, index + 1), isDataRoute: false }}>
        {route.element ?? outlet}
      </RouteContext>
    ),
    null,
  )
}
