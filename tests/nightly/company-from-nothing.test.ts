import { expect, type Page } from '@playwright/test'
import { acceptAndGoOn, bookAs, bookingForm, fillTrip, shownReference, type Trip } from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { bookingRow, chooseOption, expectToast, logIn } from '../harness/desk.ts'
import { pdfText } from '../harness/pdf-text.ts'
import { test } from '../harness/test.ts'

test.use({ serverEnv: { DEMO_DATA: 'off', RATE_LIMIT: 'off' } })

const COMPANY = 'Kaveri Cabs'
const GSTIN = '33AAKCK4567R1ZQ'
const ADDRESS = { Street: '7 Big Street', City: 'Tiruchirappalli', 'Postal code': '620002' }
const MEENA = { name: 'Meena Sundaram', mobile: '98400 12345', mail: 'meena@example.com' }
const TRIP: Trip = {
  type: 'Drop Trip',
  from: { state: 'Tamil Nadu', city: 'Chennai' },
  to: { state: 'Tamil Nadu', city: 'Madurai' },
  pickUp: { location: 'Egmore Station', date: dayFromToday(9), time: '09:00' },
  persons: 3,
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

test('a company is set up at the console alone, and drives and bills its first trip', async ({ openPage, product }) => {
  const owner = await openPage()
  await logIn(owner)
  await nameTheCompany(owner)
  await putTariffInForce(owner)
  await addFleet(owner)

  const visitor = await openPage()
  const reference = await bookTheFirstTrip(visitor)
  const mail = await product.mailbox.find(MEENA.mail, reference)
  expect(mail.from?.name).toBe(COMPANY)
  expect(mail.text).toContain(COMPANY)

  await (await bookingRow(owner, reference)).getByRole('link', { name: reference }).click()
  await driveTheTrip(owner)
  await expectBilled(owner)
})

async function nameTheCompany(page: Page) {
  await page.goto('/admin/settings')
  await page.getByLabel('Name', { exact: false }).first().fill(COMPANY)
  await page.getByLabel('Legal name').fill(`${COMPANY} and Tours`)
  await page.getByLabel('Mail address').fill('desk@kaveri.example')
  await page.getByLabel('Phone number 1').fill('+91 431 234 5678')
  for (const [label, text] of Object.entries(ADDRESS)) await page.getByLabel(label).fill(text)
  await saveSettings(page)
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Money' }).click()
  await page.getByLabel('UPI id', { exact: true }).fill('kaveri@examplebank')
  await page.getByLabel('GSTIN', { exact: true }).fill(GSTIN)
  await saveSettings(page)
}

/** Each part of the settings says the same once it is saved: a reload takes the toast of the one before away. */
async function saveSettings(page: Page) {
  await press(page, 'Save')
  await expectToast(page, 'The settings are saved.')
  await page.reload()
}

async function putTariffInForce(page: Page) {
  await page.goto('/tariffs')
  await page.getByRole('button', { name: /^Put in force: Typical/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First day').fill(dayFromToday(0))
  await press(page, 'Put in force')
  await page.getByRole('row', { name: /^Typical.*in force/ }).waitFor()
}

async function addFleet(page: Page) {
  await page.goto('/table')
  await follow(page, 'Add Cab')
  for (const [label, text] of Object.entries({ Model: 'Dzire', Brand: 'Maruti', Price: '1500', Seats: '4' }))
    await page.getByLabel(label).fill(text)
  await page.getByLabel('Class').selectOption('sedan')
  await page.getByLabel('Description').fill('Four seats and a boot for two cases.')
  await page.getByLabel('Drop Trip').check()
  const buffer = await page.screenshot({ scale: 'css' })
  await page.locator('input[type=file]').first().setInputFiles({ name: 'dzire.png', mimeType: 'image/png', buffer })
  await press(page, 'Create')
  await expectToast(page, 'Car created successfully!')

  await page.goto('/vehicles')
  await page
    .getByRole('row', { name: /No number yet/ })
    .getByRole('link', { name: /^Edit/ })
    .click()
  await page.getByLabel('Number').first().fill('TN 45 AB 1234')
  await press(page, 'Save')
  await page.getByRole('row', { name: /TN 45 AB 1234/ }).waitFor()

  await page.goto('/drivers')
  await follow(page, 'Add Driver')
  await page.getByLabel('Name').fill('Murugan Selvam')
  await page.getByLabel('Mobile').fill('98400 55501')
  await page.getByLabel('Licence number').fill('TN45 20110012345')
  await press(page, 'Create')
  await page.getByRole('row', { name: /Murugan Selvam/ }).waitFor()
}

/** Books as a visitor; gives the reference. */
async function bookTheFirstTrip(page: Page): Promise<string> {
  await page.goto('/')
  await expect(page).toHaveTitle(new RegExp(COMPANY))
  await page.getByRole('banner').getByText(COMPANY).first().waitFor()
  await page.getByRole('contentinfo').getByText(ADDRESS.Street).waitFor()
  // Nothing is left of the company that the software comes with.
  expect(await page.locator('body').innerText()).not.toMatch(/Thenral|00000 00101/)
  await fillTrip(page, TRIP)
  await bookingForm(page).getByRole('radio', { name: /Dzire/ }).first().check()
  await acceptAndGoOn(page)
  await bookAs(page, MEENA)
  return shownReference(page)
}

async function driveTheTrip(page: Page) {
  await press(page, 'Confirm')
  await press(page, 'Assign')
  const dialog = page.getByRole('dialog', { name: 'Driver and car' })
  await chooseOption(dialog.getByLabel('Vehicle'), 'TN 45 AB 1234, Maruti Dzire')
  await chooseOption(dialog.getByLabel('Driver'), 'Murugan Selvam')
  await dialog.getByRole('button', { name: 'Assign' }).click()
  for (const step of [
    'Driver is on the way',
    'Driver has arrived',
    'Trip has started',
    'Trip has ended',
    'It has ended',
    'Complete',
  ])
    await press(page, step)
  // The last step can be read while the history is folded.
  await page
    .getByText(/^completed, .* by Admin$/)
    .filter({ visible: true })
    .waitFor()
}

/** Makes the bill, takes it in cash, and reads the invoice. */
async function expectBilled(page: Page) {
  await press(page, 'Make the final bill')
  await page.getByRole('dialog').getByLabel('By what was driven').check()
  await page.getByRole('dialog').getByLabel('Km driven').fill('470')
  await press(page, 'Make the bill')
  await page.getByText(/^Made by Admin/).waitFor()
  await page.getByRole('button', { name: /^Take ₹/ }).click()
  await page.getByRole('dialog', { name: 'Add a payment' }).getByRole('button', { name: 'Save' }).click()
  await page.getByText('Still to pay ₹0.00').waitFor()
  await press(page, 'Issue the invoice')
  await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click()
  const invoice = page.getByRole('link', { name: /^Invoice INV-/ })
  const file = await page.request.get((await invoice.getAttribute('href')) ?? '')
  const text = await pdfText(await file.body())
  for (const words of [`${COMPANY} and Tours`, GSTIN, ADDRESS.Street, MEENA.name]) expect(text).toContain(words)
}
