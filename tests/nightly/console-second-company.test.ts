import { type APIRequestContext, expect } from '@playwright/test'
import {
  AllCarsReply,
  BookingsReply,
  DocumentsReply,
  DriversReply,
  EnquiriesReply,
  TariffsReply,
  VehiclesReply,
} from 'shared-api/contract'
import { enterDesk } from '../harness/desk.ts'
import { sendForm } from '../harness/desk-data.ts'
import { DESK_PAGES, readInTamil, sweep, sweepInTamil } from '../harness/desk-sweep.ts'
import { fail } from '../harness/fail.ts'
import { ADMIN } from '../harness/server.ts'
import { test } from '../harness/test.ts'

test.use({ company: 'second', serverEnv: { RATE_LIMIT: 'off' } })

/** A phone and a laptop: the others are those of the first company. */
const WIDTHS = [390, 1440]

/** It sells no packages. */
const PAGES = DESK_PAGES.filter((path) => !/:(holiday|tour)/.test(path))

let ids: Record<string, string> = {}

test.beforeAll(async ({ product, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: product.origin })
  expect((await request.post('/api/v1/login', { data: ADMIN })).status()).toBe(200)
  await sendForm(request, { name: 'Asha', email: 'a@example.com', phone: '9447012347', message: 'Hello' })
  ids = await recordsOf(request)
  await request.dispose()
})

/** Records of weeks of work: a trip with an invoice, and the first of each other kind. */
async function recordsOf(request: APIRequestContext) {
  const read = async <Reply>(path: string, schema: { parse: (json: unknown) => Reply }): Promise<Reply> =>
    schema.parse(await (await request.get(`/api/v1/${path}`)).json())
  const bookingsOf = async (query: string) => (await read(`bookings?${query}`, BookingsReply)).bookings
  const [invoice] = (await read('invoices', DocumentsReply)).documents
  const [billed] = await bookingsOf(`q=${invoice?.reference}`)
  const [confirmed] = await bookingsOf('status=confirmed')
  const [assigned] = await bookingsOf('status=assigned')
  const [cab] = (await read('allCars', AllCarsReply)).cabs
  const [enquiry] = (await read('enquiries', EnquiriesReply)).enquiries
  const [vehicle] = (await read('vehicles', VehiclesReply)).vehicles
  const [driver] = (await read('drivers', DriversReply)).drivers
  const [tariff] = (await read('tariffs', TariffsReply)).tariffs.filter(({ validFrom }) => validFrom !== null)
  const found = { booking: billed, confirmed, assigned, cab, enquiry, vehicle, driver, tariff }
  return Object.fromEntries(Object.entries(found).map(([name, record]) => [name, idOf(record) ?? fail(`no ${name}`)]))
}

const idOf = (record: { id: string } | { _id: string } | undefined) =>
  record && ('id' in record ? record.id : record._id)

test('every page of the second company’s desk has its title, one h1, room for its texts, and no finding of axe', async ({
  openPage,
}) => {
  const page = await openPage({ reducedMotion: 'reduce', bypassCSP: true })
  await enterDesk(page)
  for (const path of PAGES) await test.step(path, () => sweep(page, path, ids, WIDTHS))
})

test('every page of the second company’s desk has room for its texts in Tamil', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: 'reduce' })
  await enterDesk(page)
  await readInTamil(page)
  for (const path of PAGES) await test.step(path, () => sweepInTamil(page, path, ids, WIDTHS))
})
