import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { tripRules } from '../../lib/trip-rules.ts'
import {
  CARS,
  cabs,
  choose,
  DISTANCE,
  estimate,
  field,
  press,
  radio,
  renderForm,
  total,
} from '../../testing/booking-form.tsx'
import { bus, dzire, innova } from '../../testing/cabs.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { dayFromNow, fullTrip } from '../../testing/trips.ts'

async function chooseChennaiToMadurai() {
  await choose('From State', 'Tamil Nadu')
  await choose('From City', 'Chennai')
  await choose('To State', 'Tamil Nadu')
  await choose('To City', 'Madurai')
}

beforeAll(async () => {
  await tripRules.load()
})
beforeEach(() => {
  fakeApi({ [CARS]: cabs(innova, dzire, bus), [DISTANCE]: estimate })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('trip types', () => {
  test('Outstation is chosen at first; each type shows its own fields', async () => {
    renderForm()
    expect(screen.getByRole('button', { name: 'Out Station' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByLabelText(/Visiting Place 1/)).toBeDefined()
    expect(field('Return Date')).toBeDefined()

    await press('Local Trip')
    expect(screen.queryByLabelText(/Visiting Place/)).toBeNull()
    expect(field('Local Trip type').value).toBe('Hour-Basis')
    expect(field('Return Date')).toBeDefined()

    await press('Drop Trip')
    expect(screen.queryByLabelText('Local Trip type')).toBeNull()
    expect(screen.queryByLabelText('Return Date')).toBeNull()
  })

  test('choosing another type resets every other field and clears the cab', async () => {
    renderForm(fullTrip())
    expect((await radio(/Innova/)).checked).toBe(true)
    await press('Local Trip')
    for (const label of ['From State', 'To State', 'Distance (km)', 'Pick-up Location', 'Pick-up Date', 'Pick-up Time'])
      expect(field(label).value).toBe('')
    expect(field('Number of Persons').value).toBe('')
    expect((await radio(/Innova/)).checked).toBe(false)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  })

  test('what another type cleared is put back on demand, but over nothing that was filled in since', async () => {
    renderForm(fullTrip())
    const back = 'Restore what I filled in'
    expect(screen.queryByRole('button', { name: back })).toBeNull()
    await press('Local Trip')
    await choose('From State', 'Kerala')
    await userEvent.type(field('Pick-up Location'), 'a')
    await press(back)
    expect([field('From State').value, field('Pick-up Location').value]).toEqual(['KL', 'A'])
    expect(field('Number of Persons').value).toBe(fullTrip().numberOfPersons)
    expect((await radio(/Innova/)).checked).toBe(false)
    expect(screen.queryByRole('button', { name: back })).toBeNull()
  })

  test('after a slip of the thumb the whole trip is back with two presses, its cab and terms too', async () => {
    const booked = renderForm(fullTrip())
    await press('Drop Trip')
    await press('Out Station')
    await press('Restore what I filled in')
    expect((await radio(/Innova/)).checked).toBe(true)
    await press('Book Now')
    await waitFor(() => expect(booked.map(({ trip }) => trip)).toEqual([fullTrip()]))
  })

  test('choosing the type that is chosen already takes nothing away', async () => {
    renderForm(fullTrip())
    await press('Out Station')
    expect(field('Pick-up Location').value).toBe('Anna Nagar')
  })

  test('without a type the submit is blocked', async () => {
    const booked = renderForm({ ...fullTrip(), tripType: '' })
    await press('Book Now')
    expect(screen.getByRole('alert').textContent).toContain('Please Select The TripType')
    expect(booked).toEqual([])
  })
})

describe('cities and distance', () => {
  test('a city waits for its state, and another state empties it', async () => {
    renderForm()
    expect(field('From City').disabled).toBe(true)
    await choose('From State', 'Kerala')
    await choose('From City', 'Kollam')
    await choose('From State', 'Karnataka')
    expect(field('From City').value).toBe('')
  })

  test('two different cities fill in the distance, marked as an estimate', async () => {
    renderForm()
    await chooseChennaiToMadurai()
    await waitFor(() => expect(field('Distance (km)').value).toBe('460'))
    expect(screen.getByText(/^Estimate of the distance/)).toBeDefined()
    await waitFor(() => expect(total()).toContain('₹16,100.00'))
  })

  test('an exact distance is not called an estimate', async () => {
    fakeApi({ [CARS]: cabs(innova), [DISTANCE]: { body: { km: 462.3, source: 'osrm' } } })
    renderForm()
    await chooseChennaiToMadurai()
    await waitFor(() => expect(field('Distance (km)').value).toBe('462.3'))
    expect(screen.queryByText(/Estimate/)).toBeNull()
  })

  test("the visitor's own figure stays until a city changes", async () => {
    renderForm()
    await chooseChennaiToMadurai()
    await waitFor(() => expect(field('Distance (km)').value).toBe('460'))
    await userEvent.clear(field('Distance (km)'))
    await userEvent.type(field('Distance (km)'), '500')
    expect(field('Distance (km)').value).toBe('500')
    await press('Use 460 km')
    expect(field('Distance (km)').value).toBe('460')
    await userEvent.type(field('Distance (km)'), '1')
    await choose('To City', 'Salem')
    await waitFor(() => expect(field('Distance (km)').value).toBe('460'))
  })

  test('the same city twice asks for no distance, so that it is typed', async () => {
    const got = fakeApi({ [CARS]: cabs(innova), [DISTANCE]: estimate })
    renderForm()
    await press('Local Trip')
    await choose('From State', 'Tamil Nadu')
    await choose('From City', 'Chennai')
    expect(field('To City').value).toBe('tn-chennai')
    await userEvent.type(field('Distance (km)'), '60')
    expect(got[DISTANCE]).toBeUndefined()
    expect(field('Distance (km)').value).toBe('60')
  })

  test('goes on without a distance that failed to load, and can retry', async () => {
    fakeApi({ [CARS]: cabs(innova), [DISTANCE]: new TypeError('Failed to fetch') })
    renderForm()
    await chooseChennaiToMadurai()
    await screen.findByText(/could not be found/)
    await userEvent.type(field('Distance (km)'), '470')
    expect(field('Distance (km)').value).toBe('470')
    fakeApi({ [CARS]: cabs(innova), [DISTANCE]: estimate })
    await press('Retry')
    await screen.findByText(/Your own distance/)
    expect(field('Distance (km)').value).toBe('470')
  })
})

describe('visiting places', () => {
  test('are added and removed', async () => {
    renderForm()
    await userEvent.type(screen.getByLabelText(/Visiting Place 1/), 'trichy')
    await press('Add visiting place')
    await userEvent.type(screen.getByLabelText(/Visiting Place 2/), 'மதுரை')
    await press('Remove place 1')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add visiting place' }))
    expect(screen.getByLabelText<HTMLInputElement>(/Visiting Place 1/).value).toBe('மதுரை')
    expect(screen.queryByLabelText(/Visiting Place 2/)).toBeNull()
  })
})

describe('Book Now', () => {
  test('names missing fields at the fields and in a summary with links to them', async () => {
    const booked = renderForm()
    await radio(/Innova/)
    await press('Book Now')
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getAllByRole('link')).toHaveLength(14)
    expect(screen.getAllByText('Pick-up Date is required')).toHaveLength(2)
    await userEvent.click(within(summary).getByRole('link', { name: 'Pick-up Location is required' }))
    expect(document.activeElement).toBe(field('Pick-up Location'))
    await userEvent.type(field('Pick-up Location'), 'Anna Nagar')
    expect(screen.queryByText('Pick-up Location is required')).toBeNull()
    expect(booked).toEqual([])
  })

  test('hands over the trip and the cab when all is well', async () => {
    const booked = renderForm(fullTrip())
    await radio(/Innova/)
    await press('Book Now')
    expect(booked).toEqual([{ trip: fullTrip(), cab: innova }])
  })

  test('asks for the terms', async () => {
    const booked = renderForm(fullTrip({ terms: false }))
    await radio(/Innova/)
    await press('Book Now')
    expect(booked).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }))
    await press('Book Now')
    expect(booked).toHaveLength(1)
  })

  test('a return before the pick-up is said at its field', async () => {
    renderForm(fullTrip({ returnDate: dayFromNow(1) }))
    await radio(/Innova/)
    await press('Book Now')
    expect(screen.getAllByText('Return must be after the pick-up')).toHaveLength(2)
    expect(field('Return Date').getAttribute('aria-invalid')).toBe('true')
  })
})

test('ignores a year of six digits, and asks browsers for four', () => {
  renderForm(fullTrip({ pickUpDate: '20266-12-05' }))
  expect(screen.queryByRole('button', { name: 'Next day' })).toBeNull()
  for (const label of ['Pick-up Date', 'Return Date']) expect(field(label).max).toBe('9999-12-31')
})

test('the return can be taken from the pick-up with one press', async () => {
  renderForm(fullTrip({ returnLocation: '' }))
  await press('Same as the pick-up')
  expect(field('Return Location').value).toBe('Anna Nagar')
  expect(screen.queryByRole('button', { name: 'Same as the pick-up' })).toBeNull()
})

test.each([
  ['1,200 km', '1200', '₹42,000.00'],
  ['௨௫௦.௫', '250.5', '₹8,767.50'],
  ['-5', '5', '₹175.00'],
])('a distance of %s is a number, and priced as one', async (typed, value, price) => {
  renderForm()
  await userEvent.type(field('Distance (km)'), typed)
  expect(field('Distance (km)').value).toBe(value)
  expect(total()).toContain(price)
  await userEvent.type(field('Number of Persons'), '௧२')
  expect(field('Number of Persons').value).toBe('12')
})
