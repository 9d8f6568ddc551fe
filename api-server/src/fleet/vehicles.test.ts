import type { FastifyInstance } from 'fastify'
import { type Vehicle, VehicleReply, VehiclesReply } from 'shared-api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertCab, NOON } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'

const PAPERS = [
  { kind: 'tax', lastDay: '2027-03-31' },
  { kind: 'insurance', number: 'OG-26-1234', lastDay: '2026-12-01' },
]

eachEngine('vehicles', (engine) => {
  let app: FastifyInstance
  let cookie: string
  let cab: string

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    await app.database.db.deleteFrom('vehicles').execute()
    cookie = await sessionOf(app)
    cab = await insertCab(app)
  })

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, headers = {}) =>
    app.inject({ method, url: `/api/v1/${path}`, headers: { cookie, ...headers }, ...(payload ? { payload } : {}) })
  const add = (registration: string, more: object = {}) =>
    call('POST', 'vehicles', { registration, cabId: cab, ...more })
  async function create(registration = 'TN 01 AB 1234', more: object = {}): Promise<Vehicle> {
    const reply = await add(registration, more)
    expect(reply.statusCode, reply.body).toBe(200)
    return VehicleReply.parse(reply.json()).vehicle
  }
  const all = async () => VehiclesReply.parse((await call('GET', 'vehicles')).json()).vehicles
  const taken = [{ path: 'registration', code: 'taken' }]

  it('are added with their papers, listed by age, read, changed in part and deleted', async () => {
    const vehicle = await create('tn01-ab 1234', { papers: PAPERS, note: 'Roof carrier' })
    expect(vehicle).toEqual({
      ...{ id: vehicle.id, registration: 'TN 01 AB 1234', cabId: cab, enabled: true, note: 'Roof carrier', base: null },
      absences: [],
      cab: { brand: 'Toyota', carModel: 'Innova Crysta', deleted: false },
      papers: [
        { kind: 'insurance', number: 'OG-26-1234', lastDay: '2026-12-01' },
        { kind: 'tax', number: '', lastDay: '2027-03-31' },
      ],
    })
    expect(await all()).toEqual([vehicle])
    const read = await call('GET', `vehicles/${vehicle.id}`)
    expect([read.headers.etag, read.json()]).toEqual(['"1"', { vehicle }])

    const edit = await call('PATCH', `vehicles/${vehicle.id}`, { enabled: false }, { 'if-match': '"1"' })
    expect(edit.headers.etag).toBe('"2"')
    expect(edit.json().vehicle).toEqual({ ...vehicle, enabled: false })
    const papers = [{ kind: 'permit', number: '', lastDay: '2028-01-01' }]
    await call('PATCH', `vehicles/${vehicle.id}`, { papers })
    expect(await all()).toEqual([{ ...vehicle, enabled: false, papers }])

    expect((await call('DELETE', `vehicles/${vehicle.id}`)).statusCode).toBe(200)
    expect(await all()).toEqual([])
    for (const method of ['GET', 'PATCH', 'DELETE'] as const)
      expect((await call(method, `vehicles/${vehicle.id}`, method === 'PATCH' ? {} : undefined)).statusCode).toBe(404)
    const kept = await app.database.db.selectFrom('vehicles').select(['id', 'registration']).execute()
    expect(kept).toEqual([{ id: vehicle.id, registration: 'TN 01 AB 1234' }])
  })

  it('an edit of another version is refused with the current record', async () => {
    const { id } = await create()
    await call('PATCH', `vehicles/${id}`, { note: 'First' }, { 'if-match': '"1"' })
    for (const method of ['PATCH', 'DELETE'] as const) {
      const late = await call(method, `vehicles/${id}`, method === 'PATCH' ? { note: 'Late' } : undefined, {
        'if-match': '"1"',
      })
      expect([late.statusCode, late.headers.etag]).toEqual([412, '"2"'])
      expect(late.json().current).toMatchObject({ id, note: 'First' })
    }
  })

  describe('refuses, with the field named,', () => {
    it.each<[string, object, string]>([
      ['a number that no plate has', { registration: 'TN 1234' }, 'registration registration'],
      ['no number', { registration: undefined }, 'registration required'],
      ['a cab that is not there', { cabId: 'nowhere' }, 'cabId gone'],
      ['two papers of a kind', { papers: [PAPERS[0], PAPERS[0]] }, 'papers.1.kind duplicates'],
      ['a paper of drivers', { papers: [{ kind: 'licence', lastDay: '2027-01-01' }] }, 'papers.0.kind one-of'],
      ['a paper without a day', { papers: [{ kind: 'tax', lastDay: '' }] }, 'papers.0.lastDay date'],
      ['an unknown field', { seats: 4 }, 'seats unknown-field'],
    ])('%s', async (_what, fields, problem) => {
      const reply = await add('TN 01 AB 1234', fields)
      expect(reply.statusCode).toBe(400)
      const problems = reply.json().errors.map(({ path, code }: Record<string, string>) => `${path} ${code}`)
      expect(problems).toEqual([problem])
      expect(await all()).toEqual([])
    })

    it('a number that another has, however it is written, until the other is deleted', async () => {
      const { id } = await create('TN 01 AB 1234')
      const other = await create('TN 01 AB 1235')
      expect((await add('tn-1-ab-1234')).json().errors).toMatchObject(taken)
      const edit = await call('PATCH', `vehicles/${other.id}`, { registration: 'TN01AB1234', note: 'Lost' })
      expect([edit.statusCode, edit.json().errors]).toMatchObject([400, taken])
      expect(await all()).toMatchObject([{ id }, other])
      await call('DELETE', `vehicles/${id}`)
      expect((await add('TN 01 AB 1234')).statusCode).toBe(200)
    })
  })

  it('one of many that are added with one number at the same time gets it', async () => {
    const other = await create('TN 01 AB 1235')
    const adding = [1, 2, 3, 4].map(() => add('TN 01 AB 1234'))
    const editing = call('PATCH', `vehicles/${other.id}`, { registration: 'TN 01 AB 1234' })
    const replies = await Promise.all([...adding, editing])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400])
    for (const reply of replies.filter(({ statusCode }) => statusCode === 400))
      expect(reply.json().errors).toMatchObject(taken)
    expect((await all()).filter(({ registration }) => registration === 'TN 01 AB 1234')).toHaveLength(1)
  })

  it('a new cab has one without a number, which goes with the cab; one with a number stays', async () => {
    const fields = { carModel: 'Dzire', brand: 'Maruti', seats: 4, price: 1400, description: 'Smooth' }
    const made = await app.cabs.create({ ...fields, category: ['Drop Trip'], availability: true, imageUrl: '' })
    const cabId = made.record._id
    expect(await all()).toMatchObject([{ registration: null, cabId, enabled: true, papers: [] }])
    const numbered = await create('TN 01 AB 1234', { cabId })
    await app.cabs.remove(cabId, null)
    expect(await all()).toEqual([{ ...numbered, cab: { ...numbered.cab, deleted: true } }])
    const same = await call('PATCH', `vehicles/${numbered.id}`, { cabId, note: 'Sold soon' })
    expect(same.json().vehicle).toMatchObject({ note: 'Sold soon', cab: { deleted: true } })
    expect((await add('TN 01 AB 1235', { cabId })).json().errors).toMatchObject([{ path: 'cabId', code: 'gone' }])
  })
})
