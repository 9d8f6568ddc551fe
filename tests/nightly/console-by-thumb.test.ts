import { expect, type Locator, type Page } from '@playwright/test'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { readInTamil } from '../harness/desk-sweep.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

/** A target for a thumb without its neighbours, in px. */
const THUMB = 40

async function bottomOf(target: Locator): Promise<number> {
  const { y, height } = (await target.boundingBox()) ?? fail('it is not shown')
  return y + height
}

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

/** Names of travellers; one is longer than its column. */
const NAMES = ['Meena Sundaram', 'தமிழ்ச்செல்வி ராஜன்', 'Asha Kumar', 'Venkatanarasimharajuvaripeta Chandrasekharan Iyer']

/** Books 40 trips, on each day of a week: some have longer names. */
async function bookMany({ request }: Page) {
  const [cab = fail('there is no cab')] = await bookableCabs(request, 'Drop Trip')
  for (let n = 0; n < 40; n++)
    await book(request, {
      ...dropTrip(cab, { mail: `p${n}@example.com`, PickUpdate: dayFromToday(10 + (n % 7)) }),
      name: NAMES[n % NAMES.length],
    })
}

test('another page of a list is read from its first row', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await enterDesk(page)
  await bookMany(page)
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

/** References are random: the narrowest and the widest leave other columns other room. */
const REFERENCES = ['TT-JJJJJJ', 'TT-WWWWWW']

// Tamil last: the account reads in it from then on.
for (const language of ['en', 'ta'])
  test(`25 bookings are on little room (${language})`, async ({ openPage }) => {
    const page = await openPage({ hasTouch: true })
    await enterDesk(page)
    if (language === 'ta') await readInTamil(page)
    await bookMany(page)
    const last = page.getByRole('main').getByRole('table').locator('tbody tr').nth(24)
    const links = page.getByRole('main').getByRole('link', { name: /^TT-/ })
    for (const [width, aim] of [
      [1440, 1600],
      [390, 3200],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/bookings')
      await last.waitFor()
      for (const reference of REFERENCES) {
        await links.evaluateAll((all, text) => {
          for (const one of all) one.textContent = text
        }, reference)
        const message = `25 bookings such as ${reference} at ${width} px`
        await expect.poll(() => bottomOf(last), { message }).toBeLessThanOrEqual(aim)
      }
    }
  })
