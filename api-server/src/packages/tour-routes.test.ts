import type { FastifyInstance } from 'fastify'
import { TourReply, ToursReply } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { emptyLists } from '../testing/bookings.ts'
import { formOf, keptFiles, pdf, picture, sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'

type Entries = Parameters<typeof formOf>[0]

const image = async () => ({ file: await picture(), name: 'temple.png', type: 'image/png' })
const itinerary = async () => ({ file: await pdf(), name: 'plan.pdf', type: 'application/pdf' })
const BASIC = [{ id: 'basic', name: 'Basic' }]
const PREMIUM = [{ id: 'premium', name: 'Premium' }]

eachEngine('tour packages', (engine) => {
  async function start() {
    const app = await engine.sharedApp()
    await emptyLists(app)
    const cookie = await sessionOf(app)
    const send = async (method: 'POST' | 'PUT', url: string, entries: Entries, more: Record<string, string> = {}) => {
      const { headers, payload } = await formOf(entries)
      return app.inject({ method, url: `/api/v1${url}`, headers: { ...headers, cookie, ...more }, payload })
    }
    return { app, cookie, send }
  }

  const listed = async (app: FastifyInstance) => ToursReply.parse((await app.inject('/api/v1/tour')).json()).tour

  /** With a picture too where a test looks at it: one takes long to draw in all its widths. */
  async function created(...more: Entries) {
    const context = await start()
    const entries: Entries = [
      ['name', 'Chola Temples'],
      ['numberOfPersons', '6'],
      ['category', 'Basic'],
      ['services[0][name]', 'Guide'],
      ['pdf', await itinerary()],
      ...more,
    ]
    const reply = await context.send('POST', '/createTour', entries)
    expect(reply.statusCode, reply.body).toBe(200)
    return { ...context, etag: String(reply.headers.etag), tour: TourReply.parse(reply.json()).tour }
  }

  it('createTour stores the package with its persons and category', async () => {
    const { app, tour } = await created(['imageUrl', await image()])
    expect(tour).toMatchObject({ name: 'Chola Temples', numberOfPersons: 6, category: BASIC })
    expect(tour.services.map(({ name }) => name)).toEqual(['Guide'])
    expect(await listed(app)).toEqual([tour])
    expect((await app.inject(tour.pdf ?? '')).headers['content-type']).toBe('application/pdf')
    expect((await app.inject(tour.imageUrl)).headers['content-type']).toBe('image/webp')
  })

  it.each([
    ['category[0][name]', 'Premium'],
    ['category', '["Premium"]'],
    ['category', '[{"id":"1","name":"Premium"}]'],
    ['category', 'Premium'],
  ])('take the category as %s = %s', async (field, value) => {
    const { send } = await start()
    const reply = await send('POST', '/createTour', [
      ['name', 'x'],
      ['noOfPersons', '4'],
      [field, value],
    ])
    expect(TourReply.parse(reply.json()).tour).toMatchObject({ numberOfPersons: 4, category: PREMIUM })
  })

  const refused: [what: string, entries: Entries, path: string][] = [
    [
      'no number of persons',
      [
        ['name', 'x'],
        ['category', 'Basic'],
      ],
      'numberOfPersons',
    ],
    [
      'half a person',
      [
        ['name', 'x'],
        ['category', 'Basic'],
        ['numberOfPersons', '1.5'],
      ],
      'numberOfPersons',
    ],
    [
      'both names of persons',
      [
        ['name', 'x'],
        ['category', 'Basic'],
        ['numberOfPersons', '1'],
        ['noOfPersons', '2'],
      ],
      'noOfPersons',
    ],
    [
      'another category',
      [
        ['name', 'x'],
        ['category', 'Gold'],
        ['numberOfPersons', '1'],
      ],
      'category',
    ],
    [
      'two categories',
      [
        ['name', 'x'],
        ['category', '["Basic","Premium"]'],
        ['numberOfPersons', '1'],
      ],
      'category',
    ],
  ]
  it.each(refused)('refuse %s', async (_, entries, path) => {
    const { app, send } = await start()
    const reply = await send('POST', '/createTour', entries)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].path).toBe(path)
    expect(await listed(app)).toEqual([])
  })

  it('updateTour takes noOfPersons and image, and keeps what is not sent', async () => {
    const { tour, send } = await created(['imageUrl', await image()])
    const reply = await send('PUT', `/updateTour/${tour._id}`, [
      ['noOfPersons', '12'],
      ['category', 'Premium'],
      ['image', await image()],
    ])
    const changed = TourReply.parse(reply.json()).tour
    expect(changed).toEqual({ ...tour, numberOfPersons: 12, category: PREMIUM, imageUrl: changed.imageUrl })
    expect(changed.imageUrl).not.toBe(tour.imageUrl)
  })

  it('updateTour refuses a picture of another website', async () => {
    const { app, tour, send } = await created()
    const reply = await send('PUT', `/updateTour/${tour._id}`, [['imageUrl', 'https://cdn.example/a.webp']])
    expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, 'imageUrl'])
    expect(await listed(app)).toEqual([tour])
  })

  it('updateTour takes JSON too', async () => {
    const { app, cookie, tour } = await created()
    const payload = { noOfPersons: 2, services: [{ id: 'a', name: 'Lunch' }] }
    const reply = await app.inject({
      method: 'PUT',
      url: `/api/v1/updateTour/${tour._id}`,
      headers: { cookie },
      payload,
    })
    expect(reply.json().tour).toEqual({ ...tour, numberOfPersons: 2, services: payload.services })
  })

  it('an edit or delete of an older version is refused with the package as it is now', async () => {
    const { app, cookie, tour, etag, send } = await created()
    const url = `/updateTour/${tour._id}`
    await send('PUT', url, [['name', 'First']])
    const late = await send('PUT', url, [['name', 'Second']], { 'if-match': etag })
    expect(late.statusCode).toBe(412)
    expect(late.json().current).toEqual({ ...tour, name: 'First' })
    const headers = { cookie, 'if-match': etag }
    const remove = await app.inject({ method: 'DELETE', url: `/api/v1/deleteTour/${tour._id}`, headers })
    expect(remove.statusCode).toBe(412)
    expect(await listed(app)).toHaveLength(1)
  })

  it('deleteTour answers with its text, once', async () => {
    const { app, cookie, tour } = await created()
    const remove = { method: 'DELETE', url: `/api/v1/deleteTour/${tour._id}`, headers: { cookie } } as const
    expect((await app.inject(remove)).json()).toEqual({ success: true, message: 'Holiday deleted successfully!' })
    expect((await app.inject(remove)).statusCode).toBe(404)
    expect(await listed(app)).toEqual([])
  })

  it('are kept apart from holiday packages', async () => {
    const { app, cookie, tour } = await created()
    expect((await app.inject('/api/v1/holiday')).json()).toEqual({ holidays: [] })
    const remove = { method: 'DELETE', url: `/api/v1/deleteHoliday/${tour._id}`, headers: { cookie } } as const
    expect((await app.inject(remove)).statusCode).toBe(404)
    expect((await app.inject({ url: `/api/v1/holiday/${tour._id}`, headers: { cookie } })).statusCode).toBe(404)
    expect((await app.inject({ url: `/api/v1/tour/${tour._id}`, headers: { cookie } })).json()).toEqual({ tour })
  })

  it('are edited by the desk alone', async () => {
    const { app, tour } = await created()
    const customer = await sessionOf(app, 'customer')
    const { headers, payload } = await formOf([
      ['name', 'x'],
      ['imageUrl', await image()],
    ])
    const before = await keptFiles(app)
    const calls = [
      { method: 'POST', url: '/api/v1/createTour', payload },
      { method: 'PUT', url: `/api/v1/updateTour/${tour._id}`, payload },
      { method: 'DELETE', url: `/api/v1/deleteTour/${tour._id}` },
      { method: 'GET', url: `/api/v1/tour/${tour._id}` },
    ] as const
    for (const call of calls) {
      expect((await app.inject({ ...call, headers })).statusCode).toBe(401)
      expect((await app.inject({ ...call, headers: { ...headers, cookie: customer } })).statusCode).toBe(403)
    }
    expect(await listed(app)).toEqual([tour])
    expect(await keptFiles(app)).toEqual(before)
  })
})
