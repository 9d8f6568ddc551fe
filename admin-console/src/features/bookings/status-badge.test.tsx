import { BOOKING_STATUSES, type BookingStatus } from 'shared-api/contract'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { StatusBadge } from './status-badge.tsx'

vi.mock('../../../../shared-api/src/contract/trip-process.ts', async (original) => {
  const { TABLE } = await original<{ TABLE: object }>()
  return { TABLE: { ...TABLE, resting: { phase: 'coming', by: [], next: [] } } }
})

test('a state that the table alone has is coloured by its phase', () => {
  renderPage(BOOKING_STATUSES.map((status: BookingStatus) => <StatusBadge key={status} status={status} />))
  const badges = [...document.querySelectorAll('.mantine-Badge-root')]
  const colours = badges.map((badge) => badge.getAttribute('style'))
  const colourOf = (status: string) => colours[BOOKING_STATUSES.findIndex((one) => one === status)]
  expect(colourOf('resting')).toBe(colourOf('on the way'))
  expect(colourOf('resting')).not.toBe(colourOf('new'))
})
