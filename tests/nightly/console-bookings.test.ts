import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { BookingPageReply } from 'shared-api/contract'
import { dayFromToday } from '../harness/days.ts'
import { expectToast, openDeskPage, typeCity, unfold } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { formatRupees } from '../harness/money.ts'
import { DESK_MAIL, test } from '../harness/test.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

const rows = (page: Page) => page.getByRole('table', { name: 'Bookings' }).locator('tbody tr')
const names = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => row.querySelector('td:nth-child(2) div div')?.firstChild?.textContent),
  )

test('searches, filters, sorts, pages and exports bookings, with the state in the URL', async ({ page }) => {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  if (!cab) return fail('there is no cab')
  // The first comes last in the order of pick-up.
  for (let at = 0; at < 27; at += 1) {
    const person = { name: `Traveller ${at}`, mobile: `98400123${10 + at}`, PickUpdate: dayFromToday(40 - at) }
    await book(page.request, dropTrip(cab, person))
  }
  const selvi = await book(page.request, dropTrip(cab, { name: 'தமிழ்ச்செல்வி', mobile: '9444055566' }))
  await openDeskPage(page, '/bookings')
  await expect.poll(() => rows(page).count()).toBe(25)
  expect((await names(page)).slice(0, 2)).toEqual(['தமிழ்ச்செல்வி', 'Traveller 26'])
  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL('**page=2*')
  await expect.poll(() => names(page)).toEqual(['Traveller 2', 'Traveller 1', 'Traveller 0'])
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Traveller 2', 'Traveller 1', 'Traveller 0'])
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => rows(page).count()).toBe(25)

  await page.getByRole('button', { name: 'Pick-up', exact: true }).click()
  await page.waitForURL('**sort=pickUp')
  await expect.poll(async () => (await names(page))[0]).toBe('தமிழ்ச்செல்வி')
  await page.getByRole('button', { name: 'Pick-up', exact: true }).click()
  await page.waitForURL('**sort=-pickUp')
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['Traveller 0', 'Traveller 1'])
  await page.getByRole('button', { name: 'Booking', exact: true }).click()
  await page.waitForURL('**sort=createdAt')
  await page.getByRole('button', { name: 'Booking', exact: true }).click()
  await page.waitForURL('**sort=-createdAt')
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['தமிழ்ச்செல்வி', 'Traveller 26'])

  for (const words of [selvi.reference, selvi.reference.toLowerCase(), 'தமிழ்ச்', '94440 555']) {
    await page.getByLabel('Search bookings').fill(words)
    await expect.poll(() => names(page), { message: words }).toEqual(['தமிழ்ச்செல்வி'])
  }
  await page.getByLabel('Search bookings').fill('nobody')
  await page.getByText('No booking matches this search.').waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByLabel('Status').selectOption('confirmed')
  await page.getByText('No booking matches this search.').waitFor()
  await page.getByLabel('Status').selectOption('new')
  await expect.poll(() => rows(page).count()).toBe(25)

  await choosePickUp(page, dayFromToday(20))
  const link = page.url()
  const shown = ['Traveller 20']
  await expect.poll(() => names(page)).toEqual(shown)
  await page.goto('/admin')
  await page.goto(link)
  await expect.poll(() => names(page)).toEqual(shown)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`bookings-${dayFromToday(0)}.csv`)
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFF"Reference","Status","Booked","Name","Mobile"/)
  expect(lines.map((line) => line.split('","')[3])).toEqual(shown)
})

/** Chooses one day as both ends of the range of pick-ups. `day` is 'YYYY-MM-DD', of this month or the next. */
async function choosePickUp(page: Page, day: string) {
  await page.getByRole('button', { name: 'Pick-up date' }).click()
  const calendar = page.getByRole('dialog')
  const label = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  if (day.slice(0, 7) !== dayFromToday(0).slice(0, 7))
    await calendar.getByRole('button', { name: 'Month after' }).click()
  const button = calendar.getByRole('button', { name: label, exact: true })
  await button.click()
  await button.click()
  await page.waitForURL(`**from=${day}&to=${day}`)
  const field = page.getByRole('button', { name: 'Pick-up date' }).first()
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await calendar.waitFor({ state: 'detached' })
}

test('the calendar opens on the month that it is in India', async ({ page }) => {
  // In New York, where this browser sits, it is the day before.
  await page.clock.setFixedTime('2026-11-30T20:00:00Z')
  await openDeskPage(page, '/bookings')
  await page.getByRole('button', { name: 'Pick-up date' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Choose a month' }).textContent()).toBe('December 2026')
})

test('one booking shows all that was given, its price, its history and its mails', async ({ page, product }) => {
  const [cab] = await bookableCabs(page.request, 'Outstation')
  if (!cab) return fail('there is no cab')
  const trip = dropTrip(cab, {
    triptype: 'Outstation',
    visitingPlaces: ['Thanjavur Big Temple', 'Srirangam'],
    returndate: dayFromToday(12),
    ReturnTime: '20:15',
    returnLocation: 'Chennai Airport',
    mail: 'one@example.com',
  })
  const { _id, reference, total } = await book(page.request, trip)
  await product.mailbox.find('one@example.com', reference)
  await openDeskPage(page, `/bookings/${_id}`)
  await page.getByRole('heading', { name: `Booking ${reference}` }).waitFor()
  const places = 'Chennai → Thanjavur Big Temple → Srirangam → Madurai → Chennai'
  for (const text of ['Outstation', places, 'Egmore Station'])
    await page.getByText(text, { exact: true }).first().waitFor()
  const back = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' }).format(
    Date.parse(dayFromToday(12)),
  )
  for (const text of [
    new RegExp(`^${back}, \\d+ \\w+ \\d{4}, 8:15\\spm$`),
    'Chennai Airport',
    'Meena Sundaram',
    '+91 98400 12345',
    'Distance 462 km × ₹35',
  ])
    await page.getByText(text).first().waitFor()
  expect(total).toBe(462 * 35 + (cab.price ?? 0))
  await page.getByText(formatRupees(total), { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Call', exact: true }).getAttribute('href')).toBe('tel:+919840012345')
  expect(await page.getByRole('link', { name: 'WhatsApp' }).last().getAttribute('href')).toContain('wa.me/')
  expect(await page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    'https://wa.me/919840012345',
  )

  for (const name of ['History', 'Messages', 'Notes']) await unfold(page, name)
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await history
    .last()
    .getByText(/^confirmed, .* by Admin$/)
    .waitFor()
  await page.getByRole('button', { name: 'Nobody came' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nobody came' })
  await dialog.getByLabel('Reason').fill('Waited for an hour')
  await dialog.getByRole('button', { name: 'Nobody came' }).click()
  await history
    .last()
    .getByText(/^no show, .* by Admin: Waited for an hour$/)
    .waitFor()
  expect(await history.count()).toBe(3)

  await page.getByLabel('Notes').fill('\u2068Wants a child seat.\u2069')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expectToast(page, 'Notes saved.')
  await page.goto(`/bookings/${_id}#notes`)
  await page.reload()
  await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Wants a child seat.')

  const before = product.mailbox.messages.filter(({ subject }) => subject?.includes(reference)).length
  await unfold(page, 'Messages')
  await page.getByRole('button', { name: `Send again: New booking ${reference}` }).click()
  await expectToast(page, 'The mail will be sent again.')
  await expect
    .poll(() => product.mailbox.messages.filter(({ subject }) => subject?.includes(reference)).length)
    .toBe(before + 1)
  expect(product.mailbox.messages.at(-1)?.to?.[0]?.address).toBe(DESK_MAIL)
})

test('adds a toll with a note to the price of a booking, by the keyboard alone, and the traveller gets a mail', async ({
  page,
  product,
}) => {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  const trip = dropTrip(cab ?? fail('there is no cab'), { mail: 'toll@example.com', PickUpdate: dayFromToday(15) })
  const { _id, reference, total } = await book(page.request, trip)
  await openDeskPage(page, `/bookings/${_id}`)
  const change = page.getByRole('button', { name: 'Change the price' })
  await change.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change the price' })
  await dialog.getByRole('button', { name: 'Add a line' }).press('Enter')
  await expect(dialog.getByLabel('What')).toBeFocused()
  for (const typed of ['To', '665', 'NH 38, both ways']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await dialog
    .getByRole('region', { name: 'New price' })
    .getByText(formatRupees(total + 665))
    .waitFor()
  await dialog.getByLabel('Why').press('Enter')
  await expectToast(page, 'Price saved. The traveller is notified by mail.')
  await expect(change).toBeFocused()
  await page.getByText('Toll: NH 38, both ways').waitFor()
  await page.getByText(/^by Admin, /).waitFor()

  const mail = await product.mailbox.find('toll@example.com', `Booking ${reference}: new price`)
  for (const text of ['The price of your booking has changed.', 'Toll: NH 38, both ways', formatRupees(total + 665)])
    expect(mail.text).toContain(text)
  await unfold(page, 'Messages')
  await page.getByText(`Booking ${reference}: new price`).waitFor()
})

test('a traveller whose plans change is booked again without typing all of it, and the next caller after that', async ({
  page,
}) => {
  const [cab] = await bookableCabs(page.request, 'Outstation')
  const trip = dropTrip(cab ?? fail('there is no cab'), {
    triptype: 'Outstation',
    visitingPlaces: ['Thanjavur', 'Srirangam'],
    returndate: dayFromToday(12),
    ReturnTime: '20:15',
    returnLocation: 'Chennai Airport',
  })
  const earlier = await book(page.request, trip)
  await openDeskPage(page, `/bookings/${earlier._id}`)
  await page.getByRole('link', { name: 'Book again' }).click()
  await page.getByLabel('Pick-up date').fill(dayFromToday(11))
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.waitForURL(/\/bookings\/(?!create)[^/]+$/)
  const { booking } = BookingPageReply.parse(
    await (await page.request.get(`/api/v1${new URL(page.url()).pathname}`)).json(),
  )
  const { selectedCab, ...same } = trip
  expect(booking).toMatchObject({ ...same, mobile: '+919840012345', PickUpdate: dayFromToday(11) })
  expect(booking.selectedCab._id).toBe(cab?._id)
  expect(booking.reference).not.toBe(earlier.reference)
  // Not to the form, which could book the same again.
  await page.goBack()
  await page.waitForURL(`**/bookings/${earlier._id}`)
  await page.getByRole('link', { name: 'New booking' }).click()
  await expect.poll(() => page.getByLabel('Name', { exact: false }).last().inputValue()).toBe('')
})

test('changes the trip of a confirmed booking in place, with its history, and notifies the traveller', async ({
  page,
  product,
}) => {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  const mail = 'moved@example.com'
  const trip = dropTrip(cab ?? fail('there is no cab'), { PickUpdate: dayFromToday(20), mail })
  const { _id, reference, total } = await book(page.request, trip)
  await openDeskPage(page, `/bookings/${_id}`)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expectToast(page, 'Status: confirmed.')

  await page.getByRole('link', { name: 'Change trip' }).click()
  await page.getByLabel('Pick-up time').fill('07:30')
  await page.getByLabel('Distance').fill('472')
  await page.getByLabel('Reason').fill('Goes by Salem')
  await page.getByRole('button', { name: 'Compare the prices' }).click()
  await page.getByRole('region', { name: 'Price now' }).getByText(formatRupees(total)).waitFor()
  await page
    .getByRole('region', { name: 'New price' })
    .getByText(formatRupees(total + 350))
    .waitFor()
  await page.getByText('The booking stays confirmed.').waitFor()
  await page.getByLabel('Reason').press('Enter')
  await expectToast(page, 'Trip saved. The traveller is notified by mail.')
  await page.waitForURL(`**/bookings/${_id}`)
  await page.getByRole('heading', { name: `Booking ${reference}` }).waitFor()
  await unfold(page, 'History')
  const change = page.getByRole('region', { name: /^Change of/ })
  await change.getByText(/, by Admin: Goes by Salem$/).waitFor()
  await change.getByText(/^Pick-up time: .*, now 7:30\sam$/).waitFor()
  await change.getByText(`Total: ${formatRupees(total)}, now ${formatRupees(total + 350)}`).waitFor()

  const { subject, attachments } = await product.mailbox.find(mail, 'Your booking has changed.')
  expect(subject).toBe(`Booking ${reference}: changed`)
  expect(attachments).toHaveLength(1)
  const { booking } = BookingPageReply.parse(await (await page.request.get(`/api/v1/bookings/${_id}`)).json())
  expect(booking).toMatchObject({ reference, status: 'confirmed', pickUpTime: '07:30', total: total + 350 })
})

test('enters the trip of a walk-in who left yesterday, with a mobile number alone', async ({ page }) => {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  await openDeskPage(page, '/bookings/create')
  await page.getByText('Drop Trip', { exact: true }).click()
  await typeCity(page, 'From', 'Chennai')
  await typeCity(page, 'To', 'Madurai')
  await page.getByLabel('Pick-up location').fill('Counter')
  await page.getByLabel('Pick-up date').fill(dayFromToday(-1))
  await page.getByLabel('Pick-up time').fill('06:30')
  await page.getByLabel('Persons').fill('2')
  await expect(page.getByLabel('Distance')).not.toHaveValue('')
  await page.getByRole('combobox', { name: 'Cab' }).selectOption(cab?._id ?? fail('there is no cab'))
  await page.getByRole('textbox', { name: 'Name' }).fill('Walk In')
  await page.getByRole('textbox', { name: 'Mobile', exact: true }).fill('98400 12399')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.waitForURL(/\/bookings\/(?!create)[^/]+$/)
  const { booking } = BookingPageReply.parse(
    await (await page.request.get(`/api/v1${new URL(page.url()).pathname}`)).json(),
  )
  expect(booking).toMatchObject({ PickUpdate: dayFromToday(-1), mail: '', name: 'Walk In' })
  expect(booking.mails.map(({ audience }) => audience)).toEqual(['desk'])
})

test('shows a mail that is refused for good to the desk, which can send it again', async ({
  page,
  product: { mailbox },
}) => {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  if (!cab) return fail('there is no cab')
  const mail = 'full@example.com'
  mailbox.refused.add(mail)
  const { reference } = await book(page.request, dropTrip(cab, { mail, PickUpdate: dayFromToday(12) }))
  await openDeskPage(page, '/admin')
  const unsent = page.locator('#unsent-mail').getByRole('listitem').filter({ hasText: reference })
  await unsent.getByText('No such user: full@example.com').waitFor()
  mailbox.refused.delete(mail)
  await unsent.getByRole('button', { name: 'Send again' }).click()
  await expectToast(page, 'The mail will be sent again.')
  await mailbox.find(mail, reference)
  await unsent.waitFor({ state: 'detached' })
})

test('a second trip of one cab at the same time is not confirmed, and the other one is named', async ({ openPage }) => {
  const page = await openPage({ expected: [/status of 409/] })
  const cab = (await bookableCabs(page.request, 'Drop Trip')).at(3)
  if (!cab) return fail('there is no cab')
  const first = await book(page.request, dropTrip(cab, { name: 'Asha Kumar' }))
  const second = await book(page.request, dropTrip(cab, { name: 'Ravi Raj', pickUpTime: '08:00' }))
  await openDeskPage(page, `/bookings/${first._id}`)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expectToast(page, 'Status: confirmed.')
  await page.getByRole('button', { name: 'Assign' }).waitFor()
  const steps = page.getByRole('group', { name: 'Change the status' })
  expect(await steps.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.goto(`/bookings/${second._id}`)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'This cab is already confirmed for' })
  expect(await refusal.textContent()).toContain(`${first.reference} (Asha Kumar)`)
  const { booking } = BookingPageReply.parse(await (await page.request.get(`/api/v1/bookings/${second._id}`)).json())
  expect(booking.status).toBe('new')
})

test('tells the second of two editors of a booking, and keeps a half-written note', async ({ openPage }) => {
  const [first, second] = [await openPage(), await openPage({ expected: [/status of 412/, /ERR_FAILED/] })]
  // Without events the page is as it was read.
  await second.route('**/api/v1/events', (route) => route.abort())
  const [cab] = await bookableCabs(first.request, 'Drop Trip')
  if (!cab) return fail('there is no cab')
  const { _id } = await book(first.request, dropTrip(cab))
  for (const page of [first, second]) {
    await openDeskPage(page, `/bookings/${_id}`)
    await unfold(page, 'Notes')
  }
  await second.getByLabel('Notes').fill('Call back at six.')
  await first.getByLabel('Notes').fill('Paid the advance.')
  await first.getByRole('button', { name: 'Save notes' }).click()
  await expectToast(first, 'Notes saved.')

  await second.getByRole('button', { name: 'Confirm', exact: true }).click()
  await second.getByText('Someone else changed this booking. You now see the current version.').waitFor()
  await expect(second.getByLabel('Notes')).toHaveValue('Call back at six.')
  await second.getByRole('button', { name: 'Save notes' }).click()
  const dialog = second.getByRole('dialog', { name: 'Changed by somebody else' })
  await dialog.getByLabel('Theirs: Paid the advance.').waitFor()
  await dialog.getByRole('button', { name: 'Save this' }).click()
  await expectToast(second, 'Notes saved.')
  const { booking } = BookingPageReply.parse(await (await first.request.get(`/api/v1/bookings/${_id}`)).json())
  expect(booking).toMatchObject({ note: 'Call back at six.', status: 'new' })
})
