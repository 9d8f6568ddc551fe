import type { FastifyBaseLogger } from 'fastify'
import { type DistanceReply, KmInput } from 'shared-api/contract'
import { cityLocation } from 'shared-api/geography/locations'
import { roadDistanceKm } from 'shared-api/geography/roads'
import { z } from 'zod'
import { OverBudget } from '../platform/http/work-budget.ts'

/** How long the routing service may take, in ms; then the estimate serves. */
const TIMEOUT = 1000

/** The used part of OSRM's reply. `distance` is in metres. */
const OsrmReply = z.object({ code: z.literal('Ok'), routes: z.array(z.object({ distance: z.number().min(0) })).min(1) })

/** What the caller of a distance may cause. */
type Caller = {
  mayAsk: () => Promise<boolean>
  budget: (ask: () => Promise<number | null>) => Promise<number | null>
}

/**
 * Road distances between two known cities in whole km: from the OSRM server at `routingUrl` if it is configured and
 * answers in time, else the road graph's estimate. Replies are cached until the next start: 102 cities make at most ten
 * thousand pairs. Concurrent calls for a pair share one request. `mayAsk` decides whether the caller may cause a new
 * request, and `budget` whether there is room for it; otherwise the estimate is returned.
 */
export function roadDistances(routingUrl: string | null, log: Pick<FastifyBaseLogger, 'warn'>) {
  const known = new Map<string, number>()
  const asked = new Map<string, Promise<number | null>>()

  return async (from: string, to: string, { mayAsk, budget }: Caller): Promise<DistanceReply> => {
    const exact = routingUrl && from !== to ? await exactKm(routingUrl, from, to, { mayAsk, budget }) : null
    if (exact !== null) return { km: exact, source: 'osrm' }
    return { km: roadDistanceKm(from, to) ?? 0, source: 'estimate' }
  }

  async function exactKm(url: string, from: string, to: string, { mayAsk, budget }: Caller) {
    const pair = `${from} ${to}`
    const before = known.get(pair)
    if (before !== undefined) return before
    if (!asked.has(pair) && !(await mayAsk())) return null
    const answer = asked.get(pair) ?? budget(() => askOsrm(from, to, url, log)).catch(nothingIfBusy)
    asked.set(pair, answer)
    const km = await answer
    asked.delete(pair)
    if (km !== null) known.set(pair, km)
    return km
  }
}

function nothingIfBusy(error: unknown): null {
  if (error instanceof OverBudget) return null
  throw error
}

/** The distance by OSRM's route service in whole km; null, with a line in the log, when it does not give one. */
async function askOsrm(from: string, to: string, routingUrl: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  try {
    const url = `${routingUrl}/route/v1/driving/${pointOf(from)};${pointOf(to)}?overview=false`
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
    const { routes } = OsrmReply.parse(await response.json())
    // A distance that no booking takes is no answer.
    return KmInput.parse(Math.round((routes[0]?.distance ?? 0) / 1000))
  } catch (error) {
    log.warn({ err: error }, 'no distance from the routing service: the estimate serves')
    return null
  }
}

const pointOf = (city: string) => {
  const at = cityLocation(city)
  return `${at?.lon},${at?.lat}`
}
