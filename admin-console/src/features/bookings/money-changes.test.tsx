import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MoneyChange } from 'shared-api/contract'
import { expect, test } from 'vitest'
import BookingPage from '../../routes/booking-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking, NO_MONEY } from '../../testing/samples.ts'

const BY = { at: '2026-11-21T06:30:00.000Z', by: 'Meena', reason: '' }
const CHANGES: MoneyChange[] = [
  { ...BY, what: 'discount', subject: 'discount', before: 0, after: 500, reason: 'Regular guest' },
  { ...BY, what: 'payment', subject: 'cash', before: 0, after: 3000 },
  { ...BY, what: 'document', subject: 'INV-26-27-00001', before: 0, after: 18_170 },
  { ...BY, what: 'price', subject: 'cancelled', before: 18_170, after: 0 },
]

async function open(changes: MoneyChange[]) {
  fakeApi({
    ...NO_MONEY,
    'GET bookings/b1': { body: { booking: { ...booking(), history: [], changes: [] } } },
    'GET bookings/b1/money-changes': { body: { changes } },
  })
  renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  await userEvent.click(await screen.findByText('Price, payments and documents: before and after'))
}

test('shows who changed the money from what to what, from the latest', async () => {
  await open(CHANGES)
  const discount = await screen.findByText(/^Discount/)
  const items = within(discount.closest('ul') as HTMLElement).getAllByRole('listitem')
  const texts = items.map((item) => item.lastElementChild?.textContent?.replaceAll('\u00a0', ' '))
  expect(texts).toEqual([
    'Price, cancelled: ₹18,170.00, now ₹0.00',
    'Document INV-26-27-00001: ₹0.00, now ₹18,170.00',
    'Total paid (payment, Cash): ₹0.00, now ₹3,000.00',
    'Discount: ₹0.00, now ₹500.00',
  ])
  expect(items.at(-1)?.textContent).toContain('by Meena: Regular guest')
})

test('says so where nothing was changed', async () => {
  await open([])
  await screen.findByText('Nothing has been changed yet.')
})
