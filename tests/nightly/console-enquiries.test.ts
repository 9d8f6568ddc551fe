import { expect, type Page } from '@playwright/test'
import { dayFromToday } from '../harness/days.ts'
import { expectToast, openDeskPage, typeCity } from '../harness/desk.ts'
import { bookableCabs, sendForm } from '../harness/desk-data.ts'
import { test } from '../harness/test.ts'

const sita = { name: 'Sita Devi', email: 'sita@example.com', phone: '94470 12347' }
const rows = (page: Page) => page.getByRole('table', { name: 'Enquiries' }).locator('tbody tr')

async function sendAllForms({ request }: Page) {
  await sendForm(request, { ...sita, name: 'Priya Menon', phone: '9447012345', message: 'Do you drive in the rains?' })
  await sendForm(request, { ...sita, name: 'Arun Raj', category: 'Premium', tourName: 'Backwaters of Kerala' })
  const tour = { numberOfPersons: 3, category: 'Basic', visitingPlaces: 'Madurai, Rameswaram', message: 'Three days.' }
  await sendForm(request, { ...sita, ...tour })
}

test('each form lands in one inbox, is noted, answered and closed', async ({ page }) => {
  await sendAllForms(page)
  await openDeskPage(page, '/enquiries')
  await expect.poll(() => rows(page).count()).toBe(3)
  for (const [kind, about] of [
    ['Contact', 'Do you drive in the rains?'],
    ['Package', 'Backwaters of Kerala'],
    ['Custom tour', 'Madurai, Rameswaram'],
  ] as const) {
    await page.getByLabel('Kind').selectOption({ label: kind })
    await expect.poll(() => rows(page).count()).toBe(1)
    await rows(page).getByText(about).waitFor()
  }
  await page.getByLabel('Kind').selectOption('')
  await page.getByLabel('Search enquiries').fill('priya')
  await page.waitForURL('**/enquiries?q=priya')
  await expect.poll(() => rows(page).count()).toBe(1)
  await page.getByRole('link', { name: 'Priya Menon' }).click()

  await page.getByRole('heading', { name: 'Enquiry of Priya Menon' }).waitFor()
  const main = page.getByRole('main')
  const href = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await href('Call')).toBe('tel:+919447012345')
  expect(await href('WhatsApp')).toBe('https://wa.me/919447012345')
  expect(await href('Mail')).toBe('mailto:sita@example.com?subject=Your%20enquiry')
  await page.getByLabel('Notes').fill('Told her of the new road.')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expectToast(page, 'Notes saved.')
  for (const status of ['answered', 'closed']) {
    // Another choice is taken once this one is saved.
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH')
    await main.getByText(status, { exact: true }).click()
    await saved
    await expect.poll(() => page.getByRole('radio', { name: status }).isChecked()).toBe(true)
  }
  await page.getByRole('link', { name: 'All enquiries' }).click()
  // Not the enquiry's own, which is on the page until the list is there.
  await page.getByRole('combobox', { name: 'Status' }).selectOption('closed')
  await rows(page).getByText('Priya Menon').waitFor()
  await page.reload()
  await expect.poll(() => rows(page).count()).toBe(1)
})

test('makes a booking of an enquiry with the visitor’s words', async ({ page }) => {
  await sendForm(page.request, {
    ...sita,
    numberOfPersons: 3,
    category: 'Basic',
    visitingPlaces: 'Madurai, Rameswaram',
    message: 'Three days.',
  })
  await openDeskPage(page, '/enquiries?kind=custom-tour')
  await rows(page).getByRole('link', { name: 'Sita Devi' }).first().click()
  await page.getByRole('link', { name: 'Book this trip' }).click()
  await page.getByRole('heading', { name: 'New booking' }).waitFor()
  const choice = (label: string) => page.getByRole('combobox', { name: new RegExp(`^${label}`) })
  const typed = async (label: string) => page.getByLabel(label).first().inputValue()
  expect(await typed('Name')).toBe('Sita Devi')
  expect(await typed('Mobile')).toBe('+91 94470 12347')
  expect(await typed('Mail')).toBe('sita@example.com')
  expect(await typed('Persons')).toBe('3')
  expect(await typed('Visiting places')).toBe('Madurai\nRameswaram')

  await page.getByRole('button', { name: 'Book' }).click()
  for (const words of ['Pick-up location is required', 'Choose a cab']) await page.getByText(words).last().waitFor()
  await typeCity(page, 'From', 'Chennai')
  await typeCity(page, 'To', 'Madurai')
  await page.getByLabel('Pick-up location').fill('Egmore Station')
  await page.getByLabel('Pick-up date').fill(dayFromToday(5))
  await page.getByLabel('Pick-up time').fill('07:00')
  await page.getByLabel('Return location').fill('Egmore Station')
  await page.getByLabel('Return date').fill(dayFromToday(7))
  await page.getByLabel('Return time').fill('19:00')
  await expect.poll(async () => Number(await typed('Distance'))).toBeGreaterThan(400)
  const cab = (await bookableCabs(page.request, 'Outstation')).find(({ seats }) => seats >= 3)
  await choice('Cab').selectOption(cab?._id ?? '')
  await page.getByRole('button', { name: 'Book' }).click()
  await page.waitForURL(/\/bookings\/(?!create)[^/]+$/)
  await page.getByText('Rameswaram').first().waitFor()
  await page.getByText('sita@example.com').first().waitFor()
  await page.goto('/enquiries?kind=custom-tour&status=answered')
  await rows(page).getByRole('link', { name: 'Sita Devi' }).waitFor()
})
