import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { someOf } from 'shared-api/first-view'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { holidays, tour } from '../testing/packages.ts'
import { renderPage } from '../testing/render-page.tsx'
import HolidaysPage from './holidays-page.tsx'
import ToursPage from './tours-page.tsx'

const HOLIDAYS = '/api/v1/holiday'
const TOURS = '/api/v1/tour'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const showTours = (...persons: number[]) =>
  renderPage(<ToursPage />, {
    at: '/tourPackage',
    initialData: {
      [TOURS]: {
        tour: persons.map((count) => ({ ...tour, _id: `t${count}`, name: `For ${count}`, numberOfPersons: count })),
      },
    },
  })
const showHolidays = (count: number, search = '') =>
  renderPage(<HolidaysPage />, {
    at: `/holidayPackage${search}`,
    initialData: { [HOLIDAYS]: { holidays: holidays(count) } },
  })

test('narrows tours by persons, the fewest first; holidays have no such filter', async () => {
  showTours(10, 2, 4)
  const persons = screen.getByLabelText<HTMLSelectElement>('Persons')
  expect(Array.from(persons.options, ({ value }) => value)).toEqual(['', '2', '4', '10'])
  await userEvent.selectOptions(persons, '4')
  await waitFor(() => expect(headings()).toEqual(['For 4']))
  cleanup()
  showTours(4)
  expect(screen.queryByLabelText('Persons')).toBeNull()
  cleanup()
  showHolidays(3)
  expect(screen.queryByLabelText('Persons')).toBeNull()
})

test('finds a package by its services', async () => {
  showHolidays(3, '?search=breakfast')
  expect(headings()).toHaveLength(3)
  cleanup()
  showHolidays(3, '?search=boat')
  expect(headings()).toEqual(['No package fits your search'])
})

test('Book Now brings the package along', async () => {
  const { router } = showHolidays(1)
  await userEvent.click(screen.getByRole('link', { name: 'Book Now Holiday 1' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/PackageBooknow/h1'))
  expect(router.state.location.state).toEqual({ package: holidays(1)[0] })
})

test('one service more than are read at a glance is not folded', () => {
  const services = tour.services.slice(0, 6)
  renderPage(<ToursPage />, { at: '/tourPackage', initialData: { [TOURS]: { tour: [{ ...tour, services }] } } })
  expect(screen.queryByRole('group')).toBeNull()
  for (const { name } of services) screen.getByText(name)
})

test('each search begins with the first rows, and takes no place in the history', async () => {
  const { router } = showHolidays(100, '?shown=36')
  screen.getByText('Showing 36 of 100 packages')
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Hills')
  await screen.findByText('Showing 12 of 50 packages')
  await waitFor(() => expect(router.state.location.search).toBe('?category=Hills'))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('an address that asks for less than the first rows gets those', () => {
  showHolidays(100, '?shown=3')
  screen.getByText('Showing 12 of 100 packages')
})

test('keeps typed text while the address follows', async () => {
  const { router } = showHolidays(10)
  const search = screen.getByLabelText<HTMLInputElement>('Search')
  await userEvent.type(search, 'holiday')
  await waitFor(() => expect(router.state.location.search).toBe('?search=holiday'))
  await userEvent.type(search, ' 3')
  await waitFor(() => expect(router.state.location.search).toBe('?search=holiday+3'))
  expect(search.value).toBe('holiday 3')
})

test('of a long list those on their way are counted where all fit, and nothing is said not to fit before they are there', async () => {
  const { promise, resolve: come } = Promise.withResolvers<{ body: { holidays: ReturnType<typeof holidays> } }>()
  fakeApi({ [HOLIDAYS]: () => promise })
  const initialData = { [someOf(HOLIDAYS)]: { reply: { holidays: holidays(4) }, more: 40 } }
  renderPage(<HolidaysPage />, { at: '/holidayPackage', initialData })
  screen.getByText('Showing 4 of 44 packages')
  expect(screen.getByRole('button', { name: 'Show more packages' })).toBeDefined()
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Hills')
  await screen.findByText('Showing 2 of 2 packages')
  cleanup()
  renderPage(<HolidaysPage />, { at: '/holidayPackage?search=holiday+44', initialData })
  expect(screen.queryByText('No package fits your search')).toBeNull()
  come({ body: { holidays: holidays(44) } })
  await waitFor(() => expect(headings()).toEqual(['Holiday 44']))
})
