import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** The price in the bar of a form: its name and its figure. */
export const priceOf = (form: Locator): Locator => form.getByText('Total (approx)', { exact: true }).locator('xpath=..')

/** Waits until the price of a form's bar is wholly within the screen, and nothing lies over it. */
export const expectPriceInSight = (form: Locator) => expectInSight(priceOf(form))

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

/** How far above the bar what has the focus ends, in CSS px; below zero, the bar covers some of it. */
export const roomAboveBar = (form: Locator): Promise<number> =>
  priceOf(form).evaluate((price) => {
    const bar = price.parentElement?.getBoundingClientRect().top ?? 0
    return bar - (document.activeElement?.getBoundingClientRect().bottom ?? bar)
  })
