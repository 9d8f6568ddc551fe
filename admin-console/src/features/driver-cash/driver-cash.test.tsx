import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DriverCash } from 'shared-api/contract'
import { expect, test } from 'vitest'
import DriverCashPage from '../../routes/driver-cash-page.tsx'
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

test('shows what a driver hands over, and settles it after a question; a sum that changed is read again', async () => {
  let answer = () => problem(409, 'By now ₹3,700.00 are open: look again.')
  const api = fakeApi({ 'GET drivers/d1/cash': { body: open }, 'POST drivers/d1/settlements': () => answer() })
  const { notices } = renderPage(<DriverCashPage />, {
    ...{ at: '/drivers/d1/cash', pattern: '/drivers/:id/cash' },
  })
  await screen.findByRole('heading', { name: 'Cash of Murugan', level: 1 })
  screen.getByText('Murugan hands over ₹3,800.00')
  await userEvent.click(screen.getByRole('button', { name: 'Settle' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }))
  expect(notices.at(-1)?.message).toContain('By now ₹3,700.00 are open')
  answer = () => ({ body: settled })
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }))
  await screen.findByText('Nothing is open.')
  screen.getByRole('table', { name: 'Settled before' })
  expect(api.calls.at(-1)?.body).toEqual({ balance: -3800 })
})
