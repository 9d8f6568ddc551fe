import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { innova } from '../testing/cabs.ts'
import { company } from '../testing/company.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { fullTrip } from '../testing/trips.ts'
import HomePage from './home-page.tsx'

const CARS = { '/api/v1/avaibleCars': { body: { Cars: [innova] } } }
const user = { _id: 'u1', name: 'Meena', email: 'meena@example.com', role: 'customer' }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useBookingDraft.getState().clear()
  sessionStorage.clear()
})

async function logIn() {
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByRole('heading', { name: 'WELCOME' })
  await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }))
}

test('the hero, the number that dials, the figures and the services are there, and no popup', () => {
  fakeApi(CARS)
  renderPage(<HomePage />)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  const call = screen.getByRole('link', { name: '+91 98400 12345' })
  expect(call.getAttribute('href')).toBe(`tel:${company.phones[0]}`)
  for (const text of ['25+', 'cabs ready', '97%', 'satisfied customers', 'Drop Services', 'Hour Basis', 'OutStation'])
    expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryByText('WELCOME')).toBeNull()
})

test.each([
  ['customer', '/'],
  ['admin', '/admin'],
])('after the login the %s is at %s, with a toast', async (role, pathname) => {
  fakeApi({ ...CARS, '/api/v1/login': { body: { user: { ...user, role } } } })
  const notify = vi.fn()
  const accept = vi.fn()
  const session = { user: null, load: async () => null, accept }
  const { router } = renderPage(<HomePage />, { services: { notify, session } })
  await logIn()
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'success', message: 'Login successful!' }))
  expect(accept).toHaveBeenCalledWith({ ...user, role })
  await waitFor(() => expect(router.state.location.pathname).toBe(pathname))
})

test('Book Now carries trip and cab to the confirm page, and the draft stays for the way back', async () => {
  fakeApi(CARS)
  useBookingDraft.getState().saveTrip(fullTrip())
  const { router } = renderPage(<HomePage />)
  await screen.findByRole('radio', { name: /Innova/ })
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/confirmbooking'))
  expect(router.state.location.state).toEqual({ trip: fullTrip(), cab: innova })
  expect(useBookingDraft.getState().trip).toEqual(fullTrip())
})

test('keeps typed values in the tab', async () => {
  fakeApi(CARS)
  renderPage(<HomePage />)
  await userEvent.type(screen.getByLabelText('Pick-up Location'), 'mylapore')
  expect(sessionStorage.getItem('booking-draft')).toContain('"pickUpLocation":"Mylapore"')
})

test('the form shows a draft that is changed elsewhere, and keeps on from there', async () => {
  fakeApi(CARS)
  renderPage(<HomePage />)
  act(() => useBookingDraft.getState().saveTrip(fullTrip({ pickUpLocation: 'Adyar' })))
  expect(screen.getByLabelText<HTMLInputElement>('Pick-up Location').value).toBe('Adyar')
  await userEvent.type(screen.getByLabelText('Pick-up Location'), ' depot')
  expect(useBookingDraft.getState().trip).toEqual(fullTrip({ pickUpLocation: 'Adyar Depot' }))
})

test('a link to the form leads to it', async () => {
  fakeApi(CARS)
  const shown: string[] = []
  HTMLElement.prototype.scrollIntoView = function () {
    shown.push(this.id)
  }
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'))
  const { router } = renderPage(<HomePage />)
  await act(() => router.navigate('/#book'))
  await expect.poll(() => shown).toEqual(['book'])
})

test('below the form the home page leads on: routes, services, packages, questions, what the price has in it', async () => {
  fakeApi(CARS)
  const { holiday } = { holiday: { _id: 'h1', name: 'Kerala Backwaters', slug: 'kerala-backwaters', imageUrl: '' } }
  const more = { days: 3, priceFrom: 8990, services: [], category: [] }
  const initialData = {
    '/api/v1/holiday/teasers': { teasers: [{ ...holiday, ...more }] },
    '/api/v1/company/questions?of=en': { questions: { en: [{ question: 'Is toll included?', answer: '<p>No.</p>' }] } },
  }
  renderPage(<HomePage />, { initialData })
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Chennai to Madurai')).toBe('/cabs/chennai-to-madurai')
  expect(href('Drop Services')).toBe('/?trip=Drop+Trip#book')
  expect(href('Kerala Backwaters')).toBe('/holidayPackage/kerala-backwaters')
  expect(screen.getByText('3 days · From ₹8,990')).toBeDefined()
  expect(screen.getByText('Is toll included?')).toBeDefined()
  expect(screen.getByText(/^Always included: the cab, its driver/)).toBeDefined()
})

test('a link fills in the form and is forgotten, so that a reload keeps what is typed after it', async () => {
  fakeApi({ ...CARS, '/api/v1/distance': { body: { km: 460, source: 'estimate' } } })
  const { router } = renderPage(<HomePage />, { at: '/?trip=Drop+Trip&from=tn-chennai&to=tn-nowhere#book' })
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(useBookingDraft.getState().trip).toMatchObject({
    tripType: 'Drop Trip',
    fromState: 'TN',
    from: 'tn-chennai',
    to: '',
  })
})
