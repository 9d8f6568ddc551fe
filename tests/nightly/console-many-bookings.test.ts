import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'
import { enterDesk } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'

const [FEW, MANY] = [100, 10_000]
/** A copy's pick-up is so many minutes after that of the booking. */
const [STEP, MINUTES] = [7919, 100_000]
const pickUpOf = (n: number) => (n * STEP) % MINUTES
/** A list of many may take so many times as long as the same of few, and so many ms more. */
const [TIMES, MORE_MS] = [3, 100]
const LISTS = ['', 'sort=upcoming', 'sort=-pickUp', 'status=cancelled&sort=-pickUp', 'q=99', 'q=traveller&sort=pickUp']

const rows = (page: Page) => page.getByRole('table', { name: 'Bookings' }).locator('tbody tr')

/** The time of the quickest of seven replies to each list, in ms: the machine may be busy meanwhile. */
async function quickest(page: Page): Promise<number[]> {
  const times = LISTS.map(() => Number.POSITIVE_INFINITY)
  for (let turn = 0; turn < 7; turn++)
    for (const [at, list] of LISTS.entries()) {
      const start = performance.now()
      expect((await page.request.get(`/api/v1/bookings?limit=25&${list}`)).status()).toBe(200)
      times[at] = Math.min(times[at] ?? 0, performance.now() - start)
    }
  return times
}

/** Copies the first booking of the database, each with its own person, hour and day: those after `from`, up to `to`. */
function multiply(dataDir: string, from: number, to: number) {
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
    with recursive numbers(n) as (select ${from} + 1 union all select n + 1 from numbers where n < ${to})
    insert into bookings (${kept.join(', ')})
      select ${kept.map((column) => own[column] ?? column).join(', ')} from bookings, numbers where reference = (select reference from bookings order by created_at desc limit 1);
    commit`)
  database.close()
}

/** The copies from the next pick-up; before them is the booking itself. */
const UPCOMING = Array.from({ length: MANY }, (_, at) => at + 1).sort((a, b) => pickUpOf(a) - pickUpOf(b))

test('with ten thousand bookings each list comes as quickly as with a hundred, by cursor, in any order and filter', async ({
  page,
  product,
}) => {
  const [cab] = await bookableCabs(page.request, 'Drop Trip')
  if (!cab) return fail('there is no cab')
  await book(page.request, dropTrip(cab))
  multiply(product.dataDir, 0, FEW)
  await enterDesk(page)
  const few = await quickest(page)
  multiply(product.dataDir, FEW, MANY)
  const many = await quickest(page)
  for (const [at, list] of LISTS.entries())
    expect(many[at], `${list}: ${few[at]} ms of few`).toBeLessThan((few[at] ?? 0) * TIMES + MORE_MS)
  await page.goto('/bookings')
  await page.getByText('10,001 in all, page 1 of 401').waitFor()

  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL('**cursor=*')
  await rows(page).first().getByText(`Traveller ${UPCOMING[24]}`).waitFor()
  const byPickUp = page.getByRole('button', { name: 'Pick-up', exact: true })
  await byPickUp.click()
  await byPickUp.click()
  await rows(page)
    .first()
    .getByText(`Traveller ${UPCOMING.at(-1)}`)
    .waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await rows(page)
    .first()
    .getByText(`Traveller ${UPCOMING.at(-26)}`)
    .waitFor()
  await page.getByLabel('Status').selectOption('cancelled')
  await page.getByText('2,000 in all, page 1 of 80').waitFor()
  expect(await rows(page).count()).toBe(25)
  const shown = await rows(page).allTextContents()
  await page.reload()
  await expect.poll(() => rows(page).allTextContents()).toEqual(shown)
  await page.getByLabel('Search bookings').fill('9995')
  await expect.poll(() => rows(page).count()).toBe(1)
})
