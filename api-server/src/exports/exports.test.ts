import { parse } from 'csv-parse/sync'
import type { FastifyInstance } from 'fastify'
import { EXPORT_LISTS } from 'shared-api/contract'
import { toPaise } from 'shared-api/money'
import { beforeEach, expect, it } from 'vitest'
import { insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'
import { insertDriver, insertVehicle } from '../testing/fleet.ts'

eachEngine('a list as CSV', (engine) => {
  let app: FastifyInstance
  let cookie: string

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    for (const table of ['assignments', 'bookings', 'vehicles', 'cabs', 'drivers', 'activity'] as const)
      await app.database.db.deleteFrom(table).execute()
    cookie = await sessionOf(app)
  })

  const call = (path: string, as = cookie) => app.inject({ url: `/api/v1/exports/${path}`, headers: { cookie: as } })
  const rowsOf = async (path: string): Promise<string[][]> => {
    const reply = await call(path)
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
    return parse(reply.body, { bom: true })
  }

  it.each(EXPORT_LISTS)('%s: for owners alone, with a header, and in the record of who did what', async (list) => {
    const reply = await call(list)
    expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="${list}-2026-11-02.csv"`,
    ])
    expect((await call(list, await sessionOf(app, 'clerk'))).statusCode).toBe(403)
    const done = await app.database.db.selectFrom('activity').select(['code', 'subjectName']).execute()
    expect(done).toEqual([{ code: 'list-exported', subjectName: list }])
  })

  it('has the rows that the search leaves, formulas as text, money in rupees and phones as people write them', async () => {
    const cab = await insertCab(app)
    await insertCab(app, { cabClass: 'sedan' })
    await app.database.db.updateTable('cabs').set({ description: '=1+1' }).where('id', '=', cab).execute()
    const [header = [], ...cabs] = await rowsOf('cabs')
    expect(cabs).toHaveLength(2)
    expect(cabs[0]?.[header.indexOf('Price')]).toBe('2500')
    const [, ...found] = await rowsOf('cabs?q=crysta%20sedan')
    expect(found).toHaveLength(1)
    expect((await call('cabs')).body).toContain(`"'=1+1"`)
    await insertVehicle(app, cab)
    await insertDriver(app)
    expect(await rowsOf('vehicles?q=nothing-like-it')).toHaveLength(1)
    expect((await rowsOf('drivers')).at(1)?.[1]).toMatch(/^\+91 \d{5} \d{5}$/)
  })

  it('has the payments of a day', async () => {
    const cab = await insertCab(app)
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/bookings',
      payload: outstation(cab),
      headers: { cookie },
    })
    const { _id, reference } = reply.json().booking
    await app.payments.receive(
      _id,
      { way: 'bank', amount: toPaise(500), reference: 'UTR1', note: '@home' },
      { byName: 'Desk', key: null },
    )
    expect((await rowsOf('payments?day=2026-11-02')).slice(1)).toEqual([
      ['2026-11-02 12:00', reference, '500', 'bank', 'UTR1', "'@home", '', 'Desk', 'trip', '', ''],
    ])
    expect(await rowsOf('payments?day=2026-11-01')).toHaveLength(1)
  })
})
