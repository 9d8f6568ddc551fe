/** A `ref` for the result of a submit: scrolls as far as needed if it is outside the window or under a bar. */
export function comeIntoSight(element: HTMLElement | null): void {
  // The tests' DOM has no window to scroll.
  element?.scrollIntoView?.({ block: 'nearest' })
}
