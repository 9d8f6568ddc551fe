import { expect, it } from 'vitest'
import { wayBetween } from '../geography/roads.ts'
import { type Leg, nearness } from './nearest.ts'

const HOUR = 3_600_000
const RULES = { way: wayBetween, turnaroundMs: HOUR, waitMs: 12 * HOUR }
const CHENNAI = 'tn-chennai'
const MADURAI = 'tn-madurai'
const leg = (from: string, to: string, start: number, hours: number): Leg => ({
  ...{ from, to, startsAt: start * HOUR, endsAt: (start + hours) * HOUR },
})
const { km: ROAD, minutes } = wayBetween(CHENNAI, MADURAI)
const WAY = Math.round(minutes * 60_000)

it('a car at its base goes there empty and home again', () => {
  expect(nearness(leg(MADURAI, MADURAI, 8, 8), { base: CHENNAI, legs: [] }, RULES)).toEqual({
    ...{ city: CHENNAI, since: null, emptyKm: 2 * ROAD, waitsMs: 0, homeAt: 16 * HOUR + WAY },
  })
})

it('a car that stands where the trip begins adds nothing, and earns its way home', () => {
  const mover = { base: CHENNAI, legs: [leg(CHENNAI, MADURAI, 0, 10)] }
  expect(nearness(leg(MADURAI, CHENNAI, 12, 10), mover, RULES)).toEqual({
    ...{ city: MADURAI, since: 10 * HOUR, emptyKm: -ROAD, waitsMs: HOUR, homeAt: 22 * HOUR },
  })
})

it('a car that would wait longer than the company lets it has gone home first', () => {
  const mover = { base: CHENNAI, legs: [leg(CHENNAI, MADURAI, 0, 10)] }
  expect(nearness(leg(MADURAI, CHENNAI, 24, 10), mover, RULES)).toMatchObject({ city: CHENNAI, emptyKm: ROAD })
  expect(nearness(leg(MADURAI, CHENNAI, 23, 10), mover, RULES)).toMatchObject({ city: MADURAI, emptyKm: -ROAD })
})

it('a car with a next trip must be where that begins, not at home', () => {
  const mover = { base: CHENNAI, legs: [leg(MADURAI, MADURAI, 26, 8)] }
  expect(nearness(leg(CHENNAI, MADURAI, 8, 10), mover, RULES)).toMatchObject({
    ...{ city: CHENNAI, emptyKm: -ROAD, homeAt: null },
  })
})
