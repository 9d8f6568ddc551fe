import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fullTrip } from '../../testing/trips.ts'
import { useBookingForm } from './use-booking-form.ts'

test('to choose the same trip type again keeps what was just typed', () => {
  const { result } = renderHook(() => {
    const [draft, onChange] = useState(() => fullTrip())
    return {
      draft,
      ...useBookingForm({ draft, onChange, cabOf: () => undefined, onBook: () => {}, rules: {}, roadKm: undefined }),
    }
  })
  act(() => result.current.part.set({ pickUpLocation: 'Adyar' }))
  act(() => result.current.chooseType('Outstation'))
  expect(result.current.draft).toEqual(fullTrip({ pickUpLocation: 'Adyar' }))
})
