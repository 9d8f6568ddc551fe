import { expect, type Page } from '@playwright/test'
import { BOOKING_STATUSES, BookingsReply, DocumentsReply, TariffsReply } from 'shared-api/contract'
import { enterDesk } from '../harness/desk.ts'
import { bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { pdfText } from '../harness/pdf-text.ts'
import { test } from '../harness/test.ts'
import { FIRMS, PRIYA } from '../second-company/people.ts'
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

test('a name that papers cannot print is refused with its letter, and is booked without it', async ({ page }) => {
  const [cab = fail('there is no cab')] = await bookableCabs(page.request, 'Drop Trip')
  const bookingDetails = dropTrip(cab, { name: PRIYA.typed })
  const reply = await page.request.post('/api/v1/sendemail', { data: { bookingDetails } })
  expect(reply.status()).toBe(400)
  expect(await reply.text()).toContain('🚗')
  await enterDesk(page)
  const { bookings } = await read(page, 'bookings?limit=100', BookingsReply)
  expect(bookings.map(({ name }) => name)).toContain(PRIYA.booked)
})

test('desk and traveller open an invoice of the company’s own series, to a firm in Malayalam', async ({
  openPage,
  product,
}) => {
  const desk = await openPage()
  await enterDesk(desk)
  const { documents } = await read(desk, 'invoices', DocumentsReply)
  const [, firm] = FIRMS
  const invoice = documents.find(({ recipient }) => recipient === firm.name) ?? fail('the firm has no invoice')
  expect(invoice.number).toMatch(new RegExp(`^${PREFIX}-`))
  const { bookings } = await read(desk, `bookings?q=${invoice.reference}`, BookingsReply)
  const booking = bookings.find((one) => one.reference === invoice.reference) ?? fail('no booking')
  const { _id, reference, mobile, mail } = booking
  await desk.goto(`/bookings/${_id}`)
  const byDesk = desk.getByRole('link', { name: new RegExp(`^Invoice ${invoice.number}`) })
  await expectPaper(desk, await byDesk.getAttribute('href'))

  const traveller = await openPage()
  const asked = await traveller.request.post('/api/v1/trip/find', { data: { reference, mobile } })
  expect(asked.status()).toBe(202)
  const { text } = await product.mailbox.find(mail ?? fail('no mail address'), reference)
  const [, path = fail('no link')] = /(\/trip\/[\w-]{43})/.exec(text ?? '') ?? []
  await traveller.goto(path)
  const byTraveller = traveller.getByRole('link', { name: new RegExp(invoice.number) })
  await expectPaper(traveller, await byTraveller.getAttribute('href'))
})

/** Opens a paper, which names the company. */
async function expectPaper(page: Page, href: string | null) {
  const reply = await page.request.get(href ?? fail('no address'))
  expect(reply.status()).toBe(200)
  expect(reply.headers()['content-type']).toBe('application/pdf')
  expect(await pdfText(await reply.body())).toContain(COMPANY)
}
