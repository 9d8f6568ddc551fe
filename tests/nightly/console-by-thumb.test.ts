import { expect, type Locator } from '@playwright/test'
import { enterDesk } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { visitorsTest as test } from '../harness/test.ts'

/** A target for a thumb without its neighbours, in px. */
const THUMB = 40

const heightOf = async (target: Locator) => (await target.boundingBox())?.height ?? 0

test('on a phone a cab’s switches, and the ways to a traveller, are large enough not to be missed', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await enterDesk(page)
  const [cab = fail('there is no cab')] = await bookableCabs(page.request, 'Drop Trip')
  const { _id } = await book(page.request, dropTrip(cab))
  await page.goto('/table')
  const card = page.getByRole('table', { name: 'Cabs' }).locator('tbody tr').first()
  for (const name of [/^Available/, /^On ride/])
    expect(await heightOf(card.getByRole('switch', { name })), name.source).toBeGreaterThanOrEqual(THUMB)
  await page.goto(`/bookings/${_id}`)
  for (const name of ['Call', 'WhatsApp', 'Mail'])
    expect(
      await heightOf(page.getByRole('main').getByRole('link', { name, exact: true })),
      name,
    ).toBeGreaterThanOrEqual(THUMB)
})

test('25 bookings are on little room, and another page of a list is read from its first row', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await enterDesk(page)
  const [cab = fail('there is no cab')] = await bookableCabs(page.request, 'Drop Trip')
  for (let n = 0; n < 40; n++) await book(page.request, dropTrip(cab, { mail: `p${n}@example.com` }))
  const rows = page.getByRole('table', { name: 'Bookings' }).locator('tbody tr')
  for (const [width, aim] of [
    [1440, 1600],
    [390, 3200],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/bookings')
    const { y, height } = (await rows.nth(24).boundingBox()) ?? fail('there are 25 bookings')
    expect(y + height, `25 bookings at ${width} px`).toBeLessThanOrEqual(aim)
  }
  const top = async () => (await page.getByRole('main').getByRole('table').boundingBox())?.y
  for (const [path, name, shown] of [
    ['/bookings', 'Next', /page 2 of/],
    ['/table', 'Next page', /^6 to 10 of/],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name, exact: true }).tap()
    await page.getByText(shown).waitFor()
    // Below the bar, which stays.
    await expect.poll(top).toBeGreaterThan(0)
    expect(await top()).toBeLessThan(200)
  }
})
