import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cities } from '../geography/index.ts'
import { wayBetween } from '../geography/roads.ts'
import { type Leg, nearness } from './nearest.ts'
import { type Car, type WayBack, waysBack } from './offers.ts'

const HOUR = 3_600_000
const RULES = { way: wayBetween, turnaroundMs: HOUR, waitMs: 12 * HOUR }
const CITIES = cities.map(({ id }) => id)
const [CHENNAI, MADURAI] = ['tn-chennai', 'tn-madurai']
const km = (from: string, to: string) => wayBetween(from, to).km
const msOf = (from: string, to: string) => Math.round(wayBetween(from, to).minutes * 60_000)
const dropOf = (from: string, to: string, startsAt: number): Leg => ({
  ...{ from, to, startsAt, endsAt: startsAt + Math.max(HOUR, msOf(from, to)) },
})
const carOf = (base: string, legs: Leg[], drops = legs): Car => ({ id: 'car', base, legs, drops })
const offered = (car: Car) => waysBack([car], CITIES, RULES)

it('a drop that leaves the car far from home is offered the way back, and to cities beside it, for twelve hours', () => {
  const drop = dropOf(CHENNAI, MADURAI, 0)
  const offers = offered(carOf(CHENNAI, [drop]))
  expect(offers).toContainEqual({
    ...{ carId: 'car', from: MADURAI, to: CHENNAI, opensAt: drop.endsAt + HOUR, until: drop.endsAt + 13 * HOUR },
  })
  expect(offers.map(({ to }) => to)).toContain('tn-tiruchirappalli')
  expect(offers.map(({ to }) => to)).not.toContain('ka-bengaluru-urban')
})

it('a car that has a next trip there, is at home, or would come no nearer to it is not offered', () => {
  const drop = dropOf(CHENNAI, MADURAI, 0)
  const next = (hours: number) => dropOf(MADURAI, CHENNAI, drop.endsAt + hours * HOUR)
  expect(offered(carOf(CHENNAI, [drop, next(13)], [drop]))).toEqual([])
  expect(offered(carOf(CHENNAI, [drop, next(30)], [drop]))).not.toEqual([])
  expect(offered(carOf(MADURAI, [drop]))).toEqual([])
  expect(offered(carOf(CHENNAI, [drop], []))).toEqual([])
})

const city = fc.constantFrom(...CITIES)
/** Drops of one car one after another, with up to three days between. */
const cars = fc
  .record({
    base: city,
    trips: fc.array(fc.record({ from: city, to: city, after: fc.integer({ min: 1, max: 72 }) }), {
      ...{ minLength: 4, maxLength: 4 },
    }),
  })
  .map(({ base, trips }) => {
    const legs: Leg[] = []
    for (const { from, to, after } of trips) {
      const last = legs.at(-1)
      legs.push(dropOf(from, to, last ? last.endsAt + msOf(last.to, from) + after * HOUR : 0))
    }
    return carOf(base, legs)
  })

const bringsBack = ({ base }: Car, drop: Leg, to: string) =>
  km(drop.to, to) + km(to, drop.from) <= km(drop.to, drop.from) + 25 && km(to, base) < km(drop.to, base)

/** Whether a car can begin a trip that brings it back from where a drop of it ends, told from the rules one by one. */
function canBeSold({ base, legs }: Car, drop: Leg, to: string, at: number): boolean {
  const next = legs[legs.indexOf(drop) + 1]
  const trip = { from: drop.to, to, startsAt: at, endsAt: at + Math.max(HOUR, msOf(drop.to, to)) }
  if (at < drop.endsAt + HOUR) return false
  if (next) {
    const goesOn = next.startsAt - drop.endsAt - Math.max(HOUR, msOf(drop.to, next.from)) <= 12 * HOUR
    const late = trip.endsAt + Math.max(HOUR, msOf(to, next.from)) > next.startsAt
    if (goesOn || late) return false
  }
  const { city, since } = nearness(trip, { base, legs }, RULES)
  return city === drop.to && since === drop.endsAt
}

it('offers after 1,000 drops are those that trying each city at each half hour finds', () => {
  const differing: unknown[] = []
  let found = 0
  for (const car of fc.sample(cars, { numRuns: 250, seed: 46 })) {
    const offers = Map.groupBy(offered(car), ({ from, to, opensAt }: WayBack) => `${from} ${to} ${opensAt}`)
    for (const drop of car.legs)
      for (const to of CITIES) {
        const [offer] = offers.get(`${drop.to} ${to} ${drop.endsAt + HOUR}`) ?? []
        if (!bringsBack(car, drop, to)) {
          if (offer) differing.push({ drop, to, offer })
          continue
        }
        for (let at = drop.endsAt; at <= drop.endsAt + 14 * HOUR; at += HOUR / 2) {
          const isOffered = offer !== undefined && offer.opensAt <= at && at <= offer.until
          if (isOffered) found += 1
          if (isOffered !== canBeSold(car, drop, to, at)) differing.push({ drop, to, at, offer })
        }
      }
  }
  expect(differing).toEqual([])
  expect(found).toBeGreaterThan(1000)
})
