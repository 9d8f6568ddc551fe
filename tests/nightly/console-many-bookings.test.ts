import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { openDeskPage } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'

const MANY = 10_000
/** A copy's pick-up is so many minutes after that of the booking. */
const [STEP, MINUTES] = [7919, 100_000]
const pickUpOf = (n: number) => (n * STEP) % MINUTES
/** The time from the click to a page's rows on a busy machine, in ms; a tenth of it is usual. */
const QUICK_MS = 3000

const rows = (page: Page) => page.getByRole('table', { name: 'Bookings' }).locator('tbody tr')

/** Copies the one booking of the database many times, each with its own person, hour and day. */
function multiply(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'data.sqlite'))
  database.exec('pragma busy_timeout = 5000')
  const kept = (database.prepare('pragma table_info(bookings)').all() as { name: string }[]).map(({ name }) => name)
  const own: Record<string, string> = {
    id: "'many-' || n",
    reference: "'TT-' || printf('%06d', n)",
    status: "case when n % 5 = 0 then 'cancelled' else 'new' end",
    created_at: 'created_at - n * 60000',
    starts_at: `starts_at + (n * ${STEP} % ${MINUTES}) * 60000`,
    name: "'Traveller ' || n",
    search: "' traveller ' || n || ' ' || printf('%06d', n) || ' '",
  }
  database.exec(`
    begin immediate;
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MANY})
    insert into bookings (${kept.join(', ')})
      select ${kept.map((column) => own[column] ?? column).join(', ')} from bookings, numbers;
    commit`)
  database.close()
}

/** The copies from the next pick-up; before them is the booking itself. */
const UPCOMING = Array.from({ length: MANY }, (_, at) => at + 1).sort((a, b) => pickUpOf(a) - pickUpOf(b))

test('with ten thousand bookings each page comes quickly, by cursor, in any order and filter', async ({
  page,
  product,
}) => {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  if (!cab) return fail('there is no cab')
  await book(page.request, dropTrip(cab))
  multiply(product.dataDir)
  await openDeskPage(page, '/bookings')
  await page.getByText('10,001 in all, page 1 of 401').waitFor()

  const quickly = async (what: string, act: () => Promise<void>) => {
    const answered = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/v1/bookings')
    const start = performance.now()
    await act()
    expect((await answered).status()).toBe(200)
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0)
    expect(performance.now() - start, what).toBeLessThan(QUICK_MS)
    expect(await rows(page).count()).toBeLessThanOrEqual(25)
  }
  await quickly('next page', () => page.getByRole('button', { name: 'Next' }).click())
  await page.waitForURL('**cursor=*')
  await rows(page).first().getByText(`Traveller ${UPCOMING[24]}`).waitFor()
  await quickly('by pick-up', () => page.getByRole('button', { name: 'Pick-up', exact: true }).click())
  await quickly('from the last pick-up', () => page.getByRole('button', { name: 'Pick-up', exact: true }).click())
  await quickly('next page by pick-up', () => page.getByRole('button', { name: 'Next' }).click())
  await quickly('by status', async () => {
    await page.getByLabel('Status').selectOption('cancelled')
  })
  await page.getByText('2,000 in all, page 1 of 80').waitFor()
  const link = page.url()
  const shown = await rows(page).allTextContents()
  await quickly('by a link', async () => {
    await page.goto(link)
  })
  await expect.poll(() => rows(page).allTextContents()).toEqual(shown)
  await quickly('by search', () => page.getByLabel('Search bookings').fill('9995'))
  await expect.poll(() => rows(page).count()).toBe(1)
})
