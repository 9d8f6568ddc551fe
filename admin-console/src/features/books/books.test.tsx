import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import BooksPage from '../../routes/books-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const figures = (month: string, driven: number) => ({
  ...{ month, booked: 3, bookedTotal: 300, driven, drivenTotal: 1000 * driven, cancelled: 0, received: 670 },
  ...{ refunded: 0, outstanding: 330 },
})
const reply = {
  ...{ now: figures('2026-12', 3), before: figures('2026-11', 2) },
  routes: [{ from: 'tn-chennai', to: 'tn-madurai', trips: 2, total: 37_340 }],
  vehicles: [],
}
const empty = { payments: [], ways: [], cash: [], total: 0 }

test('shows a month beside the one before, and the payments of a day; the address keeps both', async () => {
  const api = fakeApi({
    'GET books/month': { body: reply },
    'GET books/day': ({ query }) => ({ body: { day: query.get('day'), ...empty } }),
  })
  const { router } = renderPage(<BooksPage />, { at: '/books?month=2026-12&day=2026-12-24' })
  const table = within(await screen.findByRole('table', { name: 'Figures of the month' }))
  expect(table.getByText('Trips driven').closest('tr')?.textContent).toBe('Trips driven32+50%')
  screen.getByText('Chennai to Madurai')
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

test('names the way of each payment of a day', async () => {
  const payment = { id: 'p1', at: '2026-12-24T05:00:00.000Z', by: 'Kala', booking: 'TT-ONE111', note: '' }
  const day = {
    ...{ day: '2026-12-24', total: 500, cash: [], ways: [{ way: 'bank', received: 500, refunded: 0 }] },
    payments: [{ ...payment, way: 'bank', amount: 500, reference: 'UTR1' }],
  }
  fakeApi({ 'GET books/month': { body: reply }, 'GET books/day': { body: day } })
  renderPage(<BooksPage />, { at: '/books?month=2026-12&day=2026-12-24' })
  await screen.findByText('Bank transfer UTR1')
  screen.getByText('Bank transfer')
})
