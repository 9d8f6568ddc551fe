import { screen, within } from '@testing-library/react'
import type { BookingChange } from 'shared-api/contract'
import { expect, test } from 'vitest'
import BookingPage from '../../routes/booking-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking } from '../../testing/samples.ts'

const CHANGES: BookingChange[] = [
  {
    ...{ at: '2026-11-21T06:30:00.000Z', by: 'Meena', reason: 'Train is late' },
    fields: [
      { field: 'pickUpTime', before: '06:30', after: '07:30' },
      { field: 'PickUpdate', before: '2026-12-11', after: '2026-12-12' },
      { field: 'total', before: 17_570, after: 18_900 },
    ],
  },
  {
    ...{ at: '2026-11-22T06:30:00.000Z', by: 'Ravi', reason: null },
    fields: [
      { field: 'visitingPlaces', before: [], after: ['Salem', 'Ooty'] },
      { field: 'mail', before: 'sita@example.com', after: '' },
    ],
  },
]

async function show(changes?: BookingChange[]) {
  fakeApi({ 'GET bookings/b1': { body: { booking: { ...booking(), history: [], changes } } } })
  renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  await screen.findByText('Trip type')
}

test('lists what was what, from the latest change', async () => {
  await show(CHANGES)
  const [latest, first] = screen.getAllByRole('region', { name: /^Change of/ })
  const texts = (part: HTMLElement | undefined) =>
    within(part as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replaceAll('\u00a0', ' '))
  expect(texts(latest)).toEqual(['Visiting places: none, now Salem, Ooty', 'Mail: sita@example.com, now none'])
  expect(texts(first)).toEqual([
    'Pick-up time: 6:30 am, now 7:30 am',
    'Pick-up date: 11 Dec 2026, now 12 Dec 2026',
    'Total: ₹17,570.00, now ₹18,900.00',
  ])
  expect(first?.textContent).toContain('by Meena: Train is late')
})

test('is left out before the first change, and with a server of the release before', async () => {
  await show()
  expect(screen.queryByRole('heading', { name: 'Changes' })).toBeNull()
})
