import { expect, type Locator, type Page } from '@playwright/test'
import { noteAnnouncements } from '../harness/announcements.ts'
import {
  acceptAndGoOn,
  bookAs,
  bookingForm,
  cheapestCab,
  chooseCab,
  chosenTile,
  fillTrip,
  offeredKm,
  shownReference,
  type Trip,
} from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { formatRupees } from '../harness/money.ts'
import { visitorsTest as test } from '../harness/test.ts'

const TRIP: Trip = {
  type: 'Drop Trip',
  from: { state: 'Tamil Nadu', city: 'Chennai' },
  to: { state: 'Tamil Nadu', city: 'Madurai' },
  pickUp: { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' },
  persons: 2,
}

const group = (page: Page, name: string) => bookingForm(page).getByRole('group', { name, exact: false }).first()

/** The fields at fault, each with its announced description. */
const faults = (form: Locator) =>
  form.locator('[aria-invalid=true]').evaluateAll((fields) =>
    fields.map((field) => {
      const told = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
      const { labels } = field as HTMLInputElement
      return `${labels?.[0]?.textContent}: ${told.map((one) => one?.textContent ?? '').join(' ')}`
    }),
  )

/** The headings of a page in order, for a screen reader. */
const headings = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName, textContent }) => `${tagName} ${textContent}`))

test('the booking form as a screen reader has it: groups, names, states', async ({ page }) => {
  await page.goto('/')
  await expect(group(page, 'Trip type')).toMatchAriaSnapshot(`
    - group "Trip type":
      - text: Trip type
      - button "Out Station" [pressed]
      - button "Local Trip"
      - button "Drop Trip"
  `)
  await expect(group(page, 'From and to')).toMatchAriaSnapshot(`
    - group "From and to":
      - text: From and to
      - tabpanel "Search by name":
        - text: From
        - combobox "From":
          - /placeholder: City or airport
        - status
        - text: To
        - combobox "To":
          - /placeholder: City or airport
        - status
      - tablist "From and to":
        - tab "Search by name" [selected]
        - tab "Choose by state"
      - text: Distance (km)
      - textbox "Distance (km)"
      - status: Filled in once you choose two different cities. You can also type it.
  `)
  await expect(group(page, 'When and where')).toMatchAriaSnapshot(`
    - group "When and where Indian Standard Time":
      - text: When and where Indian Standard Time Pick-up Date
      - textbox "Pick-up Date"
      - text: Pick-up Time
      - textbox "Pick-up Time"
      - group "Popular times to start":
        - button "Tomorrow, 6 am"
        - button "Tomorrow, 9 am"
      - text: Pick-up Location
      - textbox "Pick-up Location":
        - /placeholder: House or landmark, street, area
      - text: Return Date
      - textbox "Return Date"
      - text: Return Time
      - textbox "Return Time"
      - text: Return Location
      - textbox "Return Location":
        - /placeholder: Where the trip ends
      - text: Visiting Place 1 (optional)
      - textbox "Visiting Place 1 (optional)"
      - button "Remove place 1"
      - button "Add visiting place"
  `)
  await bookingForm(page).getByRole('button', { name: 'Local Trip' }).click()
  await expect(group(page, 'Trip type')).toMatchAriaSnapshot(`
    - group "Trip type":
      - text: Trip type
      - button "Out Station"
      - button "Local Trip" [pressed]
      - button "Drop Trip"
      - text: Local Trip type
      - combobox "Local Trip type":
        - option "Hour-Basis" [selected]
        - option "Day-Use"
  `)
  expect(await headings(page)).toEqual([
    'H1 A cab and a good driver, anywhere in the south',
    'H2 Book a cab',
    'H2 Popular routes',
    'H2 Our services',
    'H3 Drop Services',
    'H3 Hour Basis',
    'H3 OutStation',
    'H2 Holiday packages',
    'H3 Munnar Tea Hills',
    'H3 Ooty and Coonoor Escape',
    'H3 Kodaikanal Lake and Pines',
    'H2 How it works',
    'H3 Say where and when',
    'H3 Choose a cab',
    'H3 We confirm',
    'H3 Travel',
    'H2 What is in the price',
    'H2 Why travel with us',
    'H2 Common questions',
    'H2 Call now',
  ])
})

test('persons, cabs and terms as a screen reader has them', async ({ page }) => {
  await page.goto('/')
  await bookingForm(page).getByLabel('Number of Persons').fill('2')
  const cabs = group(page, 'Persons and cab').getByRole('radio')
  await cabs.first().waitFor()
  for (const cab of await cabs.all()) expect(await cab.ariaSnapshot()).toMatch(/^- radio "[^"]+ [\d–]+ seats.*"$/)
  const step = (await group(page, 'Persons and cab').ariaSnapshot()).split('\n')
  const rest = step.filter((line) => /^ {2}- (?!radio|img|text:|strong)/.test(line))
  expect(rest.map((line) => line.trim())).toEqual([
    '- button "Fewer persons"',
    '- textbox "Number of Persons": "2"',
    '- button "More persons"',
  ])
  const terms = bookingForm(page).getByRole('checkbox')
  expect(await terms.ariaSnapshot()).toBe('- checkbox "I accept the terms and conditions"')
})

test('each field at fault is described', async ({ page }) => {
  await page.goto('/')
  await bookingForm(page).getByRole('button', { name: 'Book Now' }).click()
  await bookingForm(page).getByRole('alert').first().waitFor()
  expect(await faults(bookingForm(page))).toEqual([
    'From: From City is required',
    'To: To City is required',
    'Distance (km): Distance (km) is required',
    'Pick-up Date: Pick-up Date is required',
    'Pick-up Time: Pick-up Time is required',
    'Pick-up Location: Pick-up Location is required',
    'Return Date: Return Date is required',
    'Return Time: Return Time is required',
    'Return Location: Return Location is required',
    'Number of Persons: Number of Persons is required',
    'I accept the terms and conditions: Accept the terms and conditions to book',
  ])
})

test('announces price, errors, each page and the result of a booking', async ({ page }) => {
  const announced = await noteAnnouncements(page)
  const expectTold = (text: string | RegExp) =>
    expect.poll(announced).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text))
  await page.goto('/')
  await bookingForm(page).getByRole('button', { name: 'Book Now' }).click()
  await expectTold(/^Please check 12 fields/)
  // A shorter list of errors is not announced again.
  await bookingForm(page).getByLabel('Pick-up Location').fill('Egmore')
  await bookingForm(page).getByRole('alert').getByText('Please check 11 fields').waitFor()
  expect(await announced()).not.toContainEqual(expect.stringMatching(/^Please check 11 fields/))

  await fillTrip(page, TRIP)
  const km = await offeredKm(page)
  await expectTold('Estimate of the distance by road. You can change it.')
  const cab = await cheapestCab(page, TRIP.type, TRIP.persons)
  const total = formatRupees(35 * km + (cab.price ?? 0))
  await expectTold(`from ${total.replace('.00', '')}`)
  await chooseCab(page, cab)
  await expectTold(`Total (approx)${total}`)
  expect(await chosenTile(page).ariaSnapshot()).toContain(cab.carModel)
  const model = bookingForm(page).getByRole('group', { name: 'Model' }).getByRole('radio', { checked: true })
  expect(await model.ariaSnapshot()).toContain(`${cab.brand} ${cab.carModel} · ${cab.seats} seats · ₹`)
  const summary = bookingForm(page).getByRole('table', { name: 'Price summary' })
  expect(await summary.ariaSnapshot()).toContain(`Total Price (approx) ${total}`)
  await acceptAndGoOn(page)

  await expectTold(/^Confirm/)
  expect(await headings(page)).toEqual(['H1 Confirm your booking', 'H2 Chennai to Madurai', 'H2 Your details'])
  const details = page.getByRole('form', { name: 'Your details' })
  await details.getByRole('button', { name: 'Book Now' }).click()
  await expect.poll(() => details.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
  await expect(details).toMatchAriaSnapshot(`
    - form "Your details":
      - heading "Your details" [level=2]
      - text: Name
      - textbox "Name" [invalid]
      - paragraph: Name is required
      - text: Country
      - combobox "Country":
        - option "+91 India" [selected]
      - text: Mobile
      - textbox "Mobile" [invalid]
      - paragraph: 10 digits, or a landline with its area code
      - paragraph: Mobile is required
      - text: Mail Id
      - paragraph: For the confirmation.
      - textbox "Mail Id" [invalid]
      - paragraph: Mail Id is required
      - checkbox "Send trip messages by WhatsApp or SMS"
      - text: Send trip messages by WhatsApp or SMS
      - paragraph:
        - text: You pay nothing now. We will call you to confirm the cab, and only then ask for the advance. What we store about you, and why, is in our
        - link "privacy policy":
          - /url: /privacy-policy
        - text: .
      - status: Total (approx) ${total}
      - button "Book Now"
  `)
  expect(await faults(details)).toEqual([
    'Name: Name is required',
    'Mobile: Mobile is required  10 digits, or a landline with its area code',
    'Mail Id: Mail Id is required  For the confirmation.',
  ])
  await page.route('**/api/v1/sendemail', (route) => route.fulfill({ json: null }))
  await bookAs(page, { name: 'Meena Sundaram', mobile: '98400 12345', mail: 'meena@example.com' })
  await expectTold(/^Failed to book your cab\. Please contact our customer support\./)
  await page.unroute('**/api/v1/sendemail')
  await details.getByRole('button', { name: 'Book Now' }).click()
  const reference = await shownReference(page)
  expect(await headings(page)).toEqual([
    'H1 Your booking is confirmed. Our team will contact you soon.',
    'H2 What happens next',
  ])
  // The focus is on the heading, so that it is read: the result needs no live region.
  expect(await page.evaluate('document.activeElement.tagName')).toBe('H1')
  expect(await page.getByRole('main').ariaSnapshot()).toContain(reference)
})
