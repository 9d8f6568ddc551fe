import type { FastifyInstance } from 'fastify'
import { strToU8, zipSync } from 'fflate'
import {
  BookingPageReply,
  BookingsReply,
  IMPORT_KINDS,
  ImportPreview,
  ImportReply,
  ImportsReply,
  type Problem,
} from 'shared-api/contract'
import { dayAfter } from 'shared-api/india'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertCab, NOON } from '../testing/bookings.ts'
import { formOf, sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

const HEADER = 'Name,Phone,Trip type,From,To,Date,Time,Car,Total,Status'
const ROW = 'Lakshmi Iyer,98400 12345,Outstation,Chennai,Trichy,25/10/2026,6.30 am,Innova Crysta,"₹ 12,345.50",'
const csv = (...lines: string[]) => Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)

/** A notebook of trips on different days of the last year, each by somebody else. */
const notebook = (trips: number) =>
  csv(
    HEADER,
    ...Array.from({ length: trips }, (_, at) =>
      [`Traveller ${at}`, 9_840_000_000 + at, 'drop', 'Chennai', 'Madurai', dayAfter('2025-12-01', at % 330), '08:00']
        .concat(['Toyota Innova Crysta', 9000 + at, ''])
        .join(','),
    ),
  )

/** An XLSX file of one sheet: numbers as numbers, the rest as texts; `style` 1 is a date. */
function xlsx(rows: { value: string | number; style?: 1; formula?: true }[][], sheetEnd = ''): Buffer {
  const cell = ({ value, style, formula }: (typeof rows)[number][number], at: string) => {
    if (formula) return value === '' ? `<c r="${at}"><f>A1</f></c>` : `<c r="${at}" t="e"><f>1/0</f><v>${value}</v></c>`
    return typeof value === 'number'
      ? `<c r="${at}"${style ? ' s="1"' : ''}><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  }
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((one, at) => cell(one, `${String.fromCharCode(65 + at)}${row + 1}`)).join('')}</row>`,
  )
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Trips" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.join('')}${sheetEnd}</sheetData></worksheet>`,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))
}

eachRoute('an import', (engine) => {
  let app: FastifyInstance
  let cookie: string

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    for (const table of [
      'payments',
      'bookings',
      'vehicles',
      'cabTripTypes',
      'cabs',
      'drivers',
      'contacts',
      'imports',
      'activity',
    ] as const)
      await app.database.db.deleteFrom(table).execute()
    await insertCab(app)
    cookie = await sessionOf(app)
  })

  async function send(
    file: Buffer,
    { kind = 'bookings', to = 'imports', as = cookie, name = 'notebook.csv', repeats = 'refuse' } = {},
  ) {
    const form = await formOf([
      ['kind', kind],
      ['repeats', repeats],
      ['fileName', name],
      ['file', { file, name }],
    ])
    const headers = { ...form.headers, cookie: as }
    return app.inject({ method: 'POST', url: `/api/v1/${to}`, payload: form.payload, headers })
  }
  const preview = async (file: Buffer, kind = 'bookings') =>
    ImportPreview.parse((await send(file, { kind, to: 'imports/preview' })).json())
  const store = async (file: Buffer, kind = 'bookings') => {
    const reply = await send(file, { kind })
    expect(reply.statusCode, reply.body).toBe(200)
    return ImportReply.parse(reply.json())
  }
  const get = async (path: string) => (await app.inject({ url: `/api/v1/${path}`, headers: { cookie } })).json()
  const bookings = async () => BookingsReply.parse(await get('bookings?limit=100'))
  const detailOf = async (file: Buffer, kind = 'bookings') => {
    const reply = await send(file, { kind })
    expect(reply.statusCode).toBe(400)
    return (reply.json() as Problem).detail
  }
  const countOf = async (
    table: 'bookings' | 'bookingHistory' | 'imports' | 'outbox' | 'vehicles' | 'drivers' | 'cabs',
  ) => (await app.database.db.selectFrom(table).select('id').execute()).length

  it('stores a notebook of 500 trips, and the same one again adds nothing, not at the same moment either', async () => {
    const file = notebook(500)
    const mails = await countOf('outbox')
    const shown = await preview(file)
    expect([shown.rows.length, shown.problems, shown.earlier]).toEqual([500, [], null])
    expect(await countOf('bookings')).toBe(0)
    const replies = await Promise.all([store(file), store(file)])
    expect(replies.map(({ isNew }) => isNew).sort()).toEqual([false, true])
    const [{ record }, again] = [replies[0] ?? (await store(file)), await store(file)]
    expect(again).toEqual({ record, isNew: false })
    expect(record).toMatchObject({ kind: 'bookings', fileName: 'notebook.csv', rows: 500, by: 'Desk' })
    expect((await preview(file)).earlier).toEqual(record)
    expect(await countOf('bookings')).toBe(500)
    expect(await countOf('outbox')).toBe(mails)
    expect(ImportsReply.parse(await get('imports')).imports).toEqual([record])
    const { activity } = await get('activity')
    expect(activity).toMatchObject([{ code: 'file-imported', subject: { _id: record.id, name: '500 bookings' } }])
    const { total, bookings: found } = BookingsReply.parse(await get('bookings?q=9840000499'))
    expect([total, found[0]?.total]).toEqual([1, 9499])
  })

  it('makes a booking as the desk would: in its own month, for what was paid on paper, with its history', async () => {
    const header = `${HEADER},Paid,Notes`
    await store(csv(header, `${ROW},"10,000",Window seat`))
    const [booking] = (await bookings()).bookings
    expect(booking).toMatchObject({
      ...{ status: 'completed', mobile: '+919840012345', mail: '', from: 'tn-chennai', to: 'tn-tiruchirappalli' },
      ...{ PickUpdate: '2026-10-25', pickUpTime: '06:30', pickUpLocation: 'Chennai', returndate: '2026-10-25' },
      ...{ total: 12_345.5, paid: 10_000, balance: 2345.5, note: 'Window seat', createdAt: '2026-10-25T01:00:00.000Z' },
    })
    const sum = booking?.fareLines.reduce((all, { amount }) => all + amount, 0)
    expect(sum).toBe(12_345.5)
    expect(booking?.fareLines.at(-1)).toMatchObject({ note: 'Agreed price', by: 'Desk' })
    const { booking: page } = BookingPageReply.parse(await get(`bookings/${booking?._id}`))
    expect(page.history.map(({ status }) => status)).toEqual(['new', 'completed'])
  })

  it('stores nothing with one wrong row, and names row, column and what is accepted', async () => {
    const wrong = ROW.replace('98400 12345', '12345').replace('25/10/2026', '31/02/2026').replace('Trichy', 'Paris')
    const file = csv(HEADER, ROW, '', wrong)
    const { problems, problemCount } = await preview(file)
    expect(problemCount).toBe(3)
    expect(problems.map(({ row, column, value }) => [row, column, value])).toEqual([
      [4, 'Mobile', '12345'],
      [4, 'Drop city', 'Paris'],
      [4, 'Date', '31/02/2026'],
    ])
    expect(problems.map(({ message }) => message).join(' ')).toContain('25/11/2026 or 2026-11-25')
    expect(await detailOf(file)).toMatch(/^Row 4, Mobile: .*2 more are wrong/)
    expect(await countOf('bookings')).toBe(0)
    expect(await countOf('imports')).toBe(0)
    await store(csv(HEADER, ROW))
    expect(await countOf('bookings')).toBe(1)
  })

  it.each([
    ['a trip of two years ago', ROW.replace('2026', '2024'), 'Row 2, Date: Pick-up must be within the last year'],
    ['a cab that is not ours', ROW.replace('Innova Crysta', 'Ambassador'), 'Row 2, Cab: Cab takes the brand and model'],
    ['a status of a driver', `${ROW}arrived`, 'Row 2, Status: '],
    ['a trip to come that is completed', `${ROW.replace('25/10', '25/12')}completed`, 'Row 2, Status: '],
    ['a total that is no amount', ROW.replace('₹ 12,345.50', 'much'), 'Row 2, Total fare: '],
  ])('refuses %s', async (_what, row, detail) => {
    expect(await detailOf(csv(HEADER, row))).toContain(detail)
  })

  it('refuses a trip that is stored already, though the file is another', async () => {
    await store(csv(HEADER, ROW))
    const [stored] = (await bookings()).bookings
    const other = csv(HEADER, ROW, ROW.replace('25/10', '26/10'))
    expect(await detailOf(other)).toContain(`Row 2: This trip is stored already, as ${stored?.reference}`)
    expect(await countOf('bookings')).toBe(1)
  })

  it('confirms trips to come only while a vehicle is left; a refused one takes all back', async () => {
    const coming = `${ROW.replace('25/10', '25/12')}confirmed`
    const file = csv(HEADER, coming, coming.replace('98400 12345', '98400 12346'))
    const { problems } = await preview(file)
    expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual(['2 Status', '3 Status'])
    expect(await detailOf(file)).toContain('already confirmed for')
    expect(await countOf('bookingHistory')).toBe(0)
    await store(csv(HEADER, coming))
    expect((await bookings()).bookings).toMatchObject([{ status: 'confirmed' }])
  })

  it('reads XLSX with dates, times and numbers of a spreadsheet; the same rows as CSV are the same', async () => {
    const cells = ROW.split(',').map((value) => ({ value }))
    const names = HEADER.split(',').map((value) => ({ value }))
    const rest = [
      { value: 9840012345 },
      ...cells.slice(2, 5),
      { value: 46_320, style: 1 as const },
      { value: 0.270_833_3 },
    ]
    const rows = [names, [{ value: 'Lakshmi Iyer' }, ...rest, { value: 'Innova Crysta' }, { value: 12345.5 }]]
    const { record } = await store(xlsx(rows))
    expect((await bookings()).bookings).toMatchObject([
      { PickUpdate: '2026-10-25', pickUpTime: '06:30', total: 12_345.5 },
    ])
    const same = ROW.replace('98400 12345', '9840012345').replace('₹ 12,345.50', '12345.5')
    expect(await store(csv(HEADER, same))).toEqual({ record, isNew: false })
  })

  it('an error of a spreadsheet is refused in every column, by its row and text; in CSV too', async () => {
    const headers = app.importRunner.columns('bookings').map(({ header }) => header)
    const values = app.importRunner
      .columns('bookings')
      .map(({ required, example }) => ({ value: required ? example : '' }))
    for (const error of ['#REF!', '#N/A', '']) {
      const rows = headers.map((_, at) =>
        values.map((one, other) => (at === other ? { value: error, formula: true as const } : one)),
      )
      const { problems, problemCount } = await preview(xlsx([headers.map((value) => ({ value })), ...rows]))
      const wrong = problems.map(({ row, column, value }) => [row, column, value])
      expect(wrong).toEqual(headers.map((header, at) => [at + 2, header, error || '#VALUE!']))
      expect(problemCount).toBe(headers.length)
    }
    expect(await detailOf(csv(`${HEADER},Paid`, `${ROW},#NAME?`))).toBe(
      'Row 2, Paid: This is an error of the spreadsheet: write the value, or empty the cell.',
    )
  })

  it('a row that says the same as one before it is named, and stored only if it is meant', async () => {
    const file = csv(HEADER, ROW, ROW)
    expect(await preview(file)).toMatchObject({ problemCount: 0, repeats: [{ row: 3, before: 2 }] })
    expect(await detailOf(file)).toContain('Row 3: This says the same as row 2')
    expect((await bookings()).total).toBe(0)
    expect((await send(file, { repeats: 'take' })).json()).toMatchObject({ isNew: true, record: { rows: 2 } })
  })

  it('a formula stays a text, and our own export of it comes back as it was', async () => {
    await store(csv(HEADER, ROW.replace('Lakshmi Iyer', "'=HYPERLINK(A1)").replace('98400 12345', '+91 98400-12345')))
    expect((await bookings()).bookings).toMatchObject([{ name: '=HYPERLINK(A1)', mobile: '+919840012345' }])
    const file = await app.inject({ url: '/api/v1/bookings.csv', headers: { cookie } })
    expect(file.body).toContain(`"'=HYPERLINK(A1)"`)
  })

  describe('refuses early', () => {
    it('a file that unpacks to gigabytes', async () => {
      const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(64 * 1024 * 1024) }, { level: 9 })
      expect(bomb.length).toBeLessThan(100_000)
      expect(await detailOf(Buffer.from(bomb))).toContain('unpacks to more')
    })

    it.each([
      ['a cell at the end of the sheet', '<row><c r="XFD1048576"><v>1</v></c></row>', 'XFD1048576'],
      ['a row at the end of the sheet', "<row r='900000'/>", 'row 900000'],
    ])('%s', async (_what, end, detail) => {
      expect(await detailOf(xlsx([[{ value: 'Name' }], [{ value: 'A' }]], end))).toContain(detail)
    })

    it.each<[string, Buffer, string]>([
      ['more than 5,000 rows', notebook(5001), 'more than 5000 rows'],
      ['a file over 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 'x'), '5120 kB'],
      ['a file without rows', csv(HEADER), 'no rows below its header'],
      ['an old XLS file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old XLS'],
      ['a damaged XLSX', Buffer.from('PK\u0003\u0004 nothing'), 'no XLSX'],
      ['text that is not UTF-8', Buffer.from([0x4e, 0xe9, 0x0a, 0xe9]), 'UTF-8'],
      ['an unknown column', csv(`${HEADER},Colour`, `${ROW},red`), '‘Colour’ is not a known column'],
      ['a missing column', csv('Name,Phone', 'A,B'), 'no column Trip type'],
      ['a column that comes twice', csv(`${HEADER},Mobile`, `${ROW},1`), 'Mobile twice'],
      ['a value without a header', csv(HEADER, `${ROW},beside`), 'without a header'],
    ])('%s', async (_what, file, detail) => {
      expect(await detailOf(file)).toContain(detail)
    })
  })

  it('brings cabs as drafts, vehicles in place of those without a number, and drivers, each with papers', async () => {
    const cabs = csv(
      'Brand,Model,Seats,Price,Trip types,Class,Description',
      'Maruti,Dzire,4,"1,500","Drop, Outstation",Sedan,Small',
    )
    await store(cabs, 'cabs')
    const { cabs: all } = await get('cabs')
    expect(all.at(-1)).toMatchObject({
      carModel: 'Dzire',
      visibility: 'draft',
      price: 1500,
      cabClass: 'sedan',
      imageUrl: '',
    })
    const vehicles = csv(
      'Vehicle no,Cab,Insurance last day',
      'tn01ab1234,Maruti Dzire,31/03/2027',
      'TN 01 AB 1235,Dzire,',
    )
    await store(vehicles, 'vehicles')
    expect((await get('vehicles')).vehicles).toMatchObject([
      { registration: 'TN 01 AB 1234', papers: [{ kind: 'insurance', lastDay: '2027-03-31' }] },
      { registration: 'TN 01 AB 1235', papers: [] },
    ])
    const drivers = csv('Driver,Phone,DL,Badge last day', 'Murugan S,98400 12345,TN01 2011,01-04-2027')
    await store(drivers, 'drivers')
    expect((await get('drivers')).drivers).toMatchObject([{ papers: [{ kind: 'badge', lastDay: '2027-04-01' }] }])
    expect(await detailOf(csv('Driver,Phone,DL', 'Other,9840012345,X', 'Third,9000000001,Y'), 'drivers')).toBe(
      'Row 2, Mobile: This is stored already: delete the row.',
    )
    expect(await detailOf(csv('Number,Cab', 'TN01AB9999,Dzire', 'TN 01 AB 9999,Dzire'), 'vehicles')).toContain(
      'Row 3, Number',
    )
    const late = csv('Driver,Phone,DL,Badge last day', 'Ravi,9000000001,X,soon')
    expect(await detailOf(late, 'drivers')).toContain(
      'Row 2, Badge last day: Badge last day takes a day such as 25/11/2026',
    )
  })

  it('is for owners; its template is a file that it takes', async () => {
    const clerk = await sessionOf(app, 'clerk')
    expect((await send(csv(HEADER, ROW), { as: clerk })).statusCode).toBe(403)
    for (const kind of IMPORT_KINDS) {
      const template = await app.inject({ url: `/api/v1/imports/template/${kind}`, headers: { cookie } })
      expect(template.headers['content-disposition']).toContain(`${kind}-template.csv`)
      const { problems, rows } = await preview(template.rawPayload, kind)
      expect([rows.length, problems]).toEqual([1, []])
    }
  })
})
