import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CARS, cabs, press, radio, renderForm } from '../../testing/booking-form.tsx'
import { innova } from '../../testing/cabs.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { fullTrip } from '../../testing/trips.ts'

const code = vi.hoisted(() => ({ isGone: true }))
vi.mock('../../lib/trip-check.ts', async (importOriginal) => {
  if (code.isGone) throw new Error('Failed to fetch dynamically imported module')
  return importOriginal()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('asks for a cab only while the rules fail to load, and for everything once they load', async () => {
  fakeApi({ [CARS]: cabs(innova) })
  const booked = renderForm(fullTrip({ selectedCab: '', pickUpLocation: '' }))
  const cab = await radio(/Innova/)
  await press('Book Now')
  expect((await screen.findByRole('alert')).textContent).toContain('Please check one field')
  await userEvent.click(cab)
  await press('Book Now')
  await vi.waitFor(() => expect(booked).toHaveLength(1))
  code.isGone = false
  await press('Book Now')
  await screen.findByRole('link', { name: 'Pick-up Location is required' })
  expect(booked).toHaveLength(1)
})
