import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { type KyselyPlugin, sql } from 'kysely'
import { toPaise } from 'shared-api/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limits } from '../../../accounts/limits.ts'
import { book, insertCab, NOON, outstation } from '../../../testing/bookings.ts'
import { formOf, keptFiles, pdf, picture, sessionOf } from '../../../testing/desk.ts'
import { eachEngine } from '../../../testing/engines.ts'
import { startedPlace, type TestPlace } from '../../../testing/places.ts'
import type { Database } from '../../database/open.ts'
import type { UploadStorage } from '../../files/storage.ts'
import { type BackupEntry, writeArchive } from './archive.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'
import { BACKUP_TABLES, LEFT_OUT } from './tables.ts'

const TEXT = 'மீனா \u00a0 "quoted" \\ മീനാക്ഷി'

const linesOf = (bytes: Buffer) => gunzipSync(bytes).toString().split('\n')

/** Makes the database drop each new message without a word. */
const DROPPING = {
  sqlite: [sql`create trigger dropping before insert on outbox begin select raise(ignore); end`],
  postgres: [
    sql`create function dropping() returns trigger language plpgsql as $$ begin return null; end $$`,
    sql`create trigger dropping before insert on outbox for each row execute function dropping()`,
  ],
}

const messagesIn = ({ outbox = 0, bookings = 0 }: Record<string, number>) => outbox - 2 * bookings

async function* noEntries(): AsyncIterable<BackupEntry> {}

async function* brokenList() {
  yield* await Promise.reject<string[]>(new Error('the disk broke'))
}

eachEngine('a backup', (engine) => {
  let dir = ''
  let file = ''
  let source: FastifyInstance
  const places: TestPlace[] = []

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'backup-'))
    file = join(dir, 'backup.gz')
  })
  afterAll(async () => {
    for (const place of places) await place.drop()
    await rm(dir, { recursive: true, force: true })
  })

  /** How many messages there are beside the two of each booking. */
  async function otherMessages(app: FastifyInstance) {
    const { rows } = await backUp(app.database, app.uploads, join(dir, 'before.gz'))
    return messagesIn(rows)
  }

  /** A server with a holiday, its files, and enough bookings for several batches. */
  async function filled() {
    source = await engine.app({}, { now: () => NOON })
    const cookie = await sessionOf(source)
    const { headers, payload } = await formOf([
      ['name', TEXT],
      ['category[0][name]', 'Family'],
      ['services[0][name]', 'Guide'],
      ['imageUrl', { file: await picture(), name: 'a.jpg' }],
      ['pdf', { file: await pdf(), name: 'a.pdf' }],
    ])
    const call = { method: 'POST', url: '/api/v1/createHoliday', payload, headers: { ...headers, cookie } } as const
    expect((await source.inject(call)).statusCode).toBe(200)
    const cab = await insertCab(source)
    for (let n = 0; n < 105; n++) await book(source, outstation(cab, { name: TEXT, distance: n + 0.25 }))
    await payAndInvoice(source)
    await backUp(source.database, source.uploads, file)
    return source
  }

  /** Once, something of each kind that the books keep of a trip. Its traveller has no address: it sends no mail. */
  async function payAndInvoice({ database: { db }, payments, documents }: FastifyInstance) {
    if (await db.selectFrom('payments').select('id').executeTakeFirst()) return
    const { id } = await db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()
    await db.updateTable('bookings').set({ status: 'ended', mail: '' }).where('id', '=', id).execute()
    const payment = { way: 'cash', amount: toPaise(100.25), reference: '', note: TEXT } as const
    await payments.receive(id, payment, { byName: 'Desk', key: 'once' })
    await payments.claim(id, { amount: toPaise(1), reference: 'UTR123456789' })
    const order = { id: 'order_1', provider: 'razorpay', bookingId: id, amountPaise: 100, createdAt: NOON }
    await db.insertInto('paymentOrders').values(order).execute()
    const { number } = await documents.invoice(id, undefined, TEXT)
    await documents.creditNote(number, { reason: TEXT }, 'Desk')
  }

  async function emptyApp(name: 'sqlite' | 'postgres') {
    const place = await startedPlace(name)
    places.push(place)
    const app = await engine.app(place.env, { now: () => NOON })
    for (const table of BACKUP_TABLES.toReversed()) await app.database.db.deleteFrom(table).execute()
    return app
  }

  const contentOf = async ({ database: { db } }: FastifyInstance) =>
    Object.fromEntries(
      await Promise.all(
        BACKUP_TABLES.map(async (table) => {
          const rows: object[] = await db.selectFrom(table).selectAll().execute()
          return [table, rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()]
        }),
      ),
    )

  it.each(['sqlite', 'postgres'] as const)('is restored on %s, rows and files to the byte', async (other) => {
    const from = await filled()
    const to = await emptyApp(other)
    const counts = await restore(to.database, to.uploads, file, false)
    expect(counts.rows.bookings).toBeGreaterThanOrEqual(105)
    expect(counts.rows.outbox).toBeGreaterThan(200)
    expect(counts.rows).toMatchObject({
      payments: 1,
      paymentClaims: 1,
      paymentOrders: 1,
      documents: 2,
      documentSeries: 2,
    })
    expect(await contentOf(to)).toEqual(await contentOf(from))
    expect(await keptFiles(to)).toEqual(await keptFiles(from))
    expect(counts.files).toBe((await keptFiles(from)).length)
    const [key = ''] = await keptFiles(from)
    expect((await to.inject(`/uploads/${key}`)).rawPayload).toEqual((await from.inject(`/uploads/${key}`)).rawPayload)
    expect(await to.database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
    expect((await book(to, outstation((await to.cabs.list())[0]?._id ?? ''))).statusCode).toBe(200)
  })

  it('is readable by its owner only, and leaves no half-written file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(dir)).toEqual(['backup.gz'])
  })

  it('overwrites data only with --replace, and then ends all sessions', async () => {
    const to = await emptyApp(engine.name)
    await restore(to.database, to.uploads, file, false)
    const before = await contentOf(to)
    await sessionOf(to)
    await to.rateLimits.take(limits['login-account'], 'asha@example.com')
    const [key = ''] = await keptFiles(to)
    // Read from the storage: visitors may get a cached file.
    const stored = async () => buffer((await to.uploads.get(key))?.body ?? Readable.from([]))
    const whole = await stored()
    await to.uploads.put(key, Buffer.from('damaged'))
    await expect(restore(to.database, to.uploads, file, false)).rejects.toThrow('There are data already')
    await restore(to.database, to.uploads, file, true)
    expect(await contentOf(to)).toEqual(before)
    expect((await stored()).equals(whole)).toBe(true)
    for (const table of LEFT_OUT)
      expect(await to.database.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  })

  it.each([
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    ['changed', (bytes: Buffer) => bytes.fill(randomBytes(30), 2000, 2030)],
    ['short of a line', (bytes: Buffer) => gzipSync(linesOf(bytes).toSpliced(2, 1).join('\n'))],
    ['without its end', (bytes: Buffer) => gzipSync(linesOf(bytes).toSpliced(-2, 1).join('\n'))],
    ['something else', () => Buffer.from('no backup')],
  ])('is refused when it is %s, and changes nothing', async (_what, damage) => {
    const to = await emptyApp(engine.name)
    const damaged = join(dir, 'damaged.gz')
    await writeFile(damaged, damage(await readFile(file)))
    await expect(restore(to.database, to.uploads, damaged, true)).rejects.toThrow(/is damaged|is not a backup/)
    expect(await keptFiles(to)).toEqual([])
    expect((await contentOf(to)).bookings).toEqual([])
    await rm(damaged)
  })

  it('of another release is not restored, and a database of another is not backed up', async () => {
    const other = join(dir, 'other.gz')
    await writeArchive(other, { madeAt: new Date(NOON).toISOString(), migrations: ['0001-others'] }, noEntries())
    const to = await emptyApp(engine.name)
    await expect(restore(to.database, to.uploads, other, true)).rejects.toThrow('is of another release')
    const [head, ...rest] = linesOf(await readFile(other))
    await writeFile(other, gzipSync([head, '{"table":"invoices","rows":[{"id":"1"}]}', ...rest].join('\n')))
    await expect(restore(to.database, to.uploads, other, true)).rejects.toThrow('is of another release')
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(to.database.db)
    await expect(backUp(to.database, to.uploads, other)).rejects.toThrow('is of another release')
    await rm(other)
  })

  it('is not believed to be restored when the database drops a row', async () => {
    const to = await emptyApp(engine.name)
    for (const statement of DROPPING[engine.name]) await statement.execute(to.database.db)
    await expect(restore(to.database, to.uploads, file, false)).rejects.toThrow('Not all of outbox arrived')
    expect((await contentOf(to)).bookings).toEqual([])
    expect(await keptFiles(to)).toEqual([])
  })

  it('is no folder: that can be neither written nor read as one', async () => {
    const app = await engine.app()
    await expect(backUp(app.database, app.uploads, dir)).rejects.toThrow(`${dir} cannot be written: EISDIR`)
    await expect(restore(app.database, app.uploads, dir, true)).rejects.toThrow(`${dir} cannot be read: EISDIR`)
  })

  it('that fails on its way leaves the one before', async () => {
    const app = await engine.app()
    const before = await readFile(file)
    const broken: UploadStorage = Object.create(app.uploads, { list: { value: brokenList } })
    await expect(backUp(app.database, broken, file)).rejects.toThrow('the disk broke')
    expect((await readFile(file)).equals(before)).toBe(true)
    expect(await readdir(dir)).toEqual(['backup.gz'])
  })

  it('shows one moment while bookings go on', async () => {
    const app = await engine.app({}, { now: () => NOON })
    const cab = await insertCab(app)
    const second = await engine.app({}, { now: () => NOON })
    const others = await otherMessages(app)
    let ended = false
    const visitors = (async () => {
      let booked = 0
      for (; !ended || booked === 0; booked++) expect((await book(second, outstation(cab))).statusCode).toBe(200)
      return booked
    })()
    const online = join(dir, 'online.gz')
    await backUp(app.database, app.uploads, online)
    ended = true
    expect(await visitors).toBeGreaterThan(0)
    const to = await emptyApp(engine.name)
    const { rows } = await restore(to.database, to.uploads, online, false)
    // Each booking has two messages, or is not there at all.
    expect(messagesIn(rows)).toBe(others)
    await rm(online)
  })

  it('knows nothing of a booking that is made between two of its tables', async () => {
    const app = await engine.app({}, { now: () => NOON })
    const second = await engine.app({}, { now: () => NOON })
    const cab = await insertCab(app)
    await book(app, outstation(cab))
    const others = await otherMessages(app)
    let isMade = false
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isMade && result.rows.some((row) => 'reference' in row)) {
          isMade = true
          expect((await book(second, outstation(cab, { name: 'Late' }))).statusCode).toBe(200)
        }
        return result
      },
    }
    const watched: Database = {
      ...app.database,
      snapshot: (work) => app.database.snapshot((tx) => work(tx.withPlugin(meanwhile))),
    }
    const online = join(dir, 'between.gz')
    const { rows } = await backUp(watched, app.uploads, online)
    expect(isMade).toBe(true)
    expect(messagesIn(rows)).toBe(others)
    expect(linesOf(await readFile(online)).some((line) => /\blate\b/i.test(line))).toBe(false)
    await rm(online)
  })

  it('knows every table', async () => {
    const { db } = (await engine.app()).database
    const tables = (await db.introspection.getTables()).map(({ name }) => name).sort()
    const snake = [...BACKUP_TABLES, ...LEFT_OUT].map((name) =>
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    )
    expect(tables).toEqual(snake.sort())
  })
})
