import { expect, type Locator, type Page } from '@playwright/test'
import { bookingForm, searchFor, shownReference } from '../harness/booking-form.ts'
import { expectPriceInSight, priceOf } from '../harness/price-bar.ts'
import { PHONE } from '../harness/sizes.ts'
import { visitorsTest as test } from '../harness/test.ts'

/** A safe target for a thumb, in CSS px; the design language has 44 for the smallest button of a phone. */
const TARGET = 44
/** Opening a list and choosing from it. */
const TAPS_OF_A_LIST = 2

const TRAVELLER = [
  ['Name', 'Meena Sundaram'],
  ['Mobile', '9840012345'],
  ['Mail Id', 'meena@example.com'],
] as const

/** A thumb that taps and counts. Typing on the phone's keyboard is no tap. */
function thumbOn(page: Page) {
  let taps = 0
  const tap = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded()
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.min(width, height), `${target}: px`).toBeGreaterThanOrEqual(TARGET)
    // At its start: what follows may be a link.
    await target.tap({ position: { x: Math.min(20, width / 2), y: height / 2 } })
    taps++
  }
  return {
    taps: () => taps,
    tap,
    type: async (field: Locator, text: string) => {
      await tap(field)
      await page.keyboard.type(text)
    },
    choose: async (list: Locator, label: string) => {
      await list.selectOption({ label })
      taps += TAPS_OF_A_LIST
    },
  }
}

for (const given of [
  { type: 'Out Station', most: 19 },
  { type: 'Drop Trip', most: 18 },
])
  test(`${given.type} is booked on a phone with ${given.most} taps at most, the price in sight all the while`, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
    const thumb = thumbOn(page)
    const form = bookingForm(page)
    const button = (name: string | RegExp) => form.getByRole('button', { name })
    const tap = async (target: Locator) => {
      await thumb.tap(target)
      await expectPriceInSight(form)
    }
    await page.goto('/')
    await tap(page.getByRole('link', { name: 'Book a cab' }))
    if (given.type !== 'Out Station') await tap(button(given.type))
    // The field with the list takes the place of a plain one once the page was touched.
    await expect(searchFor(form, 'From')).toHaveClass(/Autocomplete/)
    await thumb.type(searchFor(form, 'From'), 'Chenn')
    await thumb.tap(form.getByRole('option', { name: 'Chennai Tamil Nadu' }))
    await thumb.type(searchFor(form, 'To'), 'Madur')
    await thumb.tap(form.getByRole('option', { name: 'Madurai Tamil Nadu' }))
    await thumb.type(form.getByLabel('Pick-up Location'), 'Egmore Station')
    await tap(button('Tomorrow, 6 am'))
    if (given.type === 'Out Station') {
      await tap(button('Same as the pick-up'))
      await tap(button('Next day, 8 pm'))
    }
    await tap(button('More persons'))
    await tap(
      form
        .locator('label')
        .filter({ has: page.locator('input[name=selectedCab]') })
        .first(),
    )
    expect(await priceOf(form).textContent()).toMatch(/₹[1-9]/)
    await tap(form.getByText('I accept the'))
    await expect(form.getByRole('checkbox', { name: /terms/ })).toBeChecked()
    await thumb.tap(button('Book Now'))

    await page.waitForURL('**/confirmbooking')
    const details = page.getByRole('form', { name: 'Your details' })
    await expectPriceInSight(details)
    for (const [label, text] of TRAVELLER) {
      await thumb.type(details.getByLabel(label), text)
      await expectPriceInSight(details)
    }
    await thumb.tap(details.getByRole('button', { name: 'Book Now' }))
    await shownReference(page)
    expect(thumb.taps()).toBeLessThanOrEqual(given.most)
  })
