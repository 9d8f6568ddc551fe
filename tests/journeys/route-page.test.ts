import { expect } from '@playwright/test'
import { acceptAndGoOn, bookAs, bookingForm, searchFor, shownReference } from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { bookingRow, enterDesk } from '../harness/desk.ts'
import { visitorsTest as test } from '../harness/test.ts'

const MEENA = { name: 'Meena Sundaram', mobile: '98400 12345', mail: 'route@example.com' }

test('from a search engine to the page of a route, and booked at the price of its title', async ({
  page,
  product,
  openPage,
}) => {
  let price = ''
  // The first page of a server that has just started may come before it can render.
  await expect
    .poll(async () => {
      const html = await (await fetch(`${product.origin}/cabs/chennai-to-madurai`)).text()
      price = /<title>Chennai to Madurai Cab from (₹[\d,]+) \|/.exec(html)?.[1] ?? ''
      return price
    })
    .toMatch(/^₹\d/)
  await page.goto('/cabs/chennai-to-madurai')
  await page
    .getByRole('link', { name: new RegExp(`^Book .*, One way: ${price}$`) })
    .first()
    .click()
  const form = bookingForm(page)
  await expect(searchFor(form, 'From')).toHaveValue('Chennai')
  await expect(searchFor(form, 'To')).toHaveValue('Madurai')
  await form.getByLabel('Pick-up Location').fill('Egmore Station')
  await form.getByLabel('Pick-up Date').fill(dayFromToday(9))
  await form.getByLabel('Pick-up Time').fill('06:30')
  await form.getByLabel('Number of Persons').fill('2')
  await expect(form.getByRole('row', { name: /^Total Price/ })).toContainText(`${price}.00`)
  await acceptAndGoOn(page)
  await bookAs(page, MEENA)
  const reference = await shownReference(page)
  const desk = await openPage()
  await enterDesk(desk)
  await expect(await bookingRow(desk, reference)).toContainText(price)
})
