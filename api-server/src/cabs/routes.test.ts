import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type Cab, CabReply } from 'shared-api/contract'
import { describe, expect, it } from 'vitest'
import { formOf, keptFiles, picture, sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

const CAB = {
  carModel: 'Ertiga',
  brand: 'Maruti Suzuki',
  price: 2000,
  seats: 6,
  description: 'Three rows.',
  category: ['Outstation' as const],
  availability: true,
  imageUrl: '/uploads/first/640.webp',
}

eachRoute('editing a cab', (engine) => {
  async function start() {
    const app = await engine.sharedApp()
    const { record, version } = await app.cabs.create(CAB)
    const cookie = await sessionOf(app)
    const url = `/api/v1/update/${record._id}`
    const send = (options: InjectOptions) => app.inject({ ...options, headers: { cookie, ...options.headers } })
    return { app, cab: record, etag: `"${version}"`, url, send, put: put(send, url) }
  }

  const put =
    (send: (options: InjectOptions) => Promise<LightMyRequestResponse>, url: string) =>
    (payload: object, headers: Record<string, string> = {}) =>
      send({ method: 'PUT', url, payload, headers })

  const stored = async (app: FastifyInstance, { _id }: Cab) => (await app.cabs.find(_id))?.record

  it('gives one cab with its ETag, to the desk alone', async () => {
    const { app, cab, etag, send } = await start()
    const reply = await send({ url: `/api/v1/cabs/${cab._id}` })
    expect(CabReply.parse(reply.json()).car).toEqual(cab)
    expect(reply.headers.etag).toBe(etag)
    expect(reply.headers['cache-control']).not.toContain('public')
    expect((await send({ url: '/api/v1/cabs/none' })).statusCode).toBe(404)
    expect((await app.inject(`/api/v1/cabs/${cab._id}`)).statusCode).toBe(401)
  })

  describe('by JSON', () => {
    it('takes a whole record', async () => {
      const { app, cab, put } = await start()
      const { _id, onRide, localTripType, pricePerday, pricePerKm, ...fields } = cab
      const reply = await put({ ...fields, price: 2100.5, category: 'Drop Trip', availability: false })
      expect(CabReply.parse(reply.json()).car).toEqual({
        ...cab,
        price: 2100.5,
        category: ['Drop Trip'],
        availability: false,
      })
      expect(await stored(app, cab)).toEqual(reply.json().car)
    })

    it('leaves missing fields and an empty imageUrl unchanged', async () => {
      const { cab, put } = await start()
      const reply = await put({ onRide: true, imageUrl: '', pricePerKm: 18, localTripType: 'Day-Use' })
      expect(reply.json().car).toEqual({ ...cab, onRide: true, pricePerKm: 18, localTripType: 'Day-Use' })
      expect((await put({ pricePerKm: null, localTripType: null })).json().car).toEqual({ ...cab, onRide: true })
    })

    const refused: [path: string, change: object][] = [
      ['seats', { seats: 0 }],
      ['seats', { seats: true }],
      ['price', { price: -1 }],
      ['availability', { availability: 'perhaps' }],
      ['category', { category: [] }],
      ['category', { category: ['Moon'] }],
      ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
      ['imageUrl', { imageUrl: 'https://cdn.example/cab.webp' }],
      ['imageUrl', { imageUrl: '/uploads/../cab.webp' }],
      ['imageUrl', { imageUrl: '/uploads/first/plan.pdf' }],
      ['imageUrl', { imageUrl: { type: 'Buffer', data: [1, 2] } }],
      ['_id', { _id: 'another' }],
      ['version', { version: 9 }],
    ]
    it.each(refused)('refuses a bad %s: %j', async (path, change) => {
      const { app, cab, put } = await start()
      const reply = await put({ carModel: 'Changed', ...change })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().errors.some((error: { path: string }) => error.path.startsWith(path))).toBe(true)
      expect(await stored(app, cab)).toEqual(cab)
    })

    it('keeps the picture of another website that a cab has, and takes an uploaded one in its place', async () => {
      const { app, put, cab } = await start()
      const foreign = 'https://cdn.example/cab.webp'
      await app.cabs.update(cab._id, { imageUrl: foreign }, null)
      expect((await put({ seats: 5, imageUrl: foreign })).json().car).toEqual({ ...cab, seats: 5, imageUrl: foreign })
      expect((await put({ imageUrl: '/uploads/second/640.webp' })).json().car.imageUrl).toBe('/uploads/second/640.webp')
      const back = await put({ imageUrl: foreign })
      expect(back.json().errors).toEqual([
        {
          path: 'imageUrl',
          code: 'picture-or-link',
          params: { megabytes: 10 },
          message: expect.stringMatching(/^imageUrl takes .*the address of one that was uploaded here/),
        },
      ])
    })

    it('refuses a body that is no object', async () => {
      const { put } = await start()
      expect((await put([])).statusCode).toBe(400)
    })
  })

  describe('by a form', () => {
    it('takes a new picture and keeps the old one for the bookings that show it', async () => {
      const { app, cab, url, send } = await start()
      const before = await keptFiles(app)
      const { headers, payload } = await formOf([
        ['seats', '7'],
        ['image', { file: await picture(), name: 'new.webp' }],
      ])
      const { car } = CabReply.parse((await send({ method: 'PUT', url, headers, payload })).json())
      expect(car).toEqual({ ...cab, seats: 7, imageUrl: car.imageUrl })
      expect(car.imageUrl).toMatch(/^\/uploads\/[0-9a-f-]{36}\/640\.webp$/)
      expect((await keptFiles(app)).length).toBe(before.length + 4)
    })

    it('refuses a bad picture and changes nothing', async () => {
      const { app, cab, url, send } = await start()
      const before = await keptFiles(app)
      const { headers, payload } = await formOf([
        ['seats', '7'],
        ['imageUrl', { file: Buffer.from('<svg/>'), name: 'new.png' }],
      ])
      const reply = await send({ method: 'PUT', url, headers, payload })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().errors[0].path).toBe('imageUrl')
      expect(await stored(app, cab)).toEqual(cab)
      expect(await keptFiles(app)).toEqual(before)
    })
  })

  describe('edited concurrently', () => {
    it('is refused with the current cab, and accepts its new ETag', async () => {
      const { cab, etag, put } = await start()
      const first = await put({ seats: 5 }, { 'if-match': etag })
      expect(first.statusCode).toBe(200)

      const late = await put({ seats: 4 }, { 'if-match': etag })
      expect(late.statusCode).toBe(412)
      expect(late.json().current).toEqual({ ...cab, seats: 5 })
      expect(late.headers.etag).toBe(first.headers.etag)

      const again = await put({ seats: 4 }, { 'if-match': String(late.headers.etag) })
      expect(again.json().car.seats).toBe(4)
    })

    it('keeps no picture of an edit that came too late', async () => {
      const { app, etag, url, put, send } = await start()
      await put({ seats: 5 })
      const before = await keptFiles(app)
      const { headers, payload } = await formOf([['imageUrl', { file: await picture(), name: 'late.jpg' }]])
      const late = await send({ method: 'PUT', url, payload, headers: { ...headers, 'if-match': etag } })
      expect(late.statusCode).toBe(412)
      expect(await keptFiles(app)).toEqual(before)
    })

    it('lets one of many edits of the same version through', async () => {
      const { etag, put } = await start()
      const edits = Array.from({ length: 10 }, (_, at) => put({ seats: at + 1 }, { 'if-match': etag }))
      const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 412)).toHaveLength(9)
    })

    it('goes through without If-Match', async () => {
      const { put } = await start()
      await put({ seats: 5 })
      expect((await put({ seats: 4 })).statusCode).toBe(200)
    })
  })

  describe('delete', () => {
    it('takes the cab off the lists and keeps its row for the bookings', async () => {
      const { app, cab, send } = await start()
      const reply = await send({ method: 'DELETE', url: `/api/v1/delete/${cab._id}` })
      expect(reply.json()).toEqual({ success: true, message: 'Car deleted successfully!' })
      expect((await app.cabs.list()).map(({ _id }) => _id)).not.toContain(cab._id)
      expect(await stored(app, cab)).toBeUndefined()
      const row = app.database.db.selectFrom('cabs').select('deletedAt').where('id', '=', cab._id)
      expect((await row.executeTakeFirst())?.deletedAt).toBeGreaterThan(0)
    })

    it('is a 404 the second time, as are later edits', async () => {
      const { cab, put, send } = await start()
      const remove = () => send({ method: 'DELETE', url: `/api/v1/delete/${cab._id}` })
      await remove()
      expect((await remove()).statusCode).toBe(404)
      expect((await put({ seats: 4 })).statusCode).toBe(404)
    })

    it('is refused if the cab has changed', async () => {
      const { app, cab, etag, put, send } = await start()
      await put({ seats: 5 })
      const reply = await send({ method: 'DELETE', url: `/api/v1/delete/${cab._id}`, headers: { 'if-match': etag } })
      expect(reply.statusCode).toBe(412)
      expect(reply.json().current.seats).toBe(5)
      expect(await stored(app, cab)).toBeDefined()
    })
  })

  it('is for the desk alone', async () => {
    const { app, cab, url } = await start()
    const calls: InjectOptions[] = [
      { method: 'PUT', url, payload: { seats: 1 } },
      { method: 'DELETE', url: `/api/v1/delete/${cab._id}` },
    ]
    const customer = await sessionOf(app, 'customer')
    for (const call of calls) {
      expect((await app.inject(call)).statusCode).toBe(401)
      expect((await app.inject({ ...call, headers: { cookie: customer } })).statusCode).toBe(403)
    }
    expect(await stored(app, cab)).toEqual(cab)
  })
})
