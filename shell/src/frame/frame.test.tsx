import { createRoot } from 'react-dom/client'
import type { Company } from 'shared-api/contract'
import { createBrowserRouter, LookProvider, RouterProvider } from 'shared-ui'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Frame } from './frame.tsx'

const company = {
  ...{ name: 'Vaigai Travels', email: 'office@vaigai.example', phones: [], links: {} },
  address: { street: 'West Masi Street', city: 'Madurai', state: 'Tamil Nadu', postalCode: '625001' },
} as unknown as Company

/** The frame around pages; records announcements. */
async function open() {
  window.history.replaceState(null, '', '/bookings/1')
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const page = (title: string) => (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
    </>
  )
  const routes = [
    {
      element: <Frame nav={[]} company={company} />,
      children: [
        { path: '/bookings/:id', element: page('Booking') },
        { path: '/desk', element: page('Desk') },
        { path: '/coming', element: <p>Loading</p> },
      ],
    },
  ]
  const router = createBrowserRouter(routes, { hydrationData: {} })
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  root.render(
    <LookProvider>
      <RouterProvider router={router} />
    </LookProvider>,
  )
  await expect.poll(() => place.querySelector('h1')).not.toBeNull()
  const announced: string[] = []
  const status = place.querySelector('p[role=status]') ?? expect.unreachable()
  const observer = new MutationObserver(() => status.textContent && announced.push(status.textContent))
  observer.observe(status, { childList: true })
  onTestFinished(() => observer.disconnect())
  return { place, router, announced }
}

test('a visitor who scrolled before the code came stays there; each page then begins at its top, for the keyboard too', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  onTestFinished(() => scrollTo.mockRestore())
  const { place, router, announced } = await open()
  expect(scrollTo).not.toHaveBeenCalled()
  expect([document.activeElement, announced]).toEqual([document.body, []])
  router.navigate('/bookings/2')
  await expect.poll(() => document.activeElement).toBe(place.querySelector('main'))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('announces each page once, and the second of two with one title', async () => {
  const { router, announced } = await open()
  for (const [path, all] of [
    ['/bookings/2', ['Booking']],
    ['/bookings/3', ['Booking', 'Booking']],
    ['/desk', ['Booking', 'Booking', 'Desk']],
    ['/bookings/4', ['Booking', 'Booking', 'Desk', 'Booking']],
  ] as const) {
    router.navigate(path)
    await expect.poll(() => announced.length).toBe(all.length)
    // As a page does that fetches others ahead.
    document.head.append(document.createElement('link'))
    await new Promise(requestAnimationFrame)
    expect(announced).toEqual(all)
  }
})

test('does not announce a loading placeholder', async () => {
  const { place, router, announced } = await open()
  router.navigate('/coming')
  await expect.poll(() => place.querySelector('main')?.textContent).toBe('Loading')
  document.title = 'Booking'
  await new Promise(requestAnimationFrame)
  expect(announced).toEqual([])
})
