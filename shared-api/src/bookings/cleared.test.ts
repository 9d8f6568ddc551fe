import { expect, test } from 'vitest'
import { clearedBy, withCleared } from './index.ts'

const blank = (tripType = 'Outstation') => ({
  ...{ tripType, from: '', to: '', distance: '', pickUpTime: '', pickUpLocation: '', selectedCab: '', terms: false },
})
const route = { from: 'tn-chennai', to: 'tn-madurai', distance: '460' }
const cleared = { ...blank(), ...route, pickUpTime: '06:30', selectedCab: 'innova', terms: true }

test('restores cities and their distance together, or not at all', () => {
  const other = { ...blank(), from: 'kl-kollam' }
  expect(withCleared(other, cleared, blank())).toEqual({ ...cleared, from: 'kl-kollam', to: '', distance: '' })
  const timed = { ...blank(), pickUpTime: '09:00' }
  expect(withCleared(timed, cleared, blank())).toEqual({ ...cleared, pickUpTime: '09:00' })
})

test('restores the cab and the agreement only to their own trip type', () => {
  const drop = withCleared(blank('Drop Trip'), cleared, blank('Drop Trip'))
  expect(drop).toMatchObject({ ...route, selectedCab: '', terms: false })
  expect(withCleared(blank(), cleared, blank())).toEqual(cleared)
})

test('keeps what was filled in between two changes of the trip type', () => {
  const between = { ...blank('Drop Trip'), pickUpLocation: 'Adyar' }
  const kept = clearedBy(between, cleared, blank('Drop Trip'))
  expect(kept).toMatchObject({ pickUpLocation: 'Adyar', from: 'tn-chennai', selectedCab: '' })
  expect(clearedBy(blank('Drop Trip'), cleared, blank('Drop Trip'))).toBe(cleared)
  expect(clearedBy(between, null, blank('Drop Trip'))).toBe(between)
})
