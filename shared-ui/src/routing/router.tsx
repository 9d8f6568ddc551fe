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
}

export const HistoryContext = createContext<GuardedHistory | null>(null)

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
})

/** Shows the page of the place where the visitor is. */
export function RouterProvider({ router: { routes, history } }: { router: AppRouter }) {
  const [{ action, location }, setPlace] = useState(() => ({ action: history.action, location: history.location }))
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history])
  return (
    <HistoryContext value={history}>
      <Router location={location} navigationType={action} navigator={history}>
        <Pages routes={routes} />
      </Router>
    </HistoryContext>
  )
}

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
