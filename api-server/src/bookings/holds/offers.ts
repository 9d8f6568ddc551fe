import type { Kysely } from 'kysely'
import { type CabClass, comesBack, hasDriver, type Settings } from 'shared-api/contract'
import { type WayBack, waysBack } from 'shared-api/fleet/offers'
import { cities } from 'shared-api/geography'
import { wayBetween } from 'shared-api/geography/roads'
import { lockName } from '../../platform/database/engine.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { blockersOfVehicle, drive, type Fleet, fleetFor, promisedFrom, type Wanted } from './free.ts'
import { legOf } from './nearest.ts'
import { LONGEST_WAY, TURNAROUND } from './turnaround.ts'

const HOUR_MS = 3_600_000
const CITIES = cities.map(({ id }) => id)

/** The settings that return offers follow. */
export type OfferTerms = Pick<Settings, 'base' | 'waitHours' | 'returnPercent'>
/** A way back, with the class and seats of the car. */
export type ReturnOffer = WayBack & { cabClass: CabClass; seats: number }

/** The return offers at `now` (ms), by when they open (docs/product.md, Return offers); none while the percent is 0. */
export async function offersAt(db: Kysely<Schema>, terms: OfferTerms, now: number): Promise<ReturnOffer[]> {
  return (await fleetWithOffers(db, terms, now)).offers
}

async function fleetWithOffers(db: Kysely<Schema>, { base, waitHours, returnPercent }: OfferTerms, now: number) {
  const fleet = await fleetFor(db, { startsAt: now, endsAt: Number.MAX_SAFE_INTEGER - LONGEST_WAY })
  for (const trip of await promisedFrom(db, now)) drive(fleet.near, trip)
  const cars = fleet.vehicles.map(({ id, base: own }) => {
    const legs = (fleet.near.get(id) ?? []).map((trip) => ({ ...legOf(trip), trip }))
    const drops = legs.filter(({ trip }) => !comesBack(trip.tripType) && hasDriver(trip.status))
    return { id, base: own ?? base, legs, drops }
  })
  const rules = { way: wayBetween, turnaroundMs: TURNAROUND, waitMs: waitHours * HOUR_MS }
  const offers = (returnPercent > 0 ? waysBack(cars, CITIES, rules) : [])
    .filter(({ until }) => until > now)
    .flatMap((offer): ReturnOffer[] => {
      const vehicle = fleet.vehicles.find(({ id }) => id === offer.carId)
      const { cabClass, seats } = vehicle ?? { cabClass: null, seats: 0 }
      // What is in the way of the last trip that is offered may be in the way of any.
      const fitsAll = vehicle && blockersOfVehicle(fleet, vehicle, lastTrip(offer)).length === 0
      return fitsAll && cabClass ? [{ ...offer, cabClass, seats }] : []
    })
    .sort((one, other) => one.opensAt - other.opensAt)
  return { fleet, offers }
}

const lastTrip = ({ from, to, until }: WayBack): Wanted => ({
  ...{ id: '', reference: '', tripType: 'Drop Trip', fromCity: from, toCity: to, numberOfPersons: 1 },
  ...{ startsAt: until, endsAt: until + Math.max(HOUR_MS, Math.round(wayBetween(from, to).minutes * 60_000)) },
})

/**
 * Takes a return offer for a Drop Trip with a cab of a class, one visitor at a time; gives the vehicle's id. Null if there is none: it
 * was sold, or its car was given another trip.
 */
export async function takeOffer(
  tx: Kysely<Schema>,
  trip: Wanted & { cabClass: CabClass | null },
  terms: OfferTerms,
  now: number,
): Promise<string | null> {
  const { cabClass, fromCity, toCity, startsAt } = trip
  // What others take is seen only once they have committed.
  await lockName(tx, 'return-offers')
  const { fleet, offers } = await fleetWithOffers(tx, terms, now)
  const wanted = offers
    .filter((offer) => offer.cabClass === cabClass && offer.from === fromCity && offer.to === toCity)
    .filter(({ opensAt, until }) => opensAt <= startsAt && startsAt <= until)
  const isFree = (vehicle: Fleet['vehicles'][number]) => blockersOfVehicle(fleet, vehicle, trip).length === 0
  const free = fleet.vehicles.filter((one) => wanted.some(({ carId }) => carId === one.id)).filter(isFree)
  return wanted.find(({ carId }) => free.some(({ id }) => id === carId))?.carId ?? null
}
