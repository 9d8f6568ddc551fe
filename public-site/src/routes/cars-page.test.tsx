import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { someOf } from 'shared-api/first-view'
import { afterEach, expect, test, vi } from 'vitest'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { bus, cabLike, dzire, innova } from '../testing/cabs.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { classTariff } from '../testing/tariff.ts'
import { fullTrip } from '../testing/trips.ts'
import CarsPage from './cars-page.tsx'

const CARS = '/api/v1/avaibleCars'
const auto = cabLike({
  _id: 'auto',
  brand: 'Bajaj',
  carModel: 'Maxima',
  seats: 3,
  price: null,
  category: ['Local Trip'],
})
const drop = cabLike({ _id: 'glanza', brand: 'Toyota', carModel: 'Glanza', category: ['Drop Trip'] })
const fleet = { [CARS]: { body: { Cars: [innova, dzire, auto, bus] } } }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useBookingDraft.getState().clear()
  sessionStorage.clear()
})

const heading = (count: number) => screen.findByRole('heading', { level: 1, name: `Showing ${count} Available Cabs` })
const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)
const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option)
const select = (name: string) => userEvent.click(screen.getByRole('button', { name: `Select ${name}` }))

test('a card says all of a cab', async () => {
  fakeApi({ [CARS]: { body: { Cars: [innova] } } })
  renderPage(<CarsPage />, { at: '/cars' })
  await heading(1)
  const card = within(screen.getByRole('article'))
  for (const text of ['Toyota Innova Crysta', 'Manual - Petrol - 7 seats', '₹3,000.00', '₹1000 excluding fees'])
    expect(card.getByText(text)).toBeDefined()
  for (const text of ['A smooth ride for four.', 'Active Fastag']) expect(card.getByText(text)).toBeDefined()
})

test('a long description is folded after some lines, and read on to its end', async () => {
  const description = 'Cool and roomy, with a driver who knows each temple on the way. '.repeat(30).trim()
  fakeApi({ [CARS]: { body: { Cars: [cabLike({ description })] } } })
  renderPage(<CarsPage />, { at: '/cars' })
  await heading(1)
  const start = screen.getByText(/^Cool and roomy/)
  expect(start.textContent.length).toBeLessThanOrEqual(240)
  const rest = screen.getByRole('group')
  expect(within(rest).getByText('Read more').tagName).toBe('SUMMARY')
  expect(`${start.textContent}${rest.textContent.replace('Read more', '')}`).toBe(description)
})

test('a description that is hardly longer is not folded', async () => {
  const description = 'Cool and roomy, with a driver who knows each temple. '.repeat(6).trim()
  fakeApi({ [CARS]: { body: { Cars: [cabLike({ description })] } } })
  renderPage(<CarsPage />, { at: '/cars' })
  expect((await screen.findByText(/^Cool and roomy/)).textContent).toBe(description)
})

test('a cab without price or description says so', async () => {
  fakeApi({ [CARS]: { body: { Cars: [cabLike({ price: null, description: ' ' })] } } })
  renderPage(<CarsPage />, { at: '/cars' })
  await screen.findByText('Price not available')
  expect(screen.getByText('No description available')).toBeDefined()
})

test.each([
  ['Automatic - Diesel - 4 seats', { transmission: 'automatic', fuel: 'diesel' }],
  ['Automatic - 4 seats', { transmission: 'automatic' }],
  ['Electric - 4 seats', { fuel: 'electric' }],
] as const)('says the gearbox and fuel that are known: %s', async (facts, build) => {
  fakeApi({ [CARS]: { body: { Cars: [cabLike(build)] } } })
  renderPage(<CarsPage />, { at: '/cars' })
  await screen.findByText(facts)
})

test('no cabs at all, and a list that could not be loaded, are said with a way on', async () => {
  fakeApi({ [CARS]: new TypeError('Failed to fetch') })
  renderPage(<CarsPage />, { at: '/cars' })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  fakeApi({ [CARS]: { body: { Cars: [] } } })
  await userEvent.click(retry)
  await screen.findByText('No Cars Available')
})

test('trip type, seats and price order narrow and sort the list, and stay in the address', async () => {
  fakeApi(fleet)
  const { router } = renderPage(<CarsPage />, { at: '/cars' })
  await heading(4)
  await choose('Trip type', 'Local Trip')
  await heading(4)
  await choose('Seats', '4 or more')
  await heading(3)
  await choose('Sort by', 'Price: high to low')
  expect(names()).toEqual(['Force Traveller', 'Toyota Innova Crysta', 'Maruti Suzuki Dzire'])
  expect(router.state.location.search).toBe('?trip=Local+Trip&seats=4&sort=falling')
  expect(router.state.historyAction, 'Back leads to the page before').toBe('REPLACE')
})

test('adds a filter to the current address, even if that is not rendered yet', async () => {
  fakeApi(fleet)
  const { router } = renderPage(<CarsPage />, { at: '/cars' })
  await heading(4)
  window.history.replaceState(window.history.state, '', '/cars?trip=Local+Trip')
  await choose('Seats', '4 or more')
  await waitFor(() => expect(router.state.location.search).toBe('?trip=Local+Trip&seats=4'))
})

test('an address with a filter that nothing fits shows it, and offers all cabs', async () => {
  fakeApi(fleet)
  renderPage(<CarsPage />, { at: '/cars?trip=Drop+Trip&seats=50' })
  await heading(0)
  const seats = screen.getByLabelText<HTMLSelectElement>('Seats')
  expect(Array.from(seats.options, ({ value }) => value)).toEqual(['0', '3', '4', '7', '12', '50'])
  expect(seats.value).toBe('50')
  await userEvent.click(screen.getByRole('button', { name: 'Show all cabs' }))
  await heading(4)
})

test('with a trip filled in, Select goes to the confirm page with trip and cab', async () => {
  fakeApi(fleet)
  useBookingDraft.getState().saveTrip(fullTrip())
  const { router } = renderPage(<CarsPage />, { at: '/cars' })
  await heading(4)
  await select('Maruti Suzuki Dzire')
  await waitFor(() => expect(router.state.location.pathname).toBe('/confirmbooking'))
  expect(router.state.location.state).toEqual({ trip: fullTrip({ selectedCab: 'dzire' }), cab: dzire })
  expect(useBookingDraft.getState().trip.selectedCab).toBe('dzire')
})

test('without one, Select keeps the cab and leads to the form, and says so', async () => {
  fakeApi(fleet)
  const notify = vi.fn()
  const { router } = renderPage(<CarsPage />, { at: '/cars', services: { notify } })
  await heading(4)
  await select('Bajaj Maxima')
  await waitFor(() => expect(router.state.location.pathname + router.state.location.hash).toBe('/#book'))
  expect(useBookingDraft.getState().trip).toMatchObject({ selectedCab: 'auto', tripType: 'Local Trip' })
  expect(notify).toHaveBeenCalledWith({ kind: 'info', message: 'Bajaj Maxima is chosen. Now fill in your trip.' })
})

test('a cab that is too small for the filled-in trip leads to the form, and says so', async () => {
  fakeApi(fleet)
  useBookingDraft.getState().saveTrip(fullTrip({ numberOfPersons: '6' }))
  const notify = vi.fn()
  const { router } = renderPage(<CarsPage />, { at: '/cars', services: { notify } })
  await heading(4)
  await select('Maruti Suzuki Dzire')
  await waitFor(() => expect(router.state.location.hash).toBe('#book'))
  const message = 'This cab seats 4; choose a larger cab for 6 persons'
  expect(notify).toHaveBeenCalledWith({ kind: 'info', message })
})

test('a cab that does not serve the filled-in trip leads to the form with the trip as one of its own type, and says so', async () => {
  fakeApi({ [CARS]: { body: { Cars: [innova, drop] } } })
  useBookingDraft.getState().saveTrip(fullTrip())
  const notify = vi.fn()
  const { router } = renderPage(<CarsPage />, { at: '/cars', services: { notify } })
  await heading(2)
  await select('Toyota Glanza')
  await waitFor(() => expect(router.state.location.pathname + router.state.location.hash).toBe('/#book'))
  expect(useBookingDraft.getState().trip).toMatchObject({
    ...{ tripType: 'Drop Trip', selectedCab: 'glanza', terms: false },
    ...{ from: fullTrip().from, pickUpDate: fullTrip().pickUpDate },
  })
  const message =
    'Toyota Glanza is chosen, but it is not available for Out Station. The form is now for Drop Trip and has kept your trip: '
  expect(notify).toHaveBeenCalledWith({ kind: 'info', message: `${message}please check it.` })
})

test('of the trip types that such a cab serves, the form gets the one that the list is narrowed to', async () => {
  fakeApi({ [CARS]: { body: { Cars: [cabLike({ category: ['Local Trip', 'Drop Trip'] })] } } })
  useBookingDraft.getState().saveTrip(fullTrip())
  renderPage(<CarsPage />, { at: '/cars?trip=Drop+Trip' })
  await heading(1)
  await select('Maruti Suzuki Dzire')
  await waitFor(() => expect(useBookingDraft.getState().trip.tripType).toBe('Drop Trip'))
})

test('500 cabs are opened part by part', async () => {
  fakeApi({
    [CARS]: {
      body: { Cars: Array.from({ length: 500 }, (_, n) => cabLike({ _id: `c${n}`, carModel: `Model ${n}` })) },
    },
  })
  renderPage(<CarsPage />, { at: '/cars' })
  await heading(500)
  expect(screen.getAllByRole('article')).toHaveLength(24)
  await userEvent.click(screen.getByRole('button', { name: 'Show more cabs (476)' }))
  expect(screen.getAllByRole('article')).toHaveLength(48)
})

test('of a long list those on their way are counted where all fit, and nothing is said not to fit before they are there', async () => {
  const { promise, resolve: come } = Promise.withResolvers<(typeof fleet)[typeof CARS]>()
  fakeApi({ [CARS]: () => promise })
  const initialData = { [someOf(CARS)]: { reply: { Cars: [innova, dzire] }, more: 40 } }
  renderPage(<CarsPage />, { at: '/cars', initialData })
  await heading(42)
  expect(screen.getByRole('button', { name: 'Show more cabs (18)' })).toBeDefined()
  await choose('Seats', '7 or more')
  await heading(1)
  cleanup()
  renderPage(<CarsPage />, { at: '/cars?seats=12', initialData })
  await heading(0)
  expect(screen.queryByRole('button', { name: 'Show all cabs' })).toBeNull()
  come(fleet[CARS])
  await heading(1)
})

test('a cab of which no vehicle is free for the trip in the form is on request', async () => {
  const free = {
    cabs: [
      { cab: 'innova', free: false },
      { cab: 'dzire', free: true },
    ],
  }
  fakeApi({ ...fleet, '/api/v1/free-cabs': { body: free } })
  useBookingDraft.getState().saveTrip(fullTrip({ selectedCab: '' }))
  renderPage(<CarsPage />, { at: '/cars' })
  const note = await screen.findByText('On request')
  expect(note.closest('article')?.textContent).toContain('Innova')
})

test('by a tariff of classes each card has its charge per km, and the cheaper one comes first', async () => {
  const suv = cabLike({ _id: 'suv', cabClass: 'suv', price: 1, category: ['Outstation'] })
  const sedan = cabLike({ _id: 'sedan', cabClass: 'sedan', price: 9000, category: ['Outstation'] })
  fakeApi({ [CARS]: { body: { Cars: [suv, sedan] } } })
  renderPage(<CarsPage />, { at: '/cars?sort=rising', initialData: { '/api/v1/tariff': { tariff: classTariff } } })
  await screen.findAllByText('₹19/km, at least 250 km a day')
  const charges = screen.getAllByRole('article').map(({ textContent }) => /₹\d+\/km/.exec(textContent ?? '')?.[0])
  expect(charges).toEqual(['₹13/km', '₹19/km'])
  expect(document.body.textContent).not.toContain('₹9,000')
  const forSearchEngines = document.querySelector('script[type="application/ld+json"]')?.textContent
  expect(forSearchEngines).toContain('"numberOfItems":2')
  expect(forSearchEngines).not.toContain('"offers"')
})

test('each class is a tile with its charge and models, and narrows the list until it is pressed again', async () => {
  const suv = cabLike({ _id: 'suv', carModel: 'Ertiga', cabClass: 'suv', category: ['Outstation'] })
  const sedan = cabLike({ _id: 'sedan', cabClass: 'sedan', category: ['Outstation'] })
  fakeApi({ [CARS]: { body: { Cars: [suv, sedan, bus] } } })
  const { router } = renderPage(<CarsPage />, {
    at: '/cars',
    initialData: { '/api/v1/tariff': { tariff: classTariff } },
  })
  await heading(3)
  const tile = () => screen.getByRole('button', { name: /^SUV 4 seats Ertiga ₹19\/km, at least 250 km a day$/ })
  await userEvent.click(tile())
  await heading(1)
  expect([names(), router.state.location.search]).toEqual([['Maruti Suzuki Ertiga'], '?cabClass=suv'])
  expect(tile().getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(tile())
  await heading(3)
})

test('with a trip in the form each class has what the trip costs', async () => {
  const suv = (_id: string, price: number) => cabLike({ _id, carModel: _id, cabClass: 'suv', price })
  fakeApi({ [CARS]: { body: { Cars: [suv('XL6', 1800), suv('Ertiga', 1600)] } } })
  useBookingDraft.getState().saveTrip(fullTrip({ selectedCab: '' }))
  renderPage(<CarsPage />, { at: '/cars' })
  const tile = await screen.findByRole('button', { name: /^SUV/ })
  await waitFor(() => expect(tile.textContent).toContain('from ₹17,700for this trip · 460 km included, then ₹35/km'))
})
