import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DriverCash, DriverStatement, OpenCash } from 'shared-api/contract'
import { expect, test } from 'vitest'
import DriverCashPage from '../../routes/driver-cash-page.tsx'
import OpenCashPage from '../../routes/open-cash-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const at = '2026-12-27T04:00:00.000Z'
const open: DriverCash = {
  driver: { id: 'd1', name: 'Murugan' },
  open: [
    { kind: 'cash', id: 'p1', at, booking: 'TT-ABC234', amount: -5000 },
    { kind: 'allowance', id: 'b1', at, booking: 'TT-ABC234', amount: 1200 },
  ],
  ...{ balance: -3800, settlements: [] },
}
const settled: DriverCash = {
  ...open,
  open: [],
  balance: 0,
  settlements: [{ id: 's1', at, by: 'Meena', amount: -3800 }],
}

const statement: DriverStatement = {
  ...{ driver: open.driver, opening: 100, closing: 0 },
  entries: [
    { kind: 'cash', id: 'p1', at, booking: 'TT-ABC234', amount: -500 },
    { kind: 'settlement', id: 's1', at, booking: '', amount: 400 },
  ],
}

test('shows what a driver hands over, and settles it after a question; a sum that changed is read again', async () => {
  let answer = () => problem(409, 'By now ₹3,700.00 are open: look again.')
  const api = fakeApi({
    ...{ 'GET drivers/d1/cash': { body: open }, 'POST drivers/d1/settlements': () => answer() },
    'GET drivers/d1/statement': { body: { ...statement, entries: [] } },
  })
  const { notices } = renderPage(<DriverCashPage />, {
    ...{ at: '/drivers/d1/cash', pattern: '/drivers/:id/cash' },
  })
  await screen.findByRole('heading', { name: 'Cash of Murugan', level: 1 })
  screen.getByText('Murugan hands over ₹3,800.00')
  await userEvent.click(screen.getByRole('button', { name: 'Settle' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }))
  await dialog.findByText('By now ₹3,700.00 are open: look again.')
  answer = () => ({ body: settled })
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }))
  await screen.findByText('Nothing is open.')
  screen.getByRole('table', { name: 'Settled before' })
  expect(notices.at(-1)?.message).toBe('Settled.')
  expect(api.calls.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ...{ balance: -3800, way: 'cash', reference: '', note: '' },
  })
})

test('notes a part that the driver hands over, on its day, and says why it is refused', async () => {
  let answer = () =>
    problem(400, 'amount', [{ path: 'amount', code: 'above-held', params: { held: 3800 }, message: '' }])
  const api = fakeApi({
    ...{ 'GET drivers/d1/cash': { body: open }, 'POST drivers/d1/money': () => answer() },
    'GET drivers/d1/statement': { body: { ...statement, entries: [] } },
  })
  renderPage(<DriverCashPage />, { at: '/drivers/d1/cash', pattern: '/drivers/:id/cash' })
  await userEvent.click(await screen.findByRole('button', { name: 'Give or take money' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Amount/), '3,900')
  await userEvent.selectOptions(dialog.getByLabelText('How'), 'upi')
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '01/12/2026' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Amount must not be more than the 3800 rupees that the driver holds')
  answer = () => ({ body: settled })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Nothing is open.')
  expect(api.calls.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ...{ direction: 'in', way: 'upi', amount: 3900, day: '2026-12-01', reference: '', note: '' },
  })
})

test('has a statement of the days in the URL, and of no days in the wrong order', async () => {
  const api = fakeApi({ 'GET drivers/d1/cash': { body: settled }, 'GET drivers/d1/statement': { body: statement } })
  renderPage(<DriverCashPage />, {
    ...{ at: '/drivers/d1/cash?from=2026-12-01&to=2026-12-31', pattern: '/drivers/:id/cash' },
  })
  const table = within(await screen.findByRole('table', { name: 'Statement' }))
  for (const text of ['Cash taken', '−₹500.00', 'Settled', '₹400.00']) table.getByText(text)
  const days = 'from=2026-12-01&to=2026-12-31'
  expect(api.calls.find(({ call }) => call.endsWith('statement'))?.query.toString()).toBe(days)
  const file = screen.getByRole('link', { name: 'CSV' })
  expect(file.getAttribute('href')).toContain(`/drivers/d1/statement.csv?${days}`)
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-30' } })
  await screen.findByText('Must not be before the first day')
  expect(screen.queryByRole('table', { name: 'Statement' })).toBeNull()
})

test('lists what is open with each driver', async () => {
  const drivers: OpenCash[] = [
    { driver: open.driver, allowance: 1200, expense: 0, cash: -5000, advance: 0, balance: -3800 },
  ]
  fakeApi({ 'GET drivers/cash': { body: { drivers } } })
  renderPage(<OpenCashPage />)
  const table = within(await screen.findByRole('table', { name: 'Open by driver' }))
  expect(table.getByRole('link', { name: 'Murugan' }).getAttribute('href')).toBe('/drivers/d1/cash')
  for (const text of ['₹1,200.00', '₹5,000.00', 'Murugan hands over ₹3,800.00']) table.getByText(text)
})
