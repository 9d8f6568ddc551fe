import type { Page } from '@playwright/test'
import { ToursReply } from 'shared-api/contract'
import { addressIn } from './address-in.ts'
import { acceptAndGoOn, cheapestCab, chooseCab, fillTrip, offeredKm, type Trip } from './booking-form.ts'
import { dayFromToday } from './days.ts'
import { newTrip } from './desk-data.ts'
import { PUBLIC_PAGES } from './public-pages.ts'
import { readIn } from './read-in.ts'
import { expectNothingSideways } from './reading.ts'
import { visitorsTest as test } from './test.ts'

/** Each language of the site by its own name. */
const NAMES = { en: 'English', ta: 'தமிழ்', ml: 'മലയാളം', te: 'తెలుగు', hi: 'हिन्दी', kn: 'ಕನ್ನಡ' } as const
type Language = keyof typeof NAMES

const HEIGHT = 780
const TRIP: Trip = {
  type: 'Drop Trip',
  from: { state: 'Tamil Nadu', city: 'Madurai' },
  to: { state: 'Tamil Nadu', city: 'Chennai' },
  pickUp: { location: 'Madurai Junction, east entry', date: dayFromToday(9), time: '06:30' },
  persons: 3,
}

/** Tests under either company that no public page, nor a booking on its way, must be scrolled sideways on a phone; widths in CSS px. */
export function fitPhones(languages: readonly Language[], widths: readonly number[]) {
  async function expectToFit(page: Page, what: string) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT })
      await expectNothingSideways(page, `${what} at ${width} px`)
    }
  }

  async function expectToFitInEach(page: Page, what: string) {
    // English, in which the trip is filled in, is the last.
    for (const language of [...languages.filter((one) => one !== 'en'), 'en'] as const) {
      await readIn(page, NAMES[language])
      await page.locator(`html[lang=${language}]`).waitFor()
      await expectToFit(page, `${what} in ${language}`)
    }
  }

  for (const company of ['first', 'second'] as const)
    test.describe(`of the ${company} company`, () => {
      test.use({ company })

      for (const language of languages)
        test(`no page in ${language} is wider than a phone`, async ({ page, request }) => {
          const { tour } = ToursReply.parse(await (await request.get('/api/v1/tour')).json())
          const packages = tour.slice(0, 1).map(({ slug }) => `/tourPackage/${slug}`)
          for (const path of [...PUBLIC_PAGES, ...packages, await newTrip(request)]) {
            await page.goto(addressIn(language, path))
            await expectToFit(page, path)
          }
        })

      test('a trip without a cab and its confirmation are not wider than a phone', async ({ page }) => {
        await page.goto('/')
        await fillTrip(page, TRIP)
        await offeredKm(page)
        await expectToFitInEach(page, 'home with a trip')
        await chooseCab(page, await cheapestCab(page, TRIP.type, TRIP.persons))
        await acceptAndGoOn(page)
        await expectToFitInEach(page, 'confirmation')
      })
    })
}
