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

test('the road’s distance stands beside an entered one that differs by more than a fifth', async () => {
  await show(120)
  screen.getByText(/^120 km \(by road about 4\d\d km\)$/)
})

test('the road’s distance does not stand beside one that is about the same', async () => {
  await show(462)
  expect(screen.queryByText(/by road about/)).toBeNull()
})
