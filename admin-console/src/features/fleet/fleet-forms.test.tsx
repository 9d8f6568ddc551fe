import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import CreateDriverPage from '../../routes/create-driver-page.tsx'
import CreateVehiclePage from '../../routes/create-vehicle-page.tsx'
import EditDriverPage from '../../routes/edit-driver-page.tsx'
import EditVehiclePage from '../../routes/edit-vehicle-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { cab, driver, vehicle } from '../../testing/samples.ts'

const fill = async (label: RegExp | string, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.paste(text)
}
const setDay = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const CABS = { 'GET cabs': { body: { cabs: [cab()] } } }
const INSURANCE = { kind: 'insurance' as const, number: 'OG-26', lastDay: '2030-12-01' }
const editing = { at: '/vehicles/v1', pattern: '/vehicles/:id' }

test('a new vehicle goes with its number, cab and the papers that have a last day', async () => {
  const api = fakeApi({ ...CABS, 'POST vehicles': { body: { vehicle: vehicle() } } })
  const { notices, router } = renderPage(<CreateVehiclePage />, { at: '/vehicles/create' })
  await screen.findByLabelText(/^Registration number/)
  await press('Create')
  await screen.findByText('Registration number is required')
  screen.getByText('Cab is required')
  await fill(/^Registration number/, 'TN 1234')
  await press('Create')
  await screen.findByText('Registration number must be an Indian number such as TN 01 AB 1234 or 22 BH 1234 AA')

  await fill(/^Registration number/, 'tn01ab1234')
  await userEvent.selectOptions(screen.getByLabelText(/^Cab/), 'dzire')
  await fill('Tax: number', 'T 7')
  await press('Create')
  await screen.findByText('Last day is required')
  expect(api.bodies('POST vehicles')).toEqual([])
  await userEvent.clear(screen.getByLabelText('Tax: number'))
  setDay('Insurance: last day', '2030-12-01')
  await fill('Insurance: number', 'OG-26')
  await press('Create')
  await waitFor(() => expect(router.state.location.pathname).toBe('/vehicles'))
  expect(api.bodies('POST vehicles')).toEqual([
    {
      registration: 'tn01ab1234',
      cabId: 'dzire',
      papers: [INSURANCE],
      enabled: true,
      note: '',
      base: null,
      absences: [],
    },
  ])
  expect(notices).toEqual([{ kind: 'success', message: 'Vehicle created successfully!' }])
})

test('a day that is typed in part is not taken for none', async () => {
  const stored = vehicle({ papers: [INSURANCE] })
  const api = fakeApi({ ...CABS, 'GET vehicles/v1': { body: { vehicle: stored } } })
  renderPage(<EditVehiclePage />, editing)
  const day = await screen.findByLabelText('Insurance: last day')
  await userEvent.clear(day)
  await userEvent.type(day, '5/12')
  await press('Save')
  await screen.findByText('Enter the whole date')
  expect(api.calls.filter(({ call }) => call.startsWith('PATCH'))).toEqual([])
})

test('says at the field that another vehicle has the number', async () => {
  const taken = [{ path: 'registration', code: 'taken', message: 'registration is already in use' }]
  fakeApi({
    ...CABS,
    'GET vehicles/v1': { body: { vehicle: vehicle() }, etag: '"3"' },
    'PATCH vehicles/v1': problem(400, 'registration is already in use', taken),
  })
  const { notices } = renderPage(<EditVehiclePage />, editing)
  await screen.findByLabelText(/^Registration number/)
  await fill(/^Registration number/, 'TN 09 BC 0007')
  await press('Save')
  await screen.findByText('Registration number is already in use')
  expect(notices).toEqual([{ kind: 'error', message: 'Failed to update vehicle. Please try again.' }])
})

test('a vehicle without a number keeps the rest that is entered; its deleted cab stays chosen', async () => {
  const own = { brand: 'Toyota', carModel: 'Innova', deleted: true }
  const stored = vehicle({ registration: null, cabId: 'gone', cab: own })
  const api = fakeApi({
    ...CABS,
    'GET vehicles/v1': { body: { vehicle: stored }, etag: '"1"' },
    'PATCH vehicles/v1': { body: { vehicle: stored }, etag: '"2"' },
  })
  const { router } = renderPage(<EditVehiclePage />, editing)
  await screen.findByRole('option', { name: 'Toyota Innova (deleted)', selected: true })
  await fill('Notes', 'In the workshop')
  await press('Save')
  await waitFor(() => expect(router.state.location.pathname).toBe('/vehicles'))
  expect(api.bodies('PATCH vehicles/v1')).toEqual([
    { cabId: 'gone', papers: [], enabled: true, note: 'In the workshop', base: null, absences: [] },
  ])
})

test('shows what somebody else saved of a vehicle since, and saves the choice', async () => {
  let stored = { vehicle: vehicle(), etag: '"3"' }
  const api = fakeApi({
    ...CABS,
    'GET vehicles/v1': () => ({ body: { vehicle: stored.vehicle }, etag: stored.etag }),
    'PATCH vehicles/v1': ({ headers }) =>
      headers.get('if-match') === stored.etag
        ? { body: { vehicle: stored.vehicle }, etag: '"5"' }
        : problem(412, 'Someone else has changed this since you read it.'),
  })
  const { router } = renderPage(<EditVehiclePage />, editing)
  await screen.findByLabelText(/^Registration number/)
  await fill('Notes', 'Mine')
  stored = { vehicle: vehicle({ note: 'Theirs', papers: [INSURANCE] }), etag: '"4"' }
  await press('Save')
  const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else' })
  within(dialog).getByText('Now Insurance OG-26 until 1 Dec 2030, before (empty)')
  expect(within(dialog).getByLabelText('Mine: Mine')).toHaveProperty('checked', true)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save this' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/vehicles'))
  expect(api.bodies('PATCH vehicles/v1').at(-1)).toMatchObject({ note: 'Mine', papers: [INSURANCE] })
})

test('a new driver needs a name, a mobile and a licence', async () => {
  const api = fakeApi({ 'POST drivers': { body: { driver: driver() } } })
  const { router } = renderPage(<CreateDriverPage />, { at: '/drivers/create' })
  await press('Create')
  for (const label of ['Name', 'Mobile', 'Licence number']) await screen.findByText(`${label} is required`)
  screen.getByRole('button', { name: 'Add a picture' })
  await fill(/^Name/, 'Murugan S')
  await fill(/^Mobile/, '98400 12345')
  await fill(/^Licence number/, 'TN01 20110012345')
  setDay('Licence: last day', '2031-05-01')
  await press('Create')
  await waitFor(() => expect(router.state.location.pathname).toBe('/drivers'))
  expect(api.bodies('POST drivers')).toEqual([
    {
      ...{ name: 'Murugan S', mobile: '98400 12345', licence: 'TN01 20110012345', photo: '', enabled: true, note: '' },
      ...{ base: null, absences: [] },
      papers: [{ kind: 'licence', number: '', lastDay: '2031-05-01' }],
    },
  ])
})

test('edits a driver on the version that was read, and asks before the page is left with changes', async () => {
  const api = fakeApi({
    'GET drivers/d1': { body: { driver: driver({ photo: '/uploads/murugan/640.webp' }) }, etag: '"3"' },
    'PATCH drivers/d1': { body: { driver: driver({ licence: 'TN01 2' }) }, etag: '"4"' },
  })
  const { router, notices } = renderPage(<EditDriverPage />, { at: '/drivers/d1', pattern: '/drivers/:id' })
  expect(await screen.findByLabelText(/^Mobile/)).toHaveProperty('value', '+91 98400 12345')
  await fill(/^Licence number/, 'TN01 2')
  await userEvent.click(screen.getByRole('button', { name: 'Remove the photo' }))
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await press('Save')
  await waitFor(() => expect(router.state.location.pathname).toBe('/drivers'))
  expect(notices).toEqual([{ kind: 'success', message: 'Driver updated successfully!' }])
  const [patch] = api.calls.filter(({ call }) => call === 'PATCH drivers/d1')
  expect(patch?.headers.get('if-match')).toBe('"3"')
  expect(patch?.body).toMatchObject({ name: 'Murugan S', mobile: '+91 98400 12345', licence: 'TN01 2', photo: '' })
})

test('gives all trips of a day to another, who is chosen by nearness', async () => {
  const trips = [{ _id: 'b1', reference: 'TT-ONE111', startsAt: '2026-12-24T01:00:00.000Z' }]
  const choices = [{ id: 'd2', name: 'Selvam', emptyKm: 12, inTheWay: [] }]
  const api = fakeApi({
    'GET drivers/d1': { body: { driver: driver() }, etag: '"3"' },
    'GET hand-over': { body: { trips, choices } },
    'POST hand-over': { body: { success: true } },
  })
  const { notices } = renderPage(<EditDriverPage />, { at: '/drivers/d1', pattern: '/drivers/:id' })
  await userEvent.click(await screen.findByRole('button', { name: 'Give trips to another' }))
  await screen.findByText('One trip: TT-ONE111')
  await press('Give all')
  await screen.findByText('Say why')
  await userEvent.selectOptions(screen.getByLabelText(/^To/), 'Selvam · 12 km empty')
  await fill(/^Why/, 'Fever')
  await press('Give all')
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', message: 'The trips are given to Selvam.' }]))
  expect(api.bodies('POST hand-over')).toMatchObject([{ owner: 'driver', id: 'd1', to: 'd2', why: 'Fever' }])
})
