import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Booking, TripChangeReply } from 'shared-api/contract'
import { expect, test } from 'vitest'
import ChangeTripPage from '../../routes/change-trip-page.tsx'
import CreateBookingPage from '../../routes/create-booking-page.tsx'
import { field } from '../../testing/booking-fields.ts'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking, cab, tariffParts } from '../../testing/samples.ts'

const PUT = 'PUT bookings/b1/trip'
const READ = 'GET bookings/b1'
const STORED = { validFrom: '2026-01-01', validTo: null, inForce: true, editable: false, version: 1 }
const NOTHING = { cab: null, assignment: null }
const LINES = [
  { code: 'distance', quantity: 500, unit: 'km', rate: 35, amount: 17_500, taxable: true, basis: 'estimate' },
  { code: 'cab', quantity: 1, unit: 'trip', rate: 1400, amount: 1400, taxable: true, basis: 'fixed' },
] as const

const page = (part: Partial<Booking> = {}, etag = '"1"') => ({
  body: { booking: { ...booking(part), history: [], changes: [] } },
  etag,
})
const reply = (part: Partial<Booking> = {}, inTheWay: TripChangeReply['inTheWay'] = NOTHING, etag = '"1"') => {
  const { body } = page(part)
  const quote = { total: 18_900, advance: 4725, tariff: { id: 'tariff-first', name: 'Per km and cab' }, lines: LINES }
  return { body: { ...body, quote, inTheWay }, etag }
}

async function show(answers: Parameters<typeof fakeApi>[0], Shown = ChangeTripPage, at = '/bookings/b1/trip') {
  const api = fakeApi({
    'GET avaibleCars': { body: { Cars: [cab()] } },
    'GET tariffs/tariff-first': { body: { tariff: { ...tariffParts(), ...STORED } } },
    'GET tariff': { body: { tariff: tariffParts() } },
    [READ]: page(),
    ...answers,
  })
  const seen = renderPage(<Shown />, { at, pattern: '/bookings/:id/trip' })
  await screen.findByText(/^Booking TT-PXKJ3V|TT-PXKJ3V/)
  return { ...seen, api, puts: () => api.calls.filter(({ call }) => call === PUT) }
}
const type = async (label: string, text: string) => {
  await waitFor(() => field(label))
  fireEvent.change(field(label), { target: { value: text } })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const priceOf = (name: string) => screen.getByRole('region', { name }).textContent

test('shows the new price beside the old, and saves in place on the version that was read', async () => {
  const saved = reply({ distance: 500, cabType: 'Suv', version: 2 }, NOTHING, '"2"')
  const { puts, router, notices } = await show({
    [READ]: page({ cabType: 'Suv' }),
    [PUT]: ({ query }) => (query.get('pretend') ? reply() : saved),
  })
  await type('Distance', '500')
  await type('Reason', 'Goes by Salem')
  await press('Compare the prices')
  await screen.findByRole('region', { name: 'New price' })
  expect(priceOf('Price now')).toContain('Total₹17,570.00')
  expect(priceOf('New price')).toContain('Distance 500 km × ₹35₹17,500.00Cab fare₹1,400.00Total₹18,900.00')
  await press('Save the trip')
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/b1'))
  expect(notices.map(({ message }) => message)).toEqual(['Trip saved.'])
  const [pretended, stored] = puts()
  expect(pretended?.headers.get('if-match')).toBeNull()
  expect(stored?.headers.get('if-match')).toBe('"1"')
  expect(stored?.body).toMatchObject({
    ...{ tell: true, reason: 'Goes by Salem', release: false },
    bookingDetails: { distance: '500', CabType: 'Suv', selectedCab: { _id: 'dzire' }, name: 'Sita Devi' },
  })
})

test('compares again once something else is typed', async () => {
  await show({ [PUT]: reply() })
  await type('Pick-up time', '10:00')
  await press('Compare the prices')
  await screen.findByRole('button', { name: 'Save the trip' })
  await type('Pick-up time', '11:00')
  expect(screen.queryByRole('region', { name: 'New price' })).toBeNull()
  screen.getByRole('button', { name: 'Compare the prices' })
})

test('nothing can be saved while the cab is held by others', async () => {
  const inTheWay = {
    cab: 'This cab is already confirmed for TT-ONE111 (Ravi), pick-up 12 Dec 2026, 11:00 am.',
    assignment: null,
  }
  const { puts } = await show({ [PUT]: reply({ status: 'confirmed' }, inTheWay) })
  await type('Pick-up time', '10:00')
  await press('Compare the prices')
  await screen.findByText(/already confirmed for TT-ONE111/)
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
  expect(puts()).toHaveLength(1)
})

test('takes an assignment back that does not fit, and says so before', async () => {
  const inTheWay = { cab: null, assignment: 'Murugan is off duty.' }
  const { puts, router } = await show({
    [READ]: page({ status: 'assigned' }),
    [PUT]: ({ query }) =>
      query.get('pretend') ? reply({ status: 'assigned' }, inTheWay) : reply({ status: 'confirmed' }),
  })
  await type('Pick-up time', '10:00')
  await press('Compare the prices')
  await screen.findByText(/^Murugan is off duty\. Saving takes the assignment back/)
  await press('Save and take back the assignment')
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/b1'))
  expect(puts()[1]?.body).toMatchObject({ release: true })
})

test('says what stays where everything fits', async () => {
  await show({ [READ]: page({ status: 'assigned' }), [PUT]: reply({ status: 'assigned' }) })
  await type('Pick-up time', '10:00')
  await press('Compare the prices')
  await screen.findByText('Vehicle and driver stay assigned.')
})

test('keeps what was typed after a failure, with the server’s reason', async () => {
  const { puts } = await show({
    [PUT]: ({ query }) =>
      query.get('pretend') ? reply() : problem(409, 'This cab is already confirmed for TT-ONE111.'),
  })
  await type('Pick-up time', '10:00')
  await press('Compare the prices')
  await userEvent.click(await screen.findByRole('button', { name: 'Save the trip' }))
  await screen.findByText('This cab is already confirmed for TT-ONE111.')
  expect(field('Pick-up time').value).toBe('10:00')
  screen.getByRole('button', { name: 'Compare the prices' })
  expect(puts()).toHaveLength(2)
})

test('shows a refused field at its place', async () => {
  const errors = [{ path: 'bookingDetails.PickUpdate', code: 'too-long-ago' as const, message: 'Too long ago' }]
  await show({ [PUT]: problem(400, 'Some fields are not right', errors) })
  await type('Pick-up date', '2024-12-12')
  await press('Compare the prices')
  await screen.findByText('Pick-up must be within the last year')
  expect(field('Pick-up date').value).toBe('2024-12-12')
})

test('asks which values to keep if somebody else changed them meanwhile, and compares again', async () => {
  const theirs = { pickUpTime: '12:00', name: 'Ravi Raj', version: 2 }
  let stored = 0
  let reads = 0
  const { puts, router } = await show({
    [READ]: () => (reads++ === 0 ? page() : page(theirs, '"2"')),
    [PUT]: ({ query }) => {
      if (query.get('pretend')) return reply(stored === 0 ? {} : theirs)
      return stored++ === 0 ? problem(412, 'Changed') : reply({ ...theirs, pickUpTime: '10:00' }, NOTHING, '"3"')
    },
  })
  await type('Pick-up time', '10:00')
  await press('Compare the prices')
  await userEvent.click(await screen.findByRole('button', { name: 'Save the trip' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }))
  dialog.getByLabelText('Mine: 10:00')
  dialog.getByText('Now Ravi Raj, before Sita Devi')
  await userEvent.click(dialog.getByRole('button', { name: 'Save this' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save the trip' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/b1'))
  const last = puts().at(-1)
  expect(last?.headers.get('if-match')).toBe('"2"')
  expect(last?.body).toMatchObject({ bookingDetails: { pickUpTime: '10:00', name: 'Ravi Raj' } })
})

test('an answer that was lost is no conflict when it is sent again', async () => {
  let stored = 0
  const moved = { pickUpTime: '10:00', mobile: '+919444055566', version: 2 }
  const { router, notices } = await show({
    [READ]: () => (stored < 2 ? page() : page(moved, '"2"')),
    [PUT]: ({ query }) => {
      if (query.get('pretend')) return reply()
      if (stored++ === 0) throw new TypeError('lost')
      return problem(412, 'Changed')
    },
  })
  await type('Pick-up time', '10:00')
  await type('Mobile', '94440 55566')
  await press('Compare the prices')
  await userEvent.click(await screen.findByRole('button', { name: 'Save the trip' }))
  await screen.findByText('The server can’t be reached. Please try again.')
  await press('Compare the prices')
  await userEvent.click(await screen.findByRole('button', { name: 'Save the trip' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/b1'))
  expect(notices.map(({ message }) => message)).toEqual(['Trip saved.'])
})

test('the booked cab can be kept, even if it is no longer offered', async () => {
  await show({ 'GET avaibleCars': { body: { Cars: [cab({ _id: 'etios', carModel: 'Etios' })] } } })
  await waitFor(() => expect(field('Cab').value).toBe('dzire'))
  await screen.findByRole('option', { name: /Etios/ })
  expect(field('Cab').getAttribute('aria-invalid')).toBeNull()
})

test('offers no notice by mail without a mail address', async () => {
  await show({ [READ]: page({ mail: '' }) })
  await waitFor(() => field('Mobile'))
  expect(screen.getByLabelText<HTMLInputElement>('Notify the traveller by mail').disabled).toBe(true)
})

test.each(['cancelled', 'completed', 'started'] as const)('a booking that is %s is not changed', async (status) => {
  await show({ [READ]: page({ status }) })
  await screen.findByText(new RegExp(`is ${status} already, and can’t be changed\\.`))
  expect(screen.queryByRole('button', { name: 'Compare the prices' })).toBeNull()
})

test('a link of an earlier release leads here', async () => {
  fakeApi({ [READ]: page() })
  const { router } = renderPage(<CreateBookingPage />, { at: '/bookings/create?instead=b1' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/b1/trip'))
})

test('a cab of which no vehicle is free says which trip is in the way, and what is free instead', async () => {
  const trips = [{ reference: 'TT-ONE111', startsAt: '2026-12-12T01:00:00.000Z', endsAt: '2026-12-12T14:30:00.000Z' }]
  const others = [cab({ _id: 'etios', carModel: 'Etios' }), cab({ _id: 'tiago', carModel: 'Tiago', seats: 1 })]
  const { api } = await show({
    'GET avaibleCars': { body: { Cars: [cab(), ...others] } },
    'POST free-cabs': {
      body: {
        cabs: [{ cab: 'dzire', free: false, trips }, ...others.map(({ _id }) => ({ cab: _id, free: true, trips: [] }))],
      },
    },
  })
  const status = await screen.findByText(/^No vehicle of this cab is free/)
  expect(status.textContent).toMatch(
    /free: TT-ONE111 \(12 Dec 2026, 6:30\sam to 12 Dec 2026, 8:00\spm\)\. Free instead: Maruti Suzuki Etios\.$/,
  )
  const groups = [...field('Cab').querySelectorAll('optgroup')]
  expect(groups.map(({ label, children }) => [label, children.length])).toEqual([
    ['Free at that time', 2],
    ['Not free at that time', 1],
  ])
  expect(api.bodies('POST free-cabs')).toEqual([
    {
      ...{ triptype: 'Drop Trip', PickUpdate: '2026-12-12', pickUpTime: '09:30', distance: '462' },
      ...{ from: 'tn-chennai', to: 'tn-madurai', returndate: '', ReturnTime: '', insteadOf: 'b1' },
    },
  ])
  await userEvent.selectOptions(field('Cab'), 'etios')
  expect(screen.queryByText(/^No vehicle of this cab/)).toBeNull()
})
