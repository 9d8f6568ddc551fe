import { expect } from '@playwright/test'
import { expectAccessible } from '../harness/axe.ts'
import { dayFromToday } from '../harness/days.ts'
import { expectToast, openDeskPage, typeCity } from '../harness/desk.ts'
import { bookableCabs, sendForm } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { PHONE } from '../harness/sizes.ts'
import { test } from '../harness/test.ts'

const MAIL = 'sita.quoted@example.com'
const SITA = { name: 'Sita Quoted', email: MAIL, phone: '94470 12347' }

test('an enquiry is answered, gets a quotation, and becomes a booking once that is accepted', async ({
  page,
  openPage,
  product,
}) => {
  await sendForm(page.request, {
    ...SITA,
    numberOfPersons: 2,
    category: 'Basic',
    visitingPlaces: 'Munnar',
    message: 'Hi',
  })
  await openDeskPage(page, '/enquiries')
  await page.getByRole('link', { name: SITA.name }).click()
  await page.getByRole('button', { name: 'Answer by mail' }).click()
  await page.getByLabel('Template').selectOption({ label: 'Dates are full' })
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByText('Text still has {dates}: write it yourself, or take it out').waitFor()
  await page.getByLabel('Template').selectOption({ label: 'We have your enquiry' })
  const subject = await page.getByLabel('Subject').inputValue()
  expect(subject).toMatch(/EN-[2-9A-Z]{6}/)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expectToast(page, 'Answered: the mail')
  await expect.poll(() => page.getByRole('radio', { name: 'answered' }).isChecked()).toBe(true)
  expect((await product.mailbox.find(MAIL, 'looking into it')).subject).toBe(subject)

  await page.getByRole('link', { name: 'Write a quotation' }).click()
  const choice = (label: string) => page.getByRole('combobox', { name: new RegExp(`^${label}`) })
  await typeCity(page, 'From', 'Chennai')
  await typeCity(page, 'To', 'Madurai')
  const typed = { 'Pick-up location': 'Egmore', 'Pick-up date': dayFromToday(9), 'Pick-up time': '07:00' }
  const back = { 'Return location': 'Egmore', 'Return date': dayFromToday(11), 'Return time': '19:00' }
  for (const [label, text] of Object.entries({ ...typed, ...back })) await page.getByLabel(label).fill(text)
  const cab = (await bookableCabs(page.request, 'Outstation')).find(({ seats }) => seats >= 2) ?? fail('no cab')
  await choice('Cab').selectOption(cab._id)
  const line = page.getByRole('group', { name: 'Line 1' })
  await line.getByLabel('What').fill('Cab for three days')
  await line.getByLabel('Quantity').fill('3')
  await line.getByLabel('Price for one').fill('4,000')
  await page.getByLabel('Valid until').fill(dayFromToday(3))
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await page.getByRole('button', { name: /^Send: / }).click()
  await page.getByText('sent', { exact: true }).first().waitFor()

  const { text } = await product.mailbox.find(MAIL, 'Cab for three days')
  const link = /https?:\S+(\/quotation\/[\w-]{43})/.exec(text ?? '')?.[1] ?? fail('no link')
  const reader = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
  const answer = await reader.goto(link)
  expect(answer?.headers()).toMatchObject({
    ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  })
  await reader.getByText('Cab for three days × 3').waitFor()
  await expectAccessible(reader)
  await reader.getByRole('button', { name: 'Accept the quotation' }).click()
  await reader.getByRole('button', { name: 'Yes, book it' }).dblclick()
  await reader.getByText('Thank you. Your trip is booked.').waitFor()
  const said = await reader.getByText(/Your booking is TT-/).textContent()
  const reference = /TT-[2-9A-Z]{6}/.exec(said ?? '')?.[0] ?? fail('no reference')

  // The desk sees it without a reload.
  await page.getByRole('link', { name: reference }).click()
  await page.getByRole('heading', { name: new RegExp(reference) }).waitFor()
  await page.getByText('₹12,000.00').first().waitFor()
  await reader.getByRole('link', { name: 'See your trip' }).click()
  await reader.waitForURL('**/trip/*')
})
