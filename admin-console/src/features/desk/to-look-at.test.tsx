import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LookItem } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ToLookAt } from './to-look-at.tsx'

const item = (more: Partial<LookItem>): LookItem => ({
  ...{ id: 'razorpay other-amount pay_1', kind: 'event', why: 'other-amount', at: '2026-11-20T06:30:00.000Z' },
  ...{ event: 'payment.captured', subject: 'pay_1', amount: 4275, expected: 4375, driver: null, elsewhere: null },
  ...{ booking: { _id: 'b1', reference: 'TT-ABC234' }, mayAccept: true, ...more },
})

test('lists money to look at, and settles each by a press', async () => {
  let items = [
    item({}),
    item({ id: 'd1', why: 'dispute', mayAccept: false, subject: 'disp_1' }),
    item({ id: 'c1', kind: 'claim', why: 'above-due', driver: 'Murugan' }),
  ]
  const api = fakeApi({
    'GET to-look-at': () => ({ body: { items, total: items.length } }),
    [`POST to-look-at/${encodeURIComponent('razorpay other-amount pay_1')}`]: () => ({ body: { items, total: 2 } }),
    'POST to-look-at/d1': () => ({ body: { items, total: 1 } }),
  })
  renderPage(<ToLookAt />)
  const [first, second, third] = await screen.findAllByRole('listitem')
  within(first ?? document.body).getByText(/Amount ₹4,275.00 · expected ₹4,375.00 · pay_1/)
  expect(within(third ?? document.body).queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(within(third ?? document.body).getByRole('link', { name: 'Open TT-ABC234' })).toHaveProperty(
    'pathname',
    '/bookings/b1',
  )
  await userEvent.click(within(first ?? document.body).getByRole('button', { name: 'Accept' }))
  await userEvent.type(within(second ?? document.body).getByLabelText(/^Note/), 'Answered')
  items = []
  await userEvent.click(within(second ?? document.body).getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('To look at')).toBeNull())
  const posts = api.calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  expect(posts).toEqual([
    { accept: true, note: '' },
    { accept: false, note: 'Answered' },
  ])
})

test('issues the invoice of a trip, and leads to where money is given back or taken', async () => {
  const trip = (why: string) => item({ id: 'b1', kind: 'trip', why, event: '', subject: 'Asha', expected: null })
  const items = ['unconfirmed', 'refund-owed', 'unpaid', 'no-paper'].map(trip)
  const api = fakeApi({
    'GET to-look-at': { body: { items, total: 4 } },
    'POST bookings/b1/invoice': { status: 409, body: { detail: 'The trip has not ended.' } },
  })
  renderPage(<ToLookAt />)
  const presses = (await screen.findAllByRole('listitem')).map((row) =>
    [...within(row).queryAllByRole('link'), ...within(row).queryAllByRole('button')].map(
      ({ textContent }) => textContent,
    ),
  )
  expect(presses).toEqual([
    ['Open TT-ABC234'],
    ['Give back at TT-ABC234'],
    ['Take the payment at TT-ABC234'],
    ['Open TT-ABC234', 'Issue the invoice'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Issue the invoice' }))
  await waitFor(() => expect(api.calls.at(-1)?.call).toBe('POST bookings/b1/invoice'))
})
