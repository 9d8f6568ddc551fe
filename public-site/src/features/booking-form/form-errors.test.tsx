import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tripRules } from '../../lib/trip-rules.ts'
import { CARS, cabs, choose, DISTANCE, estimate, field, press, radio, renderForm } from '../../testing/booking-form.tsx'
import { dzire, innova } from '../../testing/cabs.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { fullTrip } from '../../testing/trips.ts'

beforeAll(async () => {
  await tripRules.load()
})
beforeEach(() => {
  fakeApi({ [CARS]: cabs(innova, dzire), [DISTANCE]: estimate })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const hasError = (element: HTMLElement) => element.getAttribute('aria-invalid') === 'true'

test('the way from the summary to the trip type leads to the first of them', async () => {
  renderForm({ ...fullTrip(), tripType: '' })
  await press('Book Now')
  await userEvent.click(await screen.findByRole('link', { name: 'Please Select The TripType' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Out Station' }))
})

test('terms that are not accepted are said at their box, until it is ticked', async () => {
  renderForm(fullTrip({ terms: false }))
  await radio(/Innova/)
  await press('Book Now')
  const box = screen.getByRole('checkbox')
  // Once, at the box: a list of one at the top of the form would lead away from it.
  expect(await screen.findAllByText('Accept the terms and conditions to book')).toHaveLength(1)
  expect(hasError(box)).toBe(true)
  expect(document.activeElement).toBe(box)
  await userEvent.click(box)
  expect(hasError(box)).toBe(false)
})

test('a larger cab is an answer to too many persons', async () => {
  renderForm(fullTrip({ selectedCab: 'dzire', numberOfPersons: '6' }))
  const larger = await radio(/Innova/)
  await press('Book Now')
  await screen.findByRole('link', { name: /^This cab seats 4/ })
  await userEvent.click(larger)
  expect(screen.queryByText(/^This cab seats 4/)).toBeNull()
})

test('another trip type begins without the errors of the one before', async () => {
  renderForm(fullTrip({ pickUpLocation: '' }))
  await radio(/Innova/)
  await press('Book Now')
  await screen.findByRole('link', { name: 'Pick-up Location is required' })
  await press('Drop Trip')
  expect(hasError(field('Pick-up Location'))).toBe(false)
  expect(screen.queryByRole('link', { name: 'Pick-up Location is required' })).toBeNull()
})

test('a Local Trip is booked by the day where that is chosen', async () => {
  const booked = renderForm(fullTrip({ tripType: 'Local Trip' }))
  await radio(/Innova/)
  await choose('Local Trip type', 'Day-Use')
  await press('Book Now')
  await vi.waitFor(() => expect(booked.map(({ trip }) => trip.localTripType)).toEqual(['Day-Use']))
})
