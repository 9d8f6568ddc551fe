import { type CompiledQuery, CompiledQuery as Query, sql } from 'kysely'
import { BOOKING_SORTS, BookingRequest, QuotationInput } from 'shared-api/contract'
import { afterEach, expect, it } from 'vitest'
import { sessionRepository } from '../../accounts/session-repository.ts'
import { staffRepository } from '../../accounts/staff-repository.ts'
import { userRepository } from '../../accounts/user-repository.ts'
import { activityRepository } from '../../activity/repository.ts'
import { boardRepository } from '../../board/repository.ts'
import { bookingRepository } from '../../bookings/repository.ts'
import { dayBook } from '../../books/day-book.ts'
import { atAGlance } from '../../books/glance.ts'
import { yearPeriod } from '../../books/period.ts'
import { salesRegister } from '../../books/sales-register.ts'
import { cabRepository } from '../../cabs/repository.ts'
import { deskSummaryRepository } from '../../desk/repository.ts'
import { enquiryRepository, type NewEnquiry } from '../../enquiries/repository.ts'
import { changeRepository } from '../../events/repository.ts'
import { tourRepository } from '../../packages/repository.ts'
import { personalDataRepository } from '../../personal-data/repository.ts'
import { quotationRepository } from '../../quotations/repository.ts'
import { BY_DESK, book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { eachEngine } from '../../testing/engines.ts'
import { QUOTATION, tripOf } from '../../testing/quotations.ts'
import { rateLimitRepository } from '../http/rate-limit-repository.ts'
import { unsentByState } from '../outbox/counts.ts'
import { outboxRepository } from '../outbox/repository.ts'
import { type Database, openDatabase } from './open.ts'

const ACCOUNT = { name: 'Asha', email: 'asha@example.com', passwordHash: 'none' }
const PERSON = { mail: 'asha@example.com', mobile: '+919840012345' }
const FORM: NewEnquiry = {
  ...{ kind: 'contact', name: 'Asha', email: 'asha@example.com', phone: '+919840012345', message: 'Hello' },
  ...{
    category: null,
    tourName: null,
    packageId: null,
    travelDate: null,
    services: null,
    imageUrl: null,
    numberOfPersons: null,
    visitingPlaces: null,
  },
}
const SEARCHES = [
  {},
  { status: 'new' },
  { pickUpFrom: '2026-12-01', pickUpTo: '2026-12-31' },
  { status: 'new', pickUpFrom: '2026-12-01' },
  { q: 'asha' },
  { q: 'asha kumar', status: 'new', pickUpTo: '2026-12-31' },
  { status: 'completed', pickUpFrom: '2026-12-01', pickUpTo: '2026-12-31' },
  { q: 'asha', status: 'completed' },
  { q: 'asha', pickUpFrom: '2026-12-01' },
] as const

const ENQUIRY_SEARCHES = [
  {},
  { status: 'new' },
  { kind: 'contact' },
  { status: 'new', kind: 'contact' },
  { q: 'asha' },
  { q: 'asha', status: 'new' },
] as const

/** Queries that read a whole small list, such as the company's vehicles, a sum over it or over a query within, or the newest settings. */
const READS_ALL =
  /sum\("version"\)|as "trips" group by "day"$|from "cab_trip_types"$|from "(papers|vehicles|drivers)"|from "(cabs|tariffs)" where "updated_at"|from "settings_versions" order by "version" desc limit/

eachEngine('each query', (engine) => {
  let database: Database | undefined
  afterEach(() => database?.close())

  it('finds its rows by an index', async () => {
    const app = await engine.app({}, { now: () => NOON })
    const cab = await insertCab(app)
    const { _id: id } = (await book(app, outstation(cab), { 'idempotency-key': 'one' })).json().booking
    const asked = new Map<string, CompiledQuery>()
    database = await openDatabase(
      app.config,
      () => {},
      (query) => asked.set(query.sql, query),
    )
    await askAll(database, cab, id)
    await book(app, outstation(cab))
    // Of many bookings the first in the order of the list are read, not all that fit.
    await doubleBookings(app.database, 11)
    await listAll(database, id)
    const questions = [...asked.values()].filter(({ sql: text }) => /^(select|update|delete|with)/.test(text))
    expect(questions.length).toBeGreaterThan(80)
    const scans: string[] = []
    for (const query of questions)
      scans.push(...(await scansOf(database, query)).map((scan) => `${scan}: ${query.sql}`))
    expect(scans).toEqual([])
  })
})

async function listAll(database: Database, id: string) {
  const { list } = bookingRepository(
    database,
    () => NOON,
    async () => {},
  )
  for (const sort of BOOKING_SORTS) {
    for (const search of SEARCHES) {
      const { nextCursor } = await list({ ...search, sort, limit: 1 })
      const cursor = nextCursor ?? Buffer.from(`${NOON} ${id}`).toString('base64url')
      await list({ ...search, sort, limit: 1, cursor })
    }
  }
}

/** Copies all bookings, so often, each copy by another id. */
async function doubleBookings({ db }: Database, times: number) {
  const { id, reference, ...rest } = await db.selectFrom('bookings').selectAll().limit(1).executeTakeFirstOrThrow()
  const same = sql.join(Object.keys(rest).map((column) => sql.ref(column)))
  for (let n = 0; n < times; n++) {
    const copy = sql.lit(`${n}-`)
    await sql`insert into bookings (id, reference, ${same})
      select ${copy} || id, ${copy} || reference, ${same} from bookings`.execute(db)
  }
}

/** Asks all that the server asks of tables that grow. */
async function askAll(database: Database, cab: string, id: string) {
  const now = () => NOON
  const always = () => true
  const bookings = bookingRepository(database, now, async () => {})
  const enquiries = enquiryRepository(database, now)
  const outbox = outboxRepository(database, now)
  const sessions = sessionRepository(database, now)
  const users = userRepository(database, now)
  const staff = staffRepository(database, now)

  await listAll(database, id)
  await bookings.find(id)
  await bookings.takeStep(id, { to: 'confirmed', tell: false }, BY_DESK)
  await bookings.free(id, { base: 'tn-chennai', waitHours: 12 })
  await bookings.referencesOf([id])
  await bookings.ofCustomer({ userId: 'nobody', mail: PERSON.mail }, NOON)
  await bookings.fullCabs({ id: null, startsAt: Date.parse('2026-12-24'), endsAt: Date.parse('2026-12-27') })
  await bookings.cancelAll({ bookings: [{ _id: id, version: 0 }] }, 'Desk')
  await bookings.deleteOldKeys()
  await deskSummaryRepository(database, now).read()

  await enquiries.add(FORM, { key: 'key', language: 'en' }, () => [])
  for (const filter of ENQUIRY_SEARCHES) {
    const { nextCursor } = await enquiries.list({ ...filter, limit: 1 })
    const cursor = nextCursor ?? Buffer.from(`${NOON} ${id}`).toString('base64url')
    await enquiries.list({ ...filter, cursor })
  }
  const [found] = (await enquiries.list({ limit: 1 })).page
  await enquiries.update(found?.enquiry.id ?? '', { status: 'closed' }, always)
  const answer = { subject: 'Yes', text: 'We do' }
  await enquiries.answer(found?.enquiry.id ?? '', answer, { byName: 'Desk', key: 'key' }, () => [])
  for await (const _rows of enquiries.each({}, 1));
  const quotations = quotationRepository(database, now, 'http://localhost', bookings)
  const offer = QuotationInput.parse({ ...QUOTATION, bookingDetails: tripOf(cab) })
  const { quotation } = await quotations.add(found?.enquiry.id ?? '', offer, { byName: 'Desk' })
  await quotations.send(quotation.id, () => [])
  await quotations.links.find(await quotations.links.url(quotation.id))
  await quotations.links.deleteOld()
  const { booking } = await quotations.accept(quotation.id, async () => {})
  await bookings.takeStep(booking?.id ?? '', { to: 'cancelled', tell: false }, BY_DESK)
  await quotations.list(found?.enquiry.id ?? '')
  await enquiries.deleteOld(0)

  const message = await outbox.claim(['booking-desk', 'booking-visitor'])
  if (message) await outbox.postpone(message, 'later', NOON)
  await outbox.deleteOld(0)
  await outbox.hasten()
  await outbox.sentToVisitors()
  await outbox.waitingForVisitors()
  await outbox.retry(message?.id ?? '')
  await unsentByState(database)

  const newStaff = { email: 'desk@example.com', staffRole: 'owner', mustChangePassword: false } as const
  const admin = await users.createAdmin({ ...ACCOUNT, ...newStaff })
  const session = (await sessions.start(admin?.id ?? '', ACCOUNT.passwordHash)) ?? ''
  await sessions.findUser(session)
  const [listed] = await sessions.listOf(admin?.id ?? '')
  await sessions.endListed(admin?.id ?? '', listed?.id ?? '')
  await sessions.end(session)
  await sessions.deleteEnded()
  await users.hasOwner()
  await users.findForLogin(ACCOUNT.email)
  await staff.list()
  await staff.change((await users.createAdmin({ ...ACCOUNT, ...newStaff, email: 'two@example.com' }))?.id ?? '', {
    disabled: true,
  })
  await staff.changePassword(admin?.id ?? '', ACCOUNT.passwordHash, 'none')

  const activity = activityRepository(database, now)
  await activity.add({ id, name: 'Desk' }, 'cab-changed', [{ id: 'one' }, { id: 'two' }])
  for (const by of [undefined, id]) {
    const { nextCursor } = await activity.list({ limit: 1, by })
    await activity.list({ limit: 1, by, cursor: nextCursor ?? '' })
  }
  await activity.deleteOld()

  const cabs = cabRepository(database, now)
  await cabs.list()
  await cabs.update(cab, { carModel: 'Ertiga', category: ['Drop Trip'] }, null)
  await tourRepository(database, now).list()
  await changeRepository(database, now).recent()
  await boardRepository(database, now).read(
    { from: '2026-12-21', to: '2026-12-27' },
    { base: 'tn-chennai', waitHours: 12 },
  )
  await rateLimitRepository(database, now).deleteEmpty()
  await atAGlance(database.db, yearPeriod('2026'))
  await dayBook(database.db, '2026-12-24')
  await salesRegister(database.db, '2026-12')

  await cabs.update(cab, { category: ['Outstation'] }, null)
  const { bookingDetails } = BookingRequest.parse(outstation(cab))
  const origin = { key: null, takenBy: 'Desk', ofEnquiry: 'none' }
  const changed = await bookings.replace(id, bookingDetails, origin)
  await bookings.takeStep(changed._id, { to: 'cancelled', tell: false }, BY_DESK)
  await personalDataRepository(database, now).eraseOldTrips(NOON)
  await personalDataRepository(database, now).find(PERSON)
  await personalDataRepository(database, now).erase(PERSON)
}

/** The tables that a query reads from end to end, though it does not ask for all rows. */
async function scansOf({ engine, db }: Database, query: CompiledQuery): Promise<string[]> {
  if (READS_ALL.test(query.sql)) return []
  if (engine === 'postgres') {
    // A table of a few rows would be read through in any case: now only where no index serves.
    const rows = await db.transaction().execute(async (tx) => {
      await tx.executeQuery(Query.raw('set local enable_seqscan = off'))
      return (await tx.executeQuery<{ queryPlan: string }>(explained('explain', query))).rows
    })
    return rows.flatMap((row) => /Seq Scan on (\w+)/.exec(Object.values(row).join())?.[1] ?? [])
  }
  const { rows } = await db.executeQuery<{ detail: string }>(explained('explain query plan', query))
  // A page stops when it is full; a count or a search reads an index, not the table.
  const mayReadIndex = / limit |"search" like/.test(query.sql)
  return rows.flatMap(({ detail }) => {
    const [, table = '', using = ''] = /^SCAN (\w+)( USING .*)?$/.exec(detail) ?? []
    return table === '' || (using && mayReadIndex) || using.startsWith(' USING COVERING INDEX') ? [] : [table]
  })
}

const explained = (how: string, query: CompiledQuery) => Query.raw(`${how} ${query.sql}`, [...query.parameters])
