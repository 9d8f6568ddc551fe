import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { dzire, innova } from '../testing/cabs.ts'
import { AT, bookNow, CARS, draft, field } from '../testing/confirm-page.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { fillIn } from '../testing/fill-in.ts'
import { renderPage } from '../testing/render-page.tsx'
import { dayFromNow, fullTrip } from '../testing/trips.ts'
import ConfirmPage from './confirm-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useBookingDraft.getState().clear()
  sessionStorage.clear()
})

const SAVED = '/api/v1/my-trips/traveller'
const meena = { _id: 'u1', name: 'Meena', email: 'meena@example.com', role: 'customer' } as const
const loggedIn = { session: { user: meena, load: async () => meena, accept: () => {} } }
const lastTraveller = { body: { traveller: { name: 'Her Aunt', mobile: '+919000077777', mail: '' } } }

describe('the traveller of a customer who is logged in', () => {
  test('is who travelled last', async () => {
    fakeApi({ ...CARS, [SAVED]: lastTraveller })
    draft()
    renderPage(<ConfirmPage />, { at: AT, services: loggedIn })
    await waitFor(() => expect(field('Name').value).toBe('Her Aunt'))
    expect(field('Mobile').value).toBe('+919000077777')
  })

  test('stays what was typed', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof lastTraveller>()
    const got = fakeApi({ ...CARS, [SAVED]: () => promise })
    draft()
    renderPage(<ConfirmPage />, { at: AT, services: loggedIn })
    await fillIn(await screen.findByLabelText('Mobile'), '98400 12345')
    await waitFor(() => expect(got[SAVED]).toHaveLength(1))
    await act(async () => resolve(lastTraveller))
    expect([field('Name').value, field('Mobile').value]).toEqual(['', '98400 12345'])
  })

  test('is asked for nobody else', async () => {
    const got = fakeApi(CARS)
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await screen.findByLabelText('Name')
    expect(got[SAVED]).toBeUndefined()
  })
})

describe('the page', () => {
  test('an Outstation trip, with visiting places, persons, return and the price in its parts', async () => {
    fakeApi(CARS)
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await screen.findByRole('heading', { name: 'Chennai to Madurai' })
    for (const text of ['Trichy, Thanjavur', 'Number of Persons', 'Return Location', '6:30 am IST', '9:00 pm IST'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('img', { name: 'Toyota Innova Crysta' })).toBeDefined()
    expect(screen.getByRole('row', { name: /Distance 460 km × ₹35 ₹16,100.00/ })).toBeDefined()
    expect(screen.getByRole('row', { name: /Total Price \(approx\) ₹19,100.00/ })).toBeDefined()
    expect(screen.getByText(/Not in this price: toll, parking, permits, driver allowance/)).toBeDefined()
  })

  test('a cab of which no vehicle is free then is booked on request', async () => {
    fakeApi({ ...CARS, '/api/v1/free-cabs': { body: { cabs: [{ cab: 'innova', free: false }] } } })
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await screen.findByText(/Send us your trip, and our team will tell you what is possible/)
    expect(bookNow()).toBeDefined()
  })

  test('a cab without a price is not free', async () => {
    fakeApi({ '/api/v1/avaibleCars': { body: { Cars: [{ ...innova, price: null }] } } })
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await screen.findByRole('row', { name: 'Toyota Innova Crysta Price not available' })
  })

  test('names the stops that the km of the road leave out, but not of the visitor’s own km', async () => {
    fakeApi(CARS)
    draft({ visitingPlaces: ['Trichy', 'my aunt’s farm'] })
    renderPage(<ConfirmPage />, { at: AT })
    await screen.findByText('Not in these km, as we don’t know the way there: my aunt’s farm')
    act(() => draft({ visitingPlaces: ['my aunt’s farm'], distanceSource: 'visitor' }))
    await screen.findByRole('heading', { name: 'Chennai to Madurai' })
    expect(screen.queryByText(/Not in these km/)).toBeNull()
  })

  test('a Drop Trip with its persons, without return and visiting places', async () => {
    fakeApi(CARS)
    draft({ tripType: 'Drop Trip' })
    renderPage(<ConfirmPage />, { at: AT })
    await screen.findByRole('heading', { name: 'Chennai to Madurai' })
    expect(screen.getByText('Number of Persons')).toBeDefined()
    expect(screen.queryByText('Return Date')).toBeNull()
    expect(screen.queryByText('Visiting Places')).toBeNull()
  })

  test('shows the trip and cab of the navigation state if there is no draft', async () => {
    fakeApi({ '/api/v1/avaibleCars': new TypeError('Failed to fetch') })
    renderPage(<ConfirmPage />, { at: AT, state: { trip: fullTrip(), cab: innova } })
    await screen.findByRole('heading', { name: 'Chennai to Madurai' })
    expect(useBookingDraft.getState().trip).toEqual(fullTrip())
  })

  test('the cab at its price of today, though it was chosen at another', async () => {
    fakeApi({ '/api/v1/avaibleCars': { body: { Cars: [{ ...innova, price: 3500 }] } } })
    renderPage(<ConfirmPage />, { at: AT, state: { trip: fullTrip(), cab: innova } })
    await screen.findByRole('row', { name: /Total Price \(approx\) ₹19,600.00/ })
  })

  test('the trip of the navigation state, whatever the draft has become since; changing it changes that one', async () => {
    fakeApi(CARS)
    draft({ pickUpLocation: 'Mylapore', selectedCab: 'dzire' })
    const older = fullTrip({ pickUpLocation: 'Adyar' })
    const { router } = renderPage(<ConfirmPage />, { at: AT, state: { trip: older, cab: innova } })
    expect((await screen.findAllByText('Adyar')).length).toBeGreaterThan(0)
    expect(screen.getByRole('img', { name: 'Toyota Innova Crysta' })).toBeDefined()
    expect(screen.queryByText('Mylapore')).toBeNull()
    expect(useBookingDraft.getState().trip.pickUpLocation).toBe('Mylapore')
    await userEvent.click(screen.getByRole('button', { name: 'Change the trip' }))
    expect(router.state.location.pathname).toBe('/')
    expect(useBookingDraft.getState().trip).toEqual(older)
  })

  test('a way back where there is neither', async () => {
    fakeApi(CARS)
    renderPage(<ConfirmPage />, { at: AT, state: { trip: { from: 1 } } })
    expect((await screen.findByRole('link', { name: 'Go to the booking form' })).getAttribute('href')).toBe('/#book')
  })

  test('why a trip can no longer be booked: its time has passed, or its cab is gone', async () => {
    fakeApi({ '/api/v1/avaibleCars': { body: { Cars: [dzire] } } })
    draft({ pickUpDate: dayFromNow(-1) })
    renderPage(<ConfirmPage />, { at: AT })
    const message = await screen.findByRole('alert')
    expect(message.textContent).toContain('Pick-up must not be in the past')
    expect(message.textContent).toContain('the chosen one is no longer available')
  })
})
