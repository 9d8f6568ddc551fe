import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useLoginGate } from '../../api/login-gate.ts'
import CreateBookingPage from '../../routes/create-booking-page.tsx'
import { choose, chooseCity, chooseTripType, field } from '../../testing/booking-fields.ts'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking, cab, enquiry } from '../../testing/samples.ts'

test('a booking that is made of an enquiry about a package carries its name', async () => {
  fakeApi({
    'GET avaibleCars': { body: { Cars: [cab()] } },
    'GET enquiries/e1': { body: { enquiry: enquiry({ kind: 'package', tourName: 'Tea hills of Munnar' }) } },
  })
  renderPage(<CreateBookingPage />, { at: '/bookings/create?enquiry=e1' })
  await waitFor(() => expect(field('Package').value).toBe('Tea hills of Munnar'))
  await chooseTripType('Drop Trip')
  expect(field('Package').value).toBe('Tea hills of Munnar')
  expect(field('Name').value).toBe('Sita Devi')
  expect(field('Mobile').value).toBe('+91 94470 12347')
})

test('a booking is one call, which is made again once somebody has logged in', async () => {
  const { mails, note, ...receipt } = booking({ _id: 'b2', reference: 'TT-NEW222' })
  let session = false
  const api = fakeApi({
    'GET avaibleCars': { body: { Cars: [cab()] } },
    'GET bookings/b1': { body: { booking: { ...booking({ _id: 'b1' }), history: [] } }, etag: '"1"' },
    'POST bookings': () =>
      session ? { body: { success: true, booking: receipt } } : problem(401, 'Log in to do this.'),
  })
  const { notices, router } = renderPage(<CreateBookingPage />, { at: '/bookings/create?booking=b1' })
  await waitFor(() => expect(field('Mobile').value).toBe('+91 94470 12347'))
  await userEvent.click(screen.getByRole('button', { name: 'Book' }))
  await waitFor(() => expect(useLoginGate.getState().asking).toBe(true))
  session = true
  useLoginGate.getState().answer(true)
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/b2'))
  expect(notices.map(({ message }) => message)).toEqual(['Booked as TT-NEW222.'])
  const changes = api.calls.filter(({ call }) => call === 'POST bookings')
  expect(changes).toHaveLength(2)
  expect(new Set(changes.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  expect(changes[0]?.body).toMatchObject({ bookingDetails: { selectedCab: { _id: 'dzire' } } })
})

test('while it is being booked nothing is taken: the booking would be another than the form that was left', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  fakeApi({
    'GET avaibleCars': { body: { Cars: [cab()] } },
    'GET bookings/b1': { body: { booking: { ...booking({ _id: 'b1' }), history: [] } } },
    'POST bookings': async () => {
      await answered
      return problem(400, 'This cab is taken', [{ path: 'bookingDetails.selectedCab', message: 'This cab is taken' }])
    },
  })
  renderPage(<CreateBookingPage />, { at: '/bookings/create?booking=b1' })
  await waitFor(() => expect(field('Mobile').value).toBe('+91 94470 12347'))
  await userEvent.click(screen.getByRole('button', { name: 'Book' }))
  await userEvent.type(field('Persons'), '3')
  expect(field('Persons').value).toBe('2')
  answer()
  await screen.findByText('This cab is taken')
  await waitFor(() => expect(document.activeElement).toBe(field('Cab')))
  await userEvent.type(field('Persons'), '3')
  expect(field('Persons').value).toBe('23')
})

test('offers nothing to put back before the trip type changes, and leaves no request in the tab', async () => {
  fakeApi({
    'GET avaibleCars': { body: { Cars: [cab()] } },
    'GET bookings/b1': { body: { booking: { ...booking({ _id: 'b1' }), history: [] } } },
    'POST bookings': problem(503, 'The service cannot answer right now.'),
  })
  const { unmount } = renderPage(<CreateBookingPage />, { at: '/bookings/create?booking=b1' })
  await waitFor(() => expect(field('Mobile').value).toBe('+91 94470 12347'))
  await userEvent.click(screen.getByRole('button', { name: 'Book' }))
  await screen.findByText('The service cannot answer right now.')
  expect(sessionStorage.getItem('sent-phone-booking')).toContain('Sita Devi')
  await choose('Cab', '')
  expect(screen.queryByRole('button', { name: 'Put them back' })).toBeNull()
  unmount()
  expect(sessionStorage.getItem('sent-phone-booking')).not.toContain('Sita Devi')
})

test('reports that the cab is gone instead of leaving its fare out of the total', async () => {
  fakeApi({
    'GET avaibleCars': { body: { Cars: [cab({ _id: 'etios', carModel: 'Etios' })] } },
    'GET bookings/b1': { body: { booking: { ...booking({ _id: 'b1' }), history: [] } } },
  })
  renderPage(<CreateBookingPage />, { at: '/bookings/create?booking=b1' })
  await screen.findByText('This cab is no longer available for this trip type; please choose another')
  await choose('Cab', 'etios')
  expect(field('Cab').getAttribute('aria-invalid')).toBeNull()
})

test('who called may have no mail address and several cars; an address that is none is refused', async () => {
  const { mails, note, ...receipt } = booking({ _id: 'b2' })
  const api = fakeApi({
    'GET avaibleCars': { body: { Cars: [cab()] } },
    'GET bookings/b1': { body: { booking: { ...booking({ _id: 'b1', mail: '' }), history: [] } } },
    'POST bookings': { body: { success: true, booking: receipt } },
  })
  const { router } = renderPage(<CreateBookingPage />, { at: '/bookings/create?booking=b1' })
  await waitFor(() => expect(field('Mobile').value).toBe('+91 94470 12347'))
  expect(field('Mail').required).toBe(false)
  await userEvent.type(field('Mail'), 'ravi@')
  await userEvent.click(screen.getByRole('button', { name: 'Book' }))
  await screen.findByText('Mail must be an address such as name@example.com')
  await userEvent.clear(field('Mail'))
  await choose('Cars', '3')
  await userEvent.click(screen.getByRole('button', { name: 'Book' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/b2'))
  expect(api.bodies('POST bookings')).toMatchObject([{ cars: 3, bookingDetails: { mail: '' } }])
})

test('an enquiry of which a booking was made already says so, and is answered by the booking itself', async () => {
  const { mails, note, ...receipt } = booking({ _id: 'b2' })
  const answered = enquiry({ status: 'answered', note: 'Booked as TT-ONE111.' })
  const api = fakeApi({
    'GET avaibleCars': { body: { Cars: [cab()] } },
    'GET enquiries/e1': { body: { enquiry: answered } },
    'POST bookings': { body: { success: true, booking: receipt } },
  })
  const { router } = renderPage(<CreateBookingPage />, { at: '/bookings/create?enquiry=e1' })
  await screen.findByText(/This enquiry is already answered\.\s+Booked as TT-ONE111\./)
  await chooseTripType('Drop Trip')
  await chooseCity('From', 'tn-chennai')
  await chooseCity('To', 'tn-madurai')
  await choose('Cab', 'dzire')
  const typed = { 'Pick-up location': 'Egmore', Distance: '462', Persons: '2' }
  for (const [label, value] of Object.entries({ ...typed, 'Pick-up date': '2026-12-24', 'Pick-up time': '06:30' }))
    fireEvent.change(field(label), { target: { value } })
  await userEvent.click(screen.getByRole('button', { name: 'Book' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/b2'))
  expect(api.bodies('POST bookings')).toEqual([{ ofEnquiry: 'e1', bookingDetails: expect.anything() }])
})
