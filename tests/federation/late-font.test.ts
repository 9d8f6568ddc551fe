import { expect } from 'vitest'
import { hold } from '../harness/held.ts'
import { test } from '../harness/test.ts'

type Shift = PerformanceEntry & { value: number }

test.for(['/', '/cars'])('the font that comes late moves nothing on %s', async (path, { openPage, product }) => {
  const rendered = async () => (await (await fetch(product.origin + path)).text()).includes('data-page=')
  await expect.poll(rendered).toBe(true)
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  const release = await hold(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const shift = page.evaluate(async () => {
    const shifts: number[] = []
    const note = (list: PerformanceObserverEntryList) =>
      shifts.push(...(list.getEntries() as Shift[]).map(({ value }) => value))
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    await painted()
    const before = document.fonts.status
    await document.fonts.ready
    await painted()
    await painted()
    return { before, after: document.fonts.check('16px "Anek Tamil Variable"'), sum: shifts.reduce((a, b) => a + b, 0) }
  })
  release()
  expect(await shift).toEqual({ before: 'loading', after: true, sum: expect.closeTo(0, 2) })
})
