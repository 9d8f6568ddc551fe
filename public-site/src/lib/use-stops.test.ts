import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_STOPS, useStops } from './use-stops.ts'

test('a draft that comes back with its places is never a trip without them', async () => {
  const trip = (...visitingPlaces: string[]) => ({ tripType: 'Outstation' as const, visitingPlaces })
  const { result, rerender } = renderHook(useStops, { initialProps: trip() })
  expect(result.current).toBe(NO_STOPS)
  rerender(trip('Trichy'))
  expect(result.current).toBeNull()
  await waitFor(() => expect(result.current?.via).toHaveLength(1))
})
