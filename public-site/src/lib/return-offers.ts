import { istInstant, type ReturnOffer, type ReturnOffersReply } from 'shared-api/contract'
import type { Offer } from 'shared-api/fares'
import useSWR from 'swr'
import { withWords } from '../texts/page.ts'
import { useCompany } from './queries.ts'
import type { TripFields } from './trip-fields.ts'

/** How often a page asks again while it shows an offer, in ms: one that is gone leaves it within two seconds. */
const EACH_MS = 1000
const NONE: ReturnOffer[] = []

let calls: typeof import('./calls.ts') | undefined

/** Loads the parser once there is an offer to read: mostly there is none, and it is a sixth of the page's scripts. */
async function offersAt(path: string, from: string, to: string): Promise<ReturnOffersReply> {
  if (!calls) {
    const reply = await fetch(path)
    if (reply.ok && (await reply.json()).offers?.length === 0) return { offers: NONE }
    calls = await withWords(import('./calls.ts'))
  }
  return calls.returnOffers(from, to)
}

/** The return offers for a Drop Trip between two cities (docs/product.md, Return offers). */
export function useReturnOffers({ tripType, from, to }: Pick<TripFields, 'tripType' | 'from' | 'to'>): ReturnOffer[] {
  const percent = useCompany().data?.returnPercent ?? 0
  const wanted = percent > 0 && tripType === 'Drop Trip' && from !== '' && to !== '' && from !== to
  const { data } = useSWR<ReturnOffersReply>(
    wanted ? `/api/v1/return-offers?from=${from}&to=${to}` : null,
    (path: string) => offersAt(path, from, to),
    {
      refreshInterval: (latest) => (latest && latest.offers.length > 0 ? EACH_MS : 0),
      dedupingInterval: EACH_MS / 2,
      errorRetryCount: 3,
    },
  )
  return data?.offers ?? NONE
}

type Trip = Pick<TripFields, 'pickUpDate' | 'pickUpTime' | 'numberOfPersons'>

/** The offers that a trip with its pick-up and persons can take. */
export function offersOfTrip({ pickUpDate, pickUpTime, numberOfPersons }: Trip, offers: ReturnOffer[]): ReturnOffer[] {
  const at = istInstant(pickUpDate, pickUpTime)
  return offers.filter(
    ({ from, until, seats }) =>
      Date.parse(from) <= at && at <= Date.parse(until) && (Number(numberOfPersons) || 0) <= seats,
  )
}

/** A form's trip with what the return offers take off its price. */
export function withOffers<Form extends Trip>(trip: Form, offers: ReturnOffer[]): Form & { offer?: Offer | undefined } {
  const [first, ...more] = offersOfTrip(trip, offers)
  if (!first) return trip
  return { ...trip, offer: { percent: first.percent * 100, classes: [first, ...more].map(({ cabClass }) => cabClass) } }
}
