import { expect, type Locator } from '@playwright/test'

/** Waits until something is wholly within the screen, and nothing lies over it. */
export async function expectInSight(what: Locator) {
  await expect.poll(() => what.evaluate(isInSight)).toBe(true)
}

/** Runs in the page. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && element.contains(above)
}
