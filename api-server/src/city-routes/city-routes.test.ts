import type { FastifyInstance } from 'fastify'
import { CityRouteReply, CityRoutesReply, QuotesReply, type TripType } from 'shared-api/contract'
import { DAY_MS, istDay } from 'shared-api/india'
import { beforeEach, expect, it } from 'vitest'
import { emptyLists, NOON } from '../testing/bookings.ts'
import { eachRoute } from '../testing/engines.ts'

eachRoute('routes with a page', (engine) => {
  let app: FastifyInstance
  let now = NOON
  beforeEach(async () => {
    now = NOON
    app = await engine.app({}, { now: () => now })
    await emptyLists(app)
  })
  const read = async (slug: string) =>
    CityRouteReply.parse((await app.inject(`/api/v1/city-routes/${slug}`)).json()).route
  const newCab = async (fields: {
    cabClass: 'sedan' | 'suv'
    category: TripType[]
    price: number
    availability?: boolean
  }) => {
    const cab = { carModel: 'Dzire', brand: 'Maruti', seats: 4, description: '', imageUrl: '', availability: true }
    return (await app.cabs.create({ ...cab, ...fields })).record._id
  }

  it('are 300; another pair of cities, and what is no pair, has none', async () => {
    const { routes } = CityRoutesReply.parse((await app.inject('/api/v1/city-routes')).json())
    expect(routes).toHaveLength(300)
    for (const slug of ['ariyalur-to-yadgir', 'chennai-to-chennai', 'chennai', '%20', 'Chennai-to-Madurai'])
      expect((await app.inject(`/api/v1/city-routes/${slug}`)).statusCode, slug).toBe(404)
  })

  it('have the price of the cheapest cab of each class, which is that of a quote', async () => {
    await newCab({ cabClass: 'sedan', category: ['Drop Trip', 'Outstation'], price: 2000 })
    const cheap = await newCab({ cabClass: 'sedan', category: ['Drop Trip', 'Outstation'], price: 1000 })
    await newCab({ cabClass: 'sedan', category: ['Local Trip'], price: 10 })
    await newCab({ cabClass: 'sedan', category: ['Drop Trip'], price: 10, availability: false })
    await newCab({ cabClass: 'suv', category: ['Outstation'], price: 3000 })
    const { prices, km, days } = await read('chennai-to-madurai')
    expect(prices.map(({ cabClass }) => cabClass)).toEqual(['sedan', 'suv'])
    expect(prices[0]?.oneWay?.cab._id).toBe(cheap)
    expect(prices[1]?.oneWay).toBeNull()
    expect(days).toBe(2)
    const trip = { from: 'tn-chennai', to: 'tn-madurai', distance: km, selectedCab: { _id: cheap } }
    const quoted = async (more: object) => {
      const reply = await app.inject({ method: 'POST', url: '/api/v1/quote', payload: { ...trip, ...more } })
      return QuotesReply.parse(reply.json()).quotes[0]
    }
    const start = { PickUpdate: '2026-11-03', pickUpTime: '06:00' }
    const oneWay = await quoted({ ...start, triptype: 'Drop Trip' })
    expect(prices[0]?.oneWay).toMatchObject({ total: oneWay?.total, lines: oneWay?.lines })
    const back = { returndate: '2026-11-04', ReturnTime: '21:00' }
    const roundTrip = await quoted({ ...start, ...back, triptype: 'Outstation' })
    expect(prices[0]?.roundTrip?.total).toBe(roundTrip?.total)
  })

  it('name the packages of their end, else those of its state', async () => {
    const add = (name: string, more: object) =>
      app.holidays.create({ name, services: [], category: [], visibility: 'public', ...more }, {})
    await add('Hills', { state: 'TN' })
    expect((await read('chennai-to-madurai')).packages).toMatchObject([{ name: 'Hills', inCity: false }])
    await add('Temples', { state: 'TN', startCity: 'tn-madurai' })
    expect((await read('chennai-to-madurai')).packages).toMatchObject([{ name: 'Temples', inCity: true }])
    expect((await read('chennai-to-tirupati')).packages).toEqual([])
  })

  it('changed when the tariff came into force, or with the fleet since', async () => {
    now = Date.now() + 60_000
    await newCab({ cabClass: 'sedan', category: ['Drop Trip'], price: 1 })
    expect(await app.cityRoutes.changedAt()).toBe(now)
    const day = istDay(now + 2 * DAY_MS)
    await app.tariffs.putInForce('tariff-typical', { from: day })
    expect(await app.cityRoutes.changedAt()).toBe(now)
    now += 2 * DAY_MS
    expect(await app.cityRoutes.changedAt()).toBe(Date.parse(`${day}T00:00:00+05:30`))
  })
})
