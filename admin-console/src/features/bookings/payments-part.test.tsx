import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Ledger } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking } from '../../testing/samples.ts'
import { PaymentsPart } from './payments-part.tsx'

const empty: Ledger = { payments: [], claims: [], total: 18_670, paid: 0, balance: 18_670, reminded: null }
const payment = {
  id: 'p1',
  at: '2026-11-20T06:30:00.000Z',
  by: 'Meena',
  way: 'bank',
  amount: 4668,
  reference: 'SBIN1',
  note: 'NEFT',
  driver: null,
  refund: null,
  goodwill: false,
  takesBack: false,
  split: '',
  ...{ kind: 'trip', category: null, vehicle: null, payee: '', notedAt: null },
}
const paid: Ledger = { ...empty, payments: [payment], paid: 4668, balance: 14_002 }
const trip = {
  _id: 'b1',
  reference: 'TT-ABC234',
  advance: 4668,
  mail: 'asha@example.com',
  status: 'confirmed',
} as const
const card = <PaymentsPart booking={booking(trip)} />

test('notes a payment once, also when the first answer is lost, and says why it is refused', async () => {
  let answer = () =>
    problem(400, 'amount', [
      { path: 'amount', code: 'above-balance', params: { balance: 4000 }, message: 'amount too large' },
    ])
  const api = fakeApi({
    'GET bookings/b1/payments': { body: empty },
    'POST bookings/b1/payments': () => answer(),
  })
  const { notices } = renderPage(card)
  await screen.findByText('Still to pay ₹18,670.00')
  await userEvent.click(screen.getByRole('button', { name: 'Add a payment' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^Amount/), { target: { value: '4,668' } })
  await userEvent.selectOptions(dialog.getByLabelText('How'), 'bank')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(/^Amount must/)
  answer = () => {
    throw new TypeError('the answer is lost')
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(/^The server did not answer/)
  answer = () => ({ status: 200, body: paid })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Bank transfer SBIN1')
  screen.getByText('Still to pay ₹14,002.00')
  expect(notices.at(-1)).toEqual({ kind: 'success', message: 'Payment added.' })
  const calls = api.calls.filter(({ call }) => call.startsWith('POST'))
  expect(calls.map(({ body }) => body)).toEqual(
    [1, 2, 3].map(() => ({ way: 'bank', amount: 4668, reference: '', note: '' })),
  )
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('accepts what the traveller says they paid', async () => {
  const claim = {
    ...{ id: 'c1', at: payment.at, amount: 4668, reference: '426123456789', outcome: 'waiting' as const },
    ...{ driver: null, elsewhere: null },
  }
  const api = fakeApi({
    'GET bookings/b1/payments': { body: { ...empty, claims: [claim] } },
    'POST payment-claims/c1': { body: { ...paid, claims: [{ ...claim, outcome: 'accepted' }] } },
  })
  renderPage(card)
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, accept it' }))
  await screen.findByText('Paid ₹4,668.00')
  expect(screen.queryByText('The traveller says they paid by UPI')).toBeNull()
  expect(api.bodies('POST payment-claims/c1')).toEqual([{ accept: true }])
})

test('says which driver took cash', async () => {
  const cash = { ...payment, way: 'cash', reference: '', note: '', driver: 'Murugan' }
  fakeApi({ 'GET bookings/b1/payments': { body: { ...paid, payments: [cash] } } })
  renderPage(card)
  await screen.findByText(/^Taken by Murugan · .* by Meena$/)
})

test('shows a QR code of what is still to be paid', async () => {
  fakeApi({
    'GET bookings/b1/payments': { body: paid },
    'GET bookings/b1/upi': { body: { uri: 'upi://pay', qr: '<svg/>', amount: 14_002 } },
  })
  renderPage(card)
  await userEvent.click(await screen.findByRole('button', { name: 'Show QR code' }))
  await screen.findByRole('img', { name: 'QR code to pay ₹14,002.00 by UPI' })
})

test('reminds of the advance once, and then says who did so', async () => {
  const reminded = { at: '2026-11-20T06:30:00.000Z', by: 'Meena' }
  const api = fakeApi({
    'GET bookings/b1/payments': { body: empty },
    'POST bookings/b1/advance-reminder': { body: { ...empty, reminded } },
  })
  renderPage(card)
  await userEvent.click(await screen.findByRole('button', { name: 'Send a reminder' }))
  await screen.findByText(/^Reminded of the advance by Meena/)
  expect(api.calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
})

test.each([
  [false, 0],
  [true, 1],
])('reminds before the confirmation only where the advance confirms: %s', async (advanceConfirms, count) => {
  fakeApi({ 'GET bookings/b1/payments': { body: empty } })
  const initialData = { '/api/v1/company': { advanceConfirms } }
  renderPage(<PaymentsPart booking={booking({ ...trip, status: 'new' })} />, { initialData })
  await screen.findByRole('button', { name: 'Show QR code' })
  expect(screen.queryAllByRole('button', { name: 'Send a reminder' })).toHaveLength(count)
})

test('a reminder waits where no mail server is set, and the notice says so', async () => {
  fakeApi({ 'GET bookings/b1/payments': { body: empty }, 'POST bookings/b1/advance-reminder': { body: empty } })
  const { notices } = renderPage(card, { initialData: { '/api/v1/company': { sendsMail: false } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Send a reminder' }))
  await waitFor(() => expect(notices).toMatchObject([{ message: 'The mail waits: no mail server is set.' }]))
})

test('gives back what the payment provider took, and shows why it refuses', async () => {
  const taken = { ...payment, way: 'razorpay', reference: 'pay_1', note: '' }
  let answer = () => problem(409, 'The total refund amount is greater than the payment.')
  const api = fakeApi({
    'GET bookings/b1/payments': { body: { ...paid, payments: [taken] } },
    'POST payments/p1/refund': () => answer(),
  })
  renderPage(card)
  await userEvent.click(await screen.findByRole('button', { name: 'Give back' }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByLabelText(/^Amount/)
  fireEvent.change(amount, { target: { value: '500' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Give back' }))
  await dialog.findByText(/greater than the payment/)
  expect(amount).toHaveProperty('value', '500')
  answer = () => ({
    status: 200,
    body: { ...paid, payments: [taken, { ...taken, id: 'p2', amount: -500, refund: 'asked' }] },
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Give back' }))
  await screen.findByText(/^Refund, Razorpay/)
  screen.getByText(/^asked for, no answer yet/)
  const keys = api.calls
    .filter(({ call }) => call.startsWith('POST'))
    .map(({ headers }) => headers.get('idempotency-key'))
  // One that was refused is over.
  expect(new Set(keys).size).toBe(2)
})
