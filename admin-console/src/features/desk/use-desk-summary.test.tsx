import { act, fireEvent, screen } from '@testing-library/react'
import type { DeskSummary, MailStatus } from 'shared-api/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import AdminPage from '../../routes/admin-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

// A clock of our own: nothing here waits a minute.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

/** Opens the desk with one unsent mail; `asked` gives how often the summary was read. */
async function openDesk(state: MailStatus['state'], mailLimit: DeskSummary['mailLimit'] = null) {
  const mail = { _id: 'm1', audience: 'desk', recipient: 'desk@example.com', subject: 'New booking', state }
  const unsentMail = [{ ...mail, attempts: 0, lastError: null, sentAt: null, bookingId: null, enquiryId: null }]
  const counts = { today: '2026-11-22', newBookings: 0, newEnquiries: 0, unsentMailTotal: 1, pickUpsToday: [] }
  const api = fakeApi({
    'GET desk/summary': { body: { ...counts, unsentMail, mailLimit, bookingsByDay: [], bookingsByTripType: [] } },
    'POST outbox/m1/retry': { body: {} },
  })
  renderPage(<AdminPage />, { at: '/admin' })
  await pass(0)
  screen.getByText('New booking, to desk@example.com')
  return () => api.bodies('GET desk/summary').length
}

test('reads mail that waits for a server once a minute', async () => {
  const asked = await openDesk('waiting')
  await pass(59)
  expect(asked()).toBe(1)
  await pass(2)
  expect(asked()).toBe(2)
})

test('mail that is being sent is looked at every five seconds', async () => {
  const asked = await openDesk('sending')
  await pass(11)
  expect(asked()).toBe(3)
})

test('mail that was sent again is watched for a while, and then waits with the others', async () => {
  const asked = await openDesk('waiting')
  fireEvent.click(screen.getByRole('button', { name: 'Send again: New booking' }))
  await pass(1)
  expect(asked()).toBe(2)
  await pass(10)
  expect(asked()).toBe(4)
  await pass(30)
  const before = asked()
  await pass(50)
  expect(asked()).toBe(before)
})

test('says when mail to visitors has reached its limit, and how many wait', async () => {
  await openDesk('waiting', { perHour: 300, waiting: 1200 })
  screen.getByText(
    'Mail to visitors has reached its limit of 300 an hour. 1,200 are waiting and will be sent as the limit allows.',
  )
})
