import type { FastifyInstance } from 'fastify'
import { type Driver, DriverReply, DriversReply } from 'shared-api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { NOON } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'

const PHOTO = '/uploads/murugan/640.webp'
const MURUGAN = { name: 'Murugan S', mobile: '98400 12345', licence: 'TN01 20110012345', photo: PHOTO }
const LICENCE = { kind: 'licence', number: '', lastDay: '2027-03-31' }

eachEngine('drivers', (engine) => {
  let app: FastifyInstance
  let cookie: string

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    await app.database.db.deleteFrom('drivers').execute()
    cookie = await sessionOf(app)
  })

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, headers = {}) =>
    app.inject({ method, url: `/api/v1/${path}`, headers: { cookie, ...headers }, ...(payload ? { payload } : {}) })
  const add = (fields: object = {}) => call('POST', 'drivers', { ...MURUGAN, ...fields })
  async function create(fields: object = {}): Promise<Driver> {
    const reply = await add(fields)
    expect(reply.statusCode, reply.body).toBe(200)
    return DriverReply.parse(reply.json()).driver
  }
  const all = async () => DriversReply.parse((await call('GET', 'drivers')).json()).drivers
  const taken = [{ path: 'mobile', code: 'taken' }]

  it('are added with their papers, listed by age, read and changed in part', async () => {
    const driver = await create({ papers: [{ kind: 'badge', number: 'B 77', lastDay: '2026-11-30' }, LICENCE] })
    expect(driver).toEqual({
      ...{ ...MURUGAN, id: driver.id, mobile: '+919840012345', enabled: true, note: '', base: null, absences: [] },
      papers: [LICENCE, { kind: 'badge', number: 'B 77', lastDay: '2026-11-30' }],
    })
    const read = await call('GET', `drivers/${driver.id}`)
    expect([read.headers.etag, read.json()]).toEqual(['"1"', { driver }])
    const edit = await call('PATCH', `drivers/${driver.id}`, { enabled: false, papers: [LICENCE] })
    expect([edit.headers.etag, edit.json().driver]).toEqual(['"2"', { ...driver, enabled: false, papers: [LICENCE] }])
    expect(await all()).toEqual([edit.json().driver])
  })

  it('a deleted one leaves nothing but the name, for the trips', async () => {
    const { id } = await create({ papers: [LICENCE], note: 'Speaks Malayalam' })
    expect((await call('DELETE', `drivers/${id}`)).statusCode).toBe(200)
    expect(await all()).toEqual([])
    expect((await call('GET', `drivers/${id}`)).statusCode).toBe(404)
    const { db } = app.database
    const kept = await db.selectFrom('drivers').selectAll().execute()
    expect(kept).toMatchObject([
      { id, name: 'Murugan S', mobile: '', licence: '', photo: '', note: '', deletedAt: NOON },
    ])
    expect(await db.selectFrom('papers').selectAll().where('driverId', '=', id).execute()).toEqual([])
    const next = await create({ name: 'Selvam' })
    await call('DELETE', `drivers/${next.id}`)
    expect(await all()).toEqual([])
  })

  it('an edit of another version is refused with the current record', async () => {
    const { id } = await create()
    await call('PATCH', `drivers/${id}`, { note: 'First' }, { 'if-match': '"1"' })
    for (const method of ['PATCH', 'DELETE'] as const) {
      const late = await call(method, `drivers/${id}`, method === 'PATCH' ? { note: 'Late' } : undefined, {
        'if-match': '"1"',
      })
      expect([late.statusCode, late.headers.etag]).toEqual([412, '"2"'])
      expect(late.json().current).toMatchObject({ id, note: 'First' })
    }
  })

  describe('refuses, with the field named,', () => {
    it.each<[string, object, string]>([
      ['a blank name', { name: ' ' }, 'name required'],
      ['a number that is no mobile', { mobile: '044 2345' }, 'mobile mobile'],
      ['no licence', { licence: '' }, 'licence required'],
      ['a photo of another website', { photo: 'https://elsewhere.example/a.webp' }, 'photo link'],
      ['two papers of a kind', { papers: [LICENCE, LICENCE] }, 'papers.1.kind duplicates'],
      ['a paper of vehicles', { papers: [{ kind: 'tax', lastDay: '2027-01-01' }] }, 'papers.0.kind one-of'],
    ])('%s', async (_what, fields, problem) => {
      const reply = await add(fields)
      expect(reply.statusCode).toBe(400)
      const problems = reply.json().errors.map(({ path, code }: Record<string, string>) => `${path} ${code}`)
      expect(problems).toEqual([problem])
      expect(await all()).toEqual([])
    })

    it('a mobile that another has, in a new one and in an edit', async () => {
      await create()
      const other = await create({ mobile: '98400 12346' })
      expect((await add({ mobile: '+91 98400 12345' })).json().errors).toMatchObject(taken)
      const edit = await call('PATCH', `drivers/${other.id}`, { mobile: '09840012345' })
      expect([edit.statusCode, edit.json().errors]).toMatchObject([400, taken])
    })
  })

  it('one of many that are added with one mobile at the same time gets it', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => add()))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400])
    expect(await all()).toHaveLength(1)
  })
})
