import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { someOf } from 'shared-api/first-view'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { inLanguage } from '../testing/in-language.ts'
import { holidays, tour } from '../testing/packages.ts'
import { renderPage } from '../testing/render-page.tsx'
import CustomTourPage from './custom-tour-page.tsx'
import HolidaysPage from './holidays-page.tsx'
import PackageBookingPage from './package-booking-page.tsx'
import ToursPage from './tours-page.tsx'

const HOLIDAYS = '/api/v1/holiday'
const TOURS = '/api/v1/tour'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const button = (name: string) => screen.getByRole('button', { name })

describe('holiday packages', () => {
  test('shows name, services, categories, leaflet and Book Now of each', async () => {
    fakeApi({ [HOLIDAYS]: { body: { holidays: holidays(2) } } })
    renderPage(<HolidaysPage />, { at: '/holidayPackage' })
    const card = within((await screen.findByText('Holiday 1')).closest('article') ?? document.body)
    expect(card.getByText('Breakfast')).toBeDefined()
    expect(card.getByText('Hills')).toBeDefined()
    expect(card.getByRole('link', { name: 'Download PDF Holiday 1' }).getAttribute('href')).toBe(
      '/uploads/h1/leaflet.pdf',
    )
    expect(card.getByRole('link', { name: 'Book Now Holiday 1' }).getAttribute('href')).toBe('/PackageBooknow/h1')
    expect(screen.getAllByText('Download PDF', { exact: false })).toHaveLength(1)
    expect(document.title).toBe('Holiday Packages | Vaigai Travels')
  })

  test('opens 200 packages twelve at a time', async () => {
    renderPage(<HolidaysPage />, { at: '/holidayPackage', initialData: { [HOLIDAYS]: { holidays: holidays(200) } } })
    expect(screen.getByText('Showing 12 of 200 packages')).toBeDefined()
    expect(headings()).toHaveLength(12)
    await userEvent.click(button('Show more packages'))
    expect(screen.getByText('Showing 24 of 200 packages')).toBeDefined()
    await waitFor(() => expect(window.location.search).toBe('?shown=24'))
  })

  test('searches, narrows by category, and offers the way back when nothing fits', async () => {
    renderPage(<HolidaysPage />, { at: '/holidayPackage', initialData: { [HOLIDAYS]: { holidays: holidays(10) } } })
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Hills')
    await waitFor(() => expect(headings()).toHaveLength(5))
    await userEvent.type(screen.getByLabelText('Search'), 'holiday 3')
    await waitFor(() => expect(headings()).toEqual(['Holiday 3']))
    await waitFor(() => expect(window.location.search).toBe('?search=holiday+3&category=Hills'))
    await userEvent.type(screen.getByLabelText('Search'), 'zzz')
    await screen.findByText('No package fits your search')
    expect(screen.getByRole('status').textContent).toMatch(/^No package fits your search/)
    await userEvent.click(button('Show all packages'))
    await waitFor(() => expect(headings()).toHaveLength(10))
  })

  test('shows all again after a link to the page itself', async () => {
    const initialData = { [HOLIDAYS]: { holidays: holidays(10) } }
    const { router } = renderPage(<HolidaysPage />, { at: '/holidayPackage', initialData })
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Hills')
    await waitFor(() => expect(window.location.search).toBe('?category=Hills'))
    await act(() => router.navigate('/holidayPackage'))
    await waitFor(() => expect(headings()).toHaveLength(10))
    expect(window.location.search).toBe('')
    await act(() => router.navigate('/holidayPackage?category=Hills'))
    await waitFor(() => expect(headings()).toHaveLength(5))
  })

  test('takes search and opened rows from the address', () => {
    const initialData = { [HOLIDAYS]: { holidays: holidays(100) } }
    renderPage(<HolidaysPage />, { at: '/holidayPackage?category=Coast&shown=24', initialData })
    expect(screen.getByText('Showing 24 of 50 packages')).toBeDefined()
  })

  test('shows the address’s filter even if no package has it', async () => {
    const initialData = { [HOLIDAYS]: { holidays: holidays(4) } }
    renderPage(<HolidaysPage />, { at: '/holidayPackage?category=Desert', initialData })
    expect(screen.getByText('No package fits your search')).toBeDefined()
    expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('Desert')
    await userEvent.click(button('Show all packages'))
    await waitFor(() => expect(headings()).toHaveLength(4))
    expect(screen.queryByRole('option', { name: 'Desert' })).toBeNull()
  })

  test('draws something in the place of a picture that is missing', async () => {
    const initialData = { [HOLIDAYS]: { holidays: holidays(1).map((one) => ({ ...one, imageUrl: '' })) } }
    renderPage(<HolidaysPage />, { at: '/holidayPackage', initialData })
    const card = screen.getByText('Holiday 1').closest('article')
    expect(card?.querySelector('img')).toBeNull()
    await waitFor(() => expect(card?.querySelector('.band > svg')).not.toBeNull())
  })

  test('shows that there are none, with a way on', async () => {
    fakeApi({ [HOLIDAYS]: { body: { holidays: [] } } })
    renderPage(<HolidaysPage />, { at: '/holidayPackage' })
    expect(await screen.findByText('No holiday packages at the moment')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ask for your own tour' }).getAttribute('href')).toBe(
      '/CustomTourPackageForm',
    )
  })

  test('says that they could not be loaded, and loads them on Retry', async () => {
    fakeApi({ [HOLIDAYS]: new TypeError('offline') })
    renderPage(<HolidaysPage />, { at: '/holidayPackage' })
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load the holiday packages')
    fakeApi({ [HOLIDAYS]: { body: { holidays: holidays(1) } } })
    await userEvent.click(button('Retry'))
    expect(await screen.findByText('Holiday 1')).toBeDefined()
  })
})

describe('tour packages', () => {
  test('shows persons, folds a long list of services, and offers a customised tour', () => {
    renderPage(<ToursPage />, { at: '/tourPackage', initialData: { [TOURS]: { tour: [tour] } } })
    expect(screen.getByText('6 persons')).toBeDefined()
    expect(screen.getByText('2 more services')).toBeDefined()
    const link = screen.getByRole('link', { name: 'Add Customized Tour' })
    expect(link.getAttribute('href')).toBe('/CustomTourPackageForm')
  })

  test('names Basic and Premium in the language of the page, and finds them by it', async () => {
    await inLanguage('ta')
    onTestFinished(() => inLanguage('en'))
    const basic = { ...tour, category: [{ id: '1', name: 'Basic' }] }
    renderPage(<ToursPage />, {
      at: '/tourPackage',
      initialData: { [`${TOURS}?language=ta`]: { tour: [basic] } },
    })
    expect(screen.getByText('எளிய')).toBeDefined()
    await userEvent.type(screen.getByRole('searchbox'), 'எளிய')
    await waitFor(() => expect(window.location.search).toContain('search='))
    expect(headings()).toHaveLength(1)
  })

  test('shows that there are none', async () => {
    fakeApi({ [TOURS]: { body: { tour: [] } } })
    renderPage(<ToursPage />, { at: '/tourPackage' })
    expect(await screen.findByText('No tour packages at the moment')).toBeDefined()
  })
})

describe('package booking', () => {
  const at = '/PackageBooknow/t1'

  test('shows the package of the navigation state without a list', async () => {
    fakeApi({})
    renderPage(<PackageBookingPage />, { at, state: { package: tour } })
    expect(screen.getByText('Rameswaram sunrise')).toBeDefined()
    expect(screen.getByRole('form', { name: 'Package booking' })).toBeDefined()
  })

  test.each([{ _id: 't1', name: 'Of another release' }, { ...tour, services: ['Sunrise'] }, 't1', null])(
    'does not take a state of another shape: %j',
    async (travelPackage) => {
      fakeApi({ [TOURS]: { body: { tour: [tour] } }, [HOLIDAYS]: { body: { holidays: [] } } })
      renderPage(<PackageBookingPage />, { at, state: { package: travelPackage } })
      expect(screen.queryByRole('form')).toBeNull()
      expect(await screen.findByText('Rameswaram sunrise')).toBeDefined()
    },
  )

  test('finds the package by its id when opened directly', async () => {
    fakeApi({ [TOURS]: { body: { tour: [tour] } }, [HOLIDAYS]: { body: { holidays: [] } } })
    renderPage(<PackageBookingPage />, { at })
    expect(await screen.findByText('Rameswaram sunrise')).toBeDefined()
    expect(document.title).toBe('Rameswaram sunrise | Vaigai Travels')
  })

  test('reports a package that does not exist any more', async () => {
    fakeApi({ [TOURS]: { body: { tour: [] } }, [HOLIDAYS]: { body: { holidays: [] } } })
    renderPage(<PackageBookingPage />, { at })
    expect(await screen.findByText('This package is no longer offered')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Tour packages' }).getAttribute('href')).toBe('/tourPackage')
  })

  test('does not take the state of another package for this one', async () => {
    fakeApi({ [TOURS]: { body: { tour: [] } }, [HOLIDAYS]: { body: { holidays: [] } } })
    renderPage(<PackageBookingPage />, { at, state: { package: { ...tour, _id: 'other' } } })
    expect(await screen.findByText('This package is no longer offered')).toBeDefined()
  })

  test('shows nothing of another package while the lists are on their way', async () => {
    fakeApi({ [TOURS]: () => new Promise(() => {}), [HOLIDAYS]: () => new Promise(() => {}) })
    renderPage(<PackageBookingPage />, { at, state: { package: { ...tour, _id: 'other' } } })
    expect(screen.queryByText('Rameswaram sunrise')).toBeNull()
    expect(screen.getByRole('status').textContent).toMatch(/this package/)
  })

  test('does not say that it is gone while the rest of a long list is on its way', async () => {
    const { promise, resolve: come } = Promise.withResolvers<{ body: { tour: (typeof tour)[] } }>()
    fakeApi({ [TOURS]: () => promise })
    const some = { [someOf(TOURS)]: { reply: { tour: [{ ...tour, _id: 't0' }] }, more: 1 } }
    renderPage(<PackageBookingPage />, { at, initialData: { ...some, [HOLIDAYS]: { holidays: [] } } })
    expect(screen.queryByText('This package is no longer offered')).toBeNull()
    come({ body: { tour: [tour] } })
    expect(await screen.findByText('Rameswaram sunrise')).toBeDefined()
  })

  test('reports a package of the navigation state that does not exist any more', async () => {
    fakeApi({ [TOURS]: { body: { tour: [] } }, [HOLIDAYS]: { body: { holidays: [] } } })
    renderPage(<PackageBookingPage />, { at, state: { package: tour } })
    expect(await screen.findByText('This package is no longer offered')).toBeDefined()
  })

  test('says that it could not be loaded, and asks again on Retry', async () => {
    fakeApi({ [TOURS]: { body: { tour: [] } }, [HOLIDAYS]: new TypeError('offline') })
    renderPage(<PackageBookingPage />, { at: '/PackageBooknow/h1' })
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load this package')
    fakeApi({ [TOURS]: { body: { tour: [] } }, [HOLIDAYS]: { body: { holidays: holidays(1) } } })
    await userEvent.click(button('Retry'))
    expect(await screen.findByText('Holiday 1')).toBeDefined()
  })
})

test('the custom tour page has its form and one h1', () => {
  renderPage(<CustomTourPage />, { at: '/CustomTourPackageForm' })
  expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['Customised Tour'])
  expect(screen.getByRole('form', { name: 'Customised tour' })).toBeDefined()
})
