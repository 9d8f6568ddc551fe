import { sql } from 'kysely'
import { Erased, fieldsOf, OWN_WORDS, PersonalDataReply, QuotationInput } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { toPaise } from 'shared-api/money'
import { beforeEach, expect, it } from 'vitest'
import { insertContact } from '../contacts/index.ts'
import type { Schema } from '../platform/database/schema.ts'
import { BACKUP_TABLES, LEFT_OUT } from '../platform/operations/backup/tables.ts'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'
import { insertDriver, insertVehicle } from '../testing/fleet.ts'
import { QUOTATION, tripOf } from '../testing/quotations.ts'

const PERSON = { mail: 'canary@example.com', mobile: '+919000077777' }
const TRACES = /canary|9000077777|secret/i

/**
 * What becomes of a traveller's rows in each table when they are erased: they go, stay without the person, or stay as they
 * are until the law no longer asks for it. A new table has to be named here, and filled below if it has any.
 */
const TABLES: Record<keyof Schema, 'goes' | 'stays without the person' | 'named for the law' | 'has no travellers'> = {
  ...{ users: 'goes', sessions: 'goes', passwordLinks: 'goes', rateLimits: 'has no travellers' },
  ...{ cabs: 'has no travellers', cabTripTypes: 'has no travellers', packages: 'has no travellers' },
  ...{ tariffs: 'has no travellers', vehicles: 'has no travellers', drivers: 'has no travellers' },
  ...{
    papers: 'has no travellers',
    absences: 'has no travellers',
    earlierLegs: 'has no travellers',
    settings: 'has no travellers',
    activity: 'has no travellers',
  },
  ...{ preferences: 'has no travellers', settingsVersions: 'has no travellers', imports: 'has no travellers' },
  ...{ importedRecords: 'has no travellers', contacts: 'goes' },
  ...{ bookings: 'stays without the person', bookingHistory: 'stays without the person', bookingTerms: 'goes' },
  ...{
    moneyChanges: 'stays without the person',
    bookingChanges: 'goes',
    links: 'goes',
    idempotencyKeys: 'goes',
    touristLists: 'goes',
    outbox: 'goes',
  },
  ...{ assignments: 'stays without the person', driving: 'stays without the person' },
  ...{ expenses: 'stays without the person', finalBills: 'stays without the person' },
  ...{ payments: 'stays without the person', paymentOrders: 'stays without the person' },
  ...{ refunds: 'has no travellers', providerEvents: 'stays without the person' },
  ...{ paymentClaims: 'goes', advanceReminders: 'goes', documents: 'named for the law' },
  ...{ documentSeries: 'has no travellers', settlements: 'has no travellers', settlementEntries: 'has no travellers' },
  ...{ drawerCounts: 'has no travellers', closedMonths: 'has no travellers' },
  ...{ enquiries: 'goes', enquiryTerms: 'goes', enquiryAnswers: 'goes', answerTemplates: 'has no travellers' },
  ...{ quotations: 'goes', quotationLinks: 'goes' },
}

/** Keys, and texts that point to a row. */
const IS_KEY = /^id$|(Id|Key|Reference)$/
/**
 * The other texts of rows that stay in which no traveller can be: what is chosen from a list, days and times, names of
 * staff and of what the company has. A new text has to be named here, or filled below.
 */
const OF_NOBODY: Partial<Record<keyof Schema, string[]>> = {
  bookings: [
    ...['cabSnapshot', 'fromCity', 'insteadOf', 'language', 'localTripType', 'party', 'pickUpDate'],
    ...['pickUpTime', 'reference', 'returnDate', 'returnTime', 'status', 'tariffName', 'toCity', 'tripType'],
  ],
  bookingHistory: ['status'],
  moneyChanges: ['subject', 'what'],
  assignments: ['code'],
  expenses: ['kind', 'outcome', 'photo'],
  finalBills: ['byName'],
  payments: ['byName', 'category', 'kind', 'payee', 'takesBack', 'way'],
  paymentOrders: ['provider'],
  providerEvents: ['kind', 'provider', 'settledBy', 'state', 'subject', 'why'],
}
const toSnake = (name: string) => name.replace(/[A-Z]/g, '_$&').toLowerCase()
const toCamel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const OF_STAFF_TOO: (keyof Schema)[] = ['users', 'sessions']
const named = (fate: (typeof TABLES)[keyof Schema]) =>
  Object.entries(TABLES).flatMap(([table, its]) => (its === fate ? [table as keyof Schema] : []))

eachEngine('a traveller who is erased', (engine) => {
  type App = Awaited<ReturnType<typeof engine.app>>
  let app: App
  let now = NOON

  beforeEach(async () => {
    now = NOON
    app = await engine.app({}, { now: () => now })
    for (const table of [...LEFT_OUT, ...BACKUP_TABLES.toReversed()])
      if (table !== 'tariffs') await app.database.db.deleteFrom(table).execute()
  })

  const call = async (what: 'find' | 'erase') =>
    app.inject({
      ...{ method: 'POST', url: `/api/v1/personal-data/${what}`, payload: { mail: PERSON.mail } },
      headers: { cookie: await sessionOf(app) },
    })
  const rowsOf = async (table: keyof Schema) =>
    (await sql`select * from ${sql.table(table)}`.execute(app.database.db)).rows
  const textOf = async (table: keyof Schema) => JSON.stringify(await rowsOf(table))

  /** Stores something of the person in every table that may have it. */
  async function fill() {
    const { db } = app.database
    const cab = await insertCab(app)
    const details = { ...PERSON, name: 'Canary', pickUpLocation: 'Secret place' }
    const { _id: bookingId } = (await book(app, outstation(cab, details), { 'idempotency-key': 'canary' })).json()
      .booking
    const account = {
      name: 'Canary',
      email: PERSON.mail,
      password: 'twelve letters',
      confirmPassword: 'twelve letters',
    }
    await app.inject({ method: 'POST', url: '/api/v1/register', payload: account })
    const login = { email: PERSON.mail, password: 'twelve letters' }
    await app.inject({ method: 'POST', url: '/api/v1/login', payload: login })
    const user = await app.passwordLinks.customer(PERSON.mail)
    await app.passwordLinks.create(user?.id ?? '', 'password')
    const form = { name: 'Canary', email: PERSON.mail, phone: '9444055566', message: 'A secret' }
    await app.inject({ method: 'POST', url: '/api/v1/forms', payload: form })
    const by = { at: NOON, byName: 'Canary' }
    const line = { code: 'toll', quantity: 1, unit: 'trip', rate: 1, amount: 1, taxable: true, basis: 'fixed' }
    const lines = JSON.stringify([{ ...line, note: 'A secret' }])
    await db.updateTable('bookings').set({ status: 'ended', fareLines: lines }).execute()
    await db.insertInto('bookingTerms').values({ bookingId, term: 'canary', createdAt: NOON }).execute()
    const [enquiry] = await db.selectFrom('enquiries').select('id').execute()
    await db
      .insertInto('enquiryTerms')
      .values({ enquiryId: enquiry?.id ?? '', term: 'canary' })
      .execute()
    const answer = { subject: 'A secret', text: 'A secret' }
    await app.enquiries.answer(enquiry?.id ?? '', answer, { byName: 'Desk', key: undefined }, () => [])
    const offer = QuotationInput.parse({ ...QUOTATION, note: 'A secret', bookingDetails: tripOf(cab) })
    const { quotation } = await app.quotations.add(enquiry?.id ?? '', offer, { byName: 'Desk' })
    await app.quotations.links.url(quotation.id)
    await db
      .insertInto('bookingHistory')
      .values({ ...by, id: 'h', bookingId, status: 'ended', reason: 'A secret' })
      .execute()
    const change = { reason: 'A secret', before: '{}', after: '{}' }
    await db
      .insertInto('bookingChanges')
      .values({ ...by, ...change, id: 'c', bookingId })
      .execute()
    const money = { bookingReference: 'TT', what: 'price' as const, subject: '', beforePaise: 1, afterPaise: 2 }
    await db
      .insertInto('moneyChanges')
      .values({ ...by, ...money, id: 'm', bookingId, reason: 'A secret' })
      .execute()
    await app.links.forTraveller(bookingId)
    const list = { origin: 'Secret', destination: '', passengers: '[]' }
    await db
      .insertInto('touristLists')
      .values({ ...list, bookingId })
      .execute()
    const [vehicleId, driverId] = [await insertVehicle(app, cab), await insertDriver(app)]
    await db
      .insertInto('assignments')
      .values({ bookingId, vehicleId, driverId, startsAt: NOON, endsAt: NOON + 1, code: '1234' })
      .execute()
    await db
      .insertInto('driving')
      .values({ bookingId, openingKm: 1, closingKm: 2, waitingMinutes: 0, doubt: 0 })
      .execute()
    await db
      .insertInto('expenses')
      .values({ id: 'e', bookingId, kind: 'toll', amountPaise: 1, photo: null, at: NOON })
      .execute()
    const driven = { measured: false, km: 1, start: '2026-12-24T06:30', end: '2026-12-26T20:00', waitingMinutes: 0 }
    const input = JSON.stringify({ ...driven, lines: JSON.parse(lines) })
    await db
      .insertInto('finalBills')
      .values({ at: NOON, byName: 'Desk', bookingId, quotedLines: lines, quotedPaise: 1, input })
      .execute()
    await db
      .insertInto('paymentOrders')
      .values({ id: 'order_1', provider: 'razorpay', bookingId, amountPaise: 100, createdAt: NOON })
      .execute()
    const event = { id: 'evt_1', provider: 'razorpay', kind: 'payment.captured', at: NOON, state: 'kept' as const }
    await db
      .insertInto('providerEvents')
      .values({ ...event, bookingId, subject: 'pay_1', body: `{"email":"${PERSON.mail}"}`, note: 'A secret' })
      .execute()
    await db.insertInto('advanceReminders').values({ bookingId, at: NOON, byName: 'Desk' }).execute()
    const payment = { way: 'bank', amount: toPaise(1), reference: 'SECRET123', note: 'A secret' } as const
    await app.payments.receive(bookingId, payment, { byName: 'Desk', key: null })
    await app.payments.claim(bookingId, { amount: toPaise(1), reference: 'CANARY123456' })
    await app.documents.invoice(bookingId, undefined, 'Desk')
    const contact = { ...PERSON, name: 'Canary', address: 'Secret place', note: '', language: null }
    await insertContact(db, contact, NOON)
    const typed = { ...fieldsOf(OWN_WORDS, () => 'Canary'), note: 'A secret', visitingPlaces: '["A secret"]' }
    await db.updateTable('bookings').set(typed).execute()
    await db.updateTable('payments').set({ splitReason: 'A secret' }).execute()
  }

  it('has every table of the database looked after', () => {
    expect(Object.keys(TABLES).sort()).toEqual([...BACKUP_TABLES, ...LEFT_OUT].sort())
  })

  it('is filled into every text of rows that stay, or the text is listed as nobody’s', async () => {
    await fill()
    const tables = await app.database.db.introspection.getTables()
    for (const table of named('stays without the person')) {
      const rows = (await rowsOf(table)) as Record<string, unknown>[]
      const { columns = [] } = tables.find(({ name }) => name === toSnake(table)) ?? {}
      expect(columns.length, table).toBeGreaterThan(0)
      const empty = columns
        .filter(({ dataType }) => /text|char/i.test(dataType))
        .map(({ name }) => toCamel(name))
        .filter((column) => !IS_KEY.test(column) && !rows.some((row) => TRACES.test(String(row[column]))))
      expect(empty.sort(), table).toEqual(OF_NOBODY[table] ?? [])
    }
  })

  it('goes from every table, or leaves what the books need; documents name them until the law ends', async () => {
    await fill()
    const all = Object.keys(TABLES) as (keyof Schema)[]
    for (const table of all.filter((name) => TABLES[name] !== 'has no travellers'))
      expect(await rowsOf(table), `nothing of a traveller was put into ${table}`).not.toEqual([])
    const found = PersonalDataReply.parse((await call('find')).json())
    const reference = found.bookings[0]?.reference
    const endsAt = (await app.database.db.selectFrom('bookings').select('endsAt').executeTakeFirstOrThrow()).endsAt
    const keptUntil = new Date(endsAt + app.config.bookingAge).toISOString().slice(0, 10)
    expect(found).toMatchObject({
      payments: [{ booking: reference, amount: 1, reference: 'SECRET123' }],
      claims: [{ booking: reference, reference: 'CANARY123456', outcome: 'waiting' }],
      orders: [{ booking: reference, id: 'order_1', amount: 1 }],
      moneyChanges: [
        { what: 'document' },
        { what: 'payment' },
        { what: 'price', before: 0.01, after: 0.02, reason: 'A secret' },
      ],
      documents: [{ reference, recipient: 'Canary', keptUntil }],
      enquiries: [{ answers: [{ text: 'A secret' }] }],
      quotations: [{ note: 'A secret', status: 'draft' }],
      contacts: [{ name: 'Canary', address: 'Secret place' }],
    })
    const reply = await call('erase')
    expect(Erased.parse(reply.json())).toEqual({
      bookings: 1,
      enquiries: 1,
      accounts: 1,
      contacts: 1,
      documents: 1,
      keptUntil,
    })
    for (const table of named('goes')) {
      expect(await textOf(table), table).not.toMatch(TRACES)
      if (!OF_STAFF_TOO.includes(table)) expect(await rowsOf(table), table).toEqual([])
    }
    const users = (await app.database.db.selectFrom('users').select('id').execute()).map(({ id }) => id)
    const sessions = await app.database.db.selectFrom('sessions').select('userId').execute()
    for (const { userId } of sessions) expect(users).toContain(userId)
    for (const table of named('stays without the person')) {
      expect(await rowsOf(table), table).not.toEqual([])
      if (table !== 'payments') expect(await textOf(table), table).not.toMatch(TRACES)
    }
    expect(await textOf('documents')).toContain('Canary')
    for (const table of named('has no travellers')) expect(await textOf(table), table).not.toMatch(TRACES)
  })

  it('is in no document and no payment any more once the law ends, which keep their sums', async () => {
    await fill()
    await call('erase')
    const sums = () => app.database.db.selectFrom('documents').select(['number', 'totalPaise']).execute()
    const before = await sums()
    const { endsAt } = await app.database.db.selectFrom('bookings').select('endsAt').executeTakeFirstOrThrow()
    await app.personalData.eraseOldTrips(endsAt)
    expect(await textOf('documents')).toContain('Canary')
    await app.personalData.eraseOldTrips(endsAt + DAY_MS)
    for (const table of BACKUP_TABLES) expect(await textOf(table), table).not.toMatch(TRACES)
    expect(await sums()).toEqual(before)
    expect((await app.documents.content(before[0]?.number ?? '')).recipient.name).toBe('Erased')
  })
})
