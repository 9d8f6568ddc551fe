import type { Locator } from '@playwright/test'
import { expectInSight } from './in-sight.ts'

/** The price in the bar of a form: its name and its figure. */
export const priceOf = (form: Locator): Locator => form.locator('p[role=status]:has(.figures)')

/** Waits until the price of a form's bar is wholly within the screen, and nothing lies over it. */
export const expectPriceInSight = (form: Locator) => expectInSight(priceOf(form))

/** The distance from the focused element to the bar below it, in CSS px; negative if the bar covers it. */
export const roomAboveBar = (form: Locator): Promise<number> =>
  priceOf(form).evaluate((price) => {
    const bar = price.parentElement?.getBoundingClientRect().top ?? 0
    return bar - (document.activeElement?.getBoundingClientRect().bottom ?? bar)
  })
