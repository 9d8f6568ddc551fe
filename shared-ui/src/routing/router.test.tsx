import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { useParams } from 'react-router-dom'
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

/** Page /here with a link on; tells how often the page at its end was drawn. */
function linked(props: Partial<ComponentProps<typeof Link>> = {}, came = true) {
  const drawn = vi.fn(() => <h1>There</h1>)
  const There = () => drawn()
  const prepare = () => Promise.resolve(came)
  const on = (
    <Link to="/there" {...props}>
      On
    </Link>
  )
  const routes = [
    { path: '/here', element: on },
    { path: '/there', element: <There />, handle: { prepare } },
  ]
  const router = createMemoryRouter(routes, '/here')
  render(<RouterProvider router={router} />)
  const link = screen.getByText('On')
  return { drawn, link, router, comeNear: () => act(async () => fireEvent.pointerEnter(screen.getByText('On'))) }
}

test('the page of a link under the pointer is drawn out of sight, and shown as it is', async () => {
  const { drawn, link, comeNear } = linked()
  await comeNear()
  const heading = screen.getByText('There')
  expect(screen.queryByRole('heading')).toBeNull()
  fireEvent.click(link)
  expect(await screen.findByRole('heading')).toBe(heading)
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('a press that was answered already leads nowhere', () => {
  const { link, router } = linked({ onClick: (event) => event.preventDefault() })
  fireEvent.click(link)
  expect(router.state.location.pathname).toBe('/here')
})

test('a link may take the place of the page in the history', () => {
  const { link, router } = linked({ replace: true })
  fireEvent.click(link)
  expect([router.state.location.pathname, router.history.action]).toEqual(['/there', 'REPLACE'])
})

test('an id that both pages have means what is in sight', async () => {
  const here = (
    <Link to="/there" id="both">
      On
    </Link>
  )
  const there = <p id="both">There</p>
  const routes = [
    { path: '/here', element: here },
    { path: '/there', element: there },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, '/here')} />)
  await act(async () => fireEvent.pointerEnter(screen.getByText('On')))
  screen.getByText('There')
  expect(document.querySelector('#both')).toBe(screen.getByText('On'))
  fireEvent.click(screen.getByText('On'))
  await expect.poll(() => document.querySelector('#both')?.textContent).toBe('There')
})

test('what a link tells its page is part of what is drawn', async () => {
  const { drawn, link, comeNear } = linked({ state: { cab: 'dzire' } })
  await comeNear()
  fireEvent.click(link)
  await screen.findByRole('heading')
  expect(drawn).toHaveBeenCalledTimes(1)
})

test('a page that was drawn ahead is not shown for another address or state', async () => {
  const { drawn, comeNear, router } = linked()
  await comeNear()
  const ahead = screen.getByText('There')
  act(() => router.history.push('/there', { cab: 'dzire' }))
  await expect.poll(() => drawn.mock.calls.length).toBe(2)
  expect(ahead.isConnected).toBe(false)
})

test('who goes back gets the page drawn as a whole', async () => {
  const { drawn, comeNear, router } = linked()
  act(() => router.navigate('/there'))
  await expect.poll(() => drawn.mock.calls.length).toBe(1)
  act(() => router.history.go(-1))
  await screen.findByText('On')
  await comeNear()
  const ahead = screen.getByText('There')
  act(() => router.history.go(1))
  await expect.poll(() => ahead.isConnected).toBe(false)
  screen.getByRole('heading')
})

test('nothing is drawn of a page whose code did not come', async () => {
  const { drawn, comeNear } = linked({}, false)
  await comeNear()
  expect(drawn).not.toHaveBeenCalled()
})

test('the page that is shown stands by itself, and is not drawn again when another is drawn ahead', async () => {
  const drawn = vi.fn()
  const Here = () => {
    drawn(useParams())
    return <Link to="/there">On</Link>
  }
  const routes = [
    { path: '/here', element: <Here /> },
    { path: '/there', element: <p>There</p> },
  ]
  const { container } = render(<RouterProvider router={createMemoryRouter(routes, '/here')} />)
  expect(container.firstElementChild).toBe(screen.getByText('On'))
  await act(async () => fireEvent.pointerEnter(screen.getByText('On')))
  screen.getByText('There')
  expect(drawn).toHaveBeenCalledTimes(1)
})
