import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import BookingsPage from '../../routes/bookings-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking } from '../../testing/samples.ts'

test('a view is kept under a name, leads to its list, and is removed', async () => {
  let kept = { start: '/table', sound: false, views: [] as { name: string; query: string }[] }
  const api = fakeApi({
    'GET bookings': { body: { bookings: [booking()], nextCursor: null, total: 1 } },
    'GET desk/preferences': () => ({ body: { preferences: kept } }),
    'PUT desk/preferences': ({ body }) => {
      kept = body as typeof kept
      return { body: { preferences: kept } }
    },
  })
  const { router } = renderPage(<BookingsPage />, { at: '/bookings?status=ended&page=2&cursor=x' })
  await userEvent.click(await screen.findByRole('button', { name: 'Keep this view' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Keep' }))
  dialog.getByText('Name is required')
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Ended')
  await userEvent.click(dialog.getByRole('button', { name: 'Keep' }))
  const view = await screen.findByRole('link', { name: 'Ended' })
  expect(kept.views).toEqual([{ name: 'Ended', query: '?status=ended' }])
  await router.navigate('/bookings')
  await userEvent.click(view)
  await waitFor(() => expect(router.state.location.search).toBe('?status=ended'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the view Ended' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ended' })).toBeNull())
  expect(api.calls.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(2)
})
