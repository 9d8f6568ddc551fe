import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useMemo, useState } from 'react'
import {
  type Location,
  NavigationType,
  type Path,
  UNSAFE_RouteContext as RouteContext,
  type RouteObject,
  Router,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_createMemoryHistory,
  useLocation,
} from 'react-router-dom'
import { DrawingsContext, DrawnPages, drawingsAt, drawnAhead, shownAt } from './drawings.tsx'
import { type GuardedHistory, guardedHistory } from './guarded-history.ts'
import { matchesAt } from './matches.ts'

/** Routes and where the visitor is among them. */
export type AppRouter = {
  routes: RouteObject[]
  history: GuardedHistory
  readonly state: { location: Location }
  navigate: (to: To) => void
  /**
   * Loads what the page at a path needs, or the one where the visitor is, and tells whether it came; null when there is
   * nothing to wait for.
   */
  prepare: (pathname?: string) => Promise<boolean> | null
}

/** What a route may say of itself (`handle`). */
type Handle = { prepare?: AppRouter['prepare'] }

/** How long a page stays while the code of the next is on its way, in ms; then a placeholder shows. */
const STAY_MS = 150

/** Where a link leads to, and what it tells the page there. */
type LinkEnd = Path & { state?: unknown }

type Ways = {
  history: GuardedHistory
  /** Draws the page that a link leads to out of sight, once its code has come: who follows it finds the page ready. */
  drawAhead: (to: LinkEnd) => Promise<void>
}

export const RouterContext = createContext<Ways | null>(null)

/** What draws the page of an address out of sight; nothing outside of a router. */
export const useDrawAhead = (): Ways['drawAhead'] => useContext(RouterContext)?.drawAhead ?? nowhere

const nowhere = async () => {}

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
    const handle = matchesAt(routes, { pathname }).at(-1)?.route.handle as Handle | undefined
    return handle?.prepare?.() ?? null
  },
})

/** Shows the page of the place where the visitor is. */
export function RouterProvider({ router }: { router: AppRouter }) {
  const { routes, history } = router
  const [place, setPlace] = useState(() => ({ location: history.location, navigationType: history.action }))
  const [drawings, setDrawings] = useState(() => drawingsAt(place))
  useLayoutEffect(
    () =>
      history.listen(({ location, action: navigationType }) => {
        const next = { location, navigationType }
        const show = () => {
          setPlace(next)
          setDrawings((now) => shownAt(routes, now, next))
        }
        // What was drawn ahead is shown in one go, and not as the answer to an event: React then runs its effects after
        // the paint.
        if (shownAt(routes, drawings, next).shown === drawings.ahead) return void after(0).then(show)
        const coming = router.prepare()
        if (!coming) return startTransition(show)
        // Code out of the cache comes before a placeholder could be read; React keeps one up for 300 ms.
        void Promise.race([coming, after(STAY_MS)]).then(
          () => history.location.key === location.key && startTransition(show),
        )
      }),
    [routes, history, router, drawings],
  )
  const ways = useMemo<Ways>(() => {
    const drawAhead = async (to: LinkEnd) => {
      const isHere = await (router.prepare(to.pathname) ?? true)
      if (isHere) startTransition(() => setDrawings((now) => drawnAhead(routes, now, linkedPlace(to))))
    }
    return { history, drawAhead }
  }, [routes, history, router])
  return (
    <RouterContext value={ways}>
      <DrawingsContext value={useMemo(() => ({ routes, drawings }), [routes, drawings])}>
        <Router {...place} navigator={history}>
          {useMemo(
            () => (
              <Layouts routes={routes} />
            ),
            [routes],
          )}
        </Router>
      </DrawingsContext>
    </RouterContext>
  )
}

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** A place as it is when a link leads there. */
const linkedPlace = ({ state = null, ...to }: LinkEnd) => ({
  location: { ...to, state, key: 'ahead', mask: undefined },
  navigationType: NavigationType.Push,
})

/** What stands around the page, from the outermost: each the outlet of the one around it, as react-router does. */
function Layouts({ routes }: { routes: RouteObject[] }) {
  const matches = matchesAt(routes, useLocation()).slice(0, -1)
  return matches.reduceRight<ReactNode>(
    (outlet, { route }, index) => (
      <RouteContext value={{ outlet: <>{outlet}</>, matches: matches.slice(0, index + 1), isDataRoute: false }}>
        {route.element ?? outlet}
      </RouteContext>
    ),
    <DrawnPages />,
  )
}
