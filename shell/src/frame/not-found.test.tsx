import { createRoot } from 'react-dom/client'
import { createBrowserRouter, LookProvider, RouterProvider } from 'shared-ui'
import { expect, test, vi } from 'vitest'
import { NotFound } from './not-found.tsx'

const drawing = vi.hoisted(() => ({ isGone: true }))
vi.mock('shared-ui/illustrations/roads', async (importOriginal) => {
  if (drawing.isGone) throw new Error('Failed to fetch dynamically imported module')
  return importOriginal()
})

/** The page as somebody comes to it. */
async function open() {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const router = createBrowserRouter([{ path: '*', element: <NotFound /> }])
  const page = (
    <LookProvider>
      <RouterProvider router={router} />
    </LookProvider>
  )
  createRoot(place).render(page)
  await expect.poll(() => place.querySelector('a')).not.toBeNull()
  await vi.dynamicImportSettled()
  return place
}

test('shows the page without its drawing if that fails, and loads it again the next time', async () => {
  const without = await open()
  expect(without.querySelector('a')?.getAttribute('href')).toBe('/')
  expect(without.querySelector('svg')).toBeNull()
  drawing.isGone = false
  const complete = await open()
  await expect.poll(() => complete.querySelector('svg')).not.toBeNull()
})
