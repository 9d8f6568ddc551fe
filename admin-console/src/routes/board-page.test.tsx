import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BoardTrip } from 'shared-api/contract'
import { expect, test, vi } from 'vitest'
import { boardTrip } from '../testing/board.ts'
import { fakeApi, problem } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { booking } from '../testing/samples.ts'
import BoardPage from './board-page.tsx'

const VEHICLE = { id: 'v1', registration: 'TN 01 AB 1234', cab: 'Maruti Suzuki Dzire' }
const DRIVER = { id: 'd1', name: 'Murugan S' }
const ASSIGNMENT = {
  ...{ vehicle: VEHICLE, driver: { ...DRIVER, mobile: '+919840012345' }, code: '0427' },
}
const FREE = {
  vehicles: [{ ...VEHICLE, cabId: 'dzire', seats: 4, inTheWay: [] }],
  drivers: [{ ...DRIVER, mobile: '+919840012345', inTheWay: [] }],
}
const NEAR = { city: 'tn-madurai', since: '2026-12-12T11:43:00.000Z', emptyKm: 0, homeAt: '2026-12-12T18:10:00.000Z' }
const PLANNED = {
  ...{ _id: 'b1', reference: 'TT-ONE111', from: 'tn-madurai', to: 'tn-chennai', cab: VEHICLE.cab },
  ...{ startsAt: '2026-12-13T01:00:00.000Z', vehicle: { id: 'v1', registration: VEHICLE.registration, near: NEAR } },
  driver: { ...DRIVER, near: NEAR },
}
const ASSIGN = 'POST bookings/b1/assign'

function open(query: string, trip: Partial<BoardTrip> = {}, refused?: ReturnType<typeof problem>) {
  let assignment: BoardTrip['assignment'] = null
  const api = fakeApi({
    'GET board': () => ({
      body: {
        trips: [boardTrip({ assignment, ...trip })],
        vehicles: [{ ...VEHICLE, enabled: true }],
        drivers: [{ ...DRIVER, enabled: true }],
      },
    }),
    'GET bookings/b1': {
      body: { booking: { ...booking({ status: trip.status ?? 'confirmed', assignment: null }), history: [] } },
      etag: '"1"',
    },
    'GET bookings/b1/free': { body: FREE },
    'GET board/plan': { body: { trips: [PLANNED, { ...PLANNED, _id: 'b2', driver: null }] } },
    [ASSIGN]: () => {
      if (refused) return refused
      assignment = { vehicleId: 'v1', driverId: 'd1' }
      const page = { ...booking({ status: 'assigned', assignment: ASSIGNMENT, version: 2 }), history: [] }
      return { body: { booking: page }, etag: '"2"' }
    },
  })
  const page = renderPage(<BoardPage />, { at: `/board?${query}` })
  return { api, ...page }
}
const row = (name: string) => screen.findByRole('region', { name })
const tripIn = async (name: string) => within(await row(name)).findByRole('button', { name: /TT-ONE111/ })

test('assigns by keyboard, and goes on from the trip in its new row', async () => {
  const { api } = open('day=2026-12-12')
  const trip = await tripIn('Not assigned')
  trip.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Driver and car' })
  await userEvent.selectOptions(await within(dialog).findByRole('combobox', { name: /^Vehicle/ }), 'v1')
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Driver/ }), 'd1')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }))
  const assigned = await tripIn('TN 01 AB 1234')
  await vi.waitFor(() => expect(document.activeElement).toBe(assigned))
  expect(api.bodies(ASSIGN)).toEqual([{ vehicleId: 'v1', driverId: 'd1', tell: true }])
  expect(assigned.textContent).toContain('TN 01 AB 1234, Murugan S')
})

test.each([
  ['rows=vehicles', 'TN 01 AB 1234', ['v1', 'd1']],
  ['rows=drivers', 'Murugan S', ['v1', 'd1']],
])('dragged to a row (%s), a trip proposes the rest', async (rows, name, chosen) => {
  open(`day=2026-12-12&${rows}`)
  const data = new Map<string, string>()
  const dataTransfer = { setData: data.set.bind(data), getData: (type: string) => data.get(type) ?? '' }
  const item = (await tripIn('Not assigned')).closest('li') as HTMLElement
  fireEvent.dragStart(item, { dataTransfer })
  fireEvent.dragOver(await row(name), { dataTransfer })
  fireEvent.drop(await row(name), { dataTransfer })
  const lists = await screen.findAllByRole<HTMLSelectElement>('combobox')
  expect(lists.map(({ value }) => value)).toEqual(chosen)
})

test('shows why the server refused', async () => {
  open('day=2026-12-12', {}, problem(409, 'TN 01 AB 1234 drives TT-TWO222 at that time.'))
  await userEvent.click(await tripIn('Not assigned'))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Vehicle/ }), 'v1')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Driver/ }), 'd1')
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
  await screen.findByText('TN 01 AB 1234 drives TT-TWO222 at that time.')
})

test('marks in words what is due, and says what a new booking needs first', async () => {
  open('day=2026-12-12', { due: true, status: 'new' })
  const trip = await tripIn('Not assigned')
  expect(trip.textContent).toContain('Not assigned yet')
  await userEvent.click(trip)
  await screen.findByText('Confirm the booking before you assign it.')
  expect(screen.getByRole('link', { name: 'Open booking' }).getAttribute('href')).toBe('/bookings/b1')
})

test('keeps days, view and rows in the address', async () => {
  const { api } = open('day=2026-12-12')
  await tripIn('Not assigned')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(window.location.search).toBe('?day=2026-12-19')
  await userEvent.click(screen.getByRole('radio', { name: 'Day' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Drivers' }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(window.location.search).toBe('?day=2026-12-18&view=day&rows=drivers')
  await vi.waitFor(() => expect(String(api.calls.at(-1)?.query)).toBe('from=2026-12-18&to=2026-12-18'))
})

test('says so when no trip is on its days', async () => {
  fakeApi({ 'GET board': { body: { trips: [], vehicles: [{ ...VEHICLE, enabled: true }], drivers: [] } } })
  renderPage(<BoardPage />, { at: '/board?view=day' })
  await screen.findByText('No trips on these days.')
})

test('tomorrow is planned: what fits is ticked, and taken by one press; what does not is chosen by hand', async () => {
  const { api } = open('day=2026-12-12')
  await userEvent.click(await screen.findByRole('button', { name: 'Plan tomorrow' }))
  const dialog = await screen.findByRole('dialog', { name: 'Plan tomorrow' })
  const [ticked] = await within(dialog).findAllByRole('checkbox')
  expect(ticked).toHaveProperty('checked', true)
  expect(within(dialog).getByText(/in Madurai from Sat 5:13.pm · 0 km empty · home Sat 11:40.pm/)).toBeTruthy()
  expect(within(dialog).getByText('No driver is free.')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign 1 trip' }))
  await vi.waitFor(() => expect(api.bodies(ASSIGN)).toEqual([{ vehicleId: 'v1', driverId: 'd1' }]))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a trip of the plan that is refused says why, and the plan is read again', async () => {
  const { api } = open('day=2026-12-12', {}, problem(409, 'Murugan is on another trip.'))
  await userEvent.click(await screen.findByRole('button', { name: 'Plan tomorrow' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan tomorrow' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Assign 1 trip' }))
  await dialog.findByText('Murugan is on another trip.')
  await vi.waitFor(() => expect(api.calls.filter(({ call }) => call === 'GET board/plan')).toHaveLength(2))
})
