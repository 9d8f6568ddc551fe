import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { apiPathIn, inPageLanguage } from 'shared-api/first-view'
import { cityRoutes } from 'shared-api/geography/city-routes'
import { afterEach, expect, test } from 'vitest'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { factsFor } from '../testing/city-routes.ts'
import { inLanguage } from '../testing/in-language.ts'
import { renderPage } from '../testing/render-page.tsx'
import { pageLanguage } from '../texts/page.ts'
import CityRoutePage from './city-route-page.tsx'
import CityRoutesPage from './city-routes-page.tsx'

afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  await inLanguage('en')
})

const show = (slug: string) => {
  const route = cityRoutes().find((one) => one.slug === slug)
  const path = apiPathIn(pageLanguage(), inPageLanguage(`/api/v1/city-routes/${slug}`))
  return renderPage(<CityRoutePage />, {
    at: `/cabs/${slug}`,
    initialData: { [path]: route ? { route: factsFor(route) } : null },
  })
}

const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''

test('a route has its title with the price, its prices by class and way, its towns, and links to the way back and near routes', () => {
  const { container } = show('chennai-to-madurai')
  const { km, prices } = factsFor(cityRoutes().find(({ slug }) => slug === 'chennai-to-madurai') ?? fail())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chennai to Madurai by cab')
  expect(document.title).toBe('Chennai to Madurai Cab from ₹16,485 | Vaigai Travels')
  expect(km * 35).toBe(16_485)
  expect(content('meta[name=description]')).toContain('471 km')
  expect(content('meta[name=robots]')).toBe('')
  const booked = screen.getAllByRole('link', { name: /^Book / }).map((link) => link.getAttribute('aria-label'))
  expect(booked.filter((label) => label?.includes('One way:'))).toHaveLength(prices.length)
  const sedan = screen.getByText('Sedan').closest('div')?.textContent
  expect(sedan).toBe(
    'Sedan7 seats Dzire, EtiosOne way ₹17,485471 km included, then ₹35/kmReturn, 2 days ₹24,550471 km included, then ₹50/km',
  )
  expect(container.textContent).toContain('One way: 471 km. Not included: toll, parking, permits, driver allowance,')
  const facts = within(screen.getByRole('table')).getAllByRole('row')
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'By road471 km',
    'Driving time7 h 30 min',
    'StatesTamil Nadu',
    'Ghat roadsnone',
  ])
  const road = container.querySelector('ol')?.textContent
  expect(road).toMatch(/^Chennai06:00.am.*Tiruchirappalli34011:30.am.*Madurai4711:35.pm$/)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining(['/cabs/madurai-to-chennai', '/cabs/tiruchirappalli-to-madurai', '/cabs', '/#book']),
  )
  const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map((one) =>
    JSON.parse(one.innerHTML),
  )
  expect(data.map((one) => one['@type'])).toEqual(['TaxiService', 'BreadcrumbList'])
  expect(data[0].offers[0]).toMatchObject({ name: 'Hatchback', price: '16485.00', priceCurrency: 'INR' })
})

test('a ghat road is marked on the strip map and named among the facts', () => {
  const { container } = show('coimbatore-to-ooty')
  expect(screen.getByRole('row', { name: /^Ghat roads/ }).textContent).toContain('Mettupalayam – Ooty, 39 km')
  expect(container.querySelector('svg[data-ghat]')?.closest('li')?.textContent).toContain('Mettupalayamghat road')
})

test('a price leads to the form with the route, its distance and the cab filled in', async () => {
  const { router } = show('coimbatore-to-ooty')
  await userEvent.click(screen.getByRole('link', { name: /^Book SUV, Return, same day: ₹/ }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', hash: '#book' }))
  expect(useBookingDraft.getState().trip).toMatchObject({
    ...{ tripType: 'Outstation', fromState: 'TN', from: 'tn-coimbatore', toState: 'TN', to: 'tn-ooty' },
    ...{ distance: '76', distanceFor: 'tn-coimbatore>tn-ooty', hill: true, selectedCab: 'suv', terms: false },
  })
})

test('a pair of cities without a page says so, and is not for search engines', () => {
  show('ariyalur-to-yadgir')
  screen.getByText('We have no page for this route')
  expect(content('meta[name=robots]')).toBe('noindex')
  expect(screen.getByRole('link', { name: 'Book a cab' }).getAttribute('href')).toBe('/#book')
})

test('the list has all routes by the city where they begin', () => {
  renderPage(<CityRoutesPage />, { at: '/cabs', initialData: { '/api/v1/city-routes': { routes: cityRoutes() } } })
  const first = screen.getByRole('heading', { name: 'From Chennai' }).parentElement ?? document.body
  expect(within(first).getByRole('link', { name: 'Chennai to Madurai' }).getAttribute('href')).toBe(
    '/cabs/chennai-to-madurai',
  )
  expect(screen.getAllByRole('link').filter((link) => /-to-/.test(link.getAttribute('href') ?? ''))).toHaveLength(300)
})

function fail(): never {
  throw new Error('there is no such route')
}
