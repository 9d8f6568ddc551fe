import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyTrip, type TripFields } from '../../lib/trip-fields.ts'
import { type FormPart, memoPart } from './form-part.ts'

afterEach(cleanup)

const set = () => {}
const trip = emptyTrip('Outstation')

/** How often a part that uses the distance renders when the form changes. */
function drawnFor(before: FormPart, after: FormPart, cabs = [1, 1]): number {
  const draw = vi.fn(({ part }: { part: FormPart<'distance'>; cab: number }) => part.trip.distance)
  const Part = memoPart(['distance'], draw, ({ cab }: { cab: number }) => [cab])
  const { rerender } = render(<Part part={before} cab={cabs[0] ?? 0} />)
  rerender(<Part part={after} cab={cabs[1] ?? 0} />)
  return draw.mock.calls.length
}

const formOf = (patch: Partial<TripFields>, errors = {}): FormPart => ({ trip: { ...trip, ...patch }, errors, set })

test('a key typed elsewhere in the form costs a part nothing', () => {
  expect(drawnFor(formOf({}), formOf({ pickUpLocation: 'M' }))).toBe(1)
})

test('renders a part again only for its own values, an error or its other facts', () => {
  expect(drawnFor(formOf({}), formOf({ distance: '12' }))).toBe(2)
  expect(drawnFor(formOf({}), formOf({}, { distance: 'Distance is required.' }))).toBe(2)
  expect(drawnFor(formOf({}), formOf({}), [1, 2])).toBe(2)
})
