import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { BookingRequest } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { bookingSearch, columnsOf } from '../../bookings/record/index.ts'
import { newBookingRow } from '../../bookings/record/row.ts'
import { toReceipt } from '../../bookings/record/wire.ts'
import { FIRST_TARIFF, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { eachEmptyEngine, onPostgres, type TestEngine } from '../../testing/engines.ts'
import { MIGRATIONS, newestMigrations } from './migrate.ts'
import { type Database, migrateDatabase, openForCommand } from './open.ts'
import type { Schema } from './schema.ts'
import { termsOf } from './search-terms.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

/**
 * Hashes of the released migrations. Never edit one: databases that ran it would not run it again. Add a new one here.
 */
const RELEASED = {
  '0001-tables': 'fe7803c739243f8d',
  '0002-mail-language': '12cfc317a202e7a6',
  '0003-growth': '7a6988ff5389b2db',
  '0004-lean': 'f299b0e4b31368ad',
  '0005-changed-trips': 'e42e307414debc44',
  '0006-found-in-order': 'a78bff772d804ad4',
  '0007-mail-sources': '0c5d31ec1433dd7d',
  '0008-search-text': 'd017ae860d933b2e',
  '0009-fares': 'e522866f7284448b',
  '0010-fleet': '5b1d1871081fd2d5',
  '0011-trips': '5bd583bee7a588c2',
  '0012-roles': '91b4cfe361a095cd',
  '0013-links': '00c79d973da43746',
  '0014-password-links': '3eeb96d004958767',
  '0015-driving': '0736ae6a19e74b34',
  '0016-tourist-lists': '443a8f84c3203554',
  '0017-booking-changes': '727545c47ccded11',
  '0018-told': '0951e5cdab41e757',
  '0019-payments': '23e54a9ef777d48d',
  '0020-documents': '4eac41b899402054',
  '0021-changed-when': 'aacb77fa87c0e7a7',
  '0022-my-trips': '224fc5b0e3d2b470',
  '0023-search-words': '42b738a9159704e1',
  '0024-payment-mails': '2867bae3c38faa37',
  '0025-final-bills': '012553ced1a8ce3a',
  '0026-books': 'e4603419623ca2f2',
  '0028-packages': '67c80ae84604bc0b',
  '0029-preferences': '0f7519747e876919',
  '0030-settings-versions': '0eaaf0644a02aad1',
  '0031-settled-amounts': '2556211ac05ac3af',
  '0032-quotations': 'd14816f39bf0667b',
  '0033-imports': 'a414063307be43dd',
  '0034-picture-texts': 'acae5f5c22a8bec3',
  '0037-cab-build': '9a4f2c461f4baf7b',
  '0038-translations': 'f6f9ac836f7f718b',
  '0039-undone-imports': '3378ad0e9eb11cdf',
  '0040-money': '6cf4843185bdf4d4',
  '0041-line-origins': '3407549052208825',
  '0042-outbox-queues': '0272ee23d28031db',
  '0043-goodwill': 'a26674390062a61c',
  '0044-typed-lines': '5990e9bf7e5f226b',
  '0045-for-whom': '0f7fded6546ee25d',
  '0047-movements': 'ba718e6920103c42',
  '0048-drawer': '2cda1e52f1a93b0f',
  '0050-credit-in-part': '07eec632c2f091b2',
  '0051-document-search': '67b157a950ccc707',
  '0052-notice': '64006ce46c800403',
  '0053-bases': '129a61a654d954b9',
  '0054-money-changes': '6bf595e581d6b60d',
  '0056-driver-photo': 'de228d2fe545217a',
  '0057-document-key': 'c827a18bf6add663',
  '0058-absences': 'c971245f58368b7d',
  '0059-earlier-legs': 'fd74cceec4704355',
  '0060-return-offers': 'e9d1af5347ddecca',
  '0061-party': 'f569d10ae47b6d59',
}

it('a migration is never edited once databases have had it', async () => {
  const said = await Promise.all(Object.keys(MIGRATIONS).map(async (name) => [name, await wordsOf(name)]))
  expect(Object.fromEntries(said)).toEqual(RELEASED)
})

it('migrations are listed in the order of their numbers', () => {
  expect(Object.keys(MIGRATIONS)).toEqual(newestMigrations())
})

/** The hash of a migration's files, without their comments and however they are set. */
async function wordsOf(name: string): Promise<string> {
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) => file.startsWith(name.slice(0, 4)))
  const hash = createHash('sha256')
  for (const file of files.filter((one) => one.endsWith('.ts')).sort()) {
    const text = await readFile(join(FOLDER, file), 'utf8')
    hash.update(text.replace(/^\s*(\/\/|\/?\*).*$/gm, '').replace(/[\s,]+/g, ''))
  }
  return hash.digest('hex').slice(0, 16)
}

eachEmptyEngine('the tables before their newest form', (engine) => {
  it("keep each booking's history, mails, search words and pick-up day; deleting a booking deletes them", async () => {
    const id = await bookBefore(engine)
    const app = await engine.app({}, { now: () => NOON })
    const { booking, mails, history } = await app.bookings.find(id)
    expect(toReceipt(booking)).toMatchObject({
      ...{ total: 18_670, advance: 4668, tariff: { id: 'tariff-first', name: 'Per km and cab' }, hours: null },
      selectedCab: { carModel: 'Innova Crysta', pricePerKm: null, cabClass: null },
      fareLines: [
        { code: 'distance', quantity: 462, unit: 'km', rate: 35, amount: 16_170, taxable: true, basis: 'estimate' },
        { code: 'cab', quantity: 1, unit: 'trip', rate: 2500, amount: 2500, taxable: true, basis: 'fixed' },
      ],
    })
    expect(history).toEqual([
      { status: 'new', at: NOON, byName: 'Asha Kumar', reason: null },
      { status: 'confirmed', at: NOON + 1000, byName: 'Desk', reason: null },
    ])
    expect(mails.map(({ subject, language }) => `${subject} ${language}`)).toEqual(['To the visitor ta'])
    expect(await app.outbox.claim(['booking-visitor'])).toMatchObject({ id: 'm1', source: null, turnAt: NOON })
    const { list } = app.bookings
    expect((await list({ q: 'kumar 98400' })).rows).toEqual([booking])
    expect((await list({ pickUpFrom: '2026-12-24', pickUpTo: '2026-12-24' })).rows).toEqual([booking])
    expect((await list({ pickUpFrom: '2026-12-25' })).rows).toEqual([])
    const { db } = app.database
    if (engine.name === 'sqlite') {
      expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
      expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrityCheck: 'ok' }])
    }
    // What belongs to a booking still goes with it.
    await db.deleteFrom('bookings').where('id', '=', id).execute()
    for (const table of ['bookingTerms', 'outbox', 'bookingHistory'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
  })
})

eachEmptyEngine('a booking that a process of the release before stores after the migration', (engine) => {
  it('is found by a search once the last process has been replaced', async () => {
    const database = openForCommand(engine.config())
    const { booking, terms } = await tablesAt('0008-search-text', database)
    await database.db.insertInto('bookings').values(booking).execute()
    await database.db.insertInto('bookingTerms').values(terms).execute()
    await database.close()
    const app = await engine.app({}, { now: () => NOON })
    const { rows } = await app.bookings.list({ q: '98400 kumar' })
    expect(rows).toMatchObject([{ id: booking.id, tariffId: 'tariff-first', advancePaise: 466_800 }])
  })
})

eachEmptyEngine('cabs before there were vehicles', (engine) => {
  it('get one vehicle each without a number, unless they are deleted, and stay as they are', async () => {
    const database = openForCommand(engine.config())
    const { booking } = await tablesAt('0009-fares', database)
    const deleted = await insertCab({ database }, { deletedAt: NOON })
    const { db } = database
    await db
      .insertInto('bookings')
      .values({ ...booking, fareLines: '[]', search: '' })
      .execute()
    const everything = () =>
      Promise.all([
        db.selectFrom('cabs').selectAll().orderBy('id').execute(),
        db.selectFrom('bookings').selectAll().execute(),
      ])
    const before = await everything()
    expect(await migrateDatabase(engine.config())).toEqual(newestMigrations().slice(9))
    expect(await everything()).toMatchObject(before)
    const vehicles = await db.selectFrom('vehicles').selectAll().execute()
    const [kept] = before[0].filter(({ id }) => id !== deleted)
    expect(vehicles).toEqual([
      {
        ...{ id: kept?.id, cabId: kept?.id, registration: null, enabled: 1, note: '', base: null, version: 1 },
        ...{ createdAt: kept?.createdAt, updatedAt: kept?.createdAt, deletedAt: null },
      },
    ])
    await database.close()
  })
})

eachEmptyEngine('bookings of before their fares had lines', (engine) => {
  it('keep their total to the paisa: with decimals of km, and with a cab without a price', async () => {
    const database = openForCommand(engine.config())
    for (const [pricePaise, distance] of [
      [250_055, '12.34'],
      [null, '12.5'],
      [null, '0.01'],
    ] as const) {
      const { booking } = await tablesAt('0008-search-text', database, { pricePaise, distance })
      await database.db.insertInto('bookings').values(booking).execute()
    }
    await database.close()
    const app = await engine.app({}, { now: () => NOON })
    const { rows } = await app.bookings.list({})
    const fares = rows.map((row) => ({ fareLines: row.fareLines, totalPaise: row.totalPaise }))
    expect(fares.sort((a, b) => a.totalPaise - b.totalPaise)).toMatchObject([
      { totalPaise: 35, fareLines: [{ code: 'distance', quantity: 0.01, amount: 35 }] },
      { totalPaise: 43_750, fareLines: [{ code: 'distance', quantity: 12.5, amount: 43_750 }] },
      {
        totalPaise: 293_245,
        fareLines: [
          { code: 'distance', quantity: 12.34, amount: 43_190 },
          { code: 'cab', amount: 250_055 },
        ],
      },
    ])
  })
})

eachEmptyEngine('lines of the desk whose tax was added to them', (engine) => {
  const toll = { code: 'toll', quantity: 1, rate: 66_500, amount: 66_500, taxable: true, origin: 'desk', by: 'Meena' }
  const rest = [
    { ...toll, code: 'discount', rate: -50_000, amount: -50_000, taxable: false },
    { ...toll, code: 'distance', origin: 'tariff', by: undefined },
  ]
  const tax = { code: 'cgst', quantity: 2.5, unit: 'percent', amount: 3325 }

  it('have as rate what the traveller pays; amounts and totals stay', async () => {
    const database = openForCommand(engine.config())
    const { db } = database
    const { booking } = await tablesAt('0043-goodwill', database)
    const taxes = [tax, { ...tax, code: 'sgst' }]
    const fareLines = JSON.stringify([toll, ...rest, ...taxes])
    await db
      .insertInto('bookings')
      .values({ ...booking, fareLines, messagesByPhone: 0, search: '' })
      .execute()
    const input = JSON.stringify({ km: 5, lines: [{ ...toll, rate: 665, amount: 665 }] })
    const bill = { bookingId: booking.id, quotedLines: fareLines, quotedPaise: 1, input, at: NOON, byName: 'Meena' }
    await db.insertInto('finalBills').values(bill).execute()
    await migrateDatabase(engine.config())
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', booking.id).executeTakeFirstOrThrow()
    const made = await db.selectFrom('finalBills').selectAll().executeTakeFirstOrThrow()
    expect([row.totalPaise, JSON.parse(row.fareLines ?? '')]).toEqual([
      booking.totalPaise,
      JSON.parse(JSON.stringify([{ ...toll, rate: 69_825 }, ...rest, ...taxes])),
    ])
    expect(JSON.parse(made.input)).toEqual({ km: 5, lines: [{ ...toll, rate: 698.25, amount: 698.25 }] })
    await database.close()
  })
})

eachEmptyEngine('the books of the release before money went out', (engine) => {
  it('keep every row, as payments of trips; documents are found by what they say', async () => {
    const database = openForCommand(engine.config())
    const { db } = database
    const { booking } = await tablesAt('0044-typed-lines', database)
    await db
      .insertInto('bookings')
      .values({ ...booking, fareLines: '[]', messagesByPhone: 0, search: '' })
      .execute()
    const of = { bookingId: booking.id, bookingReference: booking.reference, byName: 'Meena' }
    const money = { way: 'cash', amountPaise: 50_000, reference: '', note: '', splitReason: null, takesBack: null }
    const payment = { ...of, ...money, id: 'paid', at: NOON, driverId: null, onceKey: null, referenceKey: null }
    await db.insertInto('payments').values(payment).execute()
    const recipient = { name: 'Asha Traders', address: '', gstin: null }
    const content = JSON.stringify({ recipient, day: '2026-11-02', booking: { reference: booking.reference } })
    const bill = { ...of, number: 'BIL-26-27-00001', kind: 'bill' as const, day: '2026-11-02', issuedAt: NOON }
    await db
      .insertInto('documents')
      .values({ ...bill, totalPaise: 50_000, ofNumber: null, paymentId: null, content })
      .execute()
    const tables = ['bookings', 'payments', 'documents', 'vehicles', 'drivers', 'cabs', 'tariffs'] as const
    const rowsOf = () => Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
    const before = await rowsOf()
    const had = newestMigrations().indexOf('0044-typed-lines') + 1
    expect(await migrateDatabase(engine.config())).toEqual(newestMigrations().slice(had))
    expect(await rowsOf()).toMatchObject(before)
    const [, payments, documents] = await rowsOf()
    expect(payments).toMatchObject([{ kind: 'trip', notedAt: null, category: null, vehicleId: null, payee: '' }])
    expect(documents).toMatchObject([{ partOf: null, search: expect.stringMatching(/ asha traders .*50000/) }])
    await database.close()
  })
})

eachEmptyEngine('lines of prices before they said where they come from', (engine) => {
  const line = (code: string, more: object = {}) => ({ code, amount: 1, ...more })
  const desk = (note: string) => line('other', { note, by: 'Meena' })
  const cases: [lines: object[], origins: string[]][] = [
    [
      [line('distance'), desk('NH 38'), line('gst')],
      ['tariff', 'desk', 'tariff'],
    ],
    [
      [line('distance'), desk('Agreed price')],
      ['tariff', 'agreed'],
    ],
    [
      [desk('Two days'), line('gst'), line('rounding')],
      ['quoted', 'tariff', 'tariff'],
    ],
  ]
  it('keep what the rules of before made of them, in prices and final bills', async () => {
    const database = openForCommand(engine.config())
    const { db } = database
    const ids: string[] = []
    for (const [lines] of cases) {
      const { booking } = await tablesAt('0039-undone-imports', database)
      const fareLines = JSON.stringify(lines)
      await db
        .insertInto('bookings')
        .values({ ...booking, fareLines, messagesByPhone: 0, search: '' })
        .execute()
      const bill = { bookingId: booking.id, quotedLines: fareLines, quotedPaise: 1, at: NOON, byName: 'Meena' }
      await db
        .insertInto('finalBills')
        .values({ ...bill, input: JSON.stringify({ km: 5, lines }) })
        .execute()
      ids.push(booking.id)
    }
    await migrateDatabase(engine.config())
    for (const [at, [lines, origins]] of cases.entries()) {
      const wanted = lines.map((one, nth) => ({ ...one, origin: origins[nth] }))
      const id = ids[at] ?? ''
      const { fareLines } = await db
        .selectFrom('bookings')
        .select('fareLines')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const bill = await db.selectFrom('finalBills').selectAll().where('bookingId', '=', id).executeTakeFirstOrThrow()
      expect(JSON.parse(fareLines ?? '')).toEqual(wanted)
      expect([JSON.parse(bill.quotedLines), JSON.parse(bill.input)]).toEqual([wanted, { km: 5, lines: wanted }])
    }
    await database.close()
  })
})

eachEmptyEngine('staff before there were roles', (engine) => {
  it('are owners, also those whom a process of the release before adds after the migration; customers are not', async () => {
    const database = openForCommand(engine.config())
    const add = (id: string, role: string) =>
      sql`insert into users (id, name, email, email_key, password_hash, role, created_at, updated_at)
        values (${id}, ${id}, ${id}, ${id}, 'none', ${role}, 1, 1)`.execute(database.db)
    await tablesAt('0009-fares', database)
    await add('meena', 'admin')
    await add('asha', 'customer')
    await migrateDatabase(engine.config())
    await add('kala', 'admin')
    await database.close()
    const { db } = (await engine.app({}, { now: () => NOON })).database
    const users = db.selectFrom('users').select(['id', 'staffRole', 'mustChangePassword']).orderBy('id')
    expect((await users.execute()).map(({ id, ...rank }) => [id, ...Object.values(rank)])).toEqual([
      ['asha', null, 0],
      ['kala', 'owner', 0],
      ['meena', 'owner', 0],
    ])
  })
})

onPostgres('a migration while a process of the release before books', (engine) => {
  it('waits for the booking, is not in its way, and finds it', async () => {
    const database = openForCommand(engine.config())
    const { booking, terms } = await tablesAt('0005-changed-trips', database)
    const migrated = await database.transaction(async (tx) => {
      await tx.insertInto('bookings').values(booking).execute()
      const migrating = migrateDatabase(engine.config())
      await expect.poll(() => waitingIn(database)).toBe(1)
      await tx.insertInto('bookingTerms').values(terms).execute()
      return { migrating }
    })
    expect(await migrated.migrating).toEqual(newestMigrations().slice(5))
    const nobody = { guestName: null, guestMobile: null, companyName: null }
    const search = bookingSearch({ ...booking, ...nobody, cabSnapshot: JSON.parse(booking.cabSnapshot) })
      .trim()
      .split(' ')
      .sort()
    const stored = await database.db.selectFrom('bookings').select('search').executeTakeFirstOrThrow()
    expect(stored.search?.trim().split(' ').sort()).toEqual(search)
    await database.close()
  })
})

/** How many wait for a lock of this database. */
async function waitingIn({ db }: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** A booking in the tables as 0003 left them, confirmed a second later; gives its id. */
async function bookBefore(engine: TestEngine): Promise<string> {
  const database = openForCommand(engine.config())
  const { db } = database
  const { booking, terms } = await tablesAt('0003-growth', database)
  await db
    .insertInto('bookings')
    .values({ ...booking, status: 'confirmed' })
    .execute()
  await db.insertInto('bookingTerms').values(terms).execute()
  const bookingId = booking.id
  const changes: Omit<Schema['bookingHistory'], 'reason'>[] = [
    { id: 'one', bookingId, status: 'new', at: NOON, byName: booking.name },
    { id: 'two', bookingId, status: 'confirmed', at: NOON + 1000, byName: 'Desk' },
  ]
  await db
    .insertInto('bookingHistory')
    .values(changes as Schema['bookingHistory'][])
    .execute()
  await sql`insert into outbox
    (id, kind, booking_id, recipient, subject, language, message_id, state, attempts, due_at, created_at)
    values ('m1', 'booking-visitor', ${bookingId}, ${booking.mail}, 'To the visitor', 'ta', '<m1@x>', 'waiting', 0,
      ${NOON}, ${NOON})`.execute(db)
  await database.close()
  return bookingId
}

type Priced = { pricePaise?: number | null; distance?: string }

/** Makes the tables as a migration left them; gives a booking for them, which is not stored, and its terms. */
async function tablesAt(
  migration: string,
  database: Database,
  { pricePaise = 250_000, distance = '462' }: Priced = {},
) {
  const { db } = database
  await new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateTo(migration)
  const cabId = await insertCab({ database }, { pricePaise })
  const cab = await db.selectFrom('cabs').selectAll().where('id', '=', cabId).executeTakeFirstOrThrow()
  const { bookingDetails } = BookingRequest.parse(outstation(cabId, { distance }))
  const {
    insteadOf,
    party,
    fareLines,
    tariffId,
    tariffName,
    advancePaise,
    hours,
    feePaise,
    forgivenPaise,
    noticeVersion,
    promisedVehicleId,
    messagesByPhone,
    language,
    userId,
    search,
    guestName,
    guestMobile,
    companyName,
    gstin,
    driverNote,
    arrivalNumber,
    luggage,
    ...booking
  } = columnsOf(newBookingRow(bookingDetails, cab, NOON, FIRST_TARIFF))
  const { pricePerKm: _perKm, cabClass: _class, ...cabSnapshot } = JSON.parse(booking.cabSnapshot)
  const earlier = { ...booking, cabSnapshot: JSON.stringify(cabSnapshot) }
  return { booking: earlier, terms: termsOf(booking).map((term) => ({ term, bookingId: booking.id })) }
}
