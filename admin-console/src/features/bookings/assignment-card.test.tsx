import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Assignment, BookingStatus, FreeReply } from 'shared-api/contract'
import { expect, test } from 'vitest'
import BookingPage from '../../routes/booking-page.tsx'
import BookingsPage from '../../routes/bookings-page.tsx'
import { field } from '../../testing/booking-fields.ts'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking, NO_MONEY } from '../../testing/samples.ts'

const ASSIGNMENT: Assignment = {
  vehicle: { id: 'v1', registration: 'TN 01 AB 1234', cab: 'Maruti Suzuki Dzire' },
  driver: { id: 'd1', name: 'Murugan S', mobile: '+919840012345' },
  code: '0427',
}
const vehicle = (id: string, part: Partial<FreeReply['vehicles'][number]> = {}) => ({
  ...{ id, registration: `TN 01 AB ${id}`, cabId: 'dzire', cab: 'Maruti Suzuki Dzire', seats: 4, inTheWay: [] },
  ...part,
})
const driver = (id: string, name: string, inTheWay: FreeReply['drivers'][number]['inTheWay'] = []) => ({
  ...{ id, name, mobile: '+919840012345', inTheWay },
})
const TRIP = {
  ...{ code: 'trip' as const, reference: 'TT-ONE111', minutes: 90 },
  ...{ startsAt: '2026-12-12T01:00:00.000Z', endsAt: '2026-12-12T14:30:00.000Z' },
}
const FREE: FreeReply = {
  vehicles: [
    vehicle('v3', { cabId: 'innova', cab: 'Toyota Innova' }),
    vehicle('v2', { inTheWay: [TRIP] }),
    vehicle('v1', { registration: 'TN 01 AB 1234' }),
  ],
  drivers: [
    driver('d2', 'Anand', [{ code: 'paper', kind: 'licence', lastDay: '2026-12-01' }]),
    driver('d1', 'Murugan S'),
  ],
}
const ASSIGN = 'POST bookings/b1/assign'

function open(status: BookingStatus, assignment: Assignment | null, refused?: ReturnType<typeof problem>) {
  const pageOf = (part: object) => ({ booking: { ...booking({ status, assignment, ...part }), history: [] } })
  const api = fakeApi({
    ...NO_MONEY,
    'GET bookings/b1': { body: pageOf({}), etag: '"1"' },
    'GET bookings/b1/free': { body: FREE },
    [ASSIGN]: () =>
      refused ?? { body: pageOf({ status: 'assigned', assignment: ASSIGNMENT, version: 2 }), etag: '"2"' },
    'POST bookings/b1/state': { body: pageOf({ status: 'confirmed', assignment: null, version: 3 }), etag: '"3"' },
  })
  const { notices } = renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  return { api, notices }
}
const button = (name: string) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Driver and car' }))
/** Opens the form with the button, and waits until it has what is free. */
async function openForm(name = 'Assign') {
  await userEvent.click(await button(name))
  await (await dialog()).findByLabelText(/^Vehicle/)
}
const submit = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Assign' }))
const list = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${label}`) })
const choose = (label: string, value: string) => userEvent.selectOptions(list(label), value)
const groups = (label: string) =>
  [...list(label).querySelectorAll('optgroup')].map((group) => [
    group.label,
    [...group.querySelectorAll('option')].map(({ textContent }) => textContent),
  ])

test('offers what fits first, of the booked cab before others, and says of the rest what is in the way', async () => {
  open('confirmed', null)
  await openForm()
  expect(groups('Vehicle')).toEqual([
    ['Free, of the booked cab', ['TN 01 AB 1234, Maruti Suzuki Dzire']],
    ['Free, of other cabs', ['TN 01 AB v3, Toyota Innova']],
    ['Not free', ['TN 01 AB v2, Maruti Suzuki Dzire (on another trip)']],
  ])
  expect(groups('Driver')).toEqual([
    ['Free', ['Murugan S']],
    ['Not free', ['Anand (paper ends)']],
  ])
  await choose('Vehicle', 'v2')
  screen.getByText(
    /^TN 01 AB v2, .*: drives TT-ONE111 from 12 Dec 2026, 6:30\sam to 12 Dec 2026, 8:00\spm, and needs 90/,
  )
})

test('the nearest that fit stand on the page, each with its driver and why it is near', async () => {
  open('confirmed', null)
  const card = within(await screen.findByRole('region', { name: 'Driver and car' }))
  const items = (await card.findAllByRole('listitem')).map((item) => item.firstElementChild?.textContent)
  expect(items).toEqual(['TN 01 AB 1234, Maruti Suzuki Dzire · Murugan S', 'TN 01 AB v3, Toyota Innova · Murugan S'])
  await userEvent.click(card.getByRole('button', { name: 'Choose TN 01 AB v3, Toyota Innova' }))
  await (await dialog()).findByLabelText(/^Vehicle/)
  expect(list('Vehicle').value).toBe('v3')
})

test('assigns the chosen vehicle and driver, and shows them with the digits and the way to call', async () => {
  const { api, notices } = open('confirmed', null)
  await openForm()
  // The nearest of the booked cab, and the nearest driver.
  expect([list('Vehicle').value, list('Driver').value]).toEqual(['v1', 'd1'])
  await choose('Vehicle', '')
  await submit()
  expect(list('Vehicle').getAttribute('aria-invalid')).toBe('true')
  await choose('Vehicle', 'v1')
  await submit()
  await screen.findByText('0427')
  expect(api.bodies(ASSIGN)).toEqual([{ vehicleId: 'v1', driverId: 'd1', tell: true }])
  expect(notices.map(({ message }) => message)).toEqual(['Vehicle and driver are assigned.'])
  const card = screen.getByRole('region', { name: 'Driver and car' })
  expect(within(card).getByRole('link', { name: 'Call Murugan S' }).getAttribute('href')).toBe('tel:+919840012345')
  within(card).getByRole('link', { name: 'WhatsApp Murugan S' })
})

test('a paper that ends is overridden with a reason alone', async () => {
  const { api } = open('confirmed', null)
  await openForm()
  await choose('Driver', 'd2')
  screen.getByText('Anand: licence ends on 1 Dec 2026, before the trip does.')
  await submit()
  await screen.findByText('Reason is required')
  await userEvent.type(field('Reason'), 'Renewed yesterday')
  await submit()
  await waitFor(() =>
    expect(api.bodies(ASSIGN)).toEqual([{ vehicleId: 'v1', driverId: 'd2', tell: true, reason: 'Renewed yesterday' }]),
  )
})

test('shows the server’s words for what is refused, and keeps the choice', async () => {
  open('confirmed', null, problem(409, 'Murugan S drives TT-ONE111.'))
  await openForm()
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe('Murugan S drives TT-ONE111.')
  expect(list('Driver').value).toBe('d1')
})

test('an assignment is changed and taken back', async () => {
  const { api } = open('assigned', ASSIGNMENT)
  await openForm('Change')
  expect([list('Vehicle').value, list('Driver').value]).toEqual(['v1', 'd1'])
  await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await button('Take back'))
  await button('Assign')
  expect(api.bodies('POST bookings/b1/state')).toEqual([{ to: 'confirmed' }])
})

test('offers no change once the driver is on the way', async () => {
  open('on the way', ASSIGNMENT)
  await screen.findByText('0427')
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
})

test('offers no assignment before the booking is confirmed', async () => {
  open('new', null)
  await screen.findByText('Confirm the booking before you assign it.')
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull()
})

test('the list names driver and plate', async () => {
  const bookings = [booking({ status: 'assigned', assignment: ASSIGNMENT })]
  fakeApi({ 'GET bookings': { body: { bookings, nextCursor: null, total: 1 } } })
  renderPage(<BookingsPage />, { at: '/bookings' })
  expect((await screen.findByText('TN 01 AB 1234')).closest('td')?.textContent).toBe('Murugan STN 01 AB 1234')
  // On a tablet, where the column has no room.
  screen.getByText('TN 01 AB 1234, Murugan S')
})

test('another takes over a trip under way: it asks why, and the odometer where the car is another', async () => {
  const { api } = open('started', ASSIGNMENT)
  await openForm('Another car or driver')
  expect(screen.queryByLabelText(/^Odometer/)).toBeNull()
  await choose('Vehicle', 'v3')
  await userEvent.type(screen.getByLabelText('Odometer of the first car'), '1,100')
  await submit()
  await screen.findByText('Say why another takes over')
  await userEvent.type(screen.getByLabelText(/^Why another takes over/), 'Broke down')
  await submit()
  await waitFor(() =>
    expect(api.bodies(ASSIGN)).toEqual([
      { vehicleId: 'v3', driverId: 'd1', tell: true, why: 'Broke down', closingKm: 1100 },
    ]),
  )
})
