import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Tariff } from 'shared-api/contract'
import { expect, test } from 'vitest'
import CreateTariffPage from '../../routes/create-tariff-page.tsx'
import TariffPage from '../../routes/tariff-page.tsx'
import TariffsPage from '../../routes/tariffs-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { clerk, renderPage } from '../../testing/render-page.tsx'
import { cab, tariffParts } from '../../testing/samples.ts'

const first: Tariff = {
  ...tariffParts(),
  ...{ validFrom: '2000-01-01', validTo: null, inForce: true, editable: false, version: 1 },
}
const perDay = { per: 'day' as const, steps: [{ aboveKm: 0, amount: 400 }] }
const draft: Tariff = {
  ...tariffParts({
    ...{ id: 'typical', name: 'Typical' },
    rates: [
      {
        ...{ tripType: 'Outstation', cabClass: 'sedan', perKm: 13, plusCabPrice: false, distance: 'there and back' },
        ...{ minKmPerDay: 250, allowance: perDay },
      },
      { tripType: 'Drop Trip', cabClass: '*', perKm: 14, plusCabPrice: false, distance: 'entered', minKm: 130 },
    ],
    localPackages: [
      {
        ...{ cabClass: '*', hours: 8, km: 80, price: 2300, extraHour: 200, extraKm: 14, graceMinutes: 0 },
        overrun: 'cheaper',
      },
    ],
  }),
  ...{ validFrom: null, validTo: null, inForce: false, editable: true, version: 2 },
}

const answers = {
  'GET tariffs': { body: { tariffs: [draft, first] } },
  'GET tariff': { body: { tariff: tariffParts() } },
  'GET cabs': { body: { cabs: [cab({ cabClass: 'sedan', price: 1400 })] } },
  'GET distance': { body: { km: 462, source: 'estimate', hill: false } },
  'GET tariffs/typical': { body: { tariff: draft }, etag: '"2"' },
}
const editing = { at: '/tariffs/typical', pattern: '/tariffs/:id' }
const retype = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })
const part = (title: string) => {
  const heading = screen.getByRole('heading', { name: title })
  const details = heading.closest('details')
  if (details && !details.open) {
    details.open = true
    fireEvent(details, new Event('toggle'))
  }
  const card = details ?? heading.parentElement
  if (!card) throw new Error(title)
  return within(card)
}

test('lists when each tariff is in force; only one that never was can be edited, put in force or deleted', async () => {
  fakeApi(answers)
  renderPage(<TariffsPage />, { at: '/tariffs' })
  const [, draftRow, firstRow] = await screen.findAllByRole('row')
  if (!draftRow || !firstRow) throw new Error('two tariffs')
  within(firstRow).getByText('Since 1 Jan 2000')
  within(firstRow).getByRole('link', { name: 'View Per km and cab' })
  expect(
    within(firstRow)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['Add a season'])
  within(draftRow).getByText('Not put in force')
  within(draftRow).getByRole('link', { name: 'Edit Typical' })
  within(draftRow).getByRole('button', { name: 'Delete Typical' })
})

test('shows ten trips by both before a tariff is put in force, and at its field why a day is refused', async () => {
  let taken = true
  const api = fakeApi({
    ...answers,
    'POST tariffs/typical/in-force': () =>
      taken
        ? problem(400, 'from', [{ path: 'from', code: 'day-past', message: 'from must be today or later' }])
        : { body: { tariff: { ...draft, validFrom: '2026-12-01' } } },
  })
  const { notices } = renderPage(<TariffsPage />, { at: '/tariffs' })
  await userEvent.click(await screen.findByRole('button', { name: 'Put in force: Typical' }))
  const dialog = within(await screen.findByRole('dialog'))
  const trips = within(await dialog.findByRole('table', { name: 'Ten trips by both tariffs' }))
  expect(trips.getAllByRole('row')).toHaveLength(11)
  const drop = within(trips.getByText('Chennai to Madurai, drop, Sedan').closest('tr') ?? fail())
  expect(drop.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    ...['Chennai to Madurai, drop, Sedan', '₹17,500', '₹6,440', '−₹11,060 (−63%)'],
  ])
  const day = dialog.getByLabelText(/^First day/)
  retype(day, '2020-01-01')
  await userEvent.click(dialog.getByRole('button', { name: 'Put in force' }))
  await dialog.findByText('First day must be today or later (Indian time)')
  taken = false
  retype(day, '2026-12-01')
  await userEvent.click(dialog.getByRole('button', { name: 'Put in force' }))
  await waitFor(() => expect(notices.at(-1)?.message).toBe('‘Typical’ prices trips from 1 Dec 2026.'))
  expect(api.bodies('POST tariffs/typical/in-force').at(-1)).toEqual({ from: '2026-12-01' })
})

/** Opens the draft, whose changes are taken; `saved` presses Save and gives what was sent. */
function edit() {
  const api = fakeApi({
    ...answers,
    'PUT tariffs/typical': ({ body }) => ({ body: { tariff: { ...draft, ...(body as object) } }, etag: '"3"' }),
  })
  const { router } = renderPage(<TariffPage />, editing)
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/tariffs'))
    return api.calls.find(({ call }) => call === 'PUT tariffs/typical')
  }
}

test('edits the rates of a tariff that has priced nothing, and tries them on the way', async () => {
  const saved = edit()
  retype(await screen.findByLabelText(/^Name/), 'South, 2027')
  await part('Try it').findByText('Distance 462 km × ₹14')

  const rates = part('Rates')
  await userEvent.click(rates.getByText('Drop Trip, Any class: ₹14 per km'))
  retype(await rates.findByLabelText(/^Per km/), '16.50')
  await userEvent.click(rates.getByRole('button', { name: 'Add a step' }))
  retype(rates.getByLabelText('Above km'), '0')
  retype(rates.getByLabelText('Amount (₹)'), '1,300')
  await part('Try it').findByText('Distance 462 km × ₹16.50')
  part('Try it').getByText('Driver allowance 1 × ₹1,300')
  expect((await saved())?.body).toMatchObject({
    name: 'South, 2027',
    rates: [
      { tripType: 'Outstation', minKmPerDay: 250, allowance: perDay },
      { perKm: 16.5, minKm: 130, allowance: { per: 'day', steps: [{ aboveKm: 0, amount: 1300 }] } },
    ],
    localPackages: draft.localPackages,
  })
})

test('edits each other part of a tariff that has priced nothing', async () => {
  const saved = edit()
  await screen.findByLabelText(/^Name/)
  retype(part('Surcharges').getByLabelText('Night (₹)'), '300')
  await userEvent.selectOptions(part('Surcharges').getByLabelText('Add a place: Hill stations'), 'tn-ooty')
  retype(part('Surcharges').getByLabelText('Hills (₹)'), '350')
  await userEvent.click(part('Passed on').getByRole('button', { name: 'Add a cost' }))
  await userEvent.click(part('Seasons').getByRole('button', { name: 'Add a season' }))
  const day = part('Seasons').getByLabelText('First day')
  await userEvent.type(day, '24/1')
  part('Seasons').getByText(/^24\/1 to …/)
  await userEvent.type(day, '2/2026')
  retype(part('Seasons').getByLabelText('Last day'), '2026-12-31')
  retype(part('Seasons').getByLabelText(/^Percent more/), '-10')
  retype(part('Tax, rounding and advance').getByLabelText('GST (%)'), '5')
  await userEvent.click(part('Cancellation').getByRole('button', { name: 'Add a step' }))
  retype(part('Cancellation').getByLabelText('Hours before'), '24')
  retype(part('Cancellation').getByLabelText('Percent'), '25')

  const put = await saved()
  expect(put?.headers.get('if-match')).toBe('"2"')
  expect(put?.body).toMatchObject({
    surcharges: { night: { amount: 300, from: '22:00', to: '06:00' }, hill: { amount: 350, places: ['tn-ooty'] } },
    passedOn: [{ kind: 'toll', basis: 'at actuals', taxable: false }],
    gst: { percent: 5 },
    seasons: [{ from: '2026-12-24', to: '2026-12-31', percent: -10, cabClass: '*' }],
    cancellation: { steps: [{ hoursBefore: 24, percent: 25 }] },
  })
})

test('prices a trip whose days are typed in part, in Indian order', async () => {
  fakeApi(answers)
  renderPage(<TariffPage />, editing)
  await screen.findByLabelText(/^Name/)
  const trip = part('Try it')
  await userEvent.selectOptions(trip.getByLabelText(/^Trip type/), 'Outstation')
  retype(trip.getByLabelText('Pick-up date'), '01/12/2026')
  const returns = trip.getByLabelText('Return date')
  await userEvent.clear(returns)
  await userEvent.type(returns, '5/1')
  await trip.findByText('Driver allowance 1 × ₹400')
  await userEvent.type(returns, '2/2026')
  await trip.findByText('Driver allowance 5 × ₹400')
})

test('names the wrong field, opens its entry, and sends nothing', async () => {
  const api = fakeApi(answers)
  renderPage(<TariffPage />, editing)
  await screen.findByLabelText(/^Name/)
  await userEvent.click(part('Local packages').getByText('Any class: 8 hours, 80 km, ₹2300'))
  retype(part('Local packages').getByLabelText('Hours'), '')
  await userEvent.click(part('Rates').getByText('Drop Trip, Any class: ₹14 per km'))
  retype(part('Rates').getByLabelText(/^Per km/), '-1')
  await userEvent.click(part('Seasons').getByRole('button', { name: 'Add a season' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Hours must be a number of hours, more than 0 and at most 72')
  screen.getAllByText(/^Per km must be a number of rupees/)
  screen.getAllByText('This shows once all fields of the tariff are correct.')
  expect(api.calls.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
})

test('shows a tariff that has been in force without a way to change it', async () => {
  fakeApi({ ...answers, 'GET tariffs/tariff-first': { body: { tariff: first }, etag: '"1"' } })
  renderPage(<TariffPage />, { at: '/tariffs/tariff-first', pattern: '/tariffs/:id' })
  await screen.findByText('This tariff has been in force')
  expect(screen.getByLabelText(/^Name/).closest('fieldset')).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  screen.getByRole('link', { name: 'Copy' })
})

test('begins a new tariff as a copy', async () => {
  const api = fakeApi({ ...answers, 'POST tariffs': { body: { tariff: { ...draft, id: 'copy' } } } })
  const { router } = renderPage(<CreateTariffPage />, { at: '/tariffs/create?from=typical' })
  expect(await screen.findByLabelText(/^Name/)).toHaveProperty('value', 'Typical, copy')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/tariffs'))
  const {
    id: _id,
    validFrom: _from,
    validTo: _to,
    inForce: _now,
    editable: _mayEdit,
    version: _version,
    ...parts
  } = draft
  expect(api.bodies('POST tariffs')).toMatchObject([{ ...parts, name: 'Typical, copy' }])
})

function fail(): never {
  throw new Error('no such row')
}

test('a clerk reads tariffs and changes none', async () => {
  fakeApi(answers)
  renderPage(<TariffsPage />, { at: '/tariffs', user: clerk })
  await screen.findByRole('link', { name: 'View Typical' })
  screen.getByText(/Only an owner changes them/)
  expect(screen.queryByRole('link', { name: /^(New|Copy|Edit)/ })).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a clerk who opens a draft reads its parts', async () => {
  fakeApi(answers)
  renderPage(<TariffPage />, { ...editing, user: clerk })
  await screen.findByText('Only an owner of the desk changes tariffs.')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a number of the card stands in the form, says what it was, and why it may be a slip', async () => {
  fakeApi(answers)
  renderPage(<TariffPage />, editing)
  const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  await screen.findByLabelText('Any class, Km one way (₹)')
  expect([cell('Any class, Km one way (₹)').value, cell('Sedan, Least km a day').value]).toEqual(['14', '250'])
  expect([cell('Sedan, Driver a day (₹)').value, cell('Any class, 8 h (₹)').value]).toEqual(['400', '2300'])
  await screen.findAllByText('was 35')
  retype(cell('Any class, 12 h (₹)'), '4000')
  screen.getByText('Dearer than the shorter package with further hours and km')
  part('Local packages').getByText('Any class: 12 hours, 120 km, ₹4000')
})

test('a season is added to the tariff in force by a successor from today on', async () => {
  const api = fakeApi({
    ...answers,
    'POST tariffs': ({ body }) => ({ body: { tariff: { ...first, ...(body as object), id: 'next' } } }),
    'POST tariffs/next/in-force': { body: { tariff: { ...first, id: 'next' } } },
  })
  renderPage(<TariffsPage />, { at: '/tariffs' })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a season' }))
  const dialog = within(await screen.findByRole('dialog'))
  retype(dialog.getByLabelText('First day'), '2027-06-01')
  retype(dialog.getByLabelText('Last day'), '2027-09-30')
  retype(dialog.getByLabelText(/^Percent more/), '-10')
  await userEvent.click(dialog.getByRole('button', { name: 'Put in force from today' }))
  await waitFor(() => expect(api.bodies('POST tariffs/next/in-force')).toHaveLength(1))
  const season = { from: '2027-06-01', to: '2027-09-30', cabClass: '*', percent: -10 }
  expect(api.bodies('POST tariffs')).toMatchObject([{ seasons: [season], rates: first.rates }])
})
