import { Activity, createContext, memo, type ReactNode, useContext, useEffect, useRef } from 'react'
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  UNSAFE_RouteContext as RouteContext,
  type RouteObject,
} from 'react-router-dom'
import { whenIdle } from '../components/when-idle.ts'
import { matchesAt } from './matches.ts'

/** Where the visitor is, and how they came: by a link or call, or by the browser's own buttons. */
export type Place = { location: Location; navigationType: NavigationType }

/**
 * A page as it is drawn; React keeps what is in it while `id` is the same. `early` when it was out of sight at first.
 */
type Drawing = { id: number; place: Place; early: boolean }

/** The page that is shown, and one that a link may lead to, drawn out of sight. */
export type Drawings = { shown: Drawing; ahead: Drawing | null }

export const drawingsAt = (place: Place): Drawings => ({ shown: { id: 0, place, early: false }, ahead: null })

/**
 * Shows the page of a place: the one that was drawn ahead, if it is of this very place. Who goes back gets it drawn
 * anew: as a whole, for the browser to find where on it the visitor was.
 */
export function shownAt(routes: RouteObject[], drawings: Drawings, place: Place): Drawings {
  const { shown, ahead } = drawings
  if (pageAt(routes, shown.place) === pageAt(routes, place)) return { shown: { ...shown, place }, ahead }
  const isReady = ahead && place.navigationType !== NavigationType.Pop && isAlike(ahead.place.location, place.location)
  if (isReady) return { shown: ahead, ahead: null }
  return { shown: { id: nextId(drawings), place, early: false }, ahead: null }
}

/** Draws the page of a place out of sight, in the stead of the one before. What is shown already stays alone. */
export function drawnAhead(routes: RouteObject[], drawings: Drawings, place: Place): Drawings {
  const { shown, ahead } = drawings
  const isThere = ahead && isAlike(ahead.place.location, place.location)
  if (isThere || pageAt(routes, shown.place) === pageAt(routes, place)) return drawings
  return { shown, ahead: { id: nextId(drawings), place, early: true } }
}

const nextId = ({ shown, ahead }: Drawings) => Math.max(shown.id, ahead?.id ?? 0) + 1

const pageAt = (routes: RouteObject[], { location }: Place) => matchesAt(routes, location).at(-1)?.route

/** What a page shows may depend on the state that comes with the link. */
const isAlike = (ahead: Location, there: Location) =>
  (['pathname', 'search', 'hash', 'state'] as const).every((part) => ahead[part] === there[part])

export const DrawingsContext = createContext<{ routes: RouteObject[]; drawings: Drawings } | null>(null)

/** The page that is shown and the one out of sight, side by side: what stands around the pages is theirs together. */
export function DrawnPages() {
  const found = useContext(DrawingsContext)
  if (!found) throw new Error('DrawnPages needs a RouterProvider above it')
  const { shown, ahead } = found.drawings
  // What is shown stands first: an id that both have, as drawings of the same name, means what is in sight.
  return (ahead ? [shown, ahead] : [shown]).map(({ id, place, early }) => {
    const page = <PageAt key={id} routes={found.routes} place={place} />
    // The page that came as HTML is taken over in one piece.
    if (!early) return page
    return (
      <DrawnAhead key={id} shown={id === shown.id}>
        {page}
      </DrawnAhead>
    )
  })
}

/**
 * A page that was drawn ahead. React keeps it without a layout until it is shown; here it gets one before, so that the
 * click does not wait for it.
 */
function DrawnAhead({ shown, children }: { shown: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown || !place.current) return
    const observer = new MutationObserver(() => whenIdle(layOut))
    const layOut = () => (place.current?.firstElementChild as HTMLElement | null)?.style.removeProperty('display')
    // What is drawn anew is hidden anew.
    observer.observe(place.current, { childList: true, subtree: true, attributeFilter: ['style'] })
    return () => observer.disconnect()
  }, [shown])
  return (
    <div ref={place} className={shown ? undefined : 'drawn-ahead'}>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <div>{children}</div>
      </Activity>
    </div>
  )
}

/** Drawn once for a place: what it hands down would else be new to all who use it. */
const PageAt = memo(({ routes, place }: { routes: RouteObject[]; place: Place }) => {
  const matches = matchesAt(routes, place.location)
  return (
    <LocationContext value={place}>
      <RouteContext value={{ outlet: null, matches, isDataRoute: false }}>{matches.at(-1)?.route.element}</RouteContext>
    </LocationContext>
  )
})
