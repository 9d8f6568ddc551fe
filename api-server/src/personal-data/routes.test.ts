import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Erased, PersonalDataReply, PersonSought } from 'shared-api/contract'
import { toPaise } from 'shared-api/money'
import { beforeEach, expect, it } from 'vitest'
import type { z } from 'zod'
import { BACKUP_TABLES } from '../platform/operations/backup/tables.ts'
import { BY_DESK, book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { personalDataRepository } from './repository.ts'

type Page = z.infer<typeof PersonalDataReply>

const PERSON = { mail: 'Canary@Example.com', mobile: '90000 77777' }
const TRACES = /canary|9000077777|secret place/i

eachRoute('the data of one person', (engine) => {
  let now = NOON
  type App = Awaited<ReturnType<typeof engine.app>>
  let app: App

  beforeEach(async () => {
    now = NOON
    app = await engine.app({}, { now: () => now })
    for (const table of BACKUP_TABLES.toReversed())
      if (table !== 'tariffs') await app.database.db.deleteFrom(table).execute()
  })

  const call = async (what: 'find' | 'erase', payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/personal-data/${what}`,
      payload,
      headers: { cookie: await sessionOf(app) },
    })
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url: `/api/v1/${url}`, payload })

  /** Two bookings, an enquiry and an account of the person, and the same of somebody else. */
  async function fill() {
    const cab = await insertCab(app)
    const place = {
      pickUpLocation: 'Secret place 1',
      returnLocation: 'Secret place 2',
      visitingPlaces: ['Secret place 3'],
      package: 'To the secret place',
      CabType: 'As in the secret place',
    }
    const first = await book(app, outstation(cab, { name: 'Canary One', mail: 'canary@example.com', ...place }), {
      'idempotency-key': 'k',
    })
    const { booking, tripLink } = first.json()
    const { _id } = booking
    await app.inject({
      ...{ method: 'PUT', url: `/api/v1/bookings/${_id}/fare-lines`, headers: { cookie: await sessionOf(app) } },
      payload: { lines: [{ code: 'toll', amount: 665, taxable: true, note: 'To the secret place 5' }] },
    })
    const cancelled = await post(`${tripLink.slice(1)}/cancel`, { reason: 'No way to the secret place 6' })
    expect(cancelled.statusCode, cancelled.body).toBe(200)
    await book(app, outstation(cab, { name: 'Canary Two', mobile: '+91 90000 77777', mail: 'other@example.com' }))
    await book(app, outstation(cab, { name: 'Somebody' }))
    const form = { name: 'Canary', email: 'canary@EXAMPLE.com', phone: '9444055566', message: 'Secret place 4' }
    await post('forms', form)
    await post('forms', { ...form, name: 'Somebody', email: 'somebody@example.com', message: 'Hello' })
    const account = {
      name: 'Canary',
      email: 'canary@example.com',
      password: 'twelve letters',
      confirmPassword: 'twelve letters',
    }
    await post('register', account)
    await post('register', account)
  }

  /** Notes a payment of the person, and reports another. */
  async function pay() {
    const query = app.database.db.selectFrom('bookings').select('id').where('name', '=', 'Canary Two')
    const { id } = await query.executeTakeFirstOrThrow()
    const payment = { way: 'cash', amount: toPaise(1), reference: '', note: 'From the secret place' } as const
    await app.payments.receive(id, payment, { byName: 'Desk', key: null })
    await app.payments.claim(id, { amount: toPaise(1), reference: 'CANARY123456' })
  }

  /** Makes the final bill of the person's trip. */
  async function bill() {
    const query = app.database.db.selectFrom('bookings').select('id').where('name', '=', 'Canary Two')
    const { id } = await query.executeTakeFirstOrThrow()
    const { input } = await app.bills.read(id)
    const toll = { code: 'toll', amount: 1, taxable: false, note: 'To the secret place', basis: 'fixed' } as const
    await app.bills.make(id, { ...input, lines: [toll], why: 'The secret place is far' }, BY_DESK, false)
  }

  /** Very many bookings of the person. */
  async function fillManyTrips() {
    const cab = await insertCab(app)
    const { _id } = (await book(app, outstation(cab, PERSON))).json().booking
    await app.bookings.takeStep(_id, { to: 'confirmed', tell: false }, BY_DESK)
    const { db } = app.database
    const row = await db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
    const copies = Array.from({ length: 120 }, (_, n) => ({
      id: `a-${n}`,
      reference: `TT-${n}`,
      createdAt: NOON + 1 + n,
    }))
    await db
      .insertInto('bookings')
      .values(copies.map((copy) => ({ ...row, ...copy })))
      .execute()
    return { row, copies }
  }

  const everything = async () =>
    JSON.stringify(
      await Promise.all(BACKUP_TABLES.map((table) => sql`select * from ${sql.table(table)}`.execute(app.database.db))),
    )
  const endTrips = () => app.database.db.updateTable('bookings').set({ status: 'completed' }).execute()

  it('is found by mail address or number, wherever it is', async () => {
    await fill()
    const all = PersonalDataReply.parse((await call('find', PERSON)).json())
    expect(all.bookings.map(({ name }) => name).sort()).toEqual(['Canary One', 'Canary Two'])
    expect(all.enquiries.map(({ message }) => message)).toEqual(['Secret place 4'])
    expect(all.accounts).toMatchObject([{ name: 'Canary', role: 'customer' }])
    const byMobile = PersonalDataReply.parse((await call('find', { mobile: PERSON.mobile })).json())
    expect(byMobile.bookings.map(({ name }) => name)).toEqual(['Canary Two'])
    expect([byMobile.enquiries, byMobile.accounts]).toEqual([[], []])
    expect((await call('find', {})).statusCode).toBe(400)
    expect((await call('find', { mail: '' })).statusCode).toBe(400)
  })

  /** All pages of the person's data. */
  async function pages(limit?: number) {
    const found: Page[] = []
    let cursor: string | null | undefined
    do {
      const reply = await call('find', { ...PERSON, limit, cursor: cursor ?? undefined })
      expect(reply.statusCode, reply.body).toBe(200)
      const page = PersonalDataReply.parse(reply.json())
      found.push(page)
      cursor = page.nextCursor
    } while (cursor)
    return found
  }
  const sizes = (found: Page[]) => found.map(({ bookings, enquiries }) => bookings.length + enquiries.length)

  it('is handed out in pages of 100 records, with what belongs to each', async () => {
    const { row, copies } = await fillManyTrips()
    const found = await pages()
    expect(sizes(found)).toEqual([100, copies.length + 1 - 100])
    const bookings = found.flatMap((page) => page.bookings)
    const references = [row, ...copies].map(({ reference }) => reference)
    expect(bookings.map(({ reference }) => reference).sort()).toEqual(references.sort())
    const first = bookings.find(({ reference }) => reference === row.reference)
    expect(first?.history.map(({ status }) => status)).toEqual(['new', 'confirmed'])
    expect(first?.mails).toHaveLength(2)
    const copy = bookings.find(({ reference }) => reference === 'TT-0')
    expect(copy).toMatchObject({ mails: [], history: [{ status: 'new' }] })
  })

  it.each([1, 2, 3, 100])('has each record in one of its pages of %i, and no empty page', async (limit) => {
    await fill()
    await post('forms', { name: 'Canary', email: 'canary@example.com', phone: '9444055566', message: 'Once more' })
    const found = await pages(limit)
    expect(sizes(found)).toEqual(Array.from({ length: Math.ceil(4 / limit) }, (_, n) => Math.min(limit, 4 - n * limit)))
    const names = found.flatMap(({ bookings }) => bookings.map(({ name }) => name))
    expect(names.sort()).toEqual(['Canary One', 'Canary Two'])
    const messages = found.flatMap(({ enquiries }) => enquiries.map(({ message }) => message))
    expect(messages.sort()).toEqual(['Once more', 'Secret place 4'])
    expect(found.flatMap(({ accounts }) => accounts)).toHaveLength(1)
  })

  it.each([
    ['limit', { limit: 0 }],
    ['limit', { limit: 101 }],
    ['cursor', { cursor: 'bookings' }],
  ])('is not found by a bad %s: %j', async (path, query) => {
    const reply = await call('find', { ...PERSON, ...query })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].path).toBe(path)
  })

  it('is erased from tables and outbox; the booking stays for the books, and others keep theirs', async () => {
    await fill()
    await pay()
    const totals = () =>
      app.database.db.selectFrom('bookings').select(['reference', 'totalPaise']).orderBy('id').execute()
    await endTrips()
    await bill()
    const before = await totals()
    expect(await everything()).toMatch(TRACES)
    expect(Erased.parse((await call('erase', PERSON)).json())).toMatchObject({ bookings: 2, enquiries: 1, accounts: 1 })
    expect(await everything()).not.toMatch(TRACES)
    expect(await totals()).toEqual(before)
    expect(await everything()).toContain('Somebody')
    const { rows } = await app.database.db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirstOrThrow()
    expect(rows).toBe(4)
    expect(Erased.parse((await call('erase', PERSON)).json())).toMatchObject({ bookings: 0, enquiries: 0, accounts: 0 })
  })

  it('is erased a few bookings at a time where there are very many: others get their turn between them', async () => {
    const { copies } = await fillManyTrips()
    await endTrips()
    const erased = app.database.db.selectFrom('bookings').select('id').where('name', '=', 'Erased')
    const seen: number[] = []
    const transaction: typeof app.database.transaction = async (work) => {
      const result = await app.database.transaction(work)
      seen.push((await erased.execute()).length)
      return result
    }
    const erasing = personalDataRepository({ ...app.database, transaction }, () => now)
    const all = copies.length + 1
    expect(await erasing.erase(PersonSought.parse(PERSON))).toMatchObject({ bookings: all, enquiries: 0, accounts: 0 })
    expect(seen).toEqual([50, all - 50, all])
    expect(await everything()).not.toMatch(TRACES)
  })

  it('goes from a trip that another booked for them, which stays with who booked', async () => {
    const guest = { guestName: 'Canary Guest', guestMobile: PERSON.mobile, luggage: 'To the secret place' }
    const cab = await insertCab(app)
    const { _id } = (await book(app, outstation(cab, { name: 'Other', mail: 'other@example.com', ...guest }))).json()
      .booking
    const found = PersonalDataReply.parse((await call('find', { mobile: PERSON.mobile })).json())
    expect(found.bookings.map(({ guestName }) => guestName)).toEqual(['Canary Guest'])
    expect((await call('erase', { mobile: PERSON.mobile })).statusCode).toBe(409)
    await app.database.db.updateTable('bookings').set({ status: 'completed' }).execute()
    expect(Erased.parse((await call('erase', { mobile: PERSON.mobile })).json()).bookings).toBe(1)
    const { booking } = await app.bookings.find(_id)
    expect(booking).toMatchObject({ name: 'Other', guestName: null, guestMobile: null, luggage: null })
    expect((await app.bookings.list({ q: 'canary' })).rows).toEqual([])
  })

  it('stays while a trip is to come: who drives must reach them', async () => {
    await fill()
    const refused = await call('erase', PERSON)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toMatch(/^The trip of TT-\w+ is still to come/)
    expect(await everything()).toMatch(TRACES)
    now += 400 * 24 * 3_600_000
    expect((await call('erase', PERSON)).statusCode).toBe(200)
  })

  it('stays whole while the newest of very many trips is to come', async () => {
    const { copies } = await fillManyTrips()
    await app.database.db.updateTable('bookings').set({ status: 'completed' }).where('id', '!=', 'a-119').execute()
    expect((await call('erase', PERSON)).statusCode).toBe(409)
    expect(sizes(await pages()).reduce((sum, size) => sum + size)).toBe(copies.length + 1)
  })

  it('is not brought back by an edit that was begun before it was erased', async () => {
    const { _id } = (await book(app, outstation(await insertCab(app), PERSON))).json().booking
    await endTrips()
    await call('erase', PERSON)
    const headers = { cookie: await sessionOf(app), 'if-match': '"1"' }
    const payload = { note: 'Canary' }
    const edit = await app.inject({ method: 'PATCH', url: `/api/v1/bookings/${_id}`, payload, headers })
    expect(edit.statusCode).toBe(412)
  })

  it('does not take an account of the desk along', async () => {
    const cookie = await sessionOf(app)
    const { email } = (await app.inject({ url: '/api/v1/me', headers: { cookie } })).json().user
    expect((await call('erase', { mail: email })).json().accounts).toBe(0)
    expect((await app.inject({ url: '/api/v1/me', headers: { cookie } })).json().user.email).toBe(email)
  })

  if (engine.name === 'sqlite') {
    it('stays in no freed page of the file', async () => {
      await fill()
      await endTrips()
      await call('erase', PERSON)
      await app.close()
      const file = await readFile(join(app.config.dataDir, 'data.sqlite'), 'latin1')
      expect(file).toContain('Somebody')
      expect(file).not.toMatch(TRACES)
    })
  }
})
