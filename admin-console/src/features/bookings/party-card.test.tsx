import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BookingStatus } from 'shared-api/contract'
import { expect, test } from 'vitest'
import BookingPage from '../../routes/booking-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking, NO_MONEY } from '../../testing/samples.ts'

test('one press confirms all cars of a party; what is refused says why', async () => {
  const statuses: Record<string, BookingStatus> = { b1: 'new', b2: 'new', b3: 'new' }
  const page = (id: string) => {
    const cars = Object.entries(statuses).map(([_id, status]) => ({
      ...{ _id, status, reference: `TT-CAR00${_id.at(-1)}`, total: 4000 },
    }))
    const party = { total: 12_000, cars }
    return { body: { booking: { ...booking({ _id: id, status: statuses[id] ?? 'new' }), history: [], party } } }
  }
  const confirm = (id: string) => () => {
    statuses[id] = 'confirmed'
    return page(id)
  }
  fakeApi({
    ...NO_MONEY,
    'GET bookings/b1': () => page('b1'),
    'GET bookings/b1/free': { body: { vehicles: [], drivers: [] } },
    'POST bookings/b1/state': confirm('b1'),
    'POST bookings/b2/state': () => problem(409, 'All vehicles of this cab are already confirmed.'),
    'POST bookings/b3/state': confirm('b3'),
  })
  renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  await screen.findByText('All together ₹12,000.00')
  expect(screen.getByRole('link', { name: 'TT-CAR002' }).getAttribute('href')).toBe('/bookings/b2')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm all 3' }))
  expect((await screen.findByText(/^TT-CAR002: /)).textContent).toContain('already confirmed')
  expect(statuses).toEqual({ b1: 'confirmed', b2: 'new', b3: 'confirmed' })
  expect(screen.queryByRole('button', { name: /^Confirm all/ })).toBeNull()
})
