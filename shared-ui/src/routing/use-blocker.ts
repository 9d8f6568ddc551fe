import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, type Path, useLocation } from 'react-router-dom'
import { RouterContext } from './router.tsx'

/** A navigation that was held up, if any: `proceed` makes it after all, `reset` forgets it. */
type Blocker =
  | { state: 'unblocked'; proceed?: undefined; reset?: undefined }
  | { state: 'blocked'; proceed: () => void; reset: () => void }

type ShouldBlock = (move: { currentLocation: Location; nextLocation: Path }) => boolean

/** Holds up navigations within the app while `shouldBlock` says so, as react-router's hook of this name does. */
export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const history = useContext(RouterContext)?.history
  const currentLocation = useLocation()
  const [held, setHeld] = useState<{ proceed: () => void } | null>(null)
  const latest = useRef(shouldBlock)
  useLayoutEffect(() => {
    latest.current = shouldBlock
  })
  useEffect(
    () =>
      history?.guard((nextLocation, proceed) => {
        const blocked = latest.current({ currentLocation, nextLocation })
        if (blocked) setHeld({ proceed })
        return blocked
      }),
    [history, currentLocation],
  )
  if (!held) return { state: 'unblocked' }
  return {
    state: 'blocked',
    proceed: () => {
      setHeld(null)
      held.proceed()
    },
    reset: () => setHeld(null),
  }
}
