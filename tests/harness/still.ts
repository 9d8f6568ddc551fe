import type { Page } from '@playwright/test'
import type { OpenPage } from './test.ts'

/** No page may look another way tomorrow. */
const NOON = new Date('2026-11-20T12:00:00+05:30')

/** Who drives, and the 4 digits of the traveller. */
type Driven = { name: string; code: string }
type Look = { width: number; height?: number; colorScheme?: 'light' | 'dark'; locale?: string }

/** A page for pictures: at a fixed time and without motion. */
export async function openStillPage(openPage: OpenPage, { width, height = 900, ...look }: Look): Promise<Page> {
  const page = await openPage({ viewport: { width, height }, reducedMotion: 'reduce', ...look })
  await page.clock.setFixedTime(NOON)
  return page
}

/** Waits until nothing more comes to the page. */
export async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  // The network also rests while a busy machine has yet to run what asks for more.
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.waitForFunction(picturesAreThere)
}

/** Whether all pictures in the window have come. Runs in the page. */
function picturesAreThere(): boolean {
  const inWindow = ({ top, bottom, height }: DOMRect) => height > 0 && top < innerHeight && bottom > 0
  return [...document.images].every((image) => image.complete || !inWindow(image.getBoundingClientRect()))
}

/** Puts one reference, date, time, plate and driver in the place of each: they are others on each day, and of other widths. */
export const sameWords = (page: Page, { name, code }: Driven = { name: 'Murugan S', code: '1234' }) =>
  page.evaluate(`{
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.data
        .replace(/(TT|EN)-[A-Z0-9]{6}/g, '$1-AAAAAA')
        .replace(/[A-Z][a-z]{2}, (?=\\d{1,2} [A-Z][a-z]{2} \\d{4})/g, 'Fri, ')
        .replace(/\\d{1,2} [A-Z][a-z]{2} \\d{4}/g, '20 Nov 2026')
        .replace(/[A-Z][a-z]{2} \\d{1,2} [A-Z][a-z]{2}(?=,)/g, 'Fri 20 Nov')
        .replace(/\\d{1,2}:\\d{2}\\s(am|pm)/g, '10:00\\u00a0am')
        .replace(/TN \\d{2} [A-Z]{2} \\d{4}/g, 'TN 58 AB 1234')
        .replace(/\\+91 98640 \\d{5}/g, '+91 98640 00101')
        .replaceAll(${JSON.stringify(name)}, 'Murugan S')
        .replace(/\\b${code}\\b/g, '1234')
      if (text !== node.data) node.data = text
    }
  }`)

/** Shows an open page in another colour scheme, as at dusk. Colours that would change slowly have changed. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
  await page.evaluate(() => {
    const changes = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    // One that ends begins those of what inherits its colour.
    for (let left = changes(); left.length > 0; left = changes()) for (const change of left) change.finish()
  })
}
