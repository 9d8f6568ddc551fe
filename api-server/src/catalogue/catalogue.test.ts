import type { FastifyInstance } from 'fastify'
import type { Holiday, Uses } from 'shared-api/contract'
import { describe, expect, it } from 'vitest'
import { HOLIDAYS, startPackages, TOURS } from '../packages/testing/calls.ts'
import { book, emptyLists, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { formOf, picture, sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

const VEHICLE = { registration: 'TN 01 AB 1234', papers: [], enabled: true, note: '', base: null, absences: [] }

const callsOf = (app: FastifyInstance, cookie: string) => ({
  get: async (path: string) => (await app.inject({ url: `/api/v1/${path}`, headers: { cookie } })).json(),
  post: (path: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: { cookie }, payload }),
})

eachRoute('packages in the desk’s order', (engine) => {
  describe.each([HOLIDAYS, TOURS])('$name', (kind) => {
    async function start(...names: string[]) {
      const packages = await startPackages<Holiday>(engine, kind)
      const calls = callsOf(packages.app, packages.cookie)
      const ids: string[] = []
      for (const name of names) {
        const reply = await packages.create([['name', name], ...kind.required])
        ids.push(kind.one(reply.json())._id)
      }
      const all = async () => kind.all(await calls.get(`${kind.name}s`))
      return { ...packages, ...calls, ids, all, names: async () => (await packages.listed()).map(({ name }) => name) }
    }

    it('a package is moved before another and to the end, and the public list follows', async () => {
      const { ids, names, post } = await start('A', 'B', 'C')
      const [a = '', , c = ''] = ids
      await post(`${kind.name}/${c}/move`, { before: a })
      expect(await names()).toEqual(['C', 'A', 'B'])
      await post(`${kind.name}/${a}/move`, { before: null })
      expect(await names()).toEqual(['C', 'B', 'A'])
      expect((await post(`${kind.name}/gone/move`, { before: a })).statusCode).toBe(404)
    })

    it('a new package comes last, after moves too', async () => {
      const { create, ids, names, post } = await start('A', 'B')
      await post(`${kind.name}/${ids[1]}/move`, { before: ids[0] })
      await create([['name', 'C'], ...kind.required])
      expect(await names()).toEqual(['B', 'A', 'C'])
    })

    it('a move leaves the day of the last change as it is', async () => {
      const { app, ids, post } = await start('A', 'B')
      const pages = kind === HOLIDAYS ? app.holidays : app.tours
      const before = await pages.pages()
      await post(`${kind.name}/${ids[1]}/move`, { before: ids[0] })
      expect(await pages.pages()).toEqual(before.toReversed())
    })

    it.each(['hidden', 'draft'])('one that is %s is for the desk alone', async (visibility) => {
      const { all, app, ids, names, update } = await start('A', 'B')
      await update(ids[0] ?? '', [['visibility', visibility]])
      expect(await names()).toEqual(['B'])
      expect((await all()).map((one) => [one.name, one.visibility])).toEqual([
        ['A', visibility],
        ['B', 'public'],
      ])
      expect((await app.inject(`/api/v1/${kind.name}s`)).statusCode).toBe(401)
    })

    it('a draft has an address once it is public, by the name that it has then', async () => {
      const { create, update } = await start()
      const draft = kind.one((await create([['name', 'Draft'], ...kind.required, ['visibility', 'draft']])).json())
      expect(draft.slug).toBe('')
      const shown = await update(draft._id, [
        ['name', 'Finished'],
        ['visibility', 'public'],
      ])
      expect(kind.one(shown.json()).slug).toBe('finished')
    })

    it('a copy is a draft with the same content, at the end', async () => {
      const { all, created, names, post } = await start()
      const { item } = await created(['days', '3'])
      const reply = await post(`${kind.name}/${item._id}/copy`)
      const copy = kind.one(reply.json())
      const { _id, name, slug, visibility, ...content } = item
      expect(copy).toEqual({ ...content, _id: copy._id, name: `${name} (copy)`, slug: '', visibility: 'draft' })
      expect(await names()).toEqual([name])
      expect((await all()).map((one) => one._id)).toEqual([_id, copy._id])
      expect((await post(`${kind.name}/gone/copy`)).statusCode).toBe(404)
    })

    it('counts the enquiries about a package, those of its name alone too, and the bookings that name it', async () => {
      const { app, get, ids, listed, remove } = await start(`Munnar ${kind.name}`, 'Ooty')
      const sender = { name: 'Meena', email: 'meena@example.com', phone: '9840012345', category: 'Basic' }
      const ask = (about: object) =>
        app.inject({ method: 'POST', url: '/api/v1/forms', payload: { ...sender, ...about } })
      await ask({ tourName: 'Munnar before', packageId: ids[0] })
      await ask({ tourName: `Munnar ${kind.name}`, packageId: ids[1] })
      await ask({ tourName: `Munnar ${kind.name}` })
      await book(app, outstation(await insertCab(app), { package: `Munnar ${kind.name}` }))
      const { uses, refusal } = await get(`${kind.name}/${ids[0]}/uses`)
      expect(uses).toEqual<Uses>({ enquiries: 2, openEnquiries: 2, bookings: 1, upcomingBookings: 1, vehicles: 0 })
      expect(refusal).toMatch(/^1 trip to come has it, and 2 new enquiries are about it/)
      const reply = await remove(ids[0] ?? '')
      expect([reply.statusCode, reply.json().detail]).toEqual([409, refusal])
      expect((await listed()).map(({ _id }) => _id)).toContain(ids[0])
    })
  })
})

eachRoute('cabs in the desk’s order', (engine) => {
  async function start() {
    const app = await engine.sharedApp()
    await emptyLists(app)
    const cookie = await sessionOf(app)
    const cabs = [await insertCab(app), await insertCab(app, { createdAt: NOON + 1 })]
    const ids = async (path: string, key: string) =>
      (await callsOf(app, cookie).get(path))[key].map(({ _id }: { _id: string }) => _id)
    return { app, cookie, cabs, ids, ...callsOf(app, cookie) }
  }
  const hide = (app: FastifyInstance, cookie: string, id: string | undefined) =>
    app.inject({ method: 'PUT', url: `/api/v1/update/${id}`, headers: { cookie }, payload: { visibility: 'hidden' } })

  it('a cab is moved, and visitors see the order', async () => {
    const { cabs, ids, post } = await start()
    await post(`cabs/${cabs[1]}/move`, { before: cabs[0] })
    expect(await ids('avaibleCars', 'Cars')).toEqual(cabs.toReversed())
  })

  it('a hidden cab is in no public list, is quoted to nobody, and cannot be booked', async () => {
    const { app, cabs, cookie, ids, post } = await start()
    const [hidden, shown] = cabs
    await hide(app, cookie, hidden)
    for (const [path, key] of [
      ['allCars', 'cabs'],
      ['avaibleCars', 'Cars'],
    ] as const)
      expect(await ids(path, key)).toEqual([shown])
    expect(await ids('cabs', 'cabs')).toEqual([hidden, shown])
    const { bookingDetails } = outstation(hidden ?? '')
    const reply = await book(app, { bookingDetails })
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'cab-gone'])
    const trip = {
      triptype: 'Drop Trip',
      from: 'tn-chennai',
      to: 'tn-madurai',
      distance: 460,
      PickUpdate: '2026-12-12',
    }
    const quote = await post('quote', { ...trip, pickUpTime: '08:00', selectedCab: { _id: hidden } })
    expect(quote.statusCode).toBe(400)
  })

  it('a copy of a cab is a draft with a vehicle of its own', async () => {
    const { app, cabs, ids, post } = await start()
    const { car } = (await post(`cabs/${cabs[0]}/copy`)).json()
    expect(car).toMatchObject({ visibility: 'draft', carModel: expect.stringContaining('(copy)') })
    expect(await ids('allCars', 'cabs')).toEqual(cabs)
    expect((await app.vehicles.list()).filter(({ cabId }) => cabId === car._id)).toHaveLength(1)
  })

  it('counts the bookings and vehicles of a cab, which may go all the same', async () => {
    const { app, cabs, cookie, get, ids } = await start()
    await book(app, outstation(cabs[0] ?? ''))
    await app.vehicles.create({ ...VEHICLE, cabId: cabs[0] ?? '' })
    const uses = { enquiries: 0, openEnquiries: 0 }
    const used = { uses: { ...uses, bookings: 1, upcomingBookings: 1, vehicles: 1 }, refusal: null }
    expect(await get(`cabs/${cabs[0]}/uses`)).toEqual(used)
    const free = { uses: { ...uses, bookings: 0, upcomingBookings: 0, vehicles: 0 }, refusal: null }
    expect(await get(`cabs/${cabs[1]}/uses`)).toEqual(free)
    const remove = (id?: string) => app.inject({ method: 'DELETE', url: `/api/v1/delete/${id}`, headers: { cookie } })
    expect((await remove(cabs[0])).statusCode).toBe(200)
    expect(await ids('cabs', 'cabs')).toEqual([cabs[1]])
  })

  it('further pictures are stored one by one, and kept in their order', async () => {
    const { app, cabs, cookie } = await start()
    const stored: string[] = []
    for (const name of ['a.jpg', 'b.jpg']) {
      const { headers, payload } = await formOf([['imageUrl', { file: await picture(), name }]])
      const reply = await app.inject({
        method: 'POST',
        url: '/api/v1/pictures',
        headers: { ...headers, cookie },
        payload,
      })
      stored.push(reply.json().imageUrl)
    }
    const put = async (pictures: string[], more: object = {}) =>
      app.inject({
        method: 'PUT',
        url: `/api/v1/update/${cabs[0]}`,
        headers: { cookie },
        payload: { pictures, ...more },
      })
    expect((await put(stored.toReversed())).json().car.pictures).toEqual(stored.toReversed())
    const answer = await put(stored, { pictureTexts: ['Front', 'Seats', 'Boot'] })
    expect(answer.json().car.pictureTexts).toEqual(['Front', 'Seats', 'Boot'])
    expect((await put(stored.toReversed())).json().car.pictureTexts).toEqual(['Front', 'Boot', 'Seats'])
    const long = await put(stored, { pictureTexts: ['x'.repeat(201)] })
    expect(long.json().errors[0].path).toBe('pictureTexts.0')
    expect((await put(['/uploads/../x'])).json().errors[0].path).toBe('pictures.0')
    for (const url of stored) expect((await app.inject(url)).statusCode).toBe(200)
  })
})
