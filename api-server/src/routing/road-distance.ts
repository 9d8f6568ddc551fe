import type { FastifyBaseLogger } from 'fastify'
import type { DistanceReply } from 'shared-api/contract'
import { cityLocation } from 'shared-api/geography/locations'
import { roadDistanceKm } from 'shared-api/geography/roads'
import { z } from 'zod'

/** How long the routing service may take, in ms; then the estimate serves. */
const TIMEOUT = 1000

/** What is read of OSRM's reply; it holds much more. `distance` is in metres. */
const OsrmReply = z.object({ code: z.literal('Ok'), routes: z.array(z.object({ distance: z.number().min(0) })).min(1) })

/**
 * Road distance between two known cities in whole km: from the OSRM server at `routingUrl` where there is one and it
 * answers in time, else the road graph's estimate.
 */
export async function roadDistance(
  from: string,
  to: string,
  routingUrl: string | null,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<DistanceReply> {
  const exact = routingUrl && from !== to ? await askOsrm(from, to, routingUrl, log) : null
  if (exact !== null) return { km: exact, source: 'osrm' }
  return { km: roadDistanceKm(from, to) ?? 0, source: 'estimate' }
}

/** The distance by OSRM's route service in whole km; null, with a line in the log, when it does not give one. */
async function askOsrm(from: string, to: string, routingUrl: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  try {
    const url = `${routingUrl}/route/v1/driving/${pointOf(from)};${pointOf(to)}?overview=false`
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
    const { routes } = OsrmReply.parse(await response.json())
    return Math.round((routes[0]?.distance ?? 0) / 1000)
  } catch (error) {
    log.warn({ err: error }, 'no distance from the routing service: the estimate serves')
    return null
  }
}

const pointOf = (city: string) => {
  const at = cityLocation(city)
  return `${at?.lon},${at?.lat}`
}
