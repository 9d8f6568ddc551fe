import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Activity } from 'shared-api/contract'
import { expect, test } from 'vitest'
import ActivityPage from '../../routes/activity-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { clerk, renderPage } from '../../testing/render-page.tsx'

const KALA = {
  ...{ _id: 'u2', name: 'Kala', email: 'kala@example.com', staffRole: 'clerk', disabled: false },
  createdAt: '2026-11-20T06:30:00.000Z',
}
const activity = (part: Partial<Activity>): Activity => ({
  ...{ _id: 'a1', at: '2026-11-21T06:30:00.000Z', by: { _id: 'u2', name: 'Kala' }, code: 'account-logged-in' },
  ...{ subject: { _id: '', name: '' }, detail: '' },
  ...part,
})
const ALL = [
  activity({ code: 'booking-changed', subject: { _id: 'b1', name: 'TT-PXKJ3V' }, detail: 'confirmed note' }),
  activity({ _id: 'a2', code: 'tariff-put-in-force', subject: { _id: 't1', name: 'Summer' }, detail: '2026-12-01' }),
  activity({ _id: 'a3', code: 'cab-deleted', subject: { _id: 'c1', name: 'Maruti Dzire' } }),
  activity({ _id: 'a4' }),
  activity({ _id: 'a5', code: 'boat-added', subject: { _id: 'x', name: 'A boat' } }),
  activity({ _id: 'a6', code: 'claim-settled', subject: { _id: 'b2', name: 'TT-ABC234' }, detail: 'accepted' }),
]

test('says who did what in words, with a link to what is still there, and filters by person', async () => {
  const api = fakeApi({
    'GET staff': { body: { staff: [KALA] } },
    'GET activity': { body: { activity: ALL, nextCursor: null, total: ALL.length } },
  })
  renderPage(<ActivityPage />, { at: '/activity' })
  const table = await screen.findByRole('table', { name: 'Activity' })
  const [, ...rows] = within(table).getAllByRole('row')
  const texts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map(({ textContent }) => textContent),
  )
  expect(texts).toEqual([
    ['Kala', 'changed the booking', 'TT-PXKJ3V', 'confirmed, note'],
    ['Kala', 'put the tariff in force', 'Summer', 'from 1 Dec 2026'],
    ['Kala', 'deleted the cab', 'Maruti Dzire', ''],
    ['Kala', 'logged in', '', ''],
    ['Kala', 'boat-added', 'A boat', ''],
    ['Kala', 'settled a reported payment of', 'TT-ABC234', 'accepted'],
  ])
  const links = within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/bookings/b1', '/tariffs/t1', '/bookings/b2'])
  await screen.findByRole('option', { name: 'Kala' })
  await userEvent.selectOptions(screen.getByLabelText('Person'), 'u2')
  await waitFor(() => expect(api.calls.at(-1)?.query.get('by')).toBe('u2'))
})

test('refers a clerk to an owner', () => {
  const api = fakeApi({})
  renderPage(<ActivityPage />, { at: '/activity', user: clerk })
  screen.getByText('Only an owner of the desk may do this. Ask one of them.')
  expect(api.calls).toEqual([])
})
