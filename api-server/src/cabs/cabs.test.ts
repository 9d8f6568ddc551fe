import type { FastifyInstance } from 'fastify'
import { AllCarsReply, AvailableCarsReply, type Cab, CabCreatedReply } from 'shared-api/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { emptyLists } from '../testing/bookings.ts'
import { formOf, keptFiles, picture, sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

const FIELDS: Record<string, string> = {
  carModel: 'Innova Crysta',
  brand: 'Toyota',
  price: '3000.50',
  seats: '7',
  availability: 'true',
  description: 'Seven seats.',
  category: 'Outstation',
}

const url = '/api/v1/createCar'

const jpeg = async () => ({ file: await picture(), name: 'innova.jpg', type: 'image/jpeg' })

async function createForm(change: Record<string, string | undefined> = {}) {
  const fields = Object.entries({ ...FIELDS, ...change })
  const given = fields.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]))
  return formOf([...given, ['imageUrl', await jpeg()]])
}

eachRoute('cabs', (engine) => {
  /** An app whose tables and uploads are empty, and the desk's cookie. */
  async function start() {
    const app = await engine.sharedApp()
    await emptyLists(app)
    for (const key of await keptFiles(app)) await app.uploads.delete(key)
    return { app, cookie: await sessionOf(app) }
  }

  async function create(app: FastifyInstance, cookie: string, change: Record<string, string> = {}): Promise<Cab> {
    const { headers, payload } = await createForm(change)
    const reply = await app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload })
    expect(reply.statusCode, reply.body).toBe(200)
    return CabCreatedReply.parse(reply.json()).newCar
  }

  const put = (app: FastifyInstance, cookie: string, id: string, payload: object, ifMatch?: string) =>
    app.inject({
      method: 'PUT',
      url: `/api/v1/update/${id}`,
      headers: { cookie, ...(ifMatch ? { 'if-match': ifMatch } : {}) },
      payload,
    })

  const names = (cabs: Cab[]) => cabs.map(({ carModel }) => carModel)
  const allCabs = async (app: FastifyInstance) => AllCarsReply.parse((await app.inject('/api/v1/allCars')).json()).cabs

  describe('the lists', () => {
    it('give all cabs, and the available ones of a trip type', async () => {
      const { app, cookie } = await start()
      await create(app, cookie, { carModel: 'A', category: '["Outstation","Drop Trip"]' })
      await create(app, cookie, { carModel: 'B', category: 'Local Trip' })
      await create(app, cookie, { carModel: 'C', category: 'Drop Trip', availability: 'false' })
      const available = async (query: string) =>
        names(AvailableCarsReply.parse((await app.inject(`/api/v1/avaibleCars${query}`)).json()).Cars)

      expect(names(await allCabs(app))).toEqual(['A', 'B', 'C'])
      expect(await available('?category=Drop%20Trip')).toEqual(['A'])
      expect(await available('?category=Local+Trip')).toEqual(['B'])
      expect(await available('')).toEqual(['A', 'B'])
    })

    it('refuse a trip type that there is not', async () => {
      const { app } = await start()
      const reply = await app.inject('/api/v1/avaibleCars?category=Moon')
      expect(reply.statusCode).toBe(400)
      expect(reply.json().errors[0].path).toBe('category')
    })

    it('answer 304 until a cab changes', async () => {
      const { app, cookie } = await start()
      const { _id } = await create(app, cookie)
      const first = await app.inject('/api/v1/allCars')
      const etag = String(first.headers.etag)
      const again = () => app.inject({ url: '/api/v1/allCars', headers: { 'if-none-match': etag } })
      expect(first.headers['cache-control']).toBe('public, no-cache')
      expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
      expect((await again()).statusCode).toBe(304)
      expect((await again()).body).toBe('')

      await put(app, cookie, _id, { seats: 6 })
      expect((await again()).json().cabs[0].seats).toBe(6)
    })

    it('see what another process changed', async () => {
      const { app, cookie } = await start()
      const other = await engine.sharedApp()
      const { _id } = await create(app, cookie)
      expect(await allCabs(other)).toHaveLength(1)
      await app.inject({ method: 'DELETE', url: `/api/v1/delete/${_id}`, headers: { cookie } })
      expect(await allCabs(other)).toHaveLength(0)
    })
  })

  describe('createCar', () => {
    it('stores the cab, and its picture in four sizes', async () => {
      const { app, cookie } = await start()
      const cab = await create(app, cookie)
      expect(cab).toMatchObject({
        price: 3000.5,
        seats: 7,
        category: ['Outstation'],
        availability: true,
        onRide: false,
      })
      expect(await allCabs(app)).toEqual([cab])
      expect(await keptFiles(app)).toHaveLength(4)

      const shown = await app.inject(cab.imageUrl)
      expect(shown.statusCode).toBe(200)
      expect((await sharp(shown.rawPayload).metadata()).width).toBe(640)
    })

    it('takes the picture as image, and a category as list', async () => {
      const { app, cookie } = await start()
      const { category: _, ...fields } = FIELDS
      const { headers, payload } = await formOf([
        ...Object.entries(fields),
        ['category[0]', 'Drop Trip'],
        ['category[1]', 'Local Trip'],
        ['image', await jpeg()],
      ])
      const reply = await app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload })
      expect(CabCreatedReply.parse(reply.json()).newCar.category).toEqual(['Local Trip', 'Drop Trip'])
    })

    it('refuses names that mean something to JavaScript', async () => {
      const { app, cookie } = await start()
      for (const name of ['__proto__', 'constructor', 'category[0][__proto__]']) {
        const { headers, payload } = await formOf([...Object.entries(FIELDS), [name, 'x'], ['imageUrl', await jpeg()]])
        const reply = await app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload })
        expect(reply.statusCode).toBe(400)
      }
      expect(await keptFiles(app)).toEqual([])
    })

    const refused: [field: string, change: Record<string, string | undefined>][] = [
      ['carModel', { carModel: '   ' }],
      ['carModel', { carModel: undefined }],
      ['brand', { brand: 'a\u0000b' }],
      ['price', { price: '-1' }],
      ['price', { price: '12.345' }],
      ['price', { price: 'cheap' }],
      ['seats', { seats: '0' }],
      ['seats', { seats: '4.5' }],
      ['description', { description: '' }],
      ['category', { category: 'Moon Trip' }],
      ['category', { category: undefined }],
      ['availability', { availability: 'yes' }],
      ['colour', { colour: 'red' }],
      ['services[0][name]', { 'services[0][name]': 'Guide' }],
    ]
    it.each(refused)('refuses a bad %s: %j', async (field, change) => {
      const { app, cookie } = await start()
      const { headers, payload } = await createForm(change)
      const reply = await app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload })
      expect(reply.statusCode).toBe(400)
      expect(reply.headers['content-type']).toContain('application/problem+json')
      expect(reply.json().errors[0].path).toBe(field)
      expect(await allCabs(app)).toEqual([])
      expect(await keptFiles(app)).toEqual([])
    })
  })
})
