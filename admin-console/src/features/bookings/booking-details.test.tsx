import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import BookingPage from '../../routes/booking-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking } from '../../testing/samples.ts'

const show = async (distance: number) => {
  fakeApi({ 'GET bookings/b1': { body: { booking: { ...booking({ distance }), history: [] } } } })
  renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  await screen.findByText('Trip type')
}

test('shows the road’s distance if the entered one differs by more than a fifth', async () => {
  await show(120)
  screen.getByText(/^120 km \(by road about 4\d\d km\)$/)
})

test('hides the road’s distance if the entered one is about the same', async () => {
  await show(462)
  expect(screen.queryByText(/by road about/)).toBeNull()
})
