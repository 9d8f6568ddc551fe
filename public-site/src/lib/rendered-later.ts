import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { useNavigationType, whenIdle } from 'shared-ui'

/** Two rows of the widest grid: more than a screen. */
const FIRST = 6

/**
 * Whether to render all of a page. After a link, only once the first view has been painted. Otherwise immediately: the
 * server's HTML, which has everything, is hydrated.
 */
export function useAllRendered(): boolean {
  const linked = useNavigationType() !== 'POP'
  const [all, setAll] = useState(!linked)
  useEffect(() => startTransition(() => setAll(true)), [])
  return all
}

/** How many of `count` cards to render now: the first rows, and then the rest; more of them after the press is answered. */
export const useCardsRendered = (count: number): number =>
  useDeferredValue(useAllRendered() ? count : Math.min(FIRST, count))

/**
 * A `ref` for a list: sets `data-at-rest` once the visible page is at rest. Then the rest is painted, for pictures of
 * the whole page and for fast scrolling.
 */
export function markAtRest(list: HTMLElement | null): void {
  if (list) whenIdle(() => list.setAttribute('data-at-rest', ''))
}
