import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { RouterProvider } from 'shared-ui'
import { createMemoryRouter } from 'shared-ui/server'
import { afterEach, expect, test } from 'vitest'
import { useAllRendered, useCardsRendered } from './rendered-later.ts'

afterEach(cleanup)

function Page() {
  const cards = useCardsRendered(24)
  return <p>{useAllRendered() ? `${cards} cards and more` : `${cards} cards`}</p>
}

const router = () => createMemoryRouter([{ path: '*', element: <Page /> }])

test('renders the first page at once', () => {
  expect(renderToString(<RouterProvider router={router()} />)).toContain('24 cards and more')
})

test('a page that a link leads to has its first rows, and then all', async () => {
  const linked = router()
  await linked.navigate('/next')
  // HTML on the server is rendered at once.
  expect(renderToString(<RouterProvider router={linked} />)).toContain('>6 cards<')
  act(() => void render(<RouterProvider router={linked} />))
  screen.getByText('24 cards and more')
})
