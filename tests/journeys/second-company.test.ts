import { expect, type Page } from '@playwright/test'
import { BOOKING_STATUSES, BookingsReply, DocumentsReply, TariffsReply } from 'shared-api/contract'
import { enterDesk } from '../harness/desk.ts'
import { fail } from '../harness/fail.ts'
import { pdfText } from '../harness/pdf-text.ts'
import { test } from '../harness/test.ts'
import { FIRMS } from '../second-company/people.ts'
import { COMPANY, PREFIX } from '../second-company/settings.ts'

test.use({ company: 'second', serverEnv: { RATE_LIMIT: 'off' } })

async function read<Reply>(page: Page, path: string, schema: { parse: (json: unknown) => Reply }): Promise<Reply> {
  const reply = await page.request.get(`/api/v1/${path}`)
  expect(reply.status(), path).toBe(200)
  return schema.parse(await reply.json())
}

test('the second company has trips in every state, by two tariffs, and papers of its own series', async ({ page }) => {
  await enterDesk(page)
  for (const status of BOOKING_STATUSES) {
    const { total } = await read(page, `bookings?status=${status}`, BookingsReply)
    expect(total, status).toBeGreaterThan(0)
  }
  expect((await read(page, 'bookings', BookingsReply)).total).toBe(260)
  const { tariffs } = await read(page, 'tariffs', TariffsReply)
  expect(tariffs.filter(({ name, validFrom }) => name.startsWith('Vaigai') && validFrom)).toHaveLength(2)
  const { documents } = await read(page, 'invoices', DocumentsReply)
  for (const kind of ['invoice', 'credit-note'] as const)
    expect(documents.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(0)
  for (const { name } of FIRMS) expect(documents.map(({ recipient }) => recipient)).toContain(name)
  const books = await page.goto('/books')
  expect(books?.status()).toBe(200)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('the desk opens an invoice of the company’s own series', async ({ openPage }) => {
  const desk = await openPage()
  await enterDesk(desk)
  const { documents } = await read(desk, 'invoices', DocumentsReply)
  const invoices = documents.filter(({ kind }) => kind === 'invoice')
  const { bookings } = await read(desk, 'bookings?status=completed&limit=100', BookingsReply)
  const of = (reference: string) => bookings.find((booking) => booking.reference === reference)
  const invoice = invoices.find(({ reference }) => of(reference)) ?? fail('no trip has one')
  const { _id } = of(invoice.reference) ?? fail('no booking')
  expect(invoice.number).toMatch(new RegExp(`^${PREFIX}-`))

  await desk.goto(`/bookings/${_id}`)
  const link = desk.getByRole('link', { name: new RegExp(`^Invoice ${invoice.number}`) })
  const byDesk = await desk.request.get((await link.getAttribute('href')) ?? '')
  expect(byDesk.status()).toBe(200)
  expect(await pdfText(await byDesk.body())).toContain(COMPANY)
})
