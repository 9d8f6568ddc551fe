import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import BookingPage from '../../routes/booking-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking } from '../../testing/samples.ts'

const ASSIGNMENT = {
  vehicle: { id: 'v1', registration: 'TN 01 AB 1234', cab: 'Maruti Suzuki Dzire' },
  driver: { id: 'd1', name: 'Murugan', mobile: '+919840012345' },
  code: '4711',
}
const DRIVING = {
  ...{ openingKm: 1000, closingKm: 1600, estimateKm: 462, waitingMinutes: 30, doubt: true },
  expenses: [
    { id: 'e1', kind: 'toll', amount: 115.5, photo: true, at: '2026-12-12T06:30:00.000Z', outcome: 'counted' },
    { id: 'e2', kind: 'parking', amount: 40, photo: false, at: '2026-12-12T07:30:00.000Z', outcome: 'waiting' },
  ],
}

async function show(part: object, answers: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({ 'GET bookings/b1': { body: { booking: { ...booking(), history: [], ...part } } }, ...answers })
  const shown = renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  await screen.findByText('Trip type')
  return shown
}

test('shows nothing of driving before there is a driver', async () => {
  await show({})
  expect(screen.queryByRole('heading', { name: 'Driving' })).toBeNull()
})

test('shows what the driver has reported, and the doubt about the km', async () => {
  await show({ assignment: ASSIGNMENT, driving: DRIVING })
  screen.getByText('600 km driven, 462 km expected: check the readings.')
  screen.getByText('600 km (expected 462)')
  screen.getByText('30 minutes')
  screen.getByText('₹115.50')
  expect(
    screen.getAllByRole('link', { name: 'Photo of the receipt' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/api/v1/bookings/b1/expenses/e1/photo'])
  expect(screen.getByRole('link', { name: 'Trip sheet' }).getAttribute('href')).toBe('/bookings/b1/sheet')
})

test('opens WhatsApp with the trip sheet for the driver', async () => {
  const body = { url: 'https://example.com/drive/token', text: 'Trip & more', mobile: '+919840012345' }
  await show({ assignment: ASSIGNMENT }, { 'POST bookings/b1/drive-link': { body } })
  await userEvent.click(screen.getByRole('button', { name: 'Send to the driver' }))
  const link = await screen.findByRole('link', { name: 'Open WhatsApp with the trip sheet' })
  expect(link.getAttribute('href')).toBe('https://wa.me/919840012345?text=Trip%20%26%20more')
  screen.getByText(/https:\/\/example.com\/drive\/token/)
})

test('says why there is no link', async () => {
  const refusal = problem(409, 'Assign a driver first.')
  const { notices } = await show({ assignment: ASSIGNMENT }, { 'POST bookings/b1/drive-link': refusal })
  await userEvent.click(screen.getByRole('button', { name: 'Send to the driver' }))
  const message = 'There is no link for the driver. Assign a driver first.'
  await vi.waitFor(() => expect(notices).toMatchObject([{ kind: 'error', message }]))
})
