import { expect } from '@playwright/test'
import { enterDesk, unfold } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { visitorsTest as test } from '../harness/test.ts'

test('shows long notes whole, and grows the field while typing', async ({ page }) => {
  await enterDesk(page)
  const { request } = page
  const [cab = fail('there is no cab')] = await bookableCabs(request, 'Drop Trip')
  const { _id } = await book(request, dropTrip(cab))
  const lines = Array.from({ length: 20 }, (_, at) => `Call ${at + 1}: a child seat, please.`)
  await request.patch(`/api/v1/bookings/${_id}`, { data: { note: lines.join('\n') } })
  await page.goto(`/bookings/${_id}`)
  await unfold(page, 'Notes')
  const notes = page.getByLabel('Notes')
  const hidden = () => notes.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  const height = async () => (await notes.boundingBox())?.height ?? 0
  await notes.waitFor()
  expect(await hidden()).toBe(0)
  const long = await height()
  await notes.fill([...lines, 'One more.'].join('\n'))
  expect(await hidden()).toBe(0)
  expect(await height()).toBeGreaterThan(long)
  await notes.fill('')
  // Four lines and their padding.
  expect(await height()).toBeGreaterThan(100)
})

test('the longest of cities stays whole in the list, on a tablet too', async ({ page }) => {
  await enterDesk(page)
  const { request } = page
  const [cab = fail('there is no cab')] = await bookableCabs(request, 'Drop Trip')
  const name = 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan'
  await book(request, dropTrip(cab, { name, from: 'ap-visakhapatnam', to: 'kl-thiruvananthapuram', distance: 1234.5 }))
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/bookings?q=${encodeURIComponent(name)}`)
    const route = page.getByText('Visakhapatnam to Thiruvananthapuram').first()
    await route.waitFor()
    expect(await route.evaluate(linesOfLastWord), `at ${width} px`).toBe(1)
  }
})

/** The number of lines of the last word of an element's first text. Runs in the page. */
function linesOfLastWord({ firstChild: text }: Element): number {
  const range = document.createRange()
  if (!text?.textContent) return 0
  range.setStart(text, text.textContent.lastIndexOf(' ') + 1)
  range.setEnd(text, text.textContent.length)
  return range.getClientRects().length
}
