import type { Page } from 'playwright-core'
import type { OpenPage } from './test.ts'

/** No page may look another way tomorrow. */
const NOON = new Date('2026-11-20T12:00:00+05:30')

type Look = { width: number; height?: number; colorScheme?: 'light' | 'dark'; locale?: string }

/** A page for pictures: at a fixed time, without motion and without the map of another site. */
export async function openStillPage(openPage: OpenPage, { width, height = 900, ...look }: Look): Promise<Page> {
  const page = await openPage({ viewport: { width, height }, reducedMotion: 'reduce', ...look })
  await page.clock.setFixedTime(NOON)
  await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  return page
}

/** Waits until nothing more comes to the page. */
export async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}
