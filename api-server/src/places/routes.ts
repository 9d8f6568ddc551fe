import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CitiesReply, DistanceQuery, DistanceReply } from 'shared-api/contract'
import { cities, findCity } from 'shared-api/geography'
import { legsOf, roadFacts } from 'shared-api/geography/roads'
import { isUnavailable } from '../platform/database/unavailable.ts'
import { callsOf } from '../platform/http/calls.ts'
import { invalid } from '../platform/http/problems.ts'
import { callerOf } from '../platform/http/rate-limits.ts'
import { limits } from './limits.ts'
import { roadDistances } from './road-distance.ts'

const openCall = callsOf('Places', { policy: 'anyone' })

/** What rarely changes may stay in caches for so long, in seconds. */
const HOUR = 'public, max-age=3600'

/** Cities and distances: what anyone may read and cache. */
export const placeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/cities', openCall('The cities of the four states', CitiesReply), async (_request, reply) => {
    reply.header('cache-control', HOUR)
    return { success: true as const, tour: cities }
  })

  const mayAsk = async (address: string) => {
    try {
      return await app.mayCall(limits['distance-address'], address)
    } catch (error) {
      // Requests cannot be counted on a full disk: use the estimate.
      if (isUnavailable(error)) return false
      throw error
    }
  }

  const distanceOf = roadDistances(app.config.routingUrl, app.log)
  app.get(
    '/distance',
    openCall('Road distance between two cities by others, in km', DistanceReply, { querystring: DistanceQuery }),
    async (request, reply) => {
      const { from, to, via = [] } = request.query
      const unknown = [
        ...unknownCity('from', from),
        ...unknownCity('to', to),
        ...via.flatMap((id) => unknownCity('via', id)),
      ]
      if (unknown.length > 0) throw invalid(unknown)
      const caller = {
        mayAsk: () => mayAsk(callerOf(request)),
        budget: (ask: () => Promise<number | null>) => app.budget.asked(callerOf(request), ask),
      }
      const legs = legsOf(from, to, via).filter(([start, end]) => via.length === 0 || start !== end)
      const ways = await Promise.all(legs.map(([start, end]) => distanceOf(start, end, caller)))
      const source: DistanceReply['source'] = ways.every((way) => way.source === 'osrm') ? 'osrm' : 'estimate'
      const road = roadFacts(from, to, via)
      const km = Math.round(ways.reduce((sum, way) => sum + way.km, 0) / (via.length > 0 ? 2 : 1))
      // An exact figure may come back a moment after the estimate: only the exact one stays long.
      reply.header('cache-control', source === 'osrm' || !app.config.routingUrl ? HOUR : 'no-store')
      return { km, source, hill: road?.hill ?? false, minutes: Math.round(km * (road?.minutesPerKm ?? 0)) }
    },
  )
}

const unknownCity = (path: string, id: string) => (findCity(id) ? [] : [{ path, code: 'our-city' as const }])
