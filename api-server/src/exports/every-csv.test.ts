import { parse } from 'csv-parse/sync'
import type { FastifyInstance } from 'fastify'
import { EXPORT_LISTS, ImportPreview } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { insertContact } from '../contacts/index.ts'
import { book, COMING, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { formOf, sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { insertDriver, insertVehicle } from '../testing/fleet.ts'

/** A text that a spreadsheet would run. */
const FORMULA = '=HYPERLINK(A1)'
/** How a cell begins that a spreadsheet runs, but for numbers and phones. */
const RUNS = /^\s*[=+\-@＝＋－＠]/
const NUMBER = /^[+-]?[\d. ]+$/

eachRoute('every CSV file', (engine) => {
  /** Records with a formula in each text that the exports show. */
  async function formulas(app: FastifyInstance): Promise<string> {
    const { db } = app.database
    for (const table of ['enquiries', 'bookings', 'vehicles', 'drivers', 'cabs'] as const)
      await db.deleteFrom(table).execute()
    const cookie = await sessionOf(app)
    const post = async (url: string, payload: object) => {
      const reply = await app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { cookie } })
      expect(reply.statusCode, reply.body).toBe(200)
      return reply.json()
    }
    const cab = await insertCab(app)
    const { _id } = (await book(app, outstation(cab, { ...COMING, name: FORMULA, pickUpLocation: FORMULA }))).json()
      .booking
    await post('forms', { name: FORMULA, email: 'ravi@example.com', phone: '9840012345', message: FORMULA })
    await post(`bookings/${_id}/payments`, { way: 'bank', amount: 5, reference: 'UTR1', note: FORMULA })
    const driverId = await insertDriver(app, { name: FORMULA, note: FORMULA, licence: FORMULA })
    await post(`bookings/${_id}/payments`, { way: 'cash', amount: 5, driverId })
    await db.updateTable('bookings').set({ status: 'ended' }).execute()
    await post(`bookings/${_id}/invoice`, { recipient: { name: FORMULA } })
    await insertVehicle(app, cab, { note: FORMULA })
    const person = { name: FORMULA, mobile: '+919840012346', mail: '', address: FORMULA, note: FORMULA, language: null }
    await insertContact(db, person, NOON)
    for (const kind of ['holidays', 'tours'] as const)
      await app[kind].create(
        { name: FORMULA, services: [], category: kind === 'tours' ? 'Basic' : [], numberOfPersons: 1 } as never,
        {},
      )
    await db.updateTable('cabs').set({ brand: FORMULA, description: FORMULA }).execute()
    await db.updateTable('users').set({ name: FORMULA }).execute()
    await db.updateTable('tariffs').set({ name: FORMULA }).execute()
    await db.updateTable('activity').set({ subjectName: FORMULA }).execute()
    return driverId
  }

  it('has no cell that a spreadsheet runs; a file of drivers comes back as it was', async () => {
    const app = await engine.app({}, { now: () => NOON })
    const driverId = await formulas(app)
    const cookie = await sessionOf(app)
    const { paths } = (await app.inject('/api/v1/openapi.json')).json()
    const files = Object.entries<{ get?: { responses: Record<string, { content?: object }> } }>(paths)
      .filter(([, { get }]) => get && 'text/csv' in (get.responses['200']?.content ?? {}))
      .map(([path]) => path)
    expect(files.length).toBeGreaterThan(7)
    const addresses = files.flatMap((path) =>
      path.includes('{list}') ? EXPORT_LISTS.map((list) => path.replace('{list}', list)) : [path],
    )
    const query = 'month=2026-11&year=2026&from=2026-11-01&to=2026-11-30'
    const without: string[] = []
    for (const address of addresses) {
      const named = ['month', 'year', 'from', 'to'].filter((name) =>
        JSON.stringify(paths[address]?.get?.parameters ?? []).includes(`"name":"${name}"`),
      )
      const asked = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => named.includes(name)))
      const url = `${address.replace('{id}', driverId).replace('{kind}', 'drivers')}?${asked}`
      const reply = await app.inject({ url, headers: { cookie } })
      expect(reply.statusCode, `${url}: ${reply.body}`).toBe(200)
      const cells = (parse(reply.body, { bom: true }) as string[][]).flat()
      expect(
        cells.filter((cell) => RUNS.test(cell) && !NUMBER.test(cell)),
        address,
      ).toEqual([])
      if (!cells.some((cell) => cell.startsWith("'=HYPERLINK"))) without.push(address.replace('/api/v1/', ''))
    }
    // They have figures and our own words alone.
    expect(without.sort()).toEqual([
      ...['books/month.csv', 'books/year.csv', 'drivers/{id}/statement.csv', 'imports/template/{kind}'],
    ])
    const exported = (await app.inject({ url: '/api/v1/exports/drivers', headers: { cookie } })).body
    await app.database.db.updateTable('drivers').set({ deletedAt: NOON }).execute()
    const file = Buffer.from(exported.replace('"In use",', '').replace('"yes",', ''))
    const form = await formOf([
      ['kind', 'drivers'],
      ['fileName', 'drivers.csv'],
      ['file', { file, name: 'drivers.csv' }],
    ])
    const headers = { ...form.headers, cookie }
    const preview = await app.inject({ method: 'POST', url: '/api/v1/imports/preview', payload: form.payload, headers })
    const { rows, problems } = ImportPreview.parse(preview.json())
    expect([rows[0]?.cells, problems]).toEqual([[FORMULA, '+91 98400 12345', FORMULA, '', '', '', FORMULA], []])
  })
})
