import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { useNavigationType, whenIdle } from 'shared-ui'

/** Two rows of the widest grid: more than a screen. */
const FIRST = 6

/**
 * Whether to draw all of a page: where a link led to it, only once what is seen first has been painted; what is out of
 * sight waits as it is. Otherwise at once: there is HTML of the server to take over, which holds all.
 */
export function useAllDrawn(): boolean {
  const linked = useNavigationType() !== 'POP'
  const [all, setAll] = useState(!linked)
  useEffect(() => startTransition(() => setAll(true)), [])
  return all
}

/** How many of `count` cards to draw now: the first rows, and then the rest; more of them after the press is answered. */
export const useCardsDrawn = (count: number): number => useDeferredValue(useAllDrawn() ? count : Math.min(FIRST, count))

/**
 * A ref for a list: `data-at-rest` says when the page it is on, once in sight, has come to rest. Then what is out of sight
 * is painted as well, for pictures of the whole page and for who scrolls far at once.
 */
export function markAtRest(list: HTMLElement | null): void {
  if (list) whenIdle(() => list.setAttribute('data-at-rest', ''))
}
