import { useDeferredValue } from 'react'
import { useNavigationType } from 'shared-ui'

/** Two rows of the widest grid: more than a screen. */
const FIRST = 6

/** Whether a link led here: there is no HTML of the server to take over, which holds all. */
const useIsLinked = () => useNavigationType() !== 'POP'

/** How many of `count` cards to draw now: the first rows of a page that a link leads to, the rest once they are painted. */
export function useCardsDrawn(count: number): number {
  const linked = useIsLinked()
  return useDeferredValue(count, linked ? Math.min(FIRST, count) : undefined)
}

/** Whether to draw what is below the first view: not until that is painted, where a link led. */
export function useBelowDrawn(): boolean {
  const linked = useIsLinked()
  return useDeferredValue(true, linked ? false : undefined)
}
