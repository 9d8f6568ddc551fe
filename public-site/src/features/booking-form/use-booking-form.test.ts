import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fullTrip } from '../../testing/trips.ts'
import { useBookingForm } from './use-booking-form.ts'

test('gives parts the same functions after each key, which work on the latest values', () => {
  const { result } = renderHook(() => {
    const [draft, onChange] = useState(() => fullTrip())
    return {
      draft,
      ...useBookingForm({ draft, onChange, cabOf: () => undefined, onBook: () => {}, rules: {}, roadKm: undefined }),
    }
  })
  const { part, chooseType } = result.current
  act(() => part.set({ pickUpLocation: 'Adyar' }))
  expect(result.current.chooseType).toBe(chooseType)
  expect(result.current.part.set).toBe(part.set)
  act(() => chooseType('Outstation'))
  expect(result.current.draft).toEqual(fullTrip({ pickUpLocation: 'Adyar' }))
})
