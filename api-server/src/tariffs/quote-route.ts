import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  type Cab,
  type FieldProblem,
  type Quote,
  QuoteRequest,
  QuotesReply,
  type QuoteDetails as Trip,
} from 'shared-api/contract'
import { type FareCab, type FareTrip, fareCab, fareOf, fareOnWire, type Tariff } from 'shared-api/fares'
import { findCity } from 'shared-api/geography'
import { callsOf } from '../platform/http/calls.ts'
import { AppError, invalid } from '../platform/http/problems.ts'
import { fareTripOf } from './price.ts'

const openCall = callsOf('Tariffs', { policy: 'anyone' })

/** POST quote: what a trip costs, by cab or class, without a booking (docs/product.md, Quotes). */
export const quoteRoute: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/quote',
    openCall('The price of a trip in lines: of one cab or class, or of every cab that serves the trip', QuotesReply, {
      body: QuoteRequest,
    }),
    async (request) => {
      const { body } = request
      if (body.tariff !== undefined && (await request.loadUser())?.role !== 'admin') throw new AppError('forbidden')
      const problems = problemsOf(body)
      if (problems.length > 0) throw invalid(problems)
      const tariff = body.tariff === undefined ? await app.tariffs.inForce() : await app.tariffs.tariff(body.tariff)
      const cabs = await cabsFor(app, body)
      // Once for all cabs: whether the way is uphill takes longer to find than the price.
      const trip = fareTripOf(body)
      return { quotes: cabs.flatMap(({ id, cab }) => quoteOf(trip, id, cab, tariff)) }
    },
  )
}

function problemsOf({ from, to, distance, hours }: Trip): FieldProblem[] {
  const unknown = (path: string, id: string): FieldProblem[] => (findCity(id) ? [] : [{ path, code: 'our-city' }])
  const none: FieldProblem[] = distance === undefined && !hours ? [{ path: 'distance', code: 'required' }] : []
  return [...unknown('from', from), ...unknown('to', to), ...none]
}

/** The cab or class that is asked for, else every cab that can be booked for the trip. */
async function cabsFor(app: FastifyInstance, trip: Trip): Promise<{ id: string | null; cab: FareCab }[]> {
  if (!trip.selectedCab && trip.cabClass)
    return [{ id: null, cab: { cabClass: trip.cabClass, pricePaise: null, perKmPaise: null } }]
  const wanted = (cab: Cab) =>
    trip.selectedCab ? cab._id === trip.selectedCab._id : cab.availability && cab.category.includes(trip.tripType)
  const cabs = (await app.cabs.list()).filter(wanted)
  if (trip.selectedCab && cabs.length === 0) throw invalid([{ path: 'selectedCab', code: 'cab-gone' }])
  return cabs.map((cab) => ({ id: cab._id, cab: fareCab(cab) }))
}

function quoteOf(trip: FareTrip, id: string | null, cab: FareCab, tariff: Tariff): Quote[] {
  const fare = fareOf(trip, cab, tariff)
  if (!fare) return []
  const { total, advance, lines } = fareOnWire(fare)
  return [{ cab: id, cabClass: cab.cabClass, total, advance, tariff: { id: tariff.id, name: tariff.name }, lines }]
}
