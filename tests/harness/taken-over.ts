import { expect } from '@playwright/test'
import { addressIn } from './address-in.ts'
import { enterDesk } from './desk.ts'
import { lostNodes, markNodes } from './page-nodes.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { rendered } from './rendered.ts'
import type { OpenPage, Product } from './test.ts'

/** Opens every public page in a language: its code takes over the nodes that came, and moves none. */
export async function expectTakenOver(language: string, openPage: OpenPage, { origin }: Product) {
  const desk = await openPage()
  await enterDesk(desk)
  // In sight the map takes the place of its offer, as it should.
  await desk.request.patch('/api/v1/settings', { data: { mapLoads: 'on request' } })
  const page = await openPage({ locale: `${language}-IN` })
  await page.addInitScript(markNodes)
  for (const path of PUBLIC_PAGES.map((one) => addressIn(language, one))) {
    await rendered(origin, path)
    await page.goto(path)
    expect(await page.evaluate(() => document.querySelectorAll('[data-from-server]').length), path).toBeGreaterThan(0)
    expect(await page.evaluate(lostNodes), path).toEqual([])
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
    expect(await page.locator('title').count(), path).toBe(1)
    expect(await page.locator('html').getAttribute('lang'), path).toBe(language)
  }
}
