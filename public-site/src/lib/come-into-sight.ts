/** As the `ref` of what came of a submit: where it would stand out of the window, or under a bar, the page moves as far as needed. */
export function comeIntoSight(element: HTMLElement | null): void {
  // The tests' DOM has no window to scroll.
  element?.scrollIntoView?.({ block: 'nearest' })
}
