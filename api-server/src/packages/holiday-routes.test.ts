import type { FastifyInstance } from 'fastify'
import { type Holiday, HolidayReply, HolidaysReply } from 'shared-api/contract'
import { describe, expect, it } from 'vitest'
import { emptyLists } from '../testing/bookings.ts'
import { formOf, keptFiles, pdf, picture, sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'

type Entries = Parameters<typeof formOf>[0]

const image = async () => ({ file: await picture(), name: 'hills.jpg', type: 'image/jpeg' })
const itinerary = async () => ({ file: await pdf(), name: 'plan.pdf', type: 'application/pdf' })
const halfPdf = async () => ({ ...(await itinerary()), file: (await pdf()).subarray(0, 300) })
const named = (items: Holiday['services']) => items.map(({ name }) => name)

eachEngine('holiday packages', (engine) => {
  async function start() {
    const app = await engine.sharedApp()
    await emptyLists(app)
    for (const key of await keptFiles(app)) await app.uploads.delete(key)
    const cookie = await sessionOf(app)
    const send = async (method: 'POST' | 'PUT', url: string, entries: Entries, more: Record<string, string> = {}) => {
      const { headers, payload } = await formOf(entries)
      return app.inject({ method, url: `/api/v1${url}`, headers: { ...headers, cookie, ...more }, payload })
    }
    return { app, cookie, send }
  }

  const listed = async (app: FastifyInstance) =>
    HolidaysReply.parse((await app.inject('/api/v1/holiday')).json()).holidays

  /** With a picture too where a test looks at it: one takes long to draw in all its widths. */
  async function created(...more: Entries) {
    const context = await start()
    const entries: Entries = [
      ['name', 'Munnar Tea Hills'],
      ['category[0][name]', 'Hill station'],
      ['category[1][name]', 'Family'],
      ['services[0][name]', 'Breakfast'],
      ['services[1][name]', 'Driver'],
      ['pdf', await itinerary()],
      ...more,
    ]
    const reply = await context.send('POST', '/createHoliday', entries)
    expect(reply.statusCode, reply.body).toBe(200)
    return { ...context, etag: String(reply.headers.etag), holiday: HolidayReply.parse(reply.json()).holiday }
  }

  describe('createHoliday', () => {
    it('stores the package with its lists, picture and PDF', async () => {
      const { app, holiday } = await created(['imageUrl', await image()])
      expect(named(holiday.category)).toEqual(['Hill station', 'Family'])
      expect(named(holiday.services)).toEqual(['Breakfast', 'Driver'])
      expect(new Set([...holiday.category, ...holiday.services].map(({ id }) => id)).size).toBe(4)
      expect(holiday.pdf).toMatch(/^\/uploads\/[0-9a-f-]{36}\/munnar-tea-hills\.pdf$/)
      expect((await app.inject(holiday.imageUrl)).statusCode).toBe(200)
      expect((await app.inject(holiday.pdf ?? '')).statusCode).toBe(200)
      expect(await listed(app)).toEqual([holiday])
    })

    it('needs neither lists nor files', async () => {
      const { send } = await start()
      const { holiday } = (await send('POST', '/createHoliday', [['name', 'Plain']])).json()
      expect(holiday).toEqual({ _id: holiday._id, name: 'Plain', imageUrl: '', services: [], category: [], pdf: null })
    })

    // The reader of forms refuses the first two itself, and names no field.
    const meaningful: [field: string, value: string, path?: string][] = [
      ['constructor', 'x'],
      ['__proto__', 'x'],
      ['services[0][constructor]', 'x', 'services[0][constructor]'],
      ['services', '[{"name":"Cab","constructor":{"a":1}}]', 'services.0.constructor'],
      ['services', '[{"name":"Cab","__proto__":{"a":1}}]', 'services.0.__proto__'],
      ['category', '[{"__proto__":{"name":"Hills"}}]', 'category.0'],
    ]
    it.each(meaningful)('refuses a name that means something to JavaScript: %s %s', async (field, value, path) => {
      const { app, send } = await start()
      const entries: Entries = [
        ['name', 'x'],
        [field, value],
      ]
      const reply = await send('POST', '/createHoliday', entries)
      expect([reply.statusCode, reply.json().errors?.[0].path]).toEqual([400, path])
      expect(await listed(app)).toEqual([])
    })

    const refused: [what: string, entries: () => Promise<Entries>, path: string][] = [
      ['no name', async () => [['pdf', await itinerary()]], 'name'],
      [
        'a blank service',
        async () => [
          ['name', 'x'],
          ['services[0][name]', '  '],
        ],
        'services.0.name',
      ],
      [
        'a broken list',
        async () => [
          ['name', 'x'],
          ['services', '[broken'],
        ],
        'services',
      ],
      [
        'an unknown field',
        async () => [
          ['name', 'x'],
          ['price', '1'],
        ],
        'price',
      ],
      [
        'a picture as PDF',
        async () => [
          ['name', 'x'],
          ['pdf', await image()],
        ],
        'pdf',
      ],
      [
        'a PDF as picture',
        async () => [
          ['name', 'x'],
          ['imageUrl', await itinerary()],
        ],
        'imageUrl',
      ],
      [
        'half a PDF',
        async () => [
          ['name', 'x'],
          ['imageUrl', await image()],
          ['pdf', await halfPdf()],
        ],
        'pdf',
      ],
      [
        'a PDF over 20 MB',
        async () => [
          ['name', 'x'],
          ['pdf', { file: Buffer.alloc(20 * 1024 * 1024 + 1), name: 'x.pdf' }],
        ],
        'pdf',
      ],
    ]
    it.each(refused)('refuses %s, and keeps nothing', async (_, entries, path) => {
      const { app, send } = await start()
      const reply = await send('POST', '/createHoliday', await entries())
      expect(reply.statusCode).toBe(400)
      expect(reply.json().errors[0].path).toBe(path)
      expect(await listed(app)).toEqual([])
      expect(await keptFiles(app)).toEqual([])
    })
  })

  describe('updateHoliday', () => {
    it('takes the lists as JSON text, and keeps files and fields that are not sent', async () => {
      const { holiday, send } = await created(['imageUrl', await image()])
      const services = JSON.stringify([holiday.services[1], { name: 'Dinner' }, 'Guide'])
      const reply = await send('PUT', `/updateHoliday/${holiday._id}`, [
        ['name', 'Munnar'],
        ['services', services],
        ['imageUrl', ''],
      ])
      const changed = HolidayReply.parse(reply.json()).holiday
      expect(named(changed.services)).toEqual(['Driver', 'Dinner', 'Guide'])
      expect(changed).toEqual({ ...holiday, name: 'Munnar', services: changed.services })
      expect(changed.services[0]).toEqual(holiday.services[1])
    })

    it('takes a new picture, a new PDF, and the addresses of what is stored', async () => {
      const { app, holiday, send } = await created(['imageUrl', await image()])
      const url = `/updateHoliday/${holiday._id}`
      const { holiday: changed } = (
        await send('PUT', url, [
          ['image', await image()],
          ['pdf', await itinerary()],
        ])
      ).json()
      expect(changed.imageUrl).not.toBe(holiday.imageUrl)
      expect(changed.pdf).not.toBe(holiday.pdf)
      expect((await app.inject(changed.pdf)).statusCode).toBe(200)
      const back = await send('PUT', url, [
        ['imageUrl', holiday.imageUrl],
        ['pdf', holiday.pdf ?? ''],
      ])
      expect(back.json().holiday).toEqual(holiday)
    })

    it('removes every service when the list is empty', async () => {
      const { holiday, send } = await created()
      const reply = await send('PUT', `/updateHoliday/${holiday._id}`, [['services', '[]']])
      expect(reply.json().holiday.services).toEqual([])
    })

    it('refuses a bad file or field and changes nothing', async () => {
      const { app, holiday, send } = await created()
      const before = await keptFiles(app)
      const bad: Entries[] = [
        [['pdf', await halfPdf()]],
        [['pdf', 'javascript:x']],
        [['imageUrl', 'https://cdn.example/a.webp']],
        [['noOfPersons', '3']],
      ]
      for (const entries of bad) {
        const reply = await send('PUT', `/updateHoliday/${holiday._id}`, [['name', 'Changed'], ...entries])
        expect(reply.statusCode).toBe(400)
      }
      expect(await listed(app)).toEqual([holiday])
      expect(await keptFiles(app)).toEqual(before)
    })

    it('is refused with the package as it is now when it changed meanwhile', async () => {
      const { app, holiday, etag, send } = await created()
      const url = `/updateHoliday/${holiday._id}`
      await send('PUT', url, [['name', 'First']], { 'if-match': etag })
      const before = await keptFiles(app)
      const late = await send(
        'PUT',
        url,
        [
          ['name', 'Second'],
          ['imageUrl', await image()],
        ],
        { 'if-match': etag },
      )
      expect(late.statusCode).toBe(412)
      expect(late.json().current).toEqual({ ...holiday, name: 'First' })
      expect(await keptFiles(app)).toEqual(before)
      const again = await send('PUT', url, [['name', 'Second']], { 'if-match': String(late.headers.etag) })
      expect(again.json().holiday.name).toBe('Second')
    })
  })

  it('deleteHoliday takes it off the list and keeps its row', async () => {
    const { app, cookie, holiday } = await created()
    const remove = { method: 'DELETE', url: `/api/v1/deleteHoliday/${holiday._id}`, headers: { cookie } } as const
    expect((await app.inject(remove)).json()).toEqual({ success: true, message: 'Holiday deleted successfully!' })
    expect((await app.inject(remove)).statusCode).toBe(404)
    expect(await listed(app)).toEqual([])
    const kept = app.database.db.selectFrom('packages').select('id').where('id', '=', holiday._id)
    expect(await kept.execute()).toEqual([{ id: holiday._id }])
  })

  it('one is given to the desk with its ETag', async () => {
    const { app, cookie, holiday, etag } = await created()
    const url = `/api/v1/holiday/${holiday._id}`
    const reply = await app.inject({ url, headers: { cookie } })
    expect(reply.json()).toEqual({ holiday })
    expect(reply.headers.etag).toBe(etag)
    expect((await app.inject(url)).statusCode).toBe(401)
  })

  it('are edited by the desk alone', async () => {
    const { app, holiday } = await created()
    const customer = await sessionOf(app, 'customer')
    const { headers, payload } = await formOf([
      ['name', 'x'],
      ['imageUrl', await image()],
    ])
    const before = await keptFiles(app)
    for (const [method, path] of [
      ['POST', 'createHoliday'],
      ['PUT', `updateHoliday/${holiday._id}`],
      ['DELETE', `deleteHoliday/${holiday._id}`],
    ] as const) {
      const call = { method, url: `/api/v1/${path}`, ...(method === 'DELETE' ? {} : { payload }) }
      expect((await app.inject({ ...call, headers })).statusCode).toBe(401)
      expect((await app.inject({ ...call, headers: { ...headers, cookie: customer } })).statusCode).toBe(403)
    }
    expect(await listed(app)).toEqual([holiday])
    expect(await keptFiles(app)).toEqual(before)
  })

  it('are a list that answers 304 until one changes', async () => {
    const { app, holiday, send } = await created()
    const etag = String((await app.inject('/api/v1/holiday')).headers.etag)
    const again = () => app.inject({ url: '/api/v1/holiday', headers: { 'if-none-match': etag } })
    expect((await again()).statusCode).toBe(304)
    await send('PUT', `/updateHoliday/${holiday._id}`, [['name', 'New']])
    expect((await again()).json().holidays[0].name).toBe('New')
  })
})
