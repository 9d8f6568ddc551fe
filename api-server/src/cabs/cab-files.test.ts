import type { FastifyInstance } from 'fastify'
import { UPLOADS } from 'shared-api/contract'
import { describe, expect, it } from 'vitest'
import { formOf, keptFiles, pdf, picture, sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

const FIELDS = {
  carModel: 'City',
  brand: 'Honda',
  price: '2000',
  seats: '4',
  description: 'A sedan.',
  category: 'Drop Trip',
}

type Entries = Parameters<typeof formOf>[0]

eachRoute('the picture of a new cab', (engine) => {
  async function post(app: FastifyInstance, cookie: string | undefined, files: Entries) {
    const { headers, payload } = await formOf([...Object.entries(FIELDS), ...files])
    return app.inject({
      method: 'POST',
      url: '/api/v1/createCar',
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      payload,
    })
  }

  async function nothingIsKept(app: FastifyInstance) {
    expect((await app.inject('/api/v1/allCars')).json()).toEqual({ cabs: [] })
    expect(await keptFiles(app)).toEqual([])
  }

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const file = (content: Buffer, name = 'cab.jpg', type = 'image/jpeg') => ({ file: content, name, type })
  const cases: [what: string, entries: () => Promise<Entries>, path: string][] = [
    ['no picture', async () => [], 'imageUrl'],
    ['an empty file, as browsers send for none', async () => [['imageUrl', file(Buffer.alloc(0), '')]], 'imageUrl'],
    ['an address in place of the file', async () => [['imageUrl', '/uploads/a/640.webp']], 'imageUrl'],
    ['SVG', async () => [['imageUrl', file(svg, 'cab.svg', 'image/svg+xml')]], 'imageUrl'],
    ['SVG that says it is a JPEG', async () => [['imageUrl', file(svg)]], 'imageUrl'],
    ['a page that says it is a JPEG', async () => [['imageUrl', file(Buffer.from('<html>'))]], 'imageUrl'],
    ['a PDF', async () => [['imageUrl', file(await pdf())]], 'imageUrl'],
    ['half a picture', async () => [['imageUrl', file((await picture()).subarray(0, 200))]], 'imageUrl'],
    ['more than 10 MB', async () => [['imageUrl', file(Buffer.alloc(UPLOADS.picture.maxBytes + 1))]], 'imageUrl'],
    [
      'two pictures',
      async () => [
        ['imageUrl', file(await picture())],
        ['imageUrl', file(await picture())],
      ],
      'imageUrl',
    ],
    [
      'a picture and its alias',
      async () => [
        ['imageUrl', file(await picture())],
        ['image', file(await picture())],
      ],
      'imageUrl',
    ],
    ['a file that cabs do not have', async () => [['pdf', file(await pdf())]], 'pdf'],
  ]
  it.each(cases)('is refused: %s', async (_, entries, path) => {
    const app = await engine.sharedApp()
    const reply = await post(app, await sessionOf(app), await entries())
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].path).toBe(path)
    expect(reply.json().errors[0].message).not.toBe('')
    await nothingIsKept(app)
  })

  it('is refused with the other fields when those are wrong too', async () => {
    const app = await engine.sharedApp()
    const { headers, payload } = await formOf([['carModel', 'City']])
    const cookie = await sessionOf(app)
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/createCar',
      headers: { ...headers, cookie },
      payload,
    })
    const paths = reply.json().errors.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(expect.arrayContaining(['brand', 'price', 'seats', 'description', 'category', 'imageUrl']))
  })

  it('is not read or stored for a caller who is not staff', async () => {
    const app = await engine.sharedApp()
    const upload: Entries = [['imageUrl', file(await picture())]]
    expect((await post(app, undefined, upload)).statusCode).toBe(401)
    expect((await post(app, 'session=garbage', upload)).statusCode).toBe(401)
    expect((await post(app, await sessionOf(app, 'customer'), upload)).statusCode).toBe(403)
    await nothingIsKept(app)
  })

  describe('in another content type', () => {
    it('is refused: the call takes a form', async () => {
      const app = await engine.sharedApp()
      const cookie = await sessionOf(app)
      const reply = await app.inject({ method: 'POST', url: '/api/v1/createCar', headers: { cookie }, payload: FIELDS })
      expect(reply.statusCode).toBe(415)
      await nothingIsKept(app)
    })
  })
})
