import Fastify from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { ActivityReply } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { formOf, picture, SESSION_PASSWORD, sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { recording } from './recording.ts'

it('stops the start for a route by which staff change something and that declares no activity', async () => {
  const app = Fastify()
  await app.register(fastifyPlugin(recording, { name: 'recording-alone', dependencies: [] }))
  const route = async () => 'done'
  app.get('/read', { config: { policy: 'owner' } }, route)
  app.post('/kept-not', { config: { policy: 'admin', activity: null } }, route)
  expect(() => app.post('/change', { config: { policy: 'admin' } }, route)).toThrow('POST /change declares no activity')
})

eachRoute('who did what', (engine) => {
  let now = NOON
  let app: Awaited<ReturnType<typeof engine.app>>
  let cookie = ''

  beforeEach(async () => {
    now = NOON
    app = await engine.sharedApp({}, { now: () => now })
    await app.database.db.deleteFrom('activity').execute()
    cookie = await sessionOf(app)
  })

  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', call: string, payload?: object, as = cookie) => {
    // Only the time says what came first.
    now += 1
    return app.inject({ method, url: `/api/v1/${call}`, headers: { cookie: as }, ...(payload && { payload }) })
  }
  const list = async (query = '') => ActivityReply.parse((await send('GET', `activity${query}`)).json())
  /** What was done, from the first: code, name of the subject, and detail. */
  const done = async () =>
    (await list('?limit=100')).activity
      .toReversed()
      .map(({ code, subject, detail }) => [code, subject.name, detail].filter(Boolean).join(': '))
  const meOf = async (as: string) => (await send('GET', 'me', undefined, as)).json().user

  it('keeps what is done to cabs, by whom, when and on what', async () => {
    const form = await formOf([
      ...Object.entries({ carModel: 'Dzire', brand: 'Maruti', price: '1400', seats: '4', description: 'Small' }),
      ['category', 'Outstation'],
      ['imageUrl', { file: await picture(), name: 'a.jpg' }],
    ])
    const headers = { ...form.headers, cookie }
    const created = await app.inject({ method: 'POST', url: '/api/v1/createCar', headers, payload: form.payload })
    const { _id } = created.json().newCar
    const [{ at, by, subject } = {}] = (await list()).activity
    const { _id: me, name } = await meOf(cookie)
    expect({ at, by, subject }).toEqual({
      ...{ at: new Date(NOON).toISOString(), by: { _id: me, name }, subject: { _id, name: 'Maruti Dzire' } },
    })
    await send('PUT', `update/${_id}`, { seats: 5 })
    await send('DELETE', `delete/${_id}`)
    expect(await done()).toEqual(['cab-added: Maruti Dzire', 'cab-changed: Maruti Dzire', 'cab-deleted: Maruti Dzire'])
  })

  it('keeps what is done to drivers and vehicles by their names', async () => {
    const murugan = { name: 'Murugan', mobile: '98400 22345', licence: 'TN01 20110012345' }
    const { driver } = (await send('POST', 'drivers', murugan)).json()
    await send('PATCH', `drivers/${driver.id}`, { note: 'Speaks Malayalam' })
    await send('DELETE', `drivers/${driver.id}`)
    const plate = { registration: 'TN 77 AB 1234', cabId: await insertCab(app) }
    const { vehicle } = (await send('POST', 'vehicles', plate)).json()
    await send('PATCH', `vehicles/${vehicle.id}`, { note: 'Roof carrier' })
    await send('DELETE', `vehicles/${vehicle.id}`)
    expect(await done()).toEqual([
      ...['added', 'changed', 'deleted'].map((what) => `driver-${what}: Murugan`),
      ...['added', 'changed', 'deleted'].map((what) => `vehicle-${what}: TN 77 AB 1234`),
    ])
  })

  it('keeps steps, notes and exports of bookings by their reference, and nothing of the traveller', async () => {
    const cab = await insertCab(app)
    const [one, two] = [
      (await book(app, outstation(cab))).json().booking,
      (await book(app, outstation(cab))).json().booking,
    ]
    await send('POST', `bookings/${one._id}/state`, { to: 'confirmed' })
    await send('PATCH', `bookings/${one._id}`, { note: 'Asha pays in cash' })
    const versions = [one, two].map(({ _id }, at) => ({ _id, version: at === 0 ? 99 : 1 }))
    await send('POST', 'bookings/cancel', { bookings: versions })
    await send('GET', 'bookings.csv')
    const { reference } = (await send('POST', 'bookings', outstation(cab))).json().booking
    expect(await done()).toEqual([
      ...[`booking-changed: ${one.reference}: confirmed`],
      ...[`booking-changed: ${one.reference}: note`, `booking-changed: ${two.reference}: cancelled`],
      ...['booking-exported', `booking-added: ${reference}`],
    ])
    const kept = JSON.stringify(await app.database.db.selectFrom('activity').selectAll().execute())
    for (const word of [one.name, one.mobile, one.mail, 'cash']) expect(kept).not.toContain(word)
  })

  it('keeps changes of tariffs and the day from which one prices trips', async () => {
    const { id: _id, ...rest } = (await send('GET', 'tariffs/tariff-first')).json().tariff
    const { validFrom, validTo, inForce, editable, version, ...parts } = rest
    const { tariff } = (await send('POST', 'tariffs', { ...parts, name: 'Winter' })).json()
    await send('PUT', `tariffs/${tariff.id}`, { ...parts, name: 'Summer' })
    await send('POST', `tariffs/${tariff.id}/in-force`, { from: '2030-01-01' })
    await send('DELETE', `tariffs/${tariff.id}`)
    expect(await done()).toEqual([
      ...['tariff-added: Winter', 'tariff-changed: Summer', 'tariff-put-in-force: Summer: 2030-01-01'],
      'tariff-deleted: Summer',
    ])
  })

  it('keeps logins of staff and changes of their accounts, and no failed call and no visitor’s', async () => {
    const own = { ownPassword: SESSION_PASSWORD }
    const account = { email: `kala${engine.name}@example.com`, password: 'twelve letters' }
    const { member } = (await send('POST', 'staff', { name: 'Kala', ...account, ...own })).json()
    await send('PATCH', `staff/${member._id}`, { disabled: true, ownPassword: 'a guess' })
    await send('PATCH', `staff/${member._id}`, { disabled: true, staffRole: 'owner', ...own })
    await send('PATCH', `staff/${member._id}`, { disabled: false })
    await send('POST', `staff/${member._id}/password`, { password: 'another password', ...own })
    await send('POST', 'login', { ...account, password: 'a guess' }, '')
    await send('POST', 'login', { ...account, password: 'another password' }, '')
    const customer = { name: 'Asha', email: `asha${engine.name}@example.com`, password: 'twelve letters' }
    await send('POST', 'register', { ...customer, confirmPassword: customer.password }, '')
    await send('POST', 'login', { email: customer.email, password: customer.password }, '')
    expect(await done()).toEqual([
      ...['staff-added: Kala: clerk', 'staff-changed: Kala: disabled owner'],
      ...['staff-changed: Kala: enabled', 'staff-password-reset: Kala', 'account-logged-in'],
    ])
    expect((await list(`?by=${member._id}`)).activity.map(({ code, by }) => `${by.name} ${code}`)).toEqual([
      'Kala account-logged-in',
    ])
  })

  it('keeps that a person was erased, not who', async () => {
    await send('POST', 'personal-data/find', { mail: 'nobody@example.com' })
    await send('POST', 'personal-data/erase', { mail: 'nobody@example.com' })
    expect(await done()).toEqual(['person-found', 'person-erased'])
  })

  it('lists from the newest in pages, of everybody or of one', async () => {
    const [anna, kala] = [
      { id: 'anna', name: 'Anna' },
      { id: 'kala', name: 'Kala' },
    ]
    for (const [at, by] of [anna, kala, anna].entries()) {
      now = NOON + at
      await app.activity.add(by, 'cab-changed', [{ id: `cab-${at}` }])
    }
    const first = await list('?limit=2')
    expect(first).toMatchObject({ total: 3, activity: [{ subject: { _id: 'cab-2' } }, { subject: { _id: 'cab-1' } }] })
    const next = await list(`?limit=2&cursor=${first.nextCursor}`)
    expect(next).toMatchObject({ total: 3, nextCursor: null, activity: [{ subject: { _id: 'cab-0' } }] })
    expect(await list('?by=kala')).toMatchObject({ total: 1, activity: [{ by: { _id: 'kala', name: 'Kala' } }] })
  })

  it('deletes entries after a year', async () => {
    await app.activity.add({ id: 'anna', name: 'Anna' }, 'cab-changed', [{ id: 'old' }])
    now = NOON + 10
    await app.activity.add({ id: 'anna', name: 'Anna' }, 'cab-changed', [{ id: 'newer' }])
    now = NOON + 365 * DAY_MS
    cookie = await sessionOf(app)
    expect((await list()).activity.map(({ subject }) => subject._id)).toEqual(['newer'])
    await app.activity.deleteOld()
    const left = await app.database.db.selectFrom('activity').select('subjectId').execute()
    expect(left).toEqual([{ subjectId: 'newer' }])
  })

  it('answers a call that succeeded although recording it failed', async () => {
    const add = vi.spyOn(app.activity, 'add').mockRejectedValueOnce(new Error('disk full'))
    onTestFinished(() => add.mockRestore())
    expect((await send('POST', 'personal-data/erase', { mail: 'nobody@example.com' })).statusCode).toBe(200)
    expect(await done()).toEqual([])
  })
})
