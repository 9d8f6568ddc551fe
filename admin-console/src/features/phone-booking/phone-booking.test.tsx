import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import CreateBookingPage from '../../routes/create-booking-page.tsx'
import { choose, chooseCity, chooseTripType, field } from '../../testing/booking-fields.ts'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { cab, tariffParts } from '../../testing/samples.ts'

const KM: Record<string, number> = {
  'tn-chennai>tn-madurai': 462,
  'tn-chennai>tn-salem': 345,
  'tn-chennai>tn-vellore': 345,
}

/** The API, with the distances above; any other pair is a lost connection. */
const open = (tariff: Parameters<typeof tariffParts>[0] = {}) => {
  const api = fakeApi({
    'GET avaibleCars': { body: { Cars: [cab()] } },
    'GET tariff': { body: { tariff: tariffParts(tariff) } },
    'GET distance': ({ query }) => {
      const km = KM[`${query.get('from')}>${query.get('to')}`]
      if (km === undefined) throw new TypeError('lost')
      return { body: { km, source: 'estimate', minutes: 2 * km } }
    },
  })
  renderPage(<CreateBookingPage />, { at: '/bookings/create' })
  return api
}

const distance = () => field('Distance').value

test('the distance is that of the cities on show, whatever stood there before', async () => {
  open()
  await chooseCity('From', 'tn-chennai')
  await chooseCity('To', 'tn-salem')
  await waitFor(() => expect(distance()).toBe('345'))
  await userEvent.type(field('Distance'), '0')
  await chooseCity('To', 'tn-vellore')
  await waitFor(() => expect(distance()).toBe('345'))
})

test('no distance is left of other cities: not while it is asked for, not when that fails, not within one city', async () => {
  const api = open()
  await chooseCity('From', 'tn-chennai')
  await chooseCity('To', 'tn-madurai')
  await waitFor(() => expect(distance()).toBe('462'))
  await chooseCity('To', 'tn-chennai')
  expect(distance()).toBe('')
  await chooseCity('To', 'tn-madurai')
  await waitFor(() => expect(distance()).toBe('462'))
  await chooseCity('To', 'tn-ooty')
  expect(distance()).toBe('')
  await screen.findByText(/Can’t be looked up now/)
  expect(distance()).toBe('')
  expect(
    api.calls
      .filter(({ call }) => call === 'GET distance')
      .at(-1)
      ?.query.get('to'),
  ).toBe('tn-ooty')
})

test('shows the road’s distance if a typed one differs by more than a fifth', async () => {
  open()
  await chooseCity('From', 'tn-chennai')
  await chooseCity('To', 'tn-madurai')
  await waitFor(() => expect(distance()).toBe('462'))
  expect(screen.queryByText(/by road it is about/)).toBeNull()
  await userEvent.clear(field('Distance'))
  expect(screen.queryByText(/by road it is about/)).toBeNull()
  await userEvent.type(field('Distance'), '120')
  screen.getByText('km by road, there only; by road it is about 462 km')
})

test("keeps a distance that is typed while the road's is requested", async () => {
  const answer = Promise.withResolvers<{ body: unknown }>()
  fakeApi({ 'GET avaibleCars': { body: { Cars: [] } }, 'GET distance': () => answer.promise })
  renderPage(<CreateBookingPage />, { at: '/bookings/create' })
  await chooseCity('From', 'tn-chennai')
  await chooseCity('To', 'tn-madurai')
  await userEvent.type(field('Distance'), '500')
  answer.resolve({ body: { km: 462, source: 'estimate' } })
  await userEvent.type(field('Name'), 'x')
  expect(distance()).toBe('500')
})

test('starts an empty trip for the same person after a change of the trip type', async () => {
  open()
  await chooseCity('From', 'tn-chennai')
  await chooseCity('To', 'tn-madurai')
  await waitFor(() => expect(distance()).toBe('462'))
  await choose('Cab', 'dzire')
  for (const label of ['Pick-up location', 'Visiting places', 'Return location', 'Name'])
    fireEvent.change(field(label), { target: { value: 'anna nagar' } })
  await userEvent.type(field('Persons'), '3')
  await userEvent.type(field('Mobile'), '9840012345')
  await chooseTripType('Local Trip')
  for (const label of ['From', 'To', 'Distance', 'Pick-up location', 'Return location', 'Persons', 'Cab'])
    expect(field(label).value, label).toBe('')
  expect(field('Name').value).toBe('Anna Nagar')
  expect(field('Mobile').value).toBe('9840012345')
  await chooseTripType('Outstation')
  expect(field('Visiting places').value).toBe('')
})

test('a local trip is offered to end in the city where it starts', async () => {
  open()
  await chooseTripType('Local Trip')
  await chooseCity('From', 'tn-salem')
  expect(field('To').value).toBe('Salem')
  await chooseCity('To', 'tn-vellore')
  await chooseCity('From', 'tn-chennai')
  expect(field('To').value).toBe('Vellore')
})

test('shows all missing fields, by the form’s labels', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Book' }))
  await screen.findByText('From is required')
  const missing = ['To', 'Pick-up location', 'Pick-up date', 'Pick-up time', 'Return location', 'Return date']
  for (const label of [...missing, 'Return time', 'Persons', 'Distance', 'Name', 'Mobile'])
    screen.getByText(`${label} is required`)
  expect(screen.queryByText(/must be/)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(field('From')))
  await chooseTripType('Drop Trip')
  await userEvent.click(screen.getByRole('button', { name: 'Book' }))
  await screen.findByText('To is required')
  expect(screen.queryByText(/^Return/)).toBeNull()
})

test('names and places get their capitals as they are typed, and the caret stays', async () => {
  open()
  for (const label of ['Pick-up location', 'Return location', 'Name']) {
    await userEvent.type(field(label), 'k r')
    expect(field(label).value, label).toBe('K R')
  }
  await userEvent.type(field('Name'), 'x y', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(field('Name').value).toBe('K X YR')
  expect(field('Name').selectionStart).toBe(5)
  await userEvent.type(field('Visiting places'), 'o t\nhi')
  expect(field('Visiting places').value).toBe('O T\nHi')
  fireEvent.input(field('Pick-up location'), { target: { value: 'madurai' }, isComposing: true })
  expect(field('Pick-up location').value).toBe('madurai')
  fireEvent.compositionEnd(field('Pick-up location'))
  expect(field('Pick-up location').value).toBe('Madurai')
})

test('cabs that could not be loaded are said to be missing, and are asked for again', async () => {
  let up = false
  fakeApi({ 'GET avaibleCars': () => (up ? { body: { Cars: [cab()] } } : problem(503, 'Back in a moment.')) })
  renderPage(<CreateBookingPage />, { at: '/bookings/create' })
  await screen.findByText('Could not load the cabs')
  up = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(field('Cab')).toHaveProperty('length', 2))
  expect(screen.queryByText('Could not load the cabs')).toBeNull()
})

test('reports a trip type without cabs', async () => {
  fakeApi({ 'GET avaibleCars': { body: { Cars: [] } } })
  renderPage(<CreateBookingPage />, { at: '/bookings/create' })
  await screen.findByText('No cab is available for this trip type')
  expect(field('Cab').getAttribute('aria-invalid')).toBe('true')
})

test('the cabs are offered with their seats and fares, which callers ask for', async () => {
  fakeApi({ 'GET avaibleCars': { body: { Cars: [cab(), cab({ _id: 'old', carModel: 'Old', price: null })] } } })
  renderPage(<CreateBookingPage />, { at: '/bookings/create' })
  await screen.findByText('Maruti Suzuki Dzire, 4 seats, ₹1,400.00')
  screen.getByText('Maruti Suzuki Old, 4 seats, Price not available')
})

test('what another trip type cleared is put back on demand, but over nothing that was typed since', async () => {
  open()
  const back = () => screen.queryByRole('button', { name: 'Put them back' })
  await chooseTripType('Drop Trip')
  expect(back()).toBeNull()
  await chooseCity('From', 'tn-chennai')
  await chooseCity('To', 'tn-madurai')
  await waitFor(() => expect(distance()).toBe('462'))
  fireEvent.change(field('Distance'), { target: { value: '480' } })
  fireEvent.change(field('Pick-up location'), { target: { value: 'Egmore' } })
  await choose('Cab', 'dzire')
  await chooseTripType('Local Trip')
  await chooseTripType('Outstation')
  await userEvent.click(back() ?? expect.unreachable('nothing to press'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Outstation' }).checked).toBe(true)
  expect([field('From').value, field('To').value, distance()]).toEqual(['Chennai', 'Madurai', '480'])
  expect([field('Pick-up location').value, field('Cab').value]).toEqual(['Egmore', ''])
  expect(back()).toBeNull()
  expect(document.activeElement).toBe(field('From'))
  await chooseTripType('Drop Trip')
  await userEvent.type(field('Pick-up location'), 'a')
  await userEvent.click(back() ?? expect.unreachable('nothing to press'))
  expect([field('Pick-up location').value, field('From').value]).toEqual(['A', 'Chennai'])
  expect(back()).toBeNull()
  await chooseTripType('Outstation')
  await chooseCity('To', 'tn-salem')
  await userEvent.click(back() ?? expect.unreachable('nothing to press'))
  expect([field('Pick-up location').value, field('From').value]).toEqual(['A', ''])
})

test('a trip that comes back ends where it starts by one press', async () => {
  open()
  const same = () => screen.queryByRole('button', { name: 'Same as the pick-up' })
  expect(same()).toBeNull()
  fireEvent.change(field('Pick-up location'), { target: { value: 'Egmore Station' } })
  await userEvent.click(same() ?? expect.unreachable('nothing to press'))
  expect(field('Return location').value).toBe('Egmore Station')
  expect(document.activeElement).toBe(field('Return location'))
  expect(same()).toBeNull()
})

test('figures count as they are typed, and a cab that is too small is said before the booking is sent', async () => {
  open()
  await screen.findByText('Maruti Suzuki Dzire, 4 seats, ₹1,400.00')
  await userEvent.type(field('Distance'), '1,200 km')
  expect(distance()).toBe('1200')
  await screen.findByText('Distance 1,200 km × ₹35')
  expect(screen.getAllByText('₹42,000.00')).toHaveLength(2)
  await userEvent.type(field('Persons'), '௬')
  expect(field('Persons').value).toBe('6')
  await choose('Cab', 'dzire')
  screen.getByText(/^This cab seats 4/)
  expect(field('Persons').getAttribute('aria-invalid')).toBe('true')
})

test('persons are taken in digits of any script; two numbers are not made one', async () => {
  open()
  fireEvent.change(field('Persons'), { target: { value: '௧௨' } })
  expect(field('Persons').value).toBe('12')
  fireEvent.change(field('Persons'), { target: { value: '2+1' } })
  expect(field('Persons').value).toBe('2+1')
  await userEvent.click(screen.getByRole('button', { name: /^Book/ }))
  await screen.findByText(/^Persons must be a whole number/)
})

test('the price counts the minutes of the road, so that a slow one is driven into the night', async () => {
  open({ surcharges: { night: { amount: 300, from: '22:00', to: '06:00' } } })
  await chooseTripType('Drop Trip')
  await chooseCity('From', 'tn-chennai')
  await chooseCity('To', 'tn-salem')
  fireEvent.change(field('Pick-up date'), { target: { value: '2026-12-24' } })
  fireEvent.change(field('Pick-up time'), { target: { value: '12:00' } })
  await screen.findByText('Night charge 1 × ₹300')
})

test('says that there is no price only once a cab and the km are known', async () => {
  open({ rates: [] })
  await chooseCity('From', 'tn-chennai')
  await chooseCity('To', 'tn-salem')
  await waitFor(() => expect(distance()).toBe('345'))
  expect(screen.queryByText(/has no price/)).toBeNull()
  await choose('Cab', 'dzire')
  await screen.findByText(/has no price/)
})

test('the folded fields stay open while what was typed in one is deleted again', async () => {
  open()
  await userEvent.click(screen.getByText(/^For someone else/))
  await userEvent.type(field('Luggage'), 'a{Backspace}')
  expect(field('Luggage').closest('details')?.open).toBe(true)
})

test('each class has the total of the trip as typed, and one press takes its cheapest free cab that seats all', async () => {
  const cars = [
    cab({ _id: 'dzire', cabClass: 'sedan' }),
    cab({ _id: 'innova', carModel: 'Innova', seats: 7, cabClass: 'muv', price: 3000 }),
    cab({ _id: 'ertiga', carModel: 'Ertiga', seats: 6, cabClass: 'muv', price: 2000 }),
  ]
  fakeApi({
    'GET avaibleCars': { body: { Cars: cars } },
    'GET tariff': { body: { tariff: tariffParts() } },
    'GET distance': { body: { km: 100, source: 'estimate' } },
  })
  renderPage(<CreateBookingPage />, { at: '/bookings/create' })
  await chooseCity('From', 'tn-chennai')
  await chooseCity('To', 'tn-salem')
  await screen.findByRole('radio', { name: 'Sedan, 4 seats ₹4,900' })
  await userEvent.type(field('Persons'), '5')
  await screen.findByRole('radio', { name: 'Sedan, 4 seats too small for 5 ₹4,900' })
  await userEvent.click(screen.getByRole('radio', { name: 'MUV, 6 seats ₹5,500' }))
  expect(field('Cab').value).toBe('ertiga')
  screen.getByRole('option', { name: 'Maruti Suzuki Innova, 7 seats, ₹6,500' })
})
