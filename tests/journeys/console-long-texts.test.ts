import { AllCarsReply, HolidaysReply, ToursReply } from 'shared-api/contract'
import { expect } from 'vitest'
import { enterDesk } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { expectAllToBeReadable, expectWordsToBeWhole } from '../harness/reading.ts'
import { visitorsTest as test } from '../harness/test.ts'

test('long notes are read whole, and the field grows with what is typed', async ({ page }) => {
  await enterDesk(page)
  const { request } = page
  const [cab = expect.unreachable()] = await bookableCabs(request, 'Drop Trip')
  const { _id } = await book(request, dropTrip(cab))
  const lines = Array.from({ length: 20 }, (_, at) => `Call ${at + 1}: a child seat, please.`)
  await request.patch(`/api/v1/bookings/${_id}`, { data: { note: lines.join('\n') } })
  await page.goto(`/bookings/${_id}`)
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
  // Four lines and what is around them.
  expect(await height()).toBeGreaterThan(100)
})

test('the longest of cities stays whole in the list, on a tablet too', async ({ page }) => {
  await enterDesk(page)
  const { request } = page
  const [cab = expect.unreachable()] = await bookableCabs(request, 'Drop Trip')
  const name = 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan'
  await book(request, dropTrip(cab, { name, from: 'ap-visakhapatnam', to: 'kl-thiruvananthapuram', distance: 1234.5 }))
  for (const width of [768, 820, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/bookings')
    const route = page.getByText('Visakhapatnam to Thiruvananthapuram').first()
    await route.waitFor()
    expect(await route.evaluate(linesOfLastWord), `at ${width} px`).toBe(1)
  }
})

/** Long words that are names of places; the last is longer than any and breaks rather than widens the page. */
const TITLES = ['Visakhapatnam Thiruvananthapuram', 'திருவில்லிபுத்தூர் சுற்றுப்பயணம்', 'Srivilliputhur'.repeat(5)]

test('the longest of cities stays whole in the name of a cab or package, and no table scrolls for it', async ({
  page,
}) => {
  await enterDesk(page)
  const ask = async (path: string) => (await page.request.get(`/api/v1/${path}`)).json()
  const [cab = expect.unreachable()] = AllCarsReply.parse(await ask('allCars')).cabs
  const [holiday = expect.unreachable()] = HolidaysReply.parse(await ask('holiday')).holidays
  const [tour = expect.unreachable()] = ToursReply.parse(await ask('tour')).tour
  const named = TITLES.map((name, at) => ({ name, _id: `long-${at}` }))
  const cabs = named.map(({ name, _id }) => ({ ...cab, _id, brand: '', carModel: name, price: 9_999_999.99 }))
  const lists = {
    allCars: { path: '/table', json: { cabs } },
    holiday: { path: '/holiday', json: { holidays: named.map((long) => ({ ...holiday, ...long })) } },
    tour: { path: '/tour', json: { tour: named.map((long) => ({ ...tour, ...long })) } },
  }
  for (const [call, { path, json }] of Object.entries(lists)) {
    await page.route(`**/api/v1/${call}`, (route) => route.fulfill({ json }))
    await page.goto(path)
    for (const width of [390, 768, 820, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await page
        .getByText(TITLES[0] ?? '')
        .first()
        .waitFor()
      await expectAllToBeReadable(page, `${path} at ${width} px`)
      for (const row of [1, 2])
        await expectWordsToBeWhole(
          page,
          `${path} at ${width} px`,
          `tbody tr:nth-child(${row}) td[data-room=title] > div`,
        )
    }
  }
})

/** In how many lines the last word of an element's first text stands. Runs in the page. */
function linesOfLastWord({ firstChild: text }: Element): number {
  const range = document.createRange()
  if (!text?.textContent) return 0
  range.setStart(text, text.textContent.lastIndexOf(' ') + 1)
  range.setEnd(text, text.textContent.length)
  return range.getClientRects().length
}
