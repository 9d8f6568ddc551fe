import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, LookProvider, RouterProvider } from 'shared-ui'
import { expect, onTestFinished } from 'vitest'

/** Renders the shell's content of an address; `leave` removes it. */
export async function draw(element: ReactNode, at = '/') {
  window.history.replaceState(null, '', at)
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const router = createBrowserRouter([{ path: '*', element }])
  const root = createRoot(place)
  const leave = () => root.unmount()
  onTestFinished(leave)
  root.render(
    <LookProvider>
      <RouterProvider router={router} />
    </LookProvider>,
  )
  await expect.poll(() => place.childElementCount).toBeGreaterThan(0)
  return { place, router, leave }
}
