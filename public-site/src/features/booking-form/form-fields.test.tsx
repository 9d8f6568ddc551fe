import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MAX_PERSONS, MAX_PLACES } from 'shared-api/contract'
import { dayAfter } from 'shared-api/india'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { tripRules } from '../../lib/trip-rules.ts'
import { CARS, cabs, DISTANCE, estimate, field, press, radio, renderForm } from '../../testing/booking-form.tsx'
import { innova } from '../../testing/cabs.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { inLanguage } from '../../testing/in-language.ts'
import { dayFromNow, fullTrip } from '../../testing/trips.ts'

beforeAll(async () => {
  await tripRules.load()
})
beforeEach(() => {
  fakeApi({ [CARS]: cabs(innova), [DISTANCE]: estimate })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const button = (name: string) => screen.getByRole('button', { name })
const persons = () => field('Number of Persons').value

test('the buttons count persons from 1 to the most that a booking takes, whatever was typed', async () => {
  renderForm(fullTrip({ numberOfPersons: 'two' }))
  await press('More persons')
  expect(persons()).toBe('1')
  expect(button('Fewer persons').getAttribute('aria-disabled')).toBe('true')
  await press('More persons')
  await press('Fewer persons')
  await press('Fewer persons')
  expect(persons()).toBe('1')
  await userEvent.clear(field('Number of Persons'))
  await userEvent.type(field('Number of Persons'), String(MAX_PERSONS))
  expect(button('More persons').getAttribute('aria-disabled')).toBe('true')
  await press('More persons')
  expect(persons()).toBe(String(MAX_PERSONS))
  await userEvent.clear(field('Number of Persons'))
  await userEvent.type(field('Number of Persons'), '999')
  await press('Fewer persons')
  expect(persons()).toBe(String(MAX_PERSONS))
})

test('too many persons for the cab are an error of their field, before anything is sent', async () => {
  renderForm(fullTrip({ numberOfPersons: '8' }))
  await radio(/Innova/)
  expect(field('Number of Persons').getAttribute('aria-invalid')).toBe('true')
})

test('one press says when the trip starts, and one when it comes back', async () => {
  renderForm(fullTrip({ pickUpDate: '', pickUpTime: '', returnDate: '', returnTime: '' }))
  const times = () => ['Pick-up Date', 'Pick-up Time', 'Return Date', 'Return Time'].map((label) => field(label).value)
  const tomorrow = dayFromNow(1)
  await press('Tomorrow, 6 am')
  expect(times()).toEqual([tomorrow, '06:00', '', ''])
  await press('Tomorrow, 9 am')
  await press('Next day, 8 pm')
  expect(times()).toEqual([tomorrow, '09:00', dayAfter(tomorrow, 1), '20:00'])
})

test('no day is offered for the return before the pick-up, nor, without one, before today', async () => {
  renderForm(fullTrip({ pickUpDate: '' }))
  expect(field('Return Date').min).toBe(dayFromNow(0))
  await press('Tomorrow, 6 am')
  expect(field('Return Date').min).toBe(dayFromNow(1))
})

test('cities are chosen once their state is, in the order of the language of the page', async () => {
  await inLanguage('ta')
  onTestFinished(() => inLanguage('en'))
  renderForm()
  const cities = document.querySelector<HTMLSelectElement>('#trip-to') ?? expect.unreachable()
  expect(cities.disabled).toBe(true)
  await userEvent.selectOptions(document.querySelector('#trip-toState') ?? expect.unreachable(), 'KL')
  const [, ...names] = Array.from(cities.options, ({ text }) => text)
  expect(names).toHaveLength(14)
  expect(names).toEqual(names.toSorted(new Intl.Collator('ta').compare))
})

test('requests one distance at a time, and reports a missing one', async () => {
  const { promise, resolve: come } = Promise.withResolvers<typeof estimate>()
  fakeApi({ [CARS]: cabs(innova), [DISTANCE]: () => promise })
  renderForm(fullTrip({ distance: '', distanceSource: 'visitor', distanceFor: '' }))
  await screen.findByText(/^Finding the road distance/)
  come(estimate)
  await screen.findByText(/^Estimate of the distance/)
  await userEvent.clear(field('Distance (km)'))
  expect(screen.getByText(/By road it is about 460 km/).textContent).not.toContain('Your own distance')
  await press('Use 460 km')
  await screen.findByText(/^Estimate of the distance/)
})

test('as many places are visited as a booking takes; one at fault says so, and the summary leads there', async () => {
  const visitingPlaces = Array.from({ length: MAX_PLACES - 1 }, (_, at) => `Place ${at + 1}`)
  renderForm(fullTrip({ visitingPlaces: visitingPlaces.with(1, '\u202egnol') }))
  await radio(/Innova/)
  await press('Add visiting place')
  expect(button('Add visiting place').hasAttribute('disabled')).toBe(true)
  await press('Book Now')
  const problem = 'Visiting place must be one line of plain text, without control characters'
  expect(screen.getAllByText(problem)).toHaveLength(2)
  await userEvent.click(screen.getByRole('link', { name: problem }))
  expect(document.activeElement).toBe(field('Visiting Place 2 (optional)'))
  await userEvent.clear(field('Visiting Place 2 (optional)'))
  expect(screen.queryByText(problem)).toBeNull()
})
