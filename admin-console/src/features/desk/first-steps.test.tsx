import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import AdminPage from '../../routes/admin-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { clerk, renderPage } from '../../testing/render-page.tsx'
import { SETTINGS } from '../../testing/samples.ts'

const summary = (firstSteps: string[]) => ({
  ...{ today: '2026-11-22', newBookings: 0, newEnquiries: 0, unsentMailTotal: 0, pickUpsToday: [], unsentMail: [] },
  ...{ mailLimit: null, bookingsByDay: [], bookingsByTripType: [], firstSteps },
})

test('an owner sees what is left to do, and says by a press that there is no GSTIN', async () => {
  let left = ['gstin', 'drivers']
  const api = fakeApi({
    'GET desk/summary': () => ({ body: summary(left) }),
    'PATCH settings': () => {
      left = ['drivers']
      return { body: { settings: SETTINGS, version: 2 } }
    },
  })
  const { notices } = renderPage(<AdminPage />, { at: '/admin' })
  const drivers = await screen.findByRole('link', { name: 'Drivers' })
  expect(drivers.getAttribute('href')).toBe('/drivers/create')
  await userEvent.click(screen.getByRole('button', { name: 'We have no GSTIN' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'GSTIN' })).toBeNull())
  expect(notices).toEqual([{ kind: 'success', message: 'Noted: no GSTIN, so no tax in any price.' }])
  expect(api.bodies('PATCH settings')).toEqual([{ noGstin: true }])
})

test.each([
  ['a clerk', ['gstin'], clerk],
  ['nobody once all is done', [], undefined],
])('%s sees no list', async (_who, steps, user) => {
  fakeApi({ 'GET desk/summary': { body: summary(steps) } })
  renderPage(<AdminPage />, { at: '/admin', ...(user && { user }) })
  await screen.findByText('No more pick-ups today')
  expect(screen.queryByRole('heading', { name: 'First steps' })).toBeNull()
})

test.each([
  ['an owner', undefined],
  ['a clerk', clerk],
])('%s sees one line that says why no mail is sent', async (_who, user) => {
  fakeApi({ 'GET desk/summary': { body: { ...summary(['mail']), mailServer: false } } })
  renderPage(<AdminPage />, { at: '/admin', ...(user && { user }) })
  expect(await screen.findAllByText(/SMTP_URL/)).toHaveLength(1)
})
