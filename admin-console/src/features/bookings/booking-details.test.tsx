import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import BookingPage from '../../routes/booking-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking } from '../../testing/samples.ts'

const show = async (distance: number, roadKm: number | null, given = {}) => {
  fakeApi({ 'GET bookings/b1': { body: { booking: { ...booking({ distance, ...given }), roadKm, history: [] } } } })
  renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  await screen.findByText('Trip type')
}

test('shows the road’s distance where the server says that the entered one is far from it', async () => {
  await show(120, 471)
  screen.getByText('120 km (by road about 471 km)')
})

test('says nothing of a road that is about as long', async () => {
  await show(462, null)
  expect(screen.queryByText(/by road about/)).toBeNull()
})

test('names who travels and how to call them before who booked, if that is another', async () => {
  await show(462, null, { guestName: 'Anita Thomas', guestMobile: '+919840099999' })
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(expect.arrayContaining(['Traveller', 'Booked by']))
  screen.getByText('Anita Thomas')
  expect(screen.getByRole('link', { name: 'Call Anita Thomas' }).getAttribute('href')).toBe('tel:+919840099999')
})
