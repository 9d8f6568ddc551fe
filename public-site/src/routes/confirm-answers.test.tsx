import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toWire } from 'shared-api/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { bookedOn, keepBooked } from '../features/confirm/booked-here.ts'
import { innova } from '../testing/cabs.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { fillIn } from '../testing/fill-in.ts'
import { receipt } from '../testing/receipt.ts'
import { renderPage } from '../testing/render-page.tsx'
import { fullTrip } from '../testing/trips.ts'
import ConfirmPage from './confirm-page.tsx'

const SEND = '/api/v1/sendemail'
const CARS = { '/api/v1/avaibleCars': { body: { Cars: [innova] } } }
const AT = '/confirmbooking'
const booked = { body: { success: true, booking: toWire(receipt) } }
const traveller = { name: 'Meena Kannan', mobile: '9840012345', mail: 'meena@example.com' }

beforeEach(() => {
  useBookingDraft.getState().saveTrip(fullTrip())
  useBookingDraft.getState().saveTraveller(traveller)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  useBookingDraft.getState().clear()
  sessionStorage.clear()
})

const bookNow = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Book Now' })
const refused = (path: string, code: string) => ({
  status: 400,
  body: {
    ...{ type: 'about:blank', title: 'Bad Request', status: 400, detail: code },
    errors: [{ path, code, message: code }],
  },
})

/** Opens the page and books, which is answered like this. */
async function book(answer: Parameters<typeof fakeApi>[0][string]) {
  const got = fakeApi({ ...CARS, [SEND]: answer })
  const { router } = renderPage(<ConfirmPage />, { at: AT })
  await userEvent.click(await bookNow())
  return { got, router }
}

test('while a booking is on its way it cannot be sent again, and why the one before failed is gone', async () => {
  const { promise, resolve: come } = Promise.withResolvers<typeof booked>()
  const answers = [{ status: 500, body: '' }, promise]
  await book(async () => (await answers.shift()) ?? booked)
  await screen.findByRole('alert')
  await vi.waitFor(async () => expect((await bookNow()).disabled).toBe(false))
  await userEvent.click(await bookNow())
  expect((await bookNow()).disabled).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
  come(booked)
  const title = await screen.findByRole('heading', { level: 1, name: /^Your booking is confirmed/ })
  await vi.waitFor(() => expect(document.activeElement).toBe(title))
})

test('leads back to the trip for a problem of the trip', async () => {
  const { router } = await book(refused('bookingDetails.PickUpdate', 'date'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Error sending email: Pick-up Date must be a date as YYYY-MM-DD')
  await userEvent.click(within(alert).getByRole('button', { name: 'Change the trip' }))
  expect(router.state.location.pathname + router.state.location.hash).toBe('/#book')
})

test('shows a problem of the traveller at its field and focuses it', async () => {
  await book(refused('bookingDetails.mobile', 'mobile'))
  const alert = await screen.findByRole('alert')
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mobile')))
  expect(within(alert).queryByRole('button')).toBeNull()
})

test('for a cab that is gone another cab is the one way on', async () => {
  await book(refused('bookingDetails.selectedCab', 'cab-gone'))
  const ways = within(await screen.findByRole('alert')).getAllByRole('button')
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Choose another cab'])
})

test.each([
  ['a fault of ours', { status: 500, body: '' }, 'Press Book Now again: you will not be booked twice.'],
  ['a refusal', { status: 403, body: '' }, 'What you typed is kept. Or call'],
])('after %s the visitor knows whether to press again', async (_what, answer, hint) => {
  await book(answer)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(hint)
  expect(within(alert).queryByRole('button')).toBeNull()
})

test('tells an offline visitor so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await book(new TypeError('Failed to fetch'))
  await screen.findByText('Error sending email: you are offline.')
})

test('the keyboard goes on at the first field that is missing', async () => {
  useBookingDraft.getState().saveTraveller({ ...traveller, mobile: '', mail: '' })
  await book(booked)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Mobile')))
})

test('drops the invisible marks of pasted text', async () => {
  useBookingDraft.getState().saveTraveller({ ...traveller, mail: '' })
  const got = fakeApi({ ...CARS, [SEND]: booked })
  renderPage(<ConfirmPage />, { at: AT })
  await fillIn(await screen.findByLabelText('Mail Id'), '\u200bmee\u00adna@example.com\u200e')
  await userEvent.click(await bookNow())
  await vi.waitFor(() => expect(got[SEND]).toMatchObject([{ bookingDetails: { mail: 'meena@example.com' } }]))
})

test('keeps the typed traveller in the tab', async () => {
  fakeApi(CARS)
  renderPage(<ConfirmPage />, { at: AT })
  await userEvent.type(await screen.findByLabelText('Name'), ' s')
  expect(sessionStorage.getItem('booking-draft')).toContain('"name":"Meena Kannan S"')
})

test('a booking that an older release left in the history is shown without a word of another price', () => {
  fakeApi(CARS)
  renderPage(<ConfirmPage />, { at: AT, state: { receipt } })
  screen.getByText(receipt.reference)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('keeps a booking for its entry of the history, and none for entries without a key', () => {
  const state = { trip: null, cab: null, receipt, seenPaise: null, tripLink: null, advanceWhen: null }
  for (const entry of ['default', 'one of ours']) keepBooked(entry, state)
  expect([bookedOn('default'), bookedOn('one of ours'), bookedOn('another')]).toEqual([undefined, state, undefined])
})

test('a Local Trip names its type; where no place is visited none is named', async () => {
  fakeApi(CARS)
  useBookingDraft.getState().saveTrip(fullTrip({ tripType: 'Local Trip', localTripType: 'Day-Use' }))
  const local = renderPage(<ConfirmPage />, { at: AT })
  await screen.findByText(/^Local Trip \(Day-Use\) in a Toyota Innova Crysta/)
  local.unmount()
  useBookingDraft.getState().saveTrip(fullTrip({ visitingPlaces: [' '] }))
  renderPage(<ConfirmPage />, { at: AT })
  await screen.findByText(/^Out Station in a Toyota Innova Crysta/)
  expect(screen.queryByText('Visiting Places')).toBeNull()
})

test.each([null, '', { success: false }])('a reply without a booking, %j, is a failure', async (body) => {
  fakeApi({ ...CARS, [SEND]: { body } })
  renderPage(<ConfirmPage />, { at: AT })
  await userEvent.click(await bookNow())
  const message = await screen.findByRole('alert')
  expect(message.textContent).toContain('Failed to book your cab. Please contact our customer support.')
  expect(screen.getByLabelText<HTMLInputElement>('Mobile').value).toBe(traveller.mobile)
})
