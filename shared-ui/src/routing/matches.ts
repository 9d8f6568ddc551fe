import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom'

/** More paths than a visit asks for again and again. */
const KEPT = 20
const known = new WeakMap<RouteObject[], Map<string, RouteMatch[]>>()

/** The routes that lead to a path, outermost first. Kept, since react-router ranks all routes whenever it is asked. */
export function matchesAt(routes: RouteObject[], { pathname }: { pathname: string }): RouteMatch[] {
  const found = known.get(routes)
  const matches = found?.get(pathname) ?? matchRoutes(routes, pathname) ?? []
  if (found && found.size < KEPT) found.set(pathname, matches)
  else known.set(routes, new Map([[pathname, matches]]))
  return matches
}
