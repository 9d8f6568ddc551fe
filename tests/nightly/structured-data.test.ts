import { expect, type Page } from '@playwright/test'
import { HolidaysReply, ToursReply } from 'shared-api/contract'
import { fail } from '../harness/fail.ts'
import { PUBLIC_PAGES } from '../harness/public-pages.ts'
import { visitorsTest as test } from '../harness/test.ts'

test('the data for search engines has the address of its page, and refers to nothing that is not there', async ({
  openPage,
}) => {
  const page = await openPage()
  const [{ slug: holiday } = fail('no holiday')] = HolidaysReply.parse(await read(page, 'holiday')).holidays
  const [{ slug: tour } = fail('no tour')] = ToursReply.parse(await read(page, 'tour')).tour
  for (const path of [...PUBLIC_PAGES, `/holidayPackage/${holiday}`, `/tourPackage/${tour}`]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    // A page that comes without its content has the data of its package later.
    if (path.includes('Package/')) await expect.poll(() => tripsOn(page), path).toEqual([canonical])
    const nodes = await nodesOn(page)
    const ids = (referred: boolean) =>
      nodes.filter((node) => '@id' in node && (Object.keys(node).length === 1) === referred).map((node) => node['@id'])
    const known = ids(false)
    expect(
      ids(true).filter((id) => !known.includes(id)),
      `${path}: refers to nothing`,
    ).toEqual([])
  }
})

const read = async (page: Page, call: string) => (await page.request.get(`/api/v1/${call}`)).json()

type Node = Record<string, unknown>

const nodesOn = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap((one) =>
    nodesIn(JSON.parse(one)),
  )

const tripsOn = async (page: Page) =>
  (await nodesOn(page)).filter((node) => node['@type'] === 'TouristTrip').map(({ url }) => url)

/** All nodes of some data, those within others too. */
function nodesIn(data: unknown): Node[] {
  if (typeof data !== 'object' || data === null) return []
  const own = Array.isArray(data) ? [] : [data as Node]
  return [...own, ...Object.values(data).flatMap(nodesIn)]
}
