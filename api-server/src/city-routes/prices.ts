import type { FastifyInstance } from 'fastify'
import { CAB_CLASSES, type Cab, type ClassPrices, type RoutePrice, type TripType } from 'shared-api/contract'
import { type FareTrip, fareCab, fareOf, fareOnWire, type Tariff } from 'shared-api/fares'
import type { RouteFacts } from 'shared-api/geography/route-facts'
import { dayAfter, istDay } from 'shared-api/india'

/** A day has at most so many hours of use (docs/product.md, Terms and privacy). */
const HOURS_A_DAY = 14
/** The trips that are priced start in the morning of tomorrow and are back in the evening: mostly without a night charge. */
const START = '06:00'
const END = '21:00'

type Priced = Pick<RouteFacts, 'from' | 'to' | 'km' | 'minutes' | 'hills'>

/** What the trip costs with the cheapest cab of each class, one way and there and back, by the tariff in force. */
export async function pricesOf(
  app: Pick<FastifyInstance, 'cabs' | 'tariffs' | 'now'>,
  route: Priced,
): Promise<{ days: number; prices: ClassPrices[] }> {
  const [cabs, tariff] = await Promise.all([app.cabs.list(), app.tariffs.inForce()])
  const days = daysBothWays(route.minutes ?? 0)
  const { oneWay, roundTrip } = tripsOf(route, days, istDay(app.now()))
  const prices = CAB_CLASSES.map((cabClass) => {
    const ofClass = cabs.filter((cab) => cab.availability && cab.cabClass === cabClass)
    const models = [...new Set(ofClass.map(({ carModel }) => carModel))]
    return {
      cabClass,
      imageUrl: ofClass[0]?.imageUrl,
      models,
      mostSeats: Math.max(0, ...ofClass.map(({ seats }) => seats)),
      oneWay: cheapest(ofClass, oneWay, tariff),
      roundTrip: cheapest(ofClass, roundTrip, tariff),
    }
  })
  return { days, prices: prices.filter((one) => one.oneWay ?? one.roundTrip) }
}

/** How many days the way there and back takes at least. */
const daysBothWays = (minutes: number): number => Math.ceil((2 * minutes) / 60 / HOURS_A_DAY)

function tripsOf({ from, to, km, minutes = 0, hills }: Priced, days: number, today: string) {
  const pickUpDate = dayAfter(today, 1)
  const parts = {
    from,
    to,
    km,
    hours: null,
    hill: hills.length > 0,
    minutesPerKm: minutes / km,
    pickUpDate,
    pickUpTime: START,
  }
  const oneWay: FareTrip = { ...parts, tripType: 'Drop Trip' }
  const roundTrip: FareTrip = {
    ...{ ...parts, tripType: 'Outstation', returnDate: dayAfter(pickUpDate, days - 1), returnTime: END },
  }
  return { oneWay, roundTrip }
}

function cheapest(cabs: Cab[], trip: FareTrip, tariff: Tariff): RoutePrice | null {
  const serves = ({ category }: Cab) => category.includes(trip.tripType as TripType)
  const priced = cabs.filter(serves).flatMap((cab) => {
    const fare = fareOf(trip, fareCab(cab), tariff)
    return fare ? [{ cab, fare }] : []
  })
  const [first] = priced.sort((a, b) => a.fare.total - b.fare.total || a.cab.seats - b.cab.seats)
  if (!first) return null
  const { total, lines } = fareOnWire(first.fare)
  return { cab: { _id: first.cab._id, seats: first.cab.seats }, total, lines }
}
