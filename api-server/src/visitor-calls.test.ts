import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { book, emptyLists, insertCab, NOON, outstation } from './testing/bookings.ts'
import { eachRoute } from './testing/engines.ts'

/** How long a list of the largest size may take, in ms; the machine of the tests is slow and shared. */
const QUICK_MS = 1500

const SENDER = { name: 'Ravi', email: 'ravi@example.com', phone: '9840012345' }
const ACCOUNT = {
  name: 'Ravi',
  email: 'ravi@example.com',
  password: 'a very long word',
  confirmPassword: 'a very long word',
}
const CAB_KEYS = ['_id', 'availability', 'brand', 'carModel', 'category', 'description', 'imageUrl', 'price', 'seats']
const PACKAGE_KEYS = ['_id', 'category', 'imageUrl', 'name', 'pdf', 'services']

// Parsed by no schema: clients read these very keys (docs/product.md, Calls).
eachRoute('the calls of visitors, to the letter', (engine) => {
  let app: FastifyInstance

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    await emptyLists(app)
    for (const table of ['bookings', 'users'] as const) await app.database.db.deleteFrom(table).execute()
  })

  const get = async (path: string) => (await app.inject(`/api/v1/${path}`)).json()
  const post = (path: string, payload: object) => app.inject({ method: 'POST', url: `/api/v1/${path}`, payload })

  it('GET allCars and avaibleCars give cabs and Cars', async () => {
    const drop = await insertCab(app, { tripTypes: ['Drop Trip'] })
    await insertCab(app, { tripTypes: ['Drop Trip', 'Outstation'], availability: 0 })
    const all = await get('allCars')
    expect(Object.keys(all)).toEqual(['cabs'])
    expect(all.cabs).toHaveLength(2)
    expect(Object.keys(all.cabs[0])).toEqual(expect.arrayContaining(CAB_KEYS))
    const available = await get('avaibleCars?category=Drop%20Trip')
    expect(Object.keys(available)).toEqual(['Cars'])
    expect(available.Cars).toMatchObject([{ _id: drop, category: ['Drop Trip'], seats: 7, price: 2500 }])
  })

  it('GET cities gives success and tour', async () => {
    const { success, tour, ...more } = await get('cities')
    expect([success, tour.length, more]).toEqual([true, 102, {}])
    expect(tour).toContainEqual(expect.objectContaining({ id: 'tn-chennai', name: 'Chennai' }))
  })

  it('GET holiday and tour give holidays and tour', async () => {
    await app.holidays.create({ name: 'Munnar', services: ['Cab'], category: ['Hills'] }, { pdf: '/uploads/a/a.pdf' })
    await app.tours.create({ name: 'Temples', services: ['Cab'], category: 'Premium', numberOfPersons: 6 }, {})
    const { holidays } = await get('holiday')
    expect(Object.keys(holidays[0])).toEqual(expect.arrayContaining(PACKAGE_KEYS))
    expect(holidays).toMatchObject([{ services: [{ id: expect.any(String), name: 'Cab' }], pdf: '/uploads/a/a.pdf' }])
    const { tour } = await get('tour')
    expect(Object.keys(tour[0])).toEqual(expect.arrayContaining([...PACKAGE_KEYS, 'numberOfPersons']))
    expect(tour).toMatchObject([{ category: [{ name: 'Premium' }], numberOfPersons: 6 }])
  })

  it('POST register and login give newUser and user', async () => {
    expect((await post('register', ACCOUNT)).json()).toMatchObject({ newUser: { name: 'Ravi' } })
    const { email, password } = ACCOUNT
    expect((await post('login', { email, password })).json()).toMatchObject({ user: { name: 'Ravi', email } })
  })

  it('POST sendemail takes all of the booking form’s data and answers truthily', async () => {
    const reply = await book(app, outstation(await insertCab(app)))
    expect([reply.statusCode, reply.json().success]).toEqual([200, true])
    expect(reply.json().booking).toMatchObject({ distance: 462, fare: 2500, total: 18_670, mobile: '+919840012345' })
  })

  it.each([
    ['contact', { ...SENDER, message: 'Hello' }],
    ['package', { access_key: 'key', ...SENDER, category: 'Basic', tourName: 'Ooty', services: 'Cab', imageUrl: '' }],
    [
      'custom tour',
      { ...SENDER, numberOfPersons: '4', category: 'Premium', visitingPlaces: 'Ooty', message: 'In May' },
    ],
  ])('the %s form gives success and message', async (_what, form) => {
    expect((await post('forms', form)).json()).toMatchObject({ success: true, message: expect.any(String) })
  })

  it('500 cabs and 200 packages come whole and quickly', async () => {
    for (let n = 0; n < 500; n++) await insertCab(app)
    for (let n = 0; n < 200; n++)
      await app.tours.create({ name: `Tour ${n}`, services: ['Cab'], category: 'Basic', numberOfPersons: 2 }, {})
    const since = performance.now()
    expect((await get('avaibleCars?category=Outstation')).Cars).toHaveLength(500)
    expect((await get('tour')).tour).toHaveLength(200)
    expect(performance.now() - since).toBeLessThan(QUICK_MS)
  })
})
