import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import BookingPage from '../../routes/booking-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking } from '../../testing/samples.ts'

const PATCH = 'PATCH bookings/b1'
const page = (messagesByPhone: boolean, etag = '"1"') => ({
  body: { booking: { ...booking({ messagesByPhone }), history: [] } },
  etag,
})
const byPhone = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Messages by WhatsApp or SMS' })

test('messages by phone are switched off for a traveller who calls', async () => {
  const api = fakeApi({ 'GET bookings/b1': page(true), [PATCH]: page(false, '"2"') })
  const { notices } = renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  expect((await byPhone()).checked).toBe(true)
  await userEvent.click(await byPhone())
  await waitFor(async () => expect((await byPhone()).checked).toBe(false))
  expect(api.bodies(PATCH)).toEqual([{ messagesByPhone: false }])
  expect(notices).toMatchObject([{ message: 'Messages by WhatsApp or SMS: off.' }])
})

test('the switch says why it could not be saved, and stays', async () => {
  fakeApi({ 'GET bookings/b1': page(false), [PATCH]: problem(503, 'Try again later.') })
  renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  await userEvent.click(await byPhone())
  await screen.findByText(/Try again later/)
  expect((await byPhone()).checked).toBe(false)
})
