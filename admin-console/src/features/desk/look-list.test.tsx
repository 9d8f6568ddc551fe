import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LookItem } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { LookList } from './look-list.tsx'

const item = (more: Partial<LookItem>): LookItem => ({
  ...{ id: 'razorpay other-amount pay_1', kind: 'event', why: 'other-amount', at: '2026-11-20T06:30:00.000Z' },
  ...{ event: 'payment.captured', subject: 'pay_1', amount: 4275, expected: 4375, driver: null, elsewhere: null },
  ...{ booking: { _id: 'b1', reference: 'TT-ABC234' }, mayAccept: true, ...more },
})
const rowsOf = () => screen.findAllByRole('listitem')
const inRow = (row: HTMLElement | undefined) => within(row ?? document.body)

test('lists money to look at, and settles each by a press', async () => {
  let items = [
    item({}),
    item({ id: 'd1', why: 'dispute', mayAccept: false, subject: 'disp_1' }),
    item({ id: 'c1', kind: 'claim', why: 'above-due', driver: 'Murugan' }),
    item({ id: 'b2', kind: 'trip', why: 'unpaid' }),
  ]
  const api = fakeApi({
    'GET to-look-at': () => ({ body: { items, total: items.length } }),
    [`POST to-look-at/${encodeURIComponent('razorpay other-amount pay_1')}`]: () => ({ body: { items, total: 2 } }),
    'POST to-look-at/d1': () => ({ body: { items, total: 1 } }),
  })
  renderPage(<LookList />)
  const [first, second, third, ...rest] = await rowsOf()
  expect(rest).toEqual([])
  inRow(first).getByText(/expected ₹4,375 · pay_1/)
  inRow(first).getByText('₹4,275')
  expect(inRow(third).queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(inRow(third).getByRole('link', { name: 'Open: TT-ABC234' })).toHaveProperty('pathname', '/bookings/b1')
  await userEvent.click(inRow(first).getByRole('button', { name: 'Accept' }))
  await userEvent.click(inRow(second).getByRole('button', { name: 'Dismiss' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss' }))
  await userEvent.type(dialog.getByLabelText(/^Note/), 'Answered')
  items = []
  await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
  await screen.findByText('Nothing to look at.')
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
  renderPage(<LookList part="collect" />)
  const presses = (await rowsOf()).map((row) =>
    [...within(row).queryAllByRole('link'), ...within(row).queryAllByRole('button')].map(
      ({ textContent }) => textContent,
    ),
  )
  expect(presses).toEqual([
    ['TT-ABC234', 'Open'],
    ['TT-ABC234', 'Give back'],
    ['TT-ABC234', 'Take'],
    ['TT-ABC234', 'Issue the invoice'],
  ])
  screen.getByText('₹17,100 in all')
  await userEvent.click(screen.getByRole('button', { name: 'Issue the invoice' }))
  await waitFor(() => expect(api.calls.at(-1)?.call).toBe('POST bookings/b1/invoice'))
})
