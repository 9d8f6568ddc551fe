import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
// Before the search asks for it: on a busy machine it takes longer than a test waits.
import 'shared-api/geography/places'
import MorePage from '../../routes/more-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { admin, clerk, renderPage } from '../../testing/render-page.tsx'
import { ConsoleFrame } from './console-frame.tsx'

const owner = { ...admin, staffRole: 'owner' as const }
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test.each([
  ['an owner', owner, ['Month'], ['Import', 'Staff', 'Settings', 'Activity', 'Personal data']],
  ['a clerk', clerk, [], []],
])('%s has five doors, and behind them the pages of their role', (_who, user, ofMoney, ofMore) => {
  fakeApi({})
  const page = renderPage(<ConsoleFrame>Page</ConsoleFrame>, { at: '/drivers/d1/cash', user })
  expect(linksOf('Desk')).toEqual(['Today', 'Bookings', 'Board', 'Money', 'More'])
  const money = ['To look at', 'To collect', 'To give back', 'Documents', 'Drivers', 'Day book']
  expect(linksOf('Money')).toEqual([...money, ...ofMoney])
  expect(screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent)).toEqual([
    'Money',
    'Drivers',
  ])
  page.unmount()
  const { container } = renderPage(<MorePage />, { at: '/more', user })
  const entries = [...(container.querySelector('ul')?.querySelectorAll('a') ?? [])].map((link) => link.textContent)
  const all = ['Cabs', 'Vehicles', 'Drivers', 'Holiday Package', 'Tour Package', 'Tariffs', 'Enquiries']
  expect(entries).toEqual([...all, ...ofMore])
})

test('finds by Ctrl K what is typed, chosen by keys, and names it first the next time', async () => {
  const none = { nextCursor: null, total: 0 }
  fakeApi({
    'GET bookings': { body: { ...none, bookings: [] } },
    'GET contacts': { body: { contacts: [] } },
    'GET vehicles': { body: { vehicles: [] } },
    'GET drivers': { body: { drivers: [] } },
    'GET documents': { body: { ...none, documents: [] } },
    'GET enquiries': { body: { ...none, enquiries: [] } },
  })
  const { router } = renderPage(<ConsoleFrame>Page</ConsoleFrame>, { at: '/admin', user: owner })
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, 'madu')
  const city = await screen.findByRole('option', { name: /Madurai/ })
  expect(field.getAttribute('aria-activedescendant')).toBe(city.id)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(router.state.location.pathname + router.state.location.search).toBe('/bookings?q=Madurai')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  within(await screen.findByRole('group', { name: 'Opened last' })).getByRole('option', { name: 'Madurai' })
})
