import { expect, test } from 'vitest'
import type { BookingStatus } from './booking-status.ts'
import { PROCESS, readProcess } from './trip-steps.ts'

test('a further status is said in the table alone: what holds a cab, may follow, is cancelled and is coloured follows', () => {
  const trip = readProcess<BookingStatus | 'resting'>({
    ...PROCESS,
    arrived: { ...PROCESS.arrived, next: [...PROCESS.arrived.next, 'resting'] },
    resting: { phase: 'coming', by: ['driver'], next: ['started', 'cancelled'] },
  })
  for (const statuses of [trip.HOLDING, trip.TO_COME, trip.UNDER_WAY, trip.AWAITED])
    expect(statuses).toContain('resting')
  for (const statuses of [trip.UNASSIGNED, trip.DRIVEN, trip.NOT_DRIVEN]) expect(statuses).not.toContain('resting')
  expect(trip.nextStatuses('arrived', 'driver')).toEqual(['started', 'resting'])
  expect(trip.nextStatuses('arrived', 'desk')).toEqual(['started', 'no show'])
  expect(trip.nextStatuses('resting', 'traveller')).toEqual(['cancelled'])
  expect(trip.isOpen('resting')).toBe(true)
  expect(trip.phaseOf('resting')).toBe('coming')
})
