import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { istDay } from 'shared-api/india'
import { expect, test, vi } from 'vitest'
import BooksPage from '../../routes/books-page.tsx'
import DayBookPage from '../../routes/day-book-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

// It measures its place, which has no size here; the tables have the same figures.
vi.mock('shared-ui/admin', async (original) => ({ ...(await original<object>()), BarChart: () => null }))

const figures = (period: string, driven: number) => ({
  ...{ period, booked: 3, bookedTotal: 300, driven, drivenTotal: 1000 * driven, cancelled: 0, received: 670 },
  ...{ refunded: 0, outstanding: 330, spent: 0 },
})
const reply = {
  ...{ now: figures('2026-12', 3), before: figures('2026-11', 2) },
  parts: [figures('2026-12-23', 0), figures('2026-12-24', 3)],
  routes: [{ from: 'tn-chennai', to: 'tn-madurai', trips: 2, total: 37_340 }],
  ...{ vehicles: [], drivers: [{ name: 'Murugan', trips: 2, earned: 37_340 }], closed: null },
}
const empty = { payments: [], ways: [], people: [], cash: [], total: 0 }

test('shows a month beside the one before, with what drivers earned and who took off what', async () => {
  const discount = { id: 'd', at: '2026-12-05T06:30:00.000Z', by: 'Meena', reason: 'Regular guest', amount: 500 }
  const discounts = [{ ...discount, what: 'discount', booking: { _id: 'b1', reference: 'TT-7K3M9Q' } }]
  fakeApi({ 'GET books/month': { body: reply }, 'GET books/discounts': { body: { discounts, total: 500 } } })
  renderPage(<BooksPage />, { at: '/books?month=2026-12' })
  const table = within(await screen.findByRole('table', { name: 'Figures of December 2026' }))
  expect(table.getByText('Trips driven').closest('tr')?.textContent).toBe('Trips driven32+50%')
  const routes = within(screen.getByRole('table', { name: 'Top routes' }))
  routes.getByText('Chennai to Madurai')
  const trips = within(screen.getByRole('table', { name: 'Trips by day' }))
  expect(trips.getByText('24 Dec 2026').closest('tr')?.textContent).toBe('24 Dec 2026330')
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain('books/month.csv?month=2026-12')
  within(screen.getByRole('table', { name: 'Drivers' })).getByText('₹37,340')
  const given = within(await screen.findByRole('table', { name: 'Discounts' }))
  expect(given.getByText('Regular guest').closest('tr')?.textContent).toMatch(/^TT-7K3M9Q.*Meena.*₹500$/)
  screen.getByText('Total ₹500')
  // A month that is not over cannot be closed.
  expect(screen.queryByRole('button', { name: 'Close the month' })).toBeNull()
})

test('closes a month that is over after a question', async () => {
  const past = { ...reply, now: figures('2026-03', 3), before: figures('2026-02', 2) }
  const closed = { ...past, closed: { by: 'Meena', at: '2026-04-02T05:00:00.000Z' } }
  const api = fakeApi({ 'GET books/month': { body: past }, 'POST books/months/2026-03/close': { body: closed } })
  renderPage(<BooksPage />, { at: '/books?month=2026-03' })
  await userEvent.click(await screen.findByRole('button', { name: 'Close the month' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close March 2026?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Close the month' }))
  await screen.findByText(/^Closed by Meena/)
  expect(api.calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
})

test('shows the money of a day, which the address keeps', async () => {
  const api = fakeApi({ 'GET books/day': ({ query }) => ({ body: { day: query.get('day'), ...empty } }) })
  const { router } = renderPage(<DayBookPage />, { at: '/day-book?day=2026-12-24' })
  await screen.findByText('No money moved on this day.')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-25' } })
  await screen.findByText('No money moved on this day.')
  expect(router.state.location.search).toContain('day=2026-12-25')
  expect(
    api.calls
      .filter(({ call }) => call === 'GET books/day')
      .at(-1)
      ?.query.get('day'),
  ).toBe('2026-12-25')
})

test('shows a year by its months, and goes back to a month', async () => {
  const year = {
    ...reply,
    ...{ now: figures('2026', 3), before: figures('2025', 2), parts: [figures('2026-12', 3)] },
  }
  fakeApi({
    'GET books/year': { body: year },
    'GET books/month': { body: reply },
  })
  const { router } = renderPage(<BooksPage />, { at: '/books?year=2026' })
  const table = within(await screen.findByRole('table', { name: 'Figures of April 2026 to March 2027' }))
  table.getByText('2025-26')
  within(screen.getByRole('table', { name: 'Money by month' })).getByText('December 2026')
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain('books/year.csv?year=2026')
  fireEvent.click(screen.getByRole('radio', { name: 'Month' }))
  await screen.findByRole('table', { name: 'Figures of December 2026' })
  expect(router.state.location.search).toMatch(/^\?month=\d{4}-\d\d$/)
})

test.each(['?month=2026-13', '?year=26', '?month=soon'])('shows this month for a bad address: %s', async (query) => {
  const api = fakeApi({ 'GET books/month': { body: reply } })
  renderPage(<BooksPage />, { at: `/books${query}` })
  await screen.findByRole('table', { name: 'Top routes' })
  const ofBooks = api.calls.filter(({ call }) => call.startsWith('GET books'))
  const months = new Set(ofBooks.map(({ query: asked }) => asked.get('month')))
  expect([...months]).toEqual([istDay(Date.now()).slice(0, 7)])
})

test.each(['?day=2026-02-30', '?day='])('shows today for a bad address: %s', async (query) => {
  const api = fakeApi({ 'GET books/day': ({ query: asked }) => ({ body: { day: asked.get('day'), ...empty } }) })
  renderPage(<DayBookPage />, { at: `/day-book${query}` })
  await screen.findByText('No money moved on this day.')
  expect(api.calls.map(({ query: asked }) => asked.get('day'))).toEqual([istDay(Date.now())])
})

test('names the way of each payment of a day', async () => {
  const payment = { id: 'p1', at: '2026-12-24T05:00:00.000Z', by: 'Kala', booking: 'TT-ONE111', note: '' }
  const day = {
    ...{ day: '2026-12-24', total: 500, cash: [], ways: [{ way: 'bank', received: 500, refunded: 0 }] },
    people: [{ by: 'Kala', received: 500, refunded: 0, cash: 0 }],
    payments: [{ ...payment, kind: 'trip', bookingId: 'b1', way: 'bank', amount: 500, reference: 'UTR1' }],
  }
  fakeApi({ 'GET books/day': { body: day } })
  renderPage(<DayBookPage />, { at: '/day-book?day=2026-12-24' })
  const [line] = await screen.findAllByRole('listitem')
  expect(line?.textContent).toContain('TT-ONE111 Bank transfer UTR1 · Kala₹500')
  expect(screen.getByRole('link', { name: 'TT-ONE111' }).getAttribute('href')).toBe('/bookings/b1')
  screen.getByText('Bank transfer')
  within(screen.getByRole('table', { name: 'By person' })).getByText('Kala')
})

const DRAWER = { opening: 4200, cashIn: 18_350, cashOut: 9100, expected: 13_450, count: null }

test('shows what is in the drawer; a count that differs says why', async () => {
  const day = { day: '2026-12-24', ...empty, drawer: DRAWER, closed: null }
  const count = { counted: 13_400, difference: -50, note: 'Change', at: '2026-12-24T15:00:00.000Z', by: 'Kala' }
  let answer = () => problem(400, 'note', [{ path: 'note', code: 'required', message: '' }])
  const api = fakeApi({ 'GET books/day': { body: day }, 'POST books/days/2026-12-24/counts': () => answer() })
  renderPage(<DayBookPage />, { at: '/day-book?day=2026-12-24' })
  await screen.findByText('₹13,450 in the drawer')
  await userEvent.type(screen.getByLabelText(/^Counted/), '13,400')
  screen.getByText(/^Difference .₹50$/)
  await userEvent.click(screen.getByRole('button', { name: 'Save the count' }))
  await screen.findByText('Note is required')
  answer = () => ({ body: { ...day, drawer: { ...DRAWER, count } } })
  await userEvent.type(screen.getByLabelText('Note'), 'Change')
  await userEvent.click(screen.getByRole('button', { name: 'Save the count' }))
  await screen.findByText(/Counted ₹13,400, difference .₹50\./)
  expect(api.calls.at(-1)?.body).toEqual({ amount: 13_400, note: 'Change' })
})

test('notes an expense, and cash that went to the bank, on the day that is shown', async () => {
  const movement = {
    id: 'm1',
    at: '2026-03-24T05:00:00.000Z',
    by: 'Kala',
    way: 'cash',
    amount: -500,
    reference: '',
    note: '',
  }
  const api = fakeApi({
    'GET books/day': { body: { day: '2026-03-24', ...empty } },
    'GET vehicles': { body: { vehicles: [] } },
    'POST movements': { body: { movement } },
  })
  renderPage(<DayBookPage />, { at: '/day-book?day=2026-03-24' })
  const note = async (what: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add an entry' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('What'), what)
    await userEvent.type(dialog.getByLabelText(/^Amount/), '500')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return api.calls.findLast(({ call }) => call === 'POST movements')?.body
  }
  const moved = { way: 'cash', day: '2026-03-24', direction: 'out', amount: 500, reference: '', note: '' }
  expect(await note('Expense')).toEqual({ ...moved, kind: 'expense', category: 'fuel', payee: '' })
  expect(await note('Cash to the bank')).toEqual({ ...moved, kind: 'bank' })
})
