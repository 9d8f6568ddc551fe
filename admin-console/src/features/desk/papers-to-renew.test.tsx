import { screen } from '@testing-library/react'
import type { PaperToRenew } from 'shared-api/contract'
import { expect, test } from 'vitest'
import AdminPage from '../../routes/admin-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const PAPERS: PaperToRenew[] = [
  { owner: 'driver', id: 'd1', name: 'Murugan S', kind: 'licence', lastDay: '2026-11-20' },
  { owner: 'vehicle', id: 'v1', name: 'TN 01 AB 1234', kind: 'insurance', lastDay: '2026-11-22' },
  ...[1, 2, 3, 4].map((at): PaperToRenew => {
    return { owner: 'vehicle', id: `w${at}`, name: `TN 02 AB 000${at}`, kind: 'tax', lastDay: '2026-12-02' }
  }),
]

function openDesk(papers: object) {
  const counts = { today: '2026-11-22', newBookings: 0, newEnquiries: 0, unsentMailTotal: 0, pickUpsToday: [] }
  const lists = { unsentMail: [], mailLimit: null, bookingsByDay: [], bookingsByTripType: [] }
  fakeApi({
    'GET desk/summary': { body: { ...counts, ...lists, ...papers } },
    'GET to-look-at': { body: { items: [], total: 0 } },
  })
  renderPage(<AdminPage />, { at: '/admin' })
}

test('names the papers that end soonest, each with the way to its vehicle or driver', async () => {
  openDesk({ papersToRenew: PAPERS, papersToRenewTotal: 40 })
  const driver = await screen.findByRole('link', { name: 'Murugan S' })
  expect(driver.getAttribute('href')).toBe('/drivers/d1')
  expect(driver.closest('li span + span')?.textContent).toBe('Licence of Murugan S expired')
  const vehicle = screen.getByRole('link', { name: 'TN 01 AB 1234' })
  expect(vehicle.getAttribute('href')).toBe('/vehicles/v1')
  expect(vehicle.closest('li span + span')?.textContent).toBe('Insurance of TN 01 AB 1234 ends today')
  expect(screen.getByRole('list', { name: 'To look at' }).lastChild?.textContent).toContain('Tax of TN 02 AB 0001')
  expect(screen.getByRole('link', { name: 'Papers to renew 40' }).getAttribute('href')).toBe('/vehicles?sort=papers')
})

test.each([
  ['there are none', { papersToRenew: [], papersToRenewTotal: 0 }],
  ['the server is of the release before', {}],
])('says nothing of papers where %s', async (_when, papers) => {
  openDesk(papers)
  await screen.findByText('No more pick-ups today')
  expect(screen.queryByText(/To look at|Unsent mail|Papers/)).toBeNull()
})
