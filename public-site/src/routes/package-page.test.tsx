import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FORMS, fillSender, press, taken, type } from '../testing/enquiry-form.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { holidays, tour } from '../testing/packages.ts'
import { renderPage } from '../testing/render-page.tsx'
import HolidayPage from './holiday-page.tsx'
import HolidaysPage from './holidays-page.tsx'
import TourPage from './tour-page.tsx'

const HOLIDAYS = '/api/v1/holiday'
const TOURS = '/api/v1/tour'
const whole = {
  ...tour,
  ...{ days: 2, startCity: 'tn-madurai', endCity: 'tn-madurai', state: 'TN' as const, hotelClass: 'budget' as const },
  ...{ priceFrom: 8990, priceFor: 'per person', personsFrom: 2, personsTo: 6 },
  itinerary: [
    { title: 'The bridge', text: 'By Pamban.' },
    { title: 'Sunrise', text: 'And back.' },
  ],
  ...{ included: ['Toll'], notIncluded: ['Lunch'], startDates: ['2026-11-01', '2026-12-24'] },
  pictures: ['/uploads/t2/640.webp'],
}

beforeEach(() => vi.setSystemTime('2026-11-26T06:30:00Z'))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const showTour = (shown: typeof tour = whole, at = '/tourPackage/rameswaram-sunrise') =>
  renderPage(<TourPage />, { at, initialData: { [TOURS]: { tour: [shown] } } })
const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('a package has all that one judges it by, and a title and description of its own', () => {
  showTour()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rameswaram sunrise')
  expect(fact('Length')).toBe('2 days')
  expect(fact('Start and end')).toBe('From Madurai and back')
  expect(fact('State')).toBe('Tamil Nadu')
  expect(fact('Price')).toBe('From ₹8,990 per person')
  expect(fact('For')).toBe('2 to 6 persons')
  expect(fact('Stay')).toBe('Simple, clean rooms')
  expect(fact('Starts')).toBe('Thu, 24 Dec, 2026')
  const days = screen.getByRole('heading', { name: 'Day by day' }).parentElement ?? document.body
  expect(
    within(days)
      .getAllByRole('listitem')
      .map((day) => day.textContent),
  ).toEqual(['Day 1The bridgeBy Pamban.', 'Day 2SunriseAnd back.'])
  screen.getByText('Lunch')
  screen.getByRole('img', { name: 'Rameswaram sunrise, picture 2' })
  expect(document.title).toBe('Rameswaram sunrise, 2 days | Vaigai Travels')
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain('The bridge, Sunrise')
})

test('what is not set is not shown', () => {
  showTour(tour)
  for (const title of ['Day by day', 'In the price', 'Not in the price'])
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
  for (const label of ['Length', 'Start and end', 'State', 'Price', 'Stay', 'Starts'])
    expect(screen.queryByText(label)).toBeNull()
})

test('the brochure is the uploaded one, else one made of the data', () => {
  showTour()
  const brochure = () => screen.getByRole('link', { name: 'Download the brochure' }).getAttribute('href')
  expect(brochure()).toBe('/api/v1/tour/rameswaram-sunrise/brochure.pdf?language=en')
  cleanup()
  showTour({ ...whole, pdf: '/uploads/t1/plan.pdf' })
  expect(brochure()).toBe('/uploads/t1/plan.pdf')
})

test('asks for the package, with the day and the number of travellers', async () => {
  const got = fakeApi({ [FORMS]: taken })
  showTour()
  await fillSender()
  await type(/^Start date/, '2026-12-24')
  expect(screen.getAllByText('Thu, 24 Dec, 2026')).toHaveLength(2)
  await type(/^Number of Persons/, '4')
  await userEvent.selectOptions(screen.getByLabelText(/^Category/), 'Basic')
  await press('Send request')
  await screen.findByText('Form Submitted Successfully')
  expect(got[FORMS]?.[0]).toMatchObject({ packageId: 't1', travelDate: '2026-12-24', numberOfPersons: 4 })
})

test('a package that is not offered says so, and is not for search engines', async () => {
  showTour(whole, '/tourPackage/gone')
  expect(await screen.findByText('This package is no longer offered')).toBeDefined()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('a card leads to its page, and says days and price', async () => {
  const [first] = holidays(1)
  const initialData = { [HOLIDAYS]: { holidays: [{ ...first, days: 3, priceFrom: 7500, priceFor: 'per couple' }] } }
  const { router } = renderPage(<HolidaysPage />, { at: '/holidayPackage', initialData })
  expect(screen.getByRole('article').textContent).toContain('3 days · From ₹7,500 per couple')
  await userEvent.click(screen.getByRole('link', { name: 'Holiday 1' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/holidayPackage/holiday-1'))
})

test('a search without a match leads to the same search in the other list', () => {
  renderPage(<HolidaysPage />, {
    at: '/holidayPackage?search=hampi',
    initialData: { [HOLIDAYS]: { holidays: holidays(3) } },
  })
  const link = screen.getByRole('link', { name: 'Look in tour packages' })
  expect(link.getAttribute('href')).toBe('/tourPackage?search=hampi')
})

test('the page of a holiday finds it in the holidays', () => {
  renderPage(<HolidayPage />, {
    ...{ at: '/holidayPackage/holiday-2' },
    initialData: { [HOLIDAYS]: { holidays: holidays(3) } },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Holiday 2')
})
