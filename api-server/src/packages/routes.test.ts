import type { Holiday } from 'shared-api/contract'
import { describe, expect, it } from 'vitest'
import { formOf, keptFiles, pdf, sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { type Entries, HOLIDAYS, image, itinerary, startPackages, TOURS } from './testing/calls.ts'

const halfPdf = async () => ({ ...(await itinerary()), file: (await pdf()).subarray(0, 300) })
const named = (items: Holiday['services']) => items.map(({ name }) => name)

const meaningful: [field: string, value: string, path?: string][] = [
  // The form reader refuses the first two itself, and names no field.
  ['constructor', 'x'],
  ['__proto__', 'x'],
  ['services[0][constructor]', 'x', 'services[0][constructor]'],
  ['services', '[{"name":"Cab","constructor":{"a":1}}]', 'services.0.constructor'],
  ['services', '[{"name":"Cab","__proto__":{"a":1}}]', 'services.0.__proto__'],
]

const refused: [what: string, entries: () => Promise<Entries>, path: string][] = [
  ['a blank service', async () => [['services[0][name]', '  ']], 'services.0.name'],
  ['a broken list', async () => [['services', '[broken']], 'services'],
  ['an unknown field', async () => [['price', '1']], 'price'],
  ['a picture as PDF', async () => [['pdf', await image()]], 'pdf'],
  ['a PDF as picture', async () => [['imageUrl', await itinerary()]], 'imageUrl'],
  [
    'half a PDF',
    async () => [
      ['imageUrl', await image()],
      ['pdf', await halfPdf()],
    ],
    'pdf',
  ],
  ['a PDF over 20 MB', async () => [['pdf', { file: Buffer.alloc(20 * 1024 * 1024 + 1), name: 'x.pdf' }]], 'pdf'],
]

eachRoute('packages', (engine) => {
  describe.each([HOLIDAYS, TOURS])('$name', (kind) => {
    const start = () => startPackages<Holiday>(engine, kind)
    const valid: Entries = [['name', 'x'], ...kind.required]

    it('create stores the package with its services, picture and PDF', async () => {
      const { app, created, listed } = await start()
      const { item } = await created(['imageUrl', await image()])
      expect(item.name).toBe('Munnar Tea Hills')
      expect(named(item.services)).toEqual(['Breakfast', 'Driver'])
      expect(item.pdf).toMatch(/^\/uploads\/[0-9a-f-]{36}\/munnar-tea-hills\.pdf$/)
      expect((await app.inject(item.pdf ?? '')).headers['content-type']).toBe('application/pdf')
      expect((await app.inject(item.imageUrl)).headers['content-type']).toBe('image/webp')
      expect(await listed()).toEqual([item])
    })

    it('cards show the first three, those with a price before others, and no more than they need', async () => {
      const { app, create } = await start()
      for (const name of ['One', 'Two', 'Three', 'Four'])
        await create([['name', name], ...kind.required, ...(name === 'Two' ? [] : ([['priceFrom', '900']] as Entries))])
      const listed = (await app.inject(`/api/v1/${kind.name}`)).json()[kind.listKey]
      const { teasers } = (await app.inject(`/api/v1/${kind.name}/teasers`)).json()
      const priced = listed.filter(({ priceFrom }: Holiday) => priceFrom !== null)
      expect(teasers).toEqual(
        priced.map(({ _id, name, slug, imageUrl, days, priceFrom }: Holiday) => ({
          ...{ _id, name, slug, imageUrl, days, priceFrom },
        })),
      )
    })

    it.each(meaningful)(
      'create refuses a name that means something to JavaScript: %s %s',
      async (field, value, path) => {
        const { create, listed } = await start()
        const reply = await create([...valid, [field, value]])
        expect([reply.statusCode, reply.json().errors?.[0].path]).toEqual([400, path])
        expect(await listed()).toEqual([])
      },
    )

    it('create refuses a package without a name', async () => {
      const { create } = await start()
      const reply = await create([['pdf', await itinerary()], ...kind.required])
      expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, 'name'])
    })

    it.each(refused)('create refuses %s, and stores nothing', async (_, entries, path) => {
      const { app, create, listed } = await start()
      const reply = await create([...valid, ...(await entries())])
      expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, path])
      expect(await listed()).toEqual([])
      expect(await keptFiles(app)).toEqual([])
    })

    it('update takes lists as JSON text, and keeps files and fields that are not sent', async () => {
      const { created, update } = await start()
      const { item } = await created(['imageUrl', await image()])
      const services = JSON.stringify([item.services[1], { name: 'Dinner' }, 'Guide'])
      const reply = await update(item._id, [
        ['name', 'Munnar'],
        ['services', services],
        ['imageUrl', ''],
      ])
      const changed = kind.one(reply.json())
      expect(named(changed.services)).toEqual(['Driver', 'Dinner', 'Guide'])
      expect(changed).toEqual({ ...item, name: 'Munnar', services: changed.services })
      expect(changed.services[0]).toEqual(item.services[1])
    })

    it('update takes a new picture, a new PDF, and the addresses of stored ones', async () => {
      const { app, created, update } = await start()
      const { item } = await created(['imageUrl', await image()])
      const reply = await update(item._id, [
        ['image', await image()],
        ['pdf', await itinerary()],
      ])
      const changed = kind.one(reply.json())
      expect(changed.imageUrl).not.toBe(item.imageUrl)
      expect(changed.pdf).not.toBe(item.pdf)
      expect((await app.inject(changed.pdf ?? '')).statusCode).toBe(200)
      const back = await update(item._id, [
        ['imageUrl', item.imageUrl],
        ['pdf', item.pdf ?? ''],
      ])
      expect(kind.one(back.json())).toEqual(item)
    })

    it('update removes every service when the list is empty', async () => {
      const { created, update } = await start()
      const { item } = await created()
      expect(kind.one((await update(item._id, [['services', '[]']])).json()).services).toEqual([])
    })

    it('update takes JSON', async () => {
      const { app, cookie, created } = await start()
      const { item } = await created()
      const payload = { services: [{ id: 'a', name: 'Lunch' }] }
      const url = `/api/v1/update${kind.title}/${item._id}`
      const reply = await app.inject({ method: 'PUT', url, headers: { cookie }, payload })
      expect(kind.one(reply.json())).toEqual({ ...item, ...payload })
    })

    it('update refuses a bad file or field and changes nothing', async () => {
      const { app, created, listed, update } = await start()
      const { item } = await created()
      const before = await keptFiles(app)
      const bad: [path: string, value: Entries[number][1]][] = [
        ['pdf', await halfPdf()],
        ['pdf', 'javascript:x'],
        ['imageUrl', 'https://cdn.example/a.webp'],
        ['price', '3'],
      ]
      for (const [path, value] of bad) {
        const reply = await update(item._id, [
          ['name', 'Changed'],
          [path, value],
        ])
        expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, path])
      }
      expect(await listed()).toEqual([item])
      expect(await keptFiles(app)).toEqual(before)
    })

    it('update and delete of an older version are refused with the current package', async () => {
      const { app, created, listed, remove, update } = await start()
      const { item, etag } = await created()
      await update(item._id, [['name', 'First']], { 'if-match': etag })
      const before = await keptFiles(app)
      const late: Entries = [
        ['name', 'Second'],
        ['imageUrl', await image()],
      ]
      const reply = await update(item._id, late, { 'if-match': etag })
      expect(reply.statusCode).toBe(412)
      expect(reply.json().current).toEqual({ ...item, name: 'First' })
      expect(await keptFiles(app)).toEqual(before)
      expect((await remove(item._id, { 'if-match': etag })).statusCode).toBe(412)
      expect(await listed()).toHaveLength(1)
      const again = await update(item._id, [['name', 'Second']], { 'if-match': String(reply.headers.etag) })
      expect(kind.one(again.json()).name).toBe('Second')
    })

    it('delete takes the package off the list once, and keeps its row', async () => {
      const { app, created, listed, remove } = await start()
      const { item } = await created()
      expect((await remove(item._id)).json()).toEqual({ success: true, message: 'Holiday deleted successfully!' })
      expect((await remove(item._id)).statusCode).toBe(404)
      expect(await listed()).toEqual([])
      const kept = app.database.db.selectFrom('packages').select('id').where('id', '=', item._id)
      expect(await kept.execute()).toEqual([{ id: item._id }])
    })

    it('the desk gets one package with its ETag', async () => {
      const { app, cookie, created } = await start()
      const { item, etag } = await created()
      const reply = await app.inject({ url: `/api/v1/${kind.name}/${item._id}`, headers: { cookie } })
      expect(reply.json()).toEqual({ [kind.name]: item })
      expect(reply.headers.etag).toBe(etag)
    })

    it('only the desk reads one package, and edits', async () => {
      const { app, created, listed } = await start()
      const { item } = await created()
      const customer = await sessionOf(app, 'customer')
      const { headers, payload } = await formOf([...valid, ['imageUrl', await image()]])
      const before = await keptFiles(app)
      const calls = [
        { method: 'POST', url: `/api/v1/create${kind.title}`, payload },
        { method: 'PUT', url: `/api/v1/update${kind.title}/${item._id}`, payload },
        { method: 'DELETE', url: `/api/v1/delete${kind.title}/${item._id}` },
        { method: 'GET', url: `/api/v1/${kind.name}/${item._id}` },
      ] as const
      for (const call of calls) {
        expect((await app.inject({ ...call, headers })).statusCode).toBe(401)
        expect((await app.inject({ ...call, headers: { ...headers, cookie: customer } })).statusCode).toBe(403)
      }
      expect(await listed()).toEqual([item])
      expect(await keptFiles(app)).toEqual(before)
    })

    it('the list answers 304 until a package changes', async () => {
      const { app, created, update } = await start()
      const { item } = await created()
      const url = `/api/v1/${kind.name}`
      const etag = String((await app.inject(url)).headers.etag)
      const again = () => app.inject({ url, headers: { 'if-none-match': etag } })
      expect((await again()).statusCode).toBe(304)
      await update(item._id, [['name', 'New']])
      expect(kind.all((await again()).json())[0]?.name).toBe('New')
    })

    it('the other kind’s calls do not find it', async () => {
      const other = kind === TOURS ? HOLIDAYS : TOURS
      const { app, cookie, created } = await start()
      const { item } = await created()
      const headers = { cookie }
      expect((await app.inject(`/api/v1/${other.name}`)).json()).toEqual({ [other.listKey]: [] })
      const url = `/api/v1/delete${other.title}/${item._id}`
      expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404)
      expect((await app.inject({ url: `/api/v1/${other.name}/${item._id}`, headers })).statusCode).toBe(404)
    })
  })
})
