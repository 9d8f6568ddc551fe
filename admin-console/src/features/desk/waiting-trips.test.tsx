import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import AdminPage from '../../routes/admin-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking } from '../../testing/samples.ts'

function openDesk(waiting: object) {
  const counts = { today: '2026-11-22', newBookings: 0, newEnquiries: 0, unsentMailTotal: 0, pickUpsToday: [] }
  const lists = { unsentMail: [], mailLimit: null, bookingsByDay: [], bookingsByTripType: [] }
  fakeApi({ 'GET desk/summary': { body: { ...counts, ...lists, ...waiting } } })
  renderPage(<AdminPage />, { at: '/admin' })
}

/** A booking with what the desk's lists have of it. */
const { _id, reference, status, from, to, PickUpdate, pickUpTime, name, selectedCab } = booking()
const trip = { _id, reference, status, from, to, PickUpdate, pickUpTime, name, selectedCab }

test('trips that are due or over are counted and named, each with the way to its booking', async () => {
  openDesk({
    ...{ dueTrips: [trip], dueTripsTotal: 30 },
    ...{ overTrips: [{ ...trip, _id: 'b2', reference: 'TT-TWO222', status: 'started' }], overTripsTotal: 1 },
  })
  const tile = await screen.findByRole('link', { name: '30 Due and not assigned' })
  expect(tile.getAttribute('href')).toBe('/admin#due')
  const due = screen.getByRole('table', { name: 'Due and not assigned' })
  expect(within(due).getByRole('link', { name: 'TT-PXKJ3V' }).getAttribute('href')).toBe('/bookings/b1')
  screen.getByText('and 29 more')
  const over = screen.getByRole('table', { name: 'Over and not closed' })
  within(over).getByText(/started/)
})

test.each([
  ['there are none', { dueTrips: [], dueTripsTotal: 0, overTrips: [], overTripsTotal: 0 }],
  ['the server is of the release before', {}],
])('shows zero and no list where %s', async (_when, waiting) => {
  openDesk(waiting)
  await screen.findByRole('link', { name: '0 Due and not assigned' })
  expect(screen.queryByRole('heading', { name: 'Over and not closed' })).toBeNull()
})
