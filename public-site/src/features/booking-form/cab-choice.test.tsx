import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tripRules } from '../../lib/trip-rules.ts'
import { CARS, cabs, field, press, radio, renderForm, total } from '../../testing/booking-form.tsx'
import { bus, cabLike, dzire, innova } from '../../testing/cabs.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { fullTrip } from '../../testing/trips.ts'

beforeAll(async () => {
  await tripRules.load()
})
beforeEach(() => {
  fakeApi({ [CARS]: cabs(innova, dzire, bus) })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the cabs of the trip type are offered with price and description, and the choice sets the fare', async () => {
  renderForm(fullTrip({ selectedCab: '' }))
  expect(total()).toContain('₹16,100.00')
  await userEvent.click(await radio(/Innova Crysta 7 seats · ₹3,000.00/))
  expect(total()).toContain('₹19,100.00')
})

test('a cab without price or description says so', async () => {
  fakeApi({ [CARS]: cabs(cabLike({ price: null, description: '' })) })
  renderForm()
  await radio(/Price not available/)
  expect(screen.getByText('No description available')).toBeDefined()
})

test('reports too many persons for the chosen cab, and offers cabs that fit', async () => {
  renderForm(fullTrip({ selectedCab: 'dzire' }))
  await radio(/Dzire/)
  await userEvent.clear(field('Number of Persons'))
  await userEvent.type(field('Number of Persons'), '6')
  expect(screen.getAllByText(/This cab seats 4; choose a larger cab for 6 persons/).length).toBeGreaterThan(0)
  expect(screen.getByText('Too small for 6')).toBeDefined()
  await press(/Innova Crysta, 7 seats/)
  expect((await radio(/Innova/)).checked).toBe(true)
  expect(screen.queryByText(/This cab seats/)).toBeNull()
})

test('more persons than any cab seats are sent to the phone', async () => {
  renderForm(fullTrip({ numberOfPersons: '40' }))
  await screen.findByText(/Our largest cab for this trip seats 12. For 40 persons, book two cabs or call us/)
})

test('no cabs, and cabs that could not be loaded, are said with a way on', async () => {
  fakeApi({ [CARS]: new TypeError('Failed to fetch') })
  renderForm()
  await screen.findByText('The cabs could not be loaded.')
  expect(screen.queryByText('Loading the cabs…')).toBeNull()
  fakeApi({ [CARS]: cabs() })
  await press('Retry')
  await screen.findByText(/No Cars Available/)
})

test('of 500 cabs a few are shown, and more on demand; the chosen one always', async () => {
  const many = Array.from({ length: 500 }, (_, n) => cabLike({ _id: `c${n}`, carModel: `Model ${n}.`, price: n }))
  fakeApi({ [CARS]: cabs(...many) })
  renderForm(fullTrip({ selectedCab: 'c400' }))
  expect((await radio(/Model 400\./)).checked).toBe(true)
  expect(screen.getAllByRole('radio')).toHaveLength(9)
  await press('Show more cabs (491)')
  expect(screen.getAllByRole('radio')).toHaveLength(33)
})

test('the cheapest that fits comes first; there are no more than all', async () => {
  renderForm(fullTrip({ numberOfPersons: '5', selectedCab: '' }))
  await radio(/Innova/)
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['innova', 'bus', 'dzire'])
  expect(screen.queryByRole('button', { name: /Show more cabs/ })).toBeNull()
})

test('a cab is named by its seats and price alone, and described by the rest', async () => {
  fakeApi({ [CARS]: cabs(dzire) })
  renderForm(fullTrip({ numberOfPersons: '5', selectedCab: '' }))
  const cab = await screen.findByRole('radio', { name: 'Maruti Suzuki Dzire 4 seats · ₹1,400.00' })
  const more = document.getElementById(cab.getAttribute('aria-describedby') ?? '')
  expect(more?.textContent).toBe(
    'Too small for 5₹17,500for this trip · 460 km included, then ₹35/km · tolls extraA smooth ride for four.',
  )
})

test('a class is one tile with its models and what it costs from; chosen, it opens them', async () => {
  const suv = (_id: string, seats: number, price: number) =>
    cabLike({ _id, carModel: _id, seats, price, cabClass: 'suv' })
  fakeApi({ [CARS]: cabs(suv('XL6', 6, 1800), suv('Ertiga', 7, 1600), bus) })
  renderForm(fullTrip({ numberOfPersons: '5', selectedCab: '' }))
  const tile = await radio(/^SUV 6–7 seats Ertiga, XL6$/)
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(screen.getAllByText('from ₹17,700')).toHaveLength(2)
  await userEvent.click(tile)
  expect(total()).toContain('₹17,700.00')
  const models = within(screen.getByRole('group', { name: 'Model' }))
  await userEvent.click(models.getByRole('radio', { name: 'Maruti Suzuki XL6 · 6 seats · ₹17,900' }))
  expect(total()).toContain('₹17,900.00')
  expect(screen.queryByText(/^from ₹/), 'one is chosen').toBeNull()
  expect(tile.checked).toBe(true)
})

test('instead of a cab that is too small the three that fit best are offered, no other', async () => {
  const larger = [9, 8, 7, 6].map((seats) =>
    cabLike({ _id: `s${seats}`, carModel: `Van ${seats}`, seats, price: seats }),
  )
  fakeApi({ [CARS]: cabs(dzire, ...larger) })
  renderForm(fullTrip({ numberOfPersons: '5', selectedCab: 'dzire' }))
  const notice = await screen.findByRole('alert')
  const offers = within(notice).getAllByRole('button')
  const names = [6, 7, 8].map((seats) => `Maruti Suzuki Van ${seats}, ${seats} seats`)
  expect(offers.map(({ textContent }) => textContent)).toEqual(names)
})

test('where none fits, that is said, and no cab offered', async () => {
  fakeApi({ [CARS]: cabs(dzire) })
  renderForm(fullTrip({ numberOfPersons: '5', selectedCab: 'dzire' }))
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Our largest cab for this trip seats 4')
})

test('without any cab only that is said', async () => {
  fakeApi({ [CARS]: cabs() })
  renderForm(fullTrip({ numberOfPersons: '5', selectedCab: '' }))
  await screen.findByText(/No Cars Available/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('that none is chosen is said at the cabs, too, and the summary leads there', async () => {
  renderForm(fullTrip({ selectedCab: '' }))
  await radio(/Innova/)
  await press('Book Now')
  expect(screen.getAllByText('Choose a cab')).toHaveLength(2)
  await userEvent.click(screen.getByRole('link', { name: 'Choose a cab' }))
  expect(document.activeElement).toBe(document.querySelector('#trip-selectedCab[tabindex="-1"]'))
})

test('a cab of which no vehicle is free for the trip stays to be chosen, on request', async () => {
  const free = { cabs: [innova, dzire, bus].map(({ _id }) => ({ cab: _id, free: _id !== 'dzire' })) }
  const got = fakeApi({ [CARS]: cabs(innova, dzire, bus), '/api/v1/free-cabs': { body: free } })
  const trip = fullTrip({ selectedCab: '' })
  renderForm(trip)
  const note = await screen.findByText('On request')
  await userEvent.click(await radio(/Dzire/))
  expect((await radio(/Dzire/)).checked).toBe(true)
  expect(note.closest('label')?.textContent).toContain('Maruti Suzuki Dzire')
  expect(got['/api/v1/free-cabs']).toEqual([
    {
      ...{ triptype: 'Outstation', PickUpdate: trip.pickUpDate, pickUpTime: '06:30' },
      ...{ returndate: trip.returnDate, ReturnTime: '21:00', distance: '' },
    },
  ])
})

test('while the times of the trip are not known nobody asks what is free', async () => {
  const got = fakeApi({ [CARS]: cabs(innova, dzire, bus) })
  renderForm(fullTrip({ selectedCab: '', returnTime: '' }))
  await radio(/Dzire/)
  expect(got['/api/v1/free-cabs']).toBeUndefined()
})
