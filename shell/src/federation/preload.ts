import { matchRoutes, type RouteObject } from 'shared-ui'

/** Starts to load the code of the page at a path; `basename` is what the router's paths begin with. */
export const preload = (routes: RouteObject[], pathname: string, basename: string): void =>
  matchRoutes(routes, pathname, basename)?.at(-1)?.route.handle?.preload?.()

/** Loads the code of a linked page when the pointer, a finger or the keyboard reaches the link. */
export function preloadLinkedPages(routes: RouteObject[], basename: string): void {
  const onReach = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (link && link.origin === location.origin) preload(routes, link.pathname, basename)
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) addEventListener(sign, onReach, { passive: true })
}
