import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Link } from './link.tsx'
import { createMemoryRouter, RouterProvider } from './router.tsx'

afterEach(cleanup)

/** Pages /here and /there; what /there needs is on its way until `come`. */
function startHere() {
  const { promise, resolve: come } = Promise.withResolvers<void>()
  const router = createMemoryRouter(
    [
      { path: '/here', element: <p>Here</p> },
      { path: '/there', element: <p>There</p>, handle: { prepare: () => promise } },
      { path: '/elsewhere', element: <p>Elsewhere</p>, handle: { prepare: () => null } },
    ],
    '/here',
  )
  render(<RouterProvider router={router} />)
  return { router, come }
}

test('a page stays until what the next one needs has come', async () => {
  const { router, come } = startHere()
  act(() => router.navigate('/there'))
  screen.getByText('Here')
  expect(screen.queryByText('There')).toBeNull()
  come()
  await screen.findByText('There')
})

test('a page does not stay for what comes late', async () => {
  const { router } = startHere()
  act(() => router.navigate('/there'))
  await screen.findByText('There')
})

test('of two steps the last one holds, whatever comes afterwards', async () => {
  const { router, come } = startHere()
  act(() => router.navigate('/there'))
  act(() => router.navigate('/elsewhere'))
  screen.getByText('Elsewhere')
  await act(async () => come())
  screen.getByText('Elsewhere')
})

test('a page is prepared where the visitor is', () => {
  const { router } = startHere()
  expect(router.prepare()).toBeNull()
  act(() => router.navigate('/there'))
  expect(router.prepare()).toBeInstanceOf(Promise)
})

test('what a page needs is asked for when the pointer comes to a link to it', () => {
  const prepare = vi.fn(() => null)
  const routes = [
    { path: '/here', element: <Link to="/there">On</Link> },
    { path: '/there', element: <p>There</p>, handle: { prepare } },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, '/here')} />)
  fireEvent.pointerEnter(screen.getByText('On'))
  expect(prepare).toHaveBeenCalledTimes(1)
})
