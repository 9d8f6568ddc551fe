import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dayAfter, istDay } from 'shared-api/india'
import { expect, test } from 'vitest'
import DriversPage from '../../routes/drivers-page.tsx'
import VehiclesPage from '../../routes/vehicles-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { driver, vehicle } from '../../testing/samples.ts'

const inDays = (days: number) => dayAfter(istDay(Date.now()), days)
const paper = <Kind extends string>(kind: Kind, days: number) => ({ kind, number: '', lastDay: inDays(days) })
const VEHICLES = [
  vehicle({ id: 'v1', papers: [paper('insurance', -2), paper('tax', 1), paper('permit', 30), paper('fitness', 31)] }),
  vehicle({ id: 'v2', registration: 'TN 09 BC 0007', papers: [paper('tax', 31)] }),
  vehicle({ id: 'v3', registration: null, cab: { brand: 'Toyota', carModel: 'Innova', deleted: true } }),
]
const rows = () => screen.getAllByRole('row').slice(1)
const cellsOf = (label: string) =>
  rows().map((row) => [...row.querySelectorAll('td')].find(({ dataset }) => dataset.label === label)?.textContent)

test('says which papers have expired or end within 30 days, else which ends next', async () => {
  fakeApi({ 'GET vehicles': { body: { vehicles: VEHICLES } } })
  renderPage(<VehiclesPage />, { at: '/vehicles' })
  await screen.findByText('TN 01 AB 1234')
  expect(cellsOf('Number')).toEqual(['TN 01 AB 1234', 'TN 09 BC 0007', 'No number yet'])
  expect(cellsOf('Cab')).toEqual(['Maruti Suzuki Dzire', 'Maruti Suzuki Dzire', 'Toyota Innova (deleted)'])
  const [some, next, none] = cellsOf('Papers')
  expect(some).toBe('Insurance expiredTax ends tomorrowPermit ends in 30 days')
  expect(next).toMatch(/^Tax until \d/)
  expect(none).toBe('None entered')
})

test('is sorted by the paper that ends first, those without any last', async () => {
  fakeApi({ 'GET vehicles': { body: { vehicles: VEHICLES.toReversed() } } })
  renderPage(<VehiclesPage />, { at: '/vehicles?sort=papers' })
  await screen.findByText('TN 01 AB 1234')
  expect(cellsOf('Number')).toEqual(['TN 01 AB 1234', 'TN 09 BC 0007', 'No number yet'])
})

test.each([
  ['tn09bc', ['TN 09 BC 0007']],
  ['TN 01', ['TN 01 AB 1234']],
  ['innova', ['No number yet']],
  ['no number', ['No number yet']],
])('finds vehicles by %s', async (q, found) => {
  fakeApi({ 'GET vehicles': { body: { vehicles: VEHICLES } } })
  renderPage(<VehiclesPage />, { at: `/vehicles?q=${encodeURIComponent(q)}` })
  await screen.findByRole('table')
  expect(cellsOf('Number')).toEqual(found)
})

test('a switch takes a vehicle out of use at once', async () => {
  const [first, ...others] = VEHICLES
  const api = fakeApi({
    'GET vehicles': { body: { vehicles: VEHICLES } },
    'PATCH vehicles/v1': { body: { vehicle: { ...first, enabled: false } } },
    'PATCH vehicles/v2': problem(404, 'There is nothing here.'),
  })
  const { notices } = renderPage(<VehiclesPage />, { at: '/vehicles' })
  const use = await screen.findByRole('switch', { name: 'In use: TN 01 AB 1234' })
  await userEvent.click(use)
  await waitFor(() => expect(use).toHaveProperty('checked', false))
  expect(api.bodies('PATCH vehicles/v1')).toEqual([{ enabled: false }])
  await userEvent.click(screen.getByRole('switch', { name: 'In use: TN 09 BC 0007' }))
  await waitFor(() => expect(rows()).toHaveLength(others.length))
  expect(notices).toEqual([{ kind: 'error', message: 'Someone else has deleted TN 09 BC 0007.' }])
})

test('a vehicle is deleted after the question', async () => {
  fakeApi({
    'GET vehicles': { body: { vehicles: VEHICLES } },
    'DELETE vehicles/v3': { body: { success: true, message: 'Vehicle deleted successfully!' } },
  })
  const { notices } = renderPage(<VehiclesPage />, { at: '/vehicles' })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Toyota Innova, no number yet' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(notices).toEqual([{ kind: 'success', message: 'Vehicle deleted successfully!' }])
})

test('drivers have their number to call, are found by it, and say that they are erased when deleted', async () => {
  const drivers = [driver(), driver({ id: 'd2', name: 'Selvam', mobile: '+919840054321' })]
  fakeApi({
    'GET drivers': { body: { drivers } },
    'DELETE drivers/d2': { body: { success: true, message: 'Driver deleted successfully!' } },
  })
  renderPage(<DriversPage />, { at: '/drivers?q=98400%2054321' })
  const link = await screen.findByRole('link', { name: '+91 98400 54321' })
  expect(link.getAttribute('href')).toBe('tel:+919840054321')
  expect(rows()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Selvam' }))
  within(screen.getByRole('dialog')).getByText(
    'Mobile, licence, papers and notes are erased, and no page shows the photo. Trips keep the name.',
  )
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('No driver matches this search.')
})

test.each([
  ['vehicles', <VehiclesPage key="v" />, 'No vehicles yet.'],
  ['drivers', <DriversPage key="d" />, 'No drivers yet.'],
])('says that there are no %s, or that they could not be loaded', async (what, page, empty) => {
  let answer = problem(503, 'Back in a moment.')
  fakeApi({ [`GET ${what}`]: () => answer })
  renderPage(page, { at: `/${what}` })
  expect((await screen.findByRole('alert')).textContent).toContain(`Could not load the ${what}`)
  answer = { body: { [what]: [] } }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(empty)
})
