import { expect } from 'vitest'
import { hold } from '../harness/held.ts'
import { test } from '../harness/test.ts'

type Shift = PerformanceEntry & { value: number }
/** How far what is seen has moved in all, as the browser scores it. */
type Watched = { shift: number }

function watchShifts() {
  const watched = Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as Shift[]) watched.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
}

test.for(['/', '/cars'])('the font that comes late moves nothing on %s', async (path, { openPage, product }) => {
  const rendered = async () => (await (await fetch(product.origin + path)).text()).includes('data-page=')
  await expect.poll(rendered).toBe(true)
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(watchShifts)
  const release = await hold(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const painted = () =>
    page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      return document.fonts.status
    })
  expect(await painted()).toBe('loading')

  release()
  await expect.poll(painted).toBe('loaded')
  await painted()
  expect(await page.evaluate(() => (window as unknown as Watched).shift)).toBeCloseTo(0, 2)
})
