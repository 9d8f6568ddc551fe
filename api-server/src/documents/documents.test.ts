import type { FastifyInstance } from 'fastify'
import type { DocumentContent, Settings } from 'shared-api/contract'
import { toPaise } from 'shared-api/money'
import { beforeEach, describe, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { SETTINGS as company } from '../testing/settings.ts'
import { financialYear } from './numbers.ts'
import { documentPdf } from './pdf.ts'
import { documentRepository } from './repository.ts'

const GSTIN = '33AABCT1332L1ZL'
const WITH_GST: Settings = { ...company, gst: { gstin: GSTIN } }

it.each([
  ['2027-03-31', '26-27'],
  ['2027-04-01', '27-28'],
  ['2099-12-01', '99-00'],
])('%s is in the financial year %s', (day, year) => {
  expect(financialYear(day)).toBe(year)
})

eachRoute('documents', (engine) => {
  let app: FastifyInstance
  let cookie: string
  let id: string
  let clock = NOON

  beforeEach(async () => {
    clock = NOON
    app = await engine.sharedApp({ RATE_LIMIT: 'off' }, { now: () => NOON })
    for (const table of ['documents', 'documentSeries', 'payments', 'bookings', 'cabs'] as const)
      await app.database.db.deleteFrom(table).execute()
    cookie = await sessionOf(app)
    id = await endedTrip()
  })

  async function endedTrip(): Promise<string> {
    const { _id } = (await book(app, outstation(await insertCab(app)))).json().booking
    await app.database.db.updateTable('bookings').set({ status: 'ended' }).where('id', '=', _id).execute()
    return _id
  }
  const post = (url: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { cookie } })
  const withGst = () =>
    documentRepository(
      app.database,
      () => clock,
      () => WITH_GST,
      app.mailing,
    )
  async function taxed(sac: Record<string, string> = {}) {
    const lines = [
      { code: 'distance', quantity: 500, unit: 'km', rate: 1300, amount: 650_000, taxable: true, basis: 'actual' },
      { code: 'gst', quantity: 5, unit: 'percent', rate: 6500, amount: 32_500, taxable: false, basis: 'fixed' },
      { code: 'rounding', quantity: 1, unit: 'trip', rate: 50, amount: 50, taxable: false, basis: 'fixed' },
    ]
    await app.database.db
      .updateTable('tariffs')
      .set({ parts: tariffParts(sac) })
      .where('id', '=', 'tariff-typical')
      .execute()
    await app.database.db
      .updateTable('bookings')
      .set({ fareLines: JSON.stringify(lines), totalPaise: 682_550, tariffId: 'tariff-typical' })
      .execute()
  }

  it('are a bill without tax while the company has no GSTIN, once for a trip, until a credit note takes it back', async () => {
    const bill = (await post(`bookings/${id}/invoice`)).json().document
    expect(bill).toMatchObject({ number: 'BIL-26-27-00001', kind: 'bill', day: '2026-11-02', total: 18_670 })
    const again = await post(`bookings/${id}/invoice`)
    expect([again.statusCode, again.json().detail]).toEqual([
      409,
      'BIL-26-27-00001 holds already: take it back by a credit note first.',
    ])
    const note = (await post(`invoices/${bill.number}/credit-note`, { reason: 'Wrong name' })).json().document
    expect(note).toMatchObject({ number: 'CRN-26-27-00001', of: bill.number, total: 18_670 })
    expect((await post(`invoices/${bill.number}/credit-note`, { reason: 'Again' })).statusCode).toBe(409)
    const done = (await app.inject({ url: '/api/v1/activity', headers: { cookie } })).json().activity
    const named = done.map(({ subject }: { subject: { name: string } }) => subject.name)
    expect(named).toEqual(expect.arrayContaining([note.number, bill.number]))
    const next = (await post(`bookings/${id}/invoice`, { recipient: { name: 'Asha Traders', gstin: GSTIN } })).json()
    expect(next.document).toMatchObject({ number: 'BIL-26-27-00002', recipient: 'Asha Traders' })
    const list = await app.inject({ url: `/api/v1/invoices?bookingId=${id}`, headers: { cookie } })
    expect(list.json().documents).toHaveLength(3)
  })

  it('are refused before the trip has ended, and for a recipient with a wrong GSTIN', async () => {
    // The second one is of no state.
    for (const gstin of ['33AABCT1332L1ZX', '25AABCT1332L1ZI']) {
      const wrong = await post(`bookings/${id}/invoice`, { recipient: { name: 'Asha', gstin } })
      expect(wrong.json().errors).toMatchObject([{ path: 'recipient.gstin', code: 'gstin' }])
    }
    expect(await app.documents.list({})).toEqual([])
    await app.database.db.updateTable('bookings').set({ status: 'started' }).execute()
    expect((await post(`bookings/${id}/invoice`)).statusCode).toBe(409)
  })

  describe.each<[string, { name: string; address: string; gstin?: string } | undefined, object]>([
    [
      'who boards in the company’s state',
      undefined,
      {
        placeOfSupply: 'TN',
        taxes: [
          { code: 'cgst', amount: 16_250 },
          { code: 'sgst', amount: 16_250 },
        ],
      },
    ],
    [
      'a registered customer of another state',
      { name: 'K Traders', address: 'Kochi', gstin: '32AAACT2727Q1Z5' },
      { placeOfSupply: 'KL', taxes: [{ code: 'igst', percent: 5, amount: 32_500 }] },
    ],
  ])('a tax invoice for %s', (_who, recipient, expected) => {
    it('has the tax of the fare by the place of supply, and its service code', async () => {
      await taxed()
      const { number } = await withGst().invoice(id, recipient, 'Desk')
      const content = await app.documents.content(number)
      expect(content).toMatchObject({
        ...{ kind: 'invoice', number: 'INV-26-27-00001', sac: '996601', taxable: 650_000, total: 682_550 },
        ...{ supplier: { gstin: GSTIN }, reverseCharge: false, ...expected },
      })
      expect(number.length).toBeLessThanOrEqual(16)
    })
  })

  it('have the value and the tax of what was agreed on', async () => {
    await taxed()
    const part = { quantity: 1, unit: 'trip', taxable: true, basis: 'fixed' }
    const fareLines = JSON.stringify([
      { ...part, code: 'distance', rate: 706_800, amount: 706_800, origin: 'tariff' },
      { ...part, code: 'other', rate: 257_860, amount: 245_581, origin: 'agreed', note: 'Agreed price', by: 'Desk' },
      { ...part, code: 'gst', quantity: 5, unit: 'percent', rate: 9524, amount: 47_619, taxable: false },
    ])
    await app.database.db.updateTable('bookings').set({ fareLines, totalPaise: 1_000_000 }).execute()
    const { number } = await withGst().invoice(id, undefined, 'Desk')
    const { taxable, taxes, lines, total } = await app.documents.content(number)
    expect([taxable, taxes.map(({ amount }) => amount), total]).toEqual([952_381, [23_810, 23_810], 1_000_000])
    expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['distance', 706_800],
      ['other', 245_581],
      ['rounding', -1],
    ])
  })

  it('are for the company of the booking, where it is registered, unless the desk names another', async () => {
    await app.database.db
      .updateTable('bookings')
      .set({ companyName: 'Cauvery Mills', gstin: '29AABCT1332L1ZA' })
      .execute()
    const { number } = await withGst().invoice(id, undefined, 'Desk')
    expect(await withGst().content(number)).toMatchObject({
      recipient: { name: 'Cauvery Mills', address: '', gstin: '29AABCT1332L1ZA' },
      placeOfSupply: 'KA',
    })
  })

  it('have the service code of the tariff, where it has one', async () => {
    await taxed({ Outstation: '996422' })
    const { number } = await withGst().invoice(id, undefined, 'Desk')
    expect((await app.documents.content(number)).sac).toBe('996422')
  })

  it('keep what they say when booking and company change, and outlive the booking', async () => {
    const { number } = (await post(`bookings/${id}/invoice`)).json().document
    const before = await app.documents.content(number)
    await app.database.db.updateTable('bookings').set({ totalPaise: 1, name: 'Other', fareLines: '[]' }).execute()
    expect(await app.documents.content(number)).toEqual(before)
    await app.database.db.deleteFrom('bookings').where('id', '=', id).execute()
    expect(await app.documents.content(number)).toEqual(before)
  })

  it('have receipts for payments and vouchers for refunds, one each', async () => {
    const { payments } = (await post(`bookings/${id}/payments`, { way: 'cash', amount: 100 })).json()
    await post(`bookings/${id}/refunds`, { way: 'bank', amount: 40, reference: 'SBIN426' })
    const [receipt, again] = await Promise.all([1, 2].map(() => post(`payments/${payments[0].id}/document`)))
    expect(receipt?.json()).toEqual(again?.json())
    expect(receipt?.json().document).toMatchObject({ number: 'RCP-26-27-00001', total: 100 })
    const ledger = await app.payments.ledger(id)
    const voucher = (await post(`payments/${ledger.payments[1]?.id}/document`)).json().document
    expect(voucher).toMatchObject({ number: 'RFV-26-27-00001', kind: 'refund', total: 40 })
  })

  it.each([
    [1856, 176_762, [4419, 4419], []],
    [4375, 416_667, [10_417, 10_417], [['rounding', -1]]],
  ])(
    'an advance of %i has a voucher with its tax, and a refund takes it back',
    async (amount, taxable, taxes, lines) => {
      await taxed()
      await app.database.db.updateTable('bookings').set({ status: 'confirmed' }).execute()
      const { payments } = (await post(`bookings/${id}/payments`, { way: 'cash', amount })).json()
      await post(`bookings/${id}/refunds`, { way: 'cash', amount })
      const { payments: rows } = await app.payments.ledger(id)
      const voucher = await withGst().ofPayment(rows[1]?.id ?? '', 'Desk')
      const receipt = await withGst().ofPayment(payments[0].id, 'Desk')
      for (const { number } of [receipt, voucher]) {
        const content = await app.documents.content(number)
        expect([content.taxable, content.taxes.map((tax) => tax.amount)]).toEqual([taxable, taxes])
        expect(content.lines.map((line) => [line.code, line.amount])).toEqual(lines)
        expect(content).toMatchObject({ whatFor: 'advance', sac: '996601', placeOfSupply: 'TN', total: amount * 100 })
      }
      expect(await app.documents.content(voucher.number)).toMatchObject({ of: receipt.number })
    },
  )

  it('a payment after the trip, goodwill, and an advance without a GSTIN have no tax', async () => {
    await taxed()
    const late = (await post(`bookings/${id}/payments`, { way: 'cash', amount: 100 })).json().payments[0]
    await post(`bookings/${id}/refunds`, { way: 'cash', amount: 40, goodwill: true })
    const goodwill = (await app.payments.ledger(id)).payments[1]?.id ?? ''
    for (const payment of [late.id, goodwill]) {
      const { taxes, whatFor } = await app.documents.content((await withGst().ofPayment(payment, 'Desk')).number)
      expect([taxes, whatFor]).toEqual([[], undefined])
    }
    await app.database.db.updateTable('bookings').set({ status: 'confirmed' }).execute()
    const early = (await post(`bookings/${id}/payments`, { way: 'cash', amount: 100 })).json().payments.at(-1)
    const { number } = (await post(`payments/${early.id}/document`)).json().document
    expect(await app.documents.content(number)).toMatchObject({ whatFor: 'advance', taxes: [], sac: null })
  })

  it.each([
    ['cancelled', 193_400, 'cancellation', 184_190, [4605, 4605]],
    ['no show', 1_181_300, 'no show', 1_125_048, [28_126, 28_126]],
  ] as const)('a trip that is %s has an invoice of its fee', async (status, feePaise, whatFor, taxable, taxes) => {
    await taxed()
    const { db } = app.database
    await db.updateTable('bookings').set({ status, feePaise: 0 }).execute()
    const free = await post(`bookings/${id}/invoice`)
    expect([free.statusCode, free.json().detail]).toEqual([409, expect.stringMatching(/without a fee/)])
    await db.updateTable('bookings').set({ feePaise }).execute()
    const content = await app.documents.content((await withGst().invoice(id, undefined, 'Desk')).number)
    expect(content).toMatchObject({ whatFor, taxable, total: feePaise, lines: [] })
    expect(content.taxes.map(({ amount }) => amount)).toEqual(taxes)
    expect((await post(`bookings/${id}/invoice`)).statusCode).toBe(409)
  })

  it('are taken back in part, never more than is left; what is due falls with it, and rises once all is taken back', async () => {
    await taxed()
    const { number } = await withGst().invoice(id, undefined, 'Desk')
    const credit = (payload: object) => post(`invoices/${number}/credit-note`, { reason: 'Wrong km', ...payload })
    const due = async () => (await app.payments.ledger(id)).balance
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 1000 })
    await post(`bookings/${id}/refunds`, { way: 'cash', amount: 200, goodwill: true })
    expect(await due()).toBe(5825.5)
    const part = (await credit({ amount: 500 })).json().document
    expect(part).toMatchObject({ total: 500, of: null, partOf: number })
    expect(await due()).toBe(5525.5)
    const { taxable, taxes } = await app.documents.content(part.number)
    expect([taxable, taxes.map(({ amount }) => amount)]).toEqual([47_619, [1190, 1190]])
    const above = await credit({ amount: 6325.51 })
    expect([above.statusCode, above.json().errors]).toMatchObject([400, [{ path: 'amount', code: 'above-rest' }]])
    expect((await credit({ amount: 0 })).json().errors).toMatchObject([{ path: 'amount', code: 'rupees' }])
    const rest = (await credit({})).json().document
    expect(rest).toMatchObject({ total: 6325.5, of: number })
    const notes = await Promise.all([part, rest].map((note) => app.documents.content(note.number)))
    expect(notes.reduce((sum, note) => sum + note.taxable, 0)).toBe(650_000)
    expect(await due()).toBe(5825.5)
    expect((await credit({ amount: 1 })).statusCode).toBe(409)
  })

  it('are taken back in part once, however often the answer was lost', async () => {
    await taxed()
    const { number } = await withGst().invoice(id, undefined, 'Desk')
    const credit = (rupees?: number) => {
      const amount = rupees === undefined ? rupees : toPaise(rupees)
      return withGst().creditNote(number, { reason: 'Wrong km', amount }, 'Desk', { key: `credit ${number}` })
    }
    const once = await credit(500)
    expect(await credit(500)).toEqual(once)
    for (const other of [600, undefined]) await expect(credit(other)).rejects.toMatchObject({ code: 'key-reused' })
  })

  it.each([
    [['invoice', 'credit 500', 'goodwill 200'], 6325.5],
    [['invoice', 'goodwill 200', 'credit 500'], 6325.5],
    [['invoice', 'credit 500', 'goodwill 800'], 6025.5],
    [['invoice', 'credit 300', 'goodwill 300', 'credit 200'], 6325.5],
    [['invoice', 'credit 500', 'goodwill 200', 'credit'], 6625.5],
    [['goodwill 200', 'invoice'], 6625.5],
    [['goodwill 200', 'invoice', 'credit 500'], 6125.5],
    [['goodwill 200', 'invoice', 'credit 500', 'goodwill 500'], 6125.5],
    [['goodwill 200', 'invoice', 'credit'], 6625.5],
  ])('the same sum as goodwill and on a credit note is taken off once: %j costs %d', async (steps, costs) => {
    await taxed()
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 1000 })
    let number = ''
    for (const [kind, rupees] of steps.map((step) => step.split(' '))) {
      const amount = rupees === undefined ? {} : { amount: Number(rupees) }
      if (kind === 'invoice') number = (await withGst().invoice(id, undefined, 'Desk')).number
      else if (kind === 'credit') await post(`invoices/${number}/credit-note`, { reason: 'Wrong km', ...amount })
      else await post(`bookings/${id}/refunds`, { way: 'cash', goodwill: true, ...amount })
    }
    const { paid, balance } = await app.payments.ledger(id)
    expect(paid + balance).toBe(costs)
  })

  it('come to the price less goodwill that was given before, with its tax', async () => {
    await taxed()
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 1000 })
    await post(`bookings/${id}/refunds`, { way: 'cash', amount: 200, goodwill: true })
    const content = await app.documents.content((await withGst().invoice(id, undefined, 'Desk')).number)
    expect(content).toMatchObject({ total: 662_550, paid: 80_000, taxable: 631_000 })
    expect(content.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['distance', 650_000],
      ['discount', -19_000],
    ])
    await post(`invoices/${content.number}/credit-note`, { reason: 'Wrong name' })
    const bill = await app.documents.content((await post(`bookings/${id}/invoice`)).json().document.number)
    expect([bill.total, bill.lines.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([662_550, 662_550])
  })

  it('leave the tax to a registered customer on reverse charge, where the settings and the service allow it', async () => {
    await taxed()
    const supplied = (supplier?: 'firm' | 'company') =>
      documentRepository(
        app.database,
        () => clock,
        () => ({ ...WITH_GST, gst: { gstin: GSTIN, ...(supplier && { supplier }) } }),
        app.mailing,
      )
    const recipient = { name: 'Asha Traders', address: '', gstin: GSTIN, reverseCharge: true }
    for (const documents of [supplied(), supplied('company')])
      await expect(documents.invoice(id, recipient, 'Desk')).rejects.toMatchObject({ code: 'conflict' })
    const { number } = await supplied('firm').invoice(id, recipient, 'Desk')
    const content = await app.documents.content(number)
    expect(content).toMatchObject({ reverseCharge: true, taxable: 650_000, total: 650_050 })
    expect(content.taxes.map(({ amount }) => amount)).toEqual([16_250, 16_250])
    expect((await app.payments.ledger(id)).balance).toBe(6500.5)
    await post(`invoices/${number}/credit-note`, { reason: 'Wrong name' })
    expect((await app.payments.ledger(id)).balance).toBe(6825.5)
  })

  it('say how the trip was driven, and a package has its own code', async () => {
    await taxed()
    const { db } = app.database
    await db.updateTable('bookings').set({ package: 'Temples' }).execute()
    const { number } = await withGst().invoice(id, undefined, 'Desk')
    expect(await app.documents.content(number)).toMatchObject({
      sac: '998555',
      drive: { vehicle: null, passenger: 'Asha Kumar', start: '2026-12-24 06:30', km: null, days: 3 },
    })
  })

  const ALL = ['INV-26-27-00001', 'BIL-26-27-00001']
  it('are found among all by number, name, GSTIN, amount, day and month, and sent again', async () => {
    await taxed()
    const { number } = await withGst().invoice(id, { name: 'Asha Traders', address: '', gstin: GSTIN }, 'Desk')
    await post(`bookings/${await endedTrip()}/invoice`)
    const found = async (query: string) => {
      const reply = await app.inject({ url: `/api/v1/documents?${query}`, headers: { cookie } })
      return reply.json().documents.map((one: { number: string }) => one.number)
    }
    for (const q of [number, 'asha tra', GSTIN, '6,825.50', '₹6825.50', 'traders november'])
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [number]])
    for (const q of ['2026-11-02', '2.11.2026', 'november 2026'])
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, ALL])
    expect(await found('kind=bill&month=2026-11')).toEqual(['BIL-26-27-00001'])
    expect(await found('month=2026-12')).toEqual([])
    const first = await app.inject({ url: '/api/v1/documents?limit=1', headers: { cookie } })
    const { documents, nextCursor, total } = first.json()
    expect([documents[0].holds, total]).toEqual([true, 2])
    expect(await found(`limit=1&cursor=${nextCursor}`)).not.toEqual([documents[0].number])
    const ofGstin = await app.inject({ url: `/api/v1/bookings?q=${GSTIN}`, headers: { cookie } })
    expect(ofGstin.json().bookings.map(({ _id }: { _id: string }) => _id)).toEqual([id])
    expect((await post(`invoices/${number}/mail`)).statusCode).toBe(200)
    const mails = await app.database.db.selectFrom('outbox').select('about').where('about', '=', number).execute()
    expect(mails).toHaveLength(2)
    await app.database.db.updateTable('bookings').set({ mail: '' }).execute()
    expect((await post(`invoices/${number}/mail`)).statusCode).toBe(409)
  })

  it('are dated neither before the one of their series before them nor before what they take back, whatever the clock says', async () => {
    const documents = withGst()
    const { number, day } = await documents.invoice(id, undefined, 'Asha')
    clock = NOON - 2 * 86_400_000
    expect((await documents.creditNote(number, { reason: 'Wrong name' }, 'Asha')).day).toBe(day)
    expect((await documents.invoice(id, undefined, 'Asha')).day).toBe(day)
  })

  it('are numbered from 1 again on 1 April, by Indian time', async () => {
    clock = Date.parse('2027-03-31T23:59:59+05:30')
    expect((await withGst().invoice(id, undefined, 'Desk')).number).toBe('INV-26-27-00001')
    clock += 1000
    expect((await withGst().invoice(await endedTrip(), undefined, 'Desk')).number).toBe('INV-27-28-00001')
  })

  it('begin with the prefix of the settings, and name the account and the note on an invoice alone', async () => {
    const bank = { holder: 'Thenral Travels', bank: 'Example Bank', account: '1234567890', ifsc: 'EXAM0001234' }
    const set: Settings = { ...WITH_GST, gst: { gstin: GSTIN, prefix: 'THEN', note: 'E. & O. E.' }, bank }
    const own = documentRepository(
      app.database,
      () => clock,
      () => set,
      app.mailing,
    )
    const { number } = await own.invoice(id, undefined, 'Desk')
    expect(number).toBe('THEN-26-27-00001')
    const content = await own.content(number)
    expect(content).toMatchObject({
      ...{ bank: 'Thenral Travels, Example Bank, 1234567890, IFSC EXAM0001234', note: 'E. & O. E.' },
    })
    expect(await documentPdf(content, 'en')).not.toEqual(await documentPdf({ ...content, bank: 'Another' }, 'en'))
    const { number: taken } = await own.creditNote(number, { reason: 'Wrong name' }, 'Desk')
    expect(taken).toMatch(/^CRN-/)
    expect(await own.content(taken)).not.toHaveProperty('bank')
  })

  it('are PDFs, for the desk and by the link of their trip alone', async () => {
    const { number } = (await post(`bookings/${id}/invoice`)).json().document
    const pdf = await app.inject({ url: `/api/v1/invoices/${number}.pdf`, headers: { cookie } })
    expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    const token = await app.links.forTraveller(id)
    const theirs = await app.inject({ url: `/api/v1/trip/${token}/invoices/${number}.pdf` })
    expect(theirs.statusCode).toBe(200)
    expect(theirs.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    const strange = await app.links.forTraveller(await endedTrip())
    expect((await app.inject({ url: `/api/v1/trip/${strange}/invoices/${number}.pdf` })).statusCode).toBe(404)
    expect((await app.inject({ url: `/api/v1/invoices/${number}.pdf` })).statusCode).toBe(401)
  })

  it.each(['en', 'ta', 'hi'] as const)('have the same bytes each time in %s', async (language) => {
    const { number } = (await post(`bookings/${id}/invoice`)).json().document
    const content: DocumentContent = await app.documents.content(number)
    const [one, two] = await Promise.all([documentPdf(content, language), documentPdf(content, language)])
    expect(one.equals(two)).toBe(true)
  })
})

const tariffParts = (sac: object) =>
  JSON.stringify({
    ...{ roundTo: 100, advancePercent: 2500, rates: [], localPackages: [], surcharges: {}, passedOn: [], seasons: [] },
    gst: { percent: 500, included: false, sac },
    cancellation: { steps: [], noShowPercent: 0, freeChangesUntilHours: 0 },
  })
