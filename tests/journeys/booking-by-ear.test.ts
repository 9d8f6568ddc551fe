import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { noteAnnouncements } from '../harness/announcements.ts'
import {
  acceptAndGoOn,
  bookAs,
  bookingForm,
  cheapestCab,
  chooseCab,
  fillTrip,
  offeredKm,
  shownReference,
  type Trip,
} from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { formatRupees } from '../harness/money.ts'
import { test } from '../harness/test.ts'

const TRIP: Trip = {
  type: 'Drop Trip',
  from: { state: 'Tamil Nadu', city: 'Chennai' },
  to: { state: 'Tamil Nadu', city: 'Madurai' },
  pickUp: { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' },
  persons: 2,
}

const group = (page: Page, name: string) => bookingForm(page).getByRole('group', { name, exact: false }).first()

/** What a screen reader is given of the headings of a page, in their order. */
const headings = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName, textContent }) => `${tagName} ${textContent}`))

test('the booking form as a screen reader has it: groups, names, states', async ({ page }) => {
  await page.goto('/')
  expect(await group(page, 'Trip type').ariaSnapshot()).toMatchInlineSnapshot(`
    "- group "Trip type":
      - text: Trip type
      - button "Out Station" [pressed]
      - button "Local Trip"
      - button "Drop Trip""
  `)
  expect(await group(page, 'From and to').ariaSnapshot()).toMatchInlineSnapshot(`
    "- group "From and to":
      - text: From and to From State
      - combobox "From State":
        - option "Choose a state" [selected]
        - option "Tamil Nadu"
        - option "Kerala"
        - option "Andhra Pradesh"
        - option "Karnataka"
      - text: From City
      - combobox "From City" [disabled]:
        - option "Choose a state first" [selected]
      - text: To State
      - combobox "To State":
        - option "Choose a state" [selected]
        - option "Tamil Nadu"
        - option "Kerala"
        - option "Andhra Pradesh"
        - option "Karnataka"
      - text: To City
      - combobox "To City" [disabled]:
        - option "Choose a state first" [selected]
      - text: Distance (km)
      - textbox "Distance (km)"
      - status: Filled in once you choose two different cities. You can also type it."
  `)
  expect(await group(page, 'When and where').ariaSnapshot()).toMatchInlineSnapshot(`
    "- group "When and where Indian Standard Time":
      - text: When and where Indian Standard Time Pick-up Location
      - textbox "Pick-up Location":
        - /placeholder: House or landmark, street, area
      - text: Pick-up Date
      - textbox "Pick-up Date"
      - text: Pick-up Time
      - textbox "Pick-up Time"
      - group "Often chosen to start":
        - button "Tomorrow, 6 am"
        - button "Tomorrow, 9 am"
      - text: Visiting Place 1 (optional)
      - textbox "Visiting Place 1 (optional)"
      - button "Remove place 1"
      - button "Add visiting place"
      - text: Return Location
      - textbox "Return Location":
        - /placeholder: Where the trip ends
      - text: Return Date
      - textbox "Return Date"
      - text: Return Time
      - textbox "Return Time""
  `)
  await bookingForm(page).getByRole('button', { name: 'Local Trip' }).click()
  expect(await group(page, 'Trip type').ariaSnapshot()).toMatchInlineSnapshot(`
    "- group "Trip type":
      - text: Trip type
      - button "Out Station"
      - button "Local Trip" [pressed]
      - button "Drop Trip"
      - text: Local Trip type
      - combobox "Local Trip type":
        - option "Hour-Basis" [selected]
        - option "Day-Use""
  `)
  expect(await headings(page)).toMatchInlineSnapshot(`
    [
      "H1 A cab and a good driver, anywhere in the south",
      "H2 Book a cab",
      "H2 Call now",
      "H2 Why travel with us",
      "H2 Our services",
      "H3 Drop Services",
      "H3 Hour Basis",
      "H3 OutStation",
    ]
  `)
})

test('a booking by ear: price, errors, each page and the result are told', async ({ page }) => {
  const announced = await noteAnnouncements(page)
  const expectTold = (text: string | RegExp) =>
    expect.poll(announced).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text))
  await page.goto('/')
  await bookingForm(page).getByRole('button', { name: 'Book Now' }).click()
  await expectTold(/^Please check 14 fields/)

  await fillTrip(page, TRIP)
  const km = await offeredKm(page)
  await expectTold('Estimate of the distance by road. You can change it.')
  await expectTold(`Total (approx)${formatRupees(35 * km)}`)
  const cab = await cheapestCab(page, TRIP.type, TRIP.persons)
  await chooseCab(page, cab)
  const total = formatRupees(35 * km + (cab.price ?? 0))
  await expectTold(`Total (approx)${total}`)
  const radio = bookingForm(page).getByRole('radio', { checked: true })
  expect(await radio.ariaSnapshot()).toContain(`${cab.brand} ${cab.carModel} ${cab.seats} seats · `)
  const summary = bookingForm(page).getByRole('table', { name: 'Price summary' })
  expect((await summary.ariaSnapshot()).split('\n').slice(-4).join('\n')).toContain(`Total Price (approx) ${total}`)
  await acceptAndGoOn(page)

  await expectTold(/^Confirm/)
  expect(await headings(page)).toMatchInlineSnapshot(`
    [
      "H1 Confirm your booking",
      "H2 Chennai to Madurai",
      "H2 Your details",
    ]
  `)
  const details = page.getByRole('form', { name: 'Your details' })
  await details.getByRole('button', { name: 'Book Now' }).click()
  await expect.poll(() => details.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
  expect((await details.ariaSnapshot()).replace(total, 'the total')).toMatchInlineSnapshot(`
    "- form "Your details":
      - heading "Your details" [level=2]
      - text: Name
      - textbox "Name" [invalid]
      - paragraph: Name is required
      - text: Mobile
      - paragraph: 10 digits, or with country code from abroad
      - textbox "Mobile" [invalid]
      - paragraph: Mobile is required
      - text: Mail Id
      - textbox "Mail Id" [invalid]
      - paragraph: Mail Id is required
      - paragraph:
        - text: You pay nothing now. We call you to confirm the cab. What we keep of you, and why, is in our
        - link "privacy policy":
          - /url: /privacy-policy
        - text: .
      - status: Total (approx) the total
      - button "Book Now""
  `)
  await page.route('**/api/v1/sendemail', (route) => route.fulfill({ json: null }))
  await bookAs(page, { name: 'Meena Sundaram', mobile: '98400 12345', mail: 'meena@example.com' })
  await expectTold(/^Failed to book your cab\. Please contact our customer support\./)
  await page.unroute('**/api/v1/sendemail')
  await details.getByRole('button', { name: 'Book Now' }).click()
  const reference = await shownReference(page)
  expect(await headings(page)).toMatchInlineSnapshot(`
    [
      "H1 Your booking is confirmed. Our team will contact you soon.",
      "H2 What happens next",
    ]
  `)
  // The focus is on the heading, so that it is read: the result needs no live region.
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H1')
  expect(await page.getByRole('main').ariaSnapshot()).toContain(reference)
})
