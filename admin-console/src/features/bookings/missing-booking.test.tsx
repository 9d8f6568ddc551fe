import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import BookingPage from '../../routes/booking-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

test('a booking that is not there cannot be booked again; the way to the list stays', async () => {
  fakeApi({ 'GET bookings/': problem(404, 'There is nothing here.') })
  renderPage(<BookingPage />, { at: '/bookings' })
  await screen.findByText('Could not load the booking')
  expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull()
  screen.getByRole('link', { name: 'All bookings' })
})
