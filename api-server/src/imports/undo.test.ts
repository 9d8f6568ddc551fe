import type { FastifyInstance } from 'fastify'
import { ImportsReply, ImportUndo, ImportUndoneReply, type Problem } from 'shared-api/contract'
import { dayAfter } from 'shared-api/india'
import { toPaise } from 'shared-api/money'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Schema } from '../platform/database/schema.ts'
import { insertCab, NOON } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'
import { insertDriver, insertVehicle } from '../testing/fleet.ts'
import { importLines } from '../testing/imports.ts'

const HEADER = 'Name,Phone,Trip type,From,To,Date,Time,Car,Total,Paid'
const trips = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    [`Traveller ${at}`, 9_840_000_000 + at, 'drop', 'Chennai', 'Madurai', dayAfter('2026-01-01', at % 300), '08:00']
      .concat(['Innova Crysta', 9000, at % 2 === 0 ? 9000 : ''])
      .join(','),
  )

eachEngine('taking an import back', (engine) => {
  let app: FastifyInstance
  let cookie: string
  let cabId: string

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    const tables = [
      'assignments',
      'documents',
      'payments',
      'bookings',
      'vehicles',
      'cabTripTypes',
      'cabs',
      'drivers',
    ] as const
    for (const table of [...tables, 'contacts', 'importedRecords', 'imports', 'activity'] as const)
      await app.database.db.deleteFrom(table).execute()
    cabId = await insertCab(app)
    cookie = await sessionOf(app)
  })

  const call = (method: 'GET' | 'POST', id: string, as = cookie) =>
    app.inject({ method, url: `/api/v1/imports/${id}/undo`, headers: { cookie: as } })
  const asked = async (id: string) => ImportUndo.parse((await call('GET', id)).json())
  const undo = async (id: string) => {
    const reply = await call('POST', id)
    expect(reply.statusCode, reply.body).toBe(200)
    return ImportUndoneReply.parse(reply.json()).record
  }
  const refusal = async (id: string) => {
    const reply = await call('POST', id)
    expect(reply.statusCode).toBe(409)
    return (reply.json() as Problem).detail
  }
  const countOf = async (table: keyof Schema) =>
    Number(
      (
        await app.database.db
          .selectFrom(table as 'bookings')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const bring = (count: number) => importLines(app, cookie, 'bookings', HEADER, ...trips(count))

  it('removes its bookings with what was paid on paper, once; the same rows can be imported again', async () => {
    const other = await importLines(app, cookie, 'bookings', HEADER, ...trips(413).slice(412))
    const { id, canUndo } = await bring(412)
    expect(canUndo).toBe(true)
    const goes = [
      { what: 'bookings', count: 412 },
      { what: 'payments', count: 206 },
    ]
    expect(await asked(id)).toEqual({ goes, kept: [], keptCount: 0 })
    const [first, second] = await Promise.all([undo(id), undo(id)])
    expect(first).toMatchObject({ canUndo: false, undone: { by: 'Desk' } })
    expect(second).toEqual(first)
    const rest = await Promise.all(
      (['bookings', 'bookingHistory', 'payments', 'importedRecords'] as const).map(countOf),
    )
    expect(rest).toEqual([1, 2, 1, 1])
    const { imports } = ImportsReply.parse((await app.inject({ url: '/api/v1/imports', headers: { cookie } })).json())
    expect(new Set(imports.map((one) => [one.id, one.canUndo].join()))).toEqual(
      new Set([`${id},false`, `${other.id},true`]),
    )
    const done = await app.database.db
      .selectFrom('activity')
      .select(['subjectId', 'subjectName'])
      .where('code', '=', 'import-undone')
      .execute()
    expect(done).toEqual([{ subjectId: id, subjectName: '412 bookings' }])
    const again = await bring(412)
    expect(again.id).not.toBe(id)
    expect(await countOf('bookings')).toBe(413)
  })

  describe('of bookings refuses, names the rows and removes nothing', () => {
    const db = () => app.database.db
    const uses: [string, string, (bookingId: string) => Promise<unknown>][] = [
      [
        'a payment',
        'has a payment',
        (id) =>
          app.payments.receive(
            id,
            { way: 'cash', amount: toPaise(1), reference: '', note: '' },
            { byName: 'Desk', key: null },
          ),
      ],
      [
        'an assignment',
        'has a vehicle and driver',
        async (bookingId) => {
          const [vehicleId, driverId] = [await insertVehicle(app, cabId), await insertDriver(app)]
          const assignment = { bookingId, vehicleId, driverId, startsAt: NOON, endsAt: NOON + 1, code: '1234' }
          await db().insertInto('assignments').values(assignment).execute()
        },
      ],
      ['a document', 'has a bill or document', (id) => app.documents.invoice(id, undefined, 'Desk')],
      [
        'an edit',
        'was changed',
        (id) =>
          app.inject({
            method: 'PATCH',
            url: `/api/v1/bookings/${id}`,
            headers: { cookie },
            payload: { note: 'Seen' },
          }),
      ],
      ['its link sent', 'had messages or its link sent', (id) => app.links.forTraveller(id)],
    ]
    it.each(uses)('%s', async (_what, words, use) => {
      const { id } = await bring(3)
      const booking = await db()
        .selectFrom('bookings')
        .select(['id', 'reference'])
        .where('name', '=', 'Traveller 1')
        .executeTakeFirstOrThrow()
      await use(booking.id)
      expect(await refusal(id)).toBe(
        `Nothing was removed: 1 of 3 bookings were changed or used since: row 3, ${booking.reference} ${words}.`,
      )
      const { kept, keptCount } = await asked(id)
      expect([kept, keptCount]).toMatchObject([[{ row: 3, name: booking.reference }], 1])
      expect(await countOf('bookings')).toBe(3)
    })
  })

  it('takes cabs, vehicles and drivers back; a vehicle that got its number from the file has none again', async () => {
    const cabs = await importLines(
      app,
      cookie,
      'cabs',
      'Brand,Model,Seats,Price,Trip types,Description',
      'Maruti,Dzire,4,1500,Drop,Small',
    )
    const vehicles = await importLines(
      app,
      cookie,
      'vehicles',
      'Number,Cab,Insurance last day',
      'TN01AB1234,Dzire,31/03/2027',
      'TN01AB1235,Dzire,',
    )
    const drivers = await importLines(app, cookie, 'drivers', 'Name,Mobile,Licence', 'Murugan,9840012345,X')
    expect(await refusal(cabs.id)).toContain('row 2, Maruti Dzire has vehicles')
    await undo(vehicles.id)
    const left = await app.database.db.selectFrom('vehicles').select(['registration', 'deletedAt']).execute()
    expect(left).toEqual([{ registration: null, deletedAt: null }])
    expect(await countOf('papers')).toBe(0)
    await undo(drivers.id)
    expect(await countOf('drivers')).toBe(0)
    expect((await asked(cabs.id)).goes).toEqual([{ what: 'cabs', count: 1 }])
    await undo(cabs.id)
    expect((await app.cabs.listAll()).map(({ carModel }) => carModel)).toEqual(['Innova Crysta'])
    expect(await app.vehicles.list()).toEqual([])
  })

  it('keeps drivers and vehicles with trips, edited ones, and cabs with bookings', async () => {
    const cabs = await importLines(
      app,
      cookie,
      'cabs',
      'Brand,Model,Seats,Price,Trip types,Description',
      'Maruti,Dzire,4,1500,Drop,Small',
    )
    const vehicles = await importLines(app, cookie, 'vehicles', 'Number,Cab', 'TN01AB1234,Innova Crysta')
    const drivers = await importLines(
      app,
      cookie,
      'drivers',
      'Name,Mobile,Licence',
      'Murugan,9840012345,X',
      'Velu,9840012346,Y',
    )
    const { id } = await importLines(
      app,
      cookie,
      'bookings',
      HEADER,
      trips(1)[0]?.replace('Innova Crysta', 'Dzire') ?? '',
    )
    const { db } = app.database
    const booking = await db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    const vehicle = await db
      .selectFrom('vehicles')
      .select('id')
      .where('registration', 'is not', null)
      .executeTakeFirstOrThrow()
    const [driven, edited] = await db.selectFrom('drivers').select('id').orderBy('name').execute()
    await db
      .insertInto('assignments')
      .values({
        bookingId: booking.id,
        vehicleId: vehicle.id,
        driverId: driven?.id ?? '',
        startsAt: 1,
        endsAt: 2,
        code: '1234',
      })
      .execute()
    await app.drivers.update(edited?.id ?? '', { note: 'Early shift' }, null)
    expect(await refusal(cabs.id)).toContain('Maruti Dzire has bookings')
    expect(await refusal(vehicles.id)).toContain('TN 01 AB 1234 has trips')
    expect(await refusal(drivers.id)).toContain('row 2, Murugan has trips; row 3, Velu was changed')
    expect(await refusal(id)).toContain('has a vehicle and driver')
    expect(await countOf('drivers')).toBe(2)
  })

  it('is for owners, of an import that is there and noted its rows', async () => {
    const { id } = await bring(1)
    for (const method of ['GET', 'POST'] as const)
      expect((await call(method, id, await sessionOf(app, 'clerk'))).statusCode).toBe(403)
    expect((await call('POST', 'nothing')).statusCode).toBe(404)
    await app.database.db.deleteFrom('importedRecords').execute()
    expect(await refusal(id)).toContain('of an earlier release')
  })
})
