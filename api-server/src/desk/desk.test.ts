import { DeskSummaryReply, TariffParts } from 'shared-api/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { parseBooking } from '../bookings/index.ts'
import { bookingRepository } from '../bookings/repository.ts'
import { DatabaseUnavailable } from '../platform/database/unavailable.ts'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { watchedDatabase } from '../testing/watched-database.ts'

eachRoute('the desk', (engine) => {
  let now = NOON
  type App = Awaited<ReturnType<typeof engine.app>>
  let app: App

  beforeEach(async () => {
    now = NOON
    app = await engine.sharedApp({}, { now: () => now })
    for (const table of ['outbox', 'bookings', 'enquiries'] as const) await app.database.db.deleteFrom(table).execute()
  })

  const get = async (call: string) => app.inject({ url: `/api/v1/${call}`, headers: { cookie: await sessionOf(app) } })

  it('says what needs attention today', async () => {
    const cab = await insertCab(app)
    await book(app, outstation(cab))
    now += 24 * 3_600_000
    await book(app, outstation(cab, { PickUpdate: '2026-11-03', pickUpTime: '18:00', name: 'Later Today' }))
    const contact = { name: 'Ravi', email: 'ravi@example.com', phone: '9840012345', message: 'A wedding for 40?' }
    await app.inject({ method: 'POST', url: '/api/v1/forms', payload: contact })

    const summary = DeskSummaryReply.parse((await get('desk/summary')).json())
    expect(summary).toMatchObject({ today: '2026-11-03', newBookings: 2, newEnquiries: 1, unsentMailTotal: 6 })
    expect(summary.unsentMail).toHaveLength(6)
    expect(summary.pickUpsToday.map(({ name }) => name)).toEqual(['Later Today'])
    expect(summary.bookingsByDay).toHaveLength(14)
    expect(summary.bookingsByDay.slice(-2)).toEqual([
      { date: '2026-11-02', bookings: 1 },
      { date: '2026-11-03', bookings: 1 },
    ])
    expect(summary.bookingsByTripType).toEqual([
      { triptype: 'Outstation', bookings: 2 },
      { triptype: 'Local Trip', bookings: 0 },
      { triptype: 'Drop Trip', bookings: 0 },
    ])
  })

  it('names the papers in use that have ended or end within 30 days, soonest first', async () => {
    const { vehicles, drivers, database } = app
    for (const table of ['vehicles', 'drivers'] as const) await database.db.deleteFrom(table).execute()
    const paper = (kind: 'insurance' | 'tax', lastDay: string) => ({ kind, number: '', lastDay })
    const car = { cabId: await insertCab(app), enabled: true, note: '', base: null, absences: [] }
    const papers = [paper('insurance', '2026-12-02'), paper('tax', '2026-12-03')]
    const { record: used } = await vehicles.create({ ...car, registration: 'TN 01 AB 1234', papers })
    const ended = [paper('tax', '2026-01-01')]
    await vehicles.create({ ...car, registration: 'TN 01 AB 1235', papers: ended, enabled: false })
    const gone = await vehicles.create({ ...car, registration: 'TN 01 AB 1236', papers: ended })
    await vehicles.remove(gone.record.id, null)
    const person = {
      name: 'Murugan S',
      mobile: '+919840012345',
      licence: 'TN01 1',
      photo: '',
      enabled: true,
      note: '',
      base: null,
      absences: [],
    }
    const licence = { kind: 'licence' as const, number: '', lastDay: '2026-11-01' }
    const { record: driver } = await drivers.create({ ...person, papers: [licence] })

    const { papersToRenew, papersToRenewTotal } = DeskSummaryReply.parse((await get('desk/summary')).json())
    expect(papersToRenewTotal).toBe(2)
    expect(papersToRenew).toEqual([
      { owner: 'driver', id: driver.id, name: 'Murugan S', kind: 'licence', lastDay: '2026-11-01' },
      { owner: 'vehicle', id: used.id, name: 'TN 01 AB 1234', kind: 'insurance', lastDay: '2026-12-02' },
    ])
  })

  it('lists the first steps until each is done', async () => {
    const { vehicles, drivers, tariffs, settings, database } = app
    for (const table of ['vehicles', 'drivers', 'cabs'] as const) await database.db.deleteFrom(table).execute()
    const left = async () => (await get('desk/summary')).json().firstSteps
    expect(await left()).toEqual(['company', 'gstin', 'tariff', 'cabs', 'vehicles', 'drivers', 'mail'])

    const by = { byName: 'Owner', allows: () => true }
    await settings.edit({ phones: ['+914522345678'], noGstin: true }, by)
    expect(await left()).toEqual(['company', 'tariff', 'cabs', 'vehicles', 'drivers', 'mail'])
    await settings.edit({ email: 'desk@vaigai.test', noGstin: false }, by)
    const car = { cabId: await insertCab(app), enabled: true, note: '', base: null, papers: [], absences: [] }
    await vehicles.create({ ...car, registration: 'TN 01 AB 1234' })
    const person = {
      name: 'Murugan S',
      mobile: '+919840012345',
      licence: 'TN01 1',
      photo: '',
      enabled: true,
      note: '',
      base: null,
      absences: [],
    }
    const { record: driver } = await drivers.create({ ...person, papers: [] })
    expect(await left()).toEqual(['gstin', 'tariff', 'mail'])
    await drivers.remove(driver.id, null)
    const rates = [{ tripType: 'Drop Trip' as const, cabClass: '*' as const, perKm: 10 }]
    const { id } = await tariffs.create(TariffParts.parse({ name: 'Ours', rates }))
    expect(await left()).toEqual(['gstin', 'tariff', 'drivers', 'mail'])
    await tariffs.putInForce(id, { from: '2026-11-05' })
    await settings.edit({ gst: { gstin: '33AABCT1332L1ZL' } }, by)
    expect(await left()).toEqual(['drivers', 'mail'])
  })

  it('counts a booking just before midnight in India to that day', async () => {
    now = Date.parse('2026-11-02T23:59:59+05:30')
    await book(app, outstation(await insertCab(app)))
    now += 2000
    const { bookingsByDay, today } = DeskSummaryReply.parse((await get('desk/summary')).json())
    expect(today).toBe('2026-11-03')
    expect(bookingsByDay.slice(-2).map(({ bookings }) => bookings)).toEqual([1, 0])
  })

  it('exports filtered bookings, safe to open in a spreadsheet', async () => {
    const cab = await insertCab(app)
    await book(
      app,
      outstation(cab, {
        name: '=HYPERLINK("A1")',
        pickUpLocation: 'Gate 3, "North"',
        package: '＝1+1',
      }),
    )
    await book(app, outstation(cab, { name: 'மீனா', PickUpdate: '2026-12-30', returndate: '2026-12-31' }))
    const all = await get('bookings.csv')
    expect(all.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(all.headers['content-disposition']).toBe('attachment; filename="bookings-2026-11-02.csv"')
    expect(all.body.startsWith('\uFEFF"Reference","Status"')).toBe(true)
    expect(all.body).toContain(`"'=HYPERLINK(""A1"")"`)
    expect(all.body).toContain(`"'＝1+1"`)
    expect(all.body).toContain('"Outstation"')
    expect(all.body).toContain('"+91 98400 12345"')
    expect(all.body).toContain('"Gate 3, ""North"""')
    expect(all.body).toContain('"மீனா"')
    expect(all.body.trimEnd().split('\r\n')).toHaveLength(3)

    const some = await get('bookings.csv?pickUpFrom=2026-12-29')
    expect(some.body.trimEnd().split('\r\n')).toHaveLength(2)
    expect((await get('bookings.csv?pickUpFrom=soon')).statusCode).toBe(400)
  })

  it.each([
    ['+44 20 7946 0958', '"+44 20 7946 0958"'],
    ['+919840012345', '"+919840012345"'],
    ['+91 98400 12345 ', '"+91 98400 12345"'],
    ['+91-98400', `"'+91-98400"`],
    ['++91', `"'++91"`],
    ['+', `"'+"`],
    ['+1+cmd|x!A1', `"'+1+cmd|x!A1"`],
    ['-12', `"'-12"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ])('writes %s as %s', async (written, cell) => {
    await book(app, outstation(await insertCab(app), { pickUpLocation: written }))
    expect((await get('bookings.csv')).body).toContain(`,${cell},`)
  })

  it('counts a booking just after midnight in India to that day', async () => {
    now = Date.parse('2026-11-03T00:15:00+05:30')
    await book(app, outstation(await insertCab(app)))
    const { headers, body } = await get('bookings.csv')
    expect(headers['content-disposition']).toContain('bookings-2026-11-03.csv')
    expect(body).toContain('"new","2026-11-03 00:15","Asha Kumar"')
  })

  it('says in words that an export cannot begin; one that breaks off never looks whole', async () => {
    const gone = new DatabaseUnavailable('the database is gone')
    await book(app, outstation(await insertCab(app)))
    const rows = await app.database.db.selectFrom('bookings').selectAll().execute()
    vi.spyOn(app.bookings, 'each').mockImplementationOnce(async function* () {
      yield await Promise.reject(gone)
    })
    const refused = await get('bookings.csv')
    expect([refused.statusCode, refused.json().status]).toEqual([503, 503])
    vi.spyOn(app.bookings, 'each').mockImplementationOnce(async function* () {
      yield rows.map((row) => ({ ...parseBooking(row), paidPaise: 0 }))
      throw gone
    })
    await expect(get('bookings.csv')).rejects.toThrow('destroyed before completion')
  })

  it('exports more bookings than one batch', async () => {
    const cab = await insertCab(app)
    await book(app, outstation(cab))
    const { db } = app.database
    const row = await db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
    const many = Array.from({ length: 1200 }, (_, n) => ({
      ...row,
      id: `many-${n}`,
      reference: `TT-${n}`,
      createdAt: row.createdAt - n,
    }))
    for (let from = 0; from < many.length; from += 300) {
      await db
        .insertInto('bookings')
        .values(many.slice(from, from + 300))
        .execute()
    }
    const lines = (await get('bookings.csv')).body.trimEnd().split('\r\n')
    expect(new Set(lines).size).toBe(1202)

    const { database, asked } = await watchedDatabase(app)
    const sizes: number[] = []
    for await (const rows of bookingRepository(
      database,
      () => now,
      async () => {},
    ).each({}, 500))
      sizes.push(rows.length)
    expect(sizes).toEqual([500, 500, 201])
    expect(asked.filter((query) => query.includes('count('))).toEqual([])
    expect(asked.filter((query) => query.includes('outbox'))).toEqual([])
  })

  it('refuses callers who are not staff', async () => {
    for (const call of ['desk/summary', 'bookings.csv', 'staff']) {
      expect((await app.inject(`/api/v1/${call}`)).statusCode).toBe(401)
    }
  })
})
