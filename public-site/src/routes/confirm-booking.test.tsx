import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toWire } from 'shared-api/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { emptyTrip } from '../lib/trip-fields.ts'
import { dzire, innova } from '../testing/cabs.ts'
import { clickTwice } from '../testing/click-twice.ts'
import { company } from '../testing/company.ts'
import { AT, booked, bookNow, CARS, draft, field, fillTraveller, SEND } from '../testing/confirm-page.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { fillIn } from '../testing/fill-in.ts'
import { fillHoneypot } from '../testing/honeypot.ts'
import { inLanguage } from '../testing/in-language.ts'
import { receipt } from '../testing/receipt.ts'
import { renderPage } from '../testing/render-page.tsx'
import { watchKeys } from '../testing/watch-keys.ts'
import { commonTexts } from '../texts/common.ts'
import ConfirmPage from './confirm-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  useBookingDraft.getState().clear()
  sessionStorage.clear()
})

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

test.each([
  [
    undefined,
    /^We will call you on .* to confirm the cab, and then ask for the advance of ₹4,775\.00\. You pay the other ₹14,325\.00/,
  ],
  [
    'confirms',
    /^Paying the advance of ₹4,775\.00 confirms your trip; if we find no cab for you, you get all of it back\./,
  ],
])('says when the advance is asked for: %s', async (advanceWhen, text) => {
  const booking = { ...booked.body.booking, advance: 4775 }
  fakeApi({ ...CARS, [SEND]: { body: { ...booked.body, booking, advanceWhen } } })
  draft()
  renderPage(<ConfirmPage />, { at: AT })
  await fillTraveller()
  await userEvent.click(bookNow())
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Print' })).toBeDefined()
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

test.each([
  ['later', /Someone from our team will check it and confirm the cab by Tue, 1 Dec, 2026, 12:30 pm IST/],
  ['confirms', 'We have received your booking. Until the advance is paid, no cab is reserved for you.'],
] as const)('says by when a person confirms it, unless the advance does: %s', async (advanceWhen, text) => {
  renderPage(<ConfirmPage />, { at: AT, state: { receipt: { ...receipt, advance: 4000 }, advanceWhen } })
  await screen.findByText(text)
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
  // The fold stays open while its only text is typed again.
  await userEvent.clear(field('GSTIN'))
  expect(field('GSTIN').closest('details')?.open).toBe(true)
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
