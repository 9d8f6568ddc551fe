import { expect } from '@playwright/test'
import { enterDesk } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { visitorsTest as test } from '../harness/test.ts'

// The browser of the tests has no font of these scripts.
for (const [family, name] of [
  ['Anek Malayalam', 'ലക്ഷ്മി'],
  ['Anek Telugu', 'లక్ష్మి'],
  ['Anek Kannada', 'ಲಕ್ಷ್ಮಿ'],
  ['Anek Devanagari', 'लक्ष्मी'],
] as const)
  test(`a name on an English page of the desk loads ${family}, and no page without one does`, async ({ openPage }) => {
    const page = await openPage()
    const loaded = () => page.evaluate(loadedFamilies)
    await enterDesk(page)
    await page.goto('/drivers')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await loaded()).not.toContain(family)
    const [cab = fail('there is no cab')] = await bookableCabs(page.request, 'Drop Trip')
    const { _id } = await book(page.request, dropTrip(cab, { name }))
    await page.goto(`/bookings/${_id}`)
    await page.getByText(name).first().waitFor()
    await expect.poll(loaded).toContain(family)
  })

/** Runs in the page. */
async function loadedFamilies() {
  await document.fonts.ready
  return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''))
}
