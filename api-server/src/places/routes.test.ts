import { createServer, type RequestListener } from 'node:http'
import { CitiesReply, DistanceReply } from 'shared-api/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { portOf } from '../../../tests/setup/port-of.ts'
import { eachRoute } from '../testing/engines.ts'
import { limits } from './limits.ts'

/** Answers with a route of this length in metres. */
const routeOf =
  (distance: number): RequestListener =>
  (_request, response) =>
    response.end(JSON.stringify({ code: 'Ok', routes: [{ distance }] }))

eachRoute('places', (engine) => {
  const get = async (url: string, env = {}) => (await engine.sharedApp(env)).inject(`/api/v1/${url}`)

  it('gives the 102 cities, Srikakulam once', async () => {
    const { tour } = CitiesReply.parse((await get('cities')).json())
    expect(tour).toHaveLength(102)
    expect(tour.filter(({ name }) => name === 'Srikakulam')).toHaveLength(1)
  })

  it('estimates the distance by road', async () => {
    const { km, source } = DistanceReply.parse((await get('distance?from=tn-chennai&to=tn-madurai')).json())
    expect(source).toBe('estimate')
    expect(km).toBeGreaterThan(430)
    expect(km).toBeLessThan(500)
  })

  it('goes by the cities of a trip and straight back, of which it gives half, and says how long it takes', async () => {
    const [direct, round] = await Promise.all(
      ['', '&via=tn-kodaikanal'].map(async (via) =>
        DistanceReply.parse((await get(`distance?from=tn-chennai&to=tn-madurai${via}`)).json()),
      ),
    )
    expect(direct?.minutes).toBeLessThan(480)
    expect(round?.km).toBeGreaterThan(direct?.km ?? 0)
    expect(round).toMatchObject({ hill: true, source: 'estimate' })
    const wrong = (await get('distance?from=tn-chennai&to=tn-madurai&via=tn-nowhere')).json()
    expect(wrong.errors).toMatchObject([{ path: 'via' }])
  })

  it('names a city that is none', async () => {
    const reply = await get('distance?from=tn-chennai&to=tn-nowhere')
    expect(reply.json().errors).toMatchObject([{ path: 'to' }])
    expect((await get('distance?from=tn-chennai')).json().errors).toMatchObject([{ path: 'to' }])
  })

  describe('with a routing service', () => {
    let stop = async () => {}
    afterEach(() => stop())
    /** Starts a routing service; gives its address. */
    const serve = async (listener: RequestListener) => {
      const server = createServer(listener).listen(0, '127.0.0.1')
      stop = async () => {
        server.closeAllConnections()
        server.close()
      }
      return `http://127.0.0.1:${await portOf(server)}/`
    }
    const distanceBy = async (listener: RequestListener) => {
      const reply = await get('distance?from=tn-chennai&to=tn-madurai', { ROUTING_URL: await serve(listener) })
      return DistanceReply.parse(reply.json())
    }
    /** An app whose routing service gives these answers in turn, then always 462 km; records the requests. */
    const withAnswers = async (answers: number[] = [], env = {}) => {
      const asked: string[] = []
      const ROUTING_URL = await serve((request, response) => {
        asked.push(request.url ?? '')
        const metres = 1000 * (answers.shift() ?? 462)
        response.end(JSON.stringify({ code: metres > 0 ? 'Ok' : 'NoRoute', routes: [{ distance: metres }] }))
      })
      const app = await engine.sharedApp({ ROUTING_URL, ...env })
      const ask = async (from: string, to: string) => {
        const reply = await app.inject(`/api/v1/distance?from=${from}&to=${to}`)
        return DistanceReply.parse(reply.json())
      }
      return { app, ask, asked }
    }

    it('gives its figure, asked by longitude and latitude', async () => {
      let asked = ''
      const distance = await distanceBy((request, response) => {
        asked = request.url ?? ''
        response.end(JSON.stringify({ code: 'Ok', routes: [{ distance: 462_480.2, duration: 1 }], waypoints: [] }))
      })
      expect(distance).toMatchObject({ km: 462, source: 'osrm', hill: false })
      expect(asked).toMatch(/^\/route\/v1\/driving\/80\.\d+,13\.\d+;78\.\d+,9\.\d+\?overview=false$/)
    })

    it('asks once for a pair, in the direction of the trip', async () => {
      const { ask, asked } = await withAnswers([462, 463])
      const calls = Array.from({ length: 5 }, () => ask('tn-chennai', 'tn-madurai'))
      expect(new Set((await Promise.all(calls)).map(({ km }) => km))).toEqual(new Set([462]))
      expect(await ask('tn-chennai', 'tn-madurai')).toMatchObject({ km: 462, source: 'osrm', hill: false })
      expect(asked).toHaveLength(1)
      expect(await ask('tn-madurai', 'tn-chennai')).toMatchObject({ km: 463, source: 'osrm', hill: false })
      expect(asked).toHaveLength(2)
    })

    it('asks again after it had no answer', async () => {
      const { ask } = await withAnswers([-1])
      expect((await ask('tn-chennai', 'tn-madurai')).source).toBe('estimate')
      expect((await ask('tn-chennai', 'tn-madurai')).source).toBe('osrm')
    })

    it('limits requests of an address per hour, and still returns known distances', async () => {
      const { app, ask, asked } = await withAnswers([], { RATE_LIMIT: 'on' })
      await app.database.db.deleteFrom('rateLimits').execute()
      await ask('tn-chennai', 'tn-madurai')
      for (let n = 1; n < 120; n++) await app.rateLimits.take(limits['distance-address'], '127.0.0.1')
      expect((await ask('tn-chennai', 'tn-salem')).source).toBe('estimate')
      expect((await ask('tn-chennai', 'tn-madurai')).source).toBe('osrm')
      expect(asked).toHaveLength(1)
    })

    it.each<[string, RequestListener]>([
      ['fails', (_request, response) => response.writeHead(500).end('{"code":"Error"}')],
      ['has two cities in one place', routeOf(0)],
      ['goes round the world', routeOf(40_000_000)],
      ['answers nonsense', (_request, response) => response.end('<html>')],
      ['is slow', () => {}],
    ])('gives the estimate within moments when it %s', async (_what, listener) => {
      const from = performance.now()
      expect((await distanceBy(listener)).source).toBe('estimate')
      expect(performance.now() - from).toBeLessThan(3000)
    })
  })
})
