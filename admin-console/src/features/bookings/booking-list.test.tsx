import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import BookingsPage from '../../routes/bookings-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

test.each([
  ['?from=garbage&to=2026-99-99', 'Any day', [null, null]],
  ['?to=2026-11-30', 'Any day', [null, null]],
  ['?from=2026-11-22&to=2026-11-30', '22 Nov 2026 – 30 Nov 2026', ['2026-11-22', '2026-11-30']],
])('%s filters by the days that its field shows', async (search, shown, days) => {
  const api = fakeApi({ 'GET bookings': { body: { bookings: [], nextCursor: null, total: 0 } } })
  renderPage(<BookingsPage />, { at: `/bookings${search}` })
  await screen.findByText(/^No booking/)
  expect(screen.getByLabelText('Pick-up date').textContent).toBe(shown)
  const query = api.calls.at(-1)?.query
  expect([query?.get('pickUpFrom'), query?.get('pickUpTo')]).toEqual(days)
})
