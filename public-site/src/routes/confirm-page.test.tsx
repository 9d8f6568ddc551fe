import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toWire } from 'shared-api/contract'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { emptyTrip } from '../lib/trip-fields.ts'
import { dzire, innova } from '../testing/cabs.ts'
import { clickTwice } from '../testing/click-twice.ts'
import { company } from '../testing/company.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { fillIn } from '../testing/fill-in.ts'
import { fillHoneypot } from '../testing/honeypot.ts'
import { inLanguage } from '../testing/in-language.ts'
import { receipt } from '../testing/receipt.ts'
import { renderPage } from '../testing/render-page.tsx'
import { dayFromNow, fullTrip } from '../testing/trips.ts'
import { watchKeys } from '../testing/watch-keys.ts'
import { commonTexts } from '../texts/common.ts'
import ConfirmPage from './confirm-page.tsx'

const SEND = '/api/v1/sendemail'
const CARS = { '/api/v1/avaibleCars': { body: { Cars: [innova, dzire] } } }
const AT = '/confirmbooking'

const booked = { body: { success: true, booking: toWire(receipt) } }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useBookingDraft.getState().clear()
  sessionStorage.clear()
})

const draft = (part = {}) => useBookingDraft.getState().saveTrip(fullTrip(part))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const bookNow = () => screen.getByRole('button', { name: 'Book Now' })

async function fillTraveller() {
  await fillIn(await screen.findByLabelText('Name'), 'meena kannan')
  await fillIn(field('Mobile'), '098400 12345')
  await fillIn(field('Mail Id'), 'meena@example.com')
}

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

describe('booking', () => {
  test('asks for name and mobile; a mail address may be left out', async () => {
    const got = fakeApi({ ...CARS, [SEND]: booked })
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await screen.findByLabelText('Name')
    await userEvent.click(bookNow())
    for (const label of ['Name', 'Mobile', 'Mail Id']) expect(screen.getByText(`${label} is required`)).toBeDefined()
    await userEvent.type(field('Mobile'), '12345')
    await userEvent.type(field('Mail Id'), 'meena')
    await userEvent.click(bookNow())
    expect(screen.getByText(/^Mobile must be an Indian mobile number/)).toBeDefined()
    expect(screen.getByText(/^Mail Id must be an address/)).toBeDefined()
    expect(got[SEND]).toBeUndefined()
  })

  test('a double click sends once; the reference is shown, and the draft is gone', async () => {
    const got = fakeApi({ ...CARS, [SEND]: booked })
    draft()
    const { router } = renderPage(<ConfirmPage />, { at: AT })
    await fillTraveller()
    clickTwice(bookNow())
    await screen.findByRole('heading', { name: 'Your booking is confirmed. Our team will contact you soon.' })
    expect(screen.getByText('VT-7KQ2M4')).toBeDefined()
    expect(screen.getByText(/We will call you on \+91\u00a098400\u00a012345/, { normalizer: String })).toBeDefined()
    expect(got[SEND]).toEqual([
      {
        bookingDetails: expect.objectContaining({
          ...{ triptype: 'Outstation', from: 'tn-chennai', to: 'tn-madurai', LocalTripType: '', distance: '460' },
          ...{ visitingPlaces: ['Trichy', 'Thanjavur'], NumberOfPersons: '3', name: 'Meena Kannan' },
          selectedCab: expect.objectContaining({ _id: 'innova' }),
        }),
      },
    ])
    await waitFor(() => expect(useBookingDraft.getState().trip).toEqual(emptyTrip()))
    expect(router.state.location.state).toMatchObject({ receipt })
    expect(router.state.historyAction, 'Back does not lead to the form again').toBe('REPLACE')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says that a person confirms it, and by when', async () => {
    renderPage(<ConfirmPage />, { at: AT, state: { receipt } })
    await screen.findByText(/Someone from our team will check it and confirm the cab by Tue, 1 Dec, 2026, 12:30 pm IST/)
  })

  test('asks whether messages may come by phone; that they may not is the default', async () => {
    const got = fakeApi({ ...CARS, [SEND]: booked })
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await fillTraveller()
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send trip messages by WhatsApp or SMS' })
    expect(box.checked).toBe(false)
    await userEvent.click(box)
    await userEvent.click(bookNow())
    await waitFor(() => expect(got[SEND]).toMatchObject([{ bookingDetails: { messagesByPhone: true } }]))
  })

  test('books for someone else, whose name and number it then asks for', async () => {
    const got = fakeApi({ ...CARS, [SEND]: booked })
    draft()
    const typed = { name: 'Meena', mobile: '9840012345', mail: 'meena@example.com', guestName: 'Ravi', guestMobile: '' }
    useBookingDraft.getState().saveTraveller(typed)
    renderPage(<ConfirmPage />, { at: AT })
    await screen.findByLabelText("Traveller's name")
    await userEvent.click(bookNow())
    await screen.findByText(/^Traveller's mobile is required/)
    await fillIn(field("Traveller's mobile"), '98470 12346')
    await userEvent.click(bookNow())
    const given = { guestName: 'Ravi', guestMobile: '98470 12346' }
    await waitFor(() => expect(got[SEND]).toMatchObject([{ bookingDetails: given }]))
  })

  test('checks a GSTIN, and asks for its company', async () => {
    const got = fakeApi({ ...CARS, [SEND]: booked })
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await fillTraveller()
    await fillIn(field('GSTIN'), '29AABCT1332L1ZB')
    await userEvent.click(bookNow())
    await screen.findByText(/^GSTIN must be a GSTIN/)
    screen.getByText(/^Company is required/)
    expect(got[SEND]).toBeUndefined()
  })

  test('where owners made the mail address optional, a mobile number is enough; no mail is promised then', async () => {
    const noMail = { success: true, booking: toWire({ ...receipt, mail: '' }) }
    const got = fakeApi({ ...CARS, [SEND]: { body: noMail } })
    draft()
    renderPage(<ConfirmPage />, { at: AT, initialData: { '/api/v1/company': { ...company, mailRequired: false } } })
    await fillIn(await screen.findByLabelText('Name'), 'meena kannan')
    await fillIn(field('Mobile'), '098400 12345')
    await userEvent.click(bookNow())
    await screen.findByText(/^You gave no mail address/)
    expect(screen.queryByText(/^A mail with all the details/)).toBeNull()
    expect(got[SEND]).toMatchObject([{ bookingDetails: { mail: '', messagesByPhone: false } }])
  })

  test('sends what a program wrote into the honeypot, which people neither see nor reach', async () => {
    const got = fakeApi({ ...CARS, [SEND]: booked })
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await fillTraveller()
    fillHoneypot()
    await userEvent.click(bookNow())
    await waitFor(() => expect(got[SEND]).toMatchObject([{ website: 'https://spam.example' }]))
  })

  test('keeps typed values after a lost connection, and repeats the key', async () => {
    fakeApi({ ...CARS, [SEND]: new TypeError('Failed to fetch') })
    const keys = watchKeys(SEND)
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await fillTraveller()
    await userEvent.click(bookNow())
    const message = await screen.findByRole('alert')
    expect(message.textContent).toContain('Error sending email: we could not be reached')
    expect(message.textContent).toContain('you will not be booked twice')
    expect(field('Name').value).toBe('Meena Kannan')
    await userEvent.click(bookNow())
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[0]).toBe(keys[1])

    await userEvent.type(field('Name'), ' S')
    await waitFor(() => expect(bookNow().hasAttribute('disabled')).toBe(false))
    await userEvent.click(bookNow())
    await waitFor(() => expect(keys).toHaveLength(3))
    expect(keys[2]).not.toBe(keys[0])
  })

  test('a retry is the same booking, though the desk has edited the cab since', async () => {
    let edited = innova
    const cars = () => ({ body: { Cars: [edited, dzire] } })
    const got = fakeApi({ '/api/v1/avaibleCars': cars, [SEND]: new TypeError('Failed to fetch') })
    const keys = watchKeys(SEND)
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await fillTraveller()
    await userEvent.click(bookNow())
    await screen.findByRole('alert')
    cleanup()
    edited = { ...innova, carModel: 'Innova Hycross', price: 3500, onRide: true }
    renderPage(<ConfirmPage />, { at: AT })
    await screen.findByRole('row', { name: /Total Price \(approx\) ₹19,600.00/ })
    await userEvent.click(bookNow())
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[0]).toBe(keys[1])
    expect(got[SEND]?.[1]).toEqual(got[SEND]?.[0])
  })

  test('after a booking the same once more is another one', async () => {
    fakeApi({ ...CARS, [SEND]: booked })
    const keys = watchKeys(SEND)
    for (const _once of [1, 2]) {
      draft()
      renderPage(<ConfirmPage />, { at: AT })
      await fillTraveller()
      await userEvent.click(bookNow())
      await screen.findByText('VT-7KQ2M4')
      cleanup()
    }
    expect(new Set(keys).size).toBe(2)
  })

  test('reports a price that changed before the booking', async () => {
    fakeApi({ ...CARS, [SEND]: { body: { success: true, booking: toWire({ ...receipt, total: 24_100 }) } } })
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await fillTraveller()
    await userEvent.click(bookNow())
    const message = await screen.findByRole('alert')
    expect(message.textContent).toContain('you saw ₹19,100.00, and the total is ₹24,100.00 now')
    expect(message.querySelector('a[href^="tel:"]')).not.toBeNull()
  })

  test('shows a failure without words of ours in the page’s language', async () => {
    await inLanguage('ta')
    onTestFinished(() => inLanguage('en'))
    fakeApi({ ...CARS, [SEND]: { status: 502, body: 'Bad Gateway' } })
    draft()
    useBookingDraft.getState().saveTraveller({ name: 'Meena', mobile: '9840012345', mail: 'meena@example.com' })
    renderPage(<ConfirmPage />, { at: AT })
    await userEvent.click(await screen.findByRole('button', { name: commonTexts().bookNow }))
    expect((await screen.findByRole('alert')).textContent).not.toMatch(/[A-Za-z]{2}/)
  })

  test('shows errors of the server at their fields', async () => {
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'Some fields are not right' }
    const errors = [{ path: 'bookingDetails.mail', code: 'mail', message: 'Mail must be an address' }]
    fakeApi({ ...CARS, [SEND]: { status: 400, body: { ...problem, errors } } })
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await fillTraveller()
    await userEvent.click(bookNow())
    await screen.findByText('Mail Id must be an address such as name@example.com')
    expect(screen.getByRole('alert').textContent).toContain('Error sending email: Mail Id must be an address')
    expect(field('Mail Id').value).toBe('meena@example.com')
  })

  test('leads to other cabs if the cab was taken since', async () => {
    const message = 'This cab is no longer available'
    const errors = [{ path: 'bookingDetails.selectedCab', message }]
    const problem = { type: 'about:blank', title: 'Invalid input', status: 400, detail: message, errors }
    fakeApi({ ...CARS, [SEND]: { status: 400, body: problem } })
    draft()
    const { router } = renderPage(<ConfirmPage />, { at: AT })
    await fillTraveller()
    await userEvent.click(bookNow())
    const other = await screen.findByRole('button', { name: 'Choose another cab' })
    expect(screen.getAllByText(/This cab is no longer available/)).toHaveLength(1)
    await userEvent.click(other)
    expect(router.state.location.pathname).toBe('/cars')
    expect(router.state.location.search).toBe('?trip=Outstation&seats=3')
  })

  test.each([null, '', { success: false }])('a reply without a booking, %j, is a failure', async (body) => {
    fakeApi({ ...CARS, [SEND]: { body } })
    draft()
    renderPage(<ConfirmPage />, { at: AT })
    await fillTraveller()
    await userEvent.click(bookNow())
    const message = await screen.findByRole('alert')
    expect(message.textContent).toContain('Failed to book your cab. Please contact our customer support.')
    expect(field('Mobile').value).toBe('098400 12345')
  })
})
