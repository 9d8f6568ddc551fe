import { fireEvent, screen, within } from '@testing-library/react'
import { istDay } from 'shared-api/india'
import { expect, test, vi } from 'vitest'
import BooksPage from '../../routes/books-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

// It measures its place, which has no size here; the tables have the same figures.
vi.mock('shared-ui/admin', async (original) => ({ ...(await original<object>()), BarChart: () => null }))

const figures = (period: string, driven: number) => ({
  ...{ period, booked: 3, bookedTotal: 300, driven, drivenTotal: 1000 * driven, cancelled: 0, received: 670 },
  ...{ refunded: 0, outstanding: 330 },
})
const reply = {
  ...{ now: figures('2026-12', 3), before: figures('2026-11', 2) },
  parts: [figures('2026-12-23', 0), figures('2026-12-24', 3)],
  routes: [{ from: 'tn-chennai', to: 'tn-madurai', trips: 2, total: 37_340 }],
  vehicles: [],
}
const empty = { payments: [], ways: [], people: [], cash: [], total: 0 }

test('shows a month beside the one before, and the payments of a day; the address keeps both', async () => {
  const api = fakeApi({
    'GET books/month': { body: reply },
    'GET books/day': ({ query }) => ({ body: { day: query.get('day'), ...empty } }),
  })
  const { router } = renderPage(<BooksPage />, { at: '/books?month=2026-12&day=2026-12-24' })
  const table = within(await screen.findByRole('table', { name: 'Figures of December 2026' }))
  expect(table.getByText('Trips driven').closest('tr')?.textContent).toBe('Trips driven32+50%')
  const routes = within(screen.getByRole('table', { name: 'Top routes' }))
  routes.getByText('Chennai to Madurai')
  const trips = within(screen.getByRole('table', { name: 'Trips by day' }))
  expect(trips.getByText('24 Dec 2026').closest('tr')?.textContent).toBe('24 Dec 2026330')
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain('books/month.csv?month=2026-12')
  await screen.findByText('Nothing was paid on this day.')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-25' } })
  await screen.findByText('Nothing was paid on this day.')
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
    'GET books/day': { body: { day: '2026-12-24', ...empty } },
  })
  const { router } = renderPage(<BooksPage />, { at: '/books?year=2026&day=2026-12-24' })
  const table = within(await screen.findByRole('table', { name: 'Figures of April 2026 to March 2027' }))
  table.getByText('2025-26')
  within(screen.getByRole('table', { name: 'Money by month' })).getByText('December 2026')
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toContain('books/year.csv?year=2026')
  fireEvent.click(screen.getByRole('radio', { name: 'Month' }))
  await screen.findByRole('table', { name: 'Figures of December 2026' })
  expect(router.state.location.search).toMatch(/^\?day=2026-12-24&month=\d{4}-\d\d$/)
})

test.each(['?month=2026-13&day=2026-02-30', '?year=26', '?month=soon&day='])(
  'shows today and its month for a bad address: %s',
  async (query) => {
    const api = fakeApi({
      'GET books/month': { body: reply },
      'GET books/day': ({ query: asked }) => ({ body: { day: asked.get('day'), ...empty } }),
    })
    renderPage(<BooksPage />, { at: `/books${query}` })
    await screen.findByText('Nothing was paid on this day.')
    const today = istDay(Date.now())
    expect(api.calls.map(({ query: asked }) => asked.get('day') ?? asked.get('month')).sort()).toEqual([
      today.slice(0, 7),
      today,
    ])
  },
)

test('names the way of each payment of a day', async () => {
  const payment = { id: 'p1', at: '2026-12-24T05:00:00.000Z', by: 'Kala', booking: 'TT-ONE111', note: '' }
  const day = {
    ...{ day: '2026-12-24', total: 500, cash: [], ways: [{ way: 'bank', received: 500, refunded: 0 }] },
    people: [{ by: 'Kala', received: 500, refunded: 0, cash: 0 }],
    payments: [{ ...payment, way: 'bank', amount: 500, reference: 'UTR1' }],
  }
  fakeApi({ 'GET books/month': { body: reply }, 'GET books/day': { body: day } })
  renderPage(<BooksPage />, { at: '/books?month=2026-12&day=2026-12-24' })
  await screen.findByText('Bank transfer UTR1')
  screen.getByText('Bank transfer')
  within(screen.getByRole('table', { name: 'By person' })).getByText('Kala')
})
