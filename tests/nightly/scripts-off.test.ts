import { expect, type Page } from '@playwright/test'
import { ToursReply } from 'shared-api/contract'
import sharp from 'sharp'
import { enterDesk } from '../harness/desk.ts'
import { bookableCabs } from '../harness/desk-data.ts'
import { PHONE } from '../harness/sizes.ts'
import { type OpenPage, test } from '../harness/test.ts'

const PAGES = {
  '/': /Book a cab/,
  '/cars': /Showing \d+ Available Cabs/,
  '/about': /Why Choose Us/i,
  '/contactus': /\+91/,
  '/terms&conditions': /25%/,
  '/privacy-policy': /erase/,
  '/holidayPackage': /Showing \d+ of \d+ packages/,
  '/tourPackage': /Showing \d+ of \d+ packages/,
  '/CustomTourPackageForm': /How it works/,
}

/** More than the list of packages shows at first. */
const MANY = 14

/** A page in a browser whose scripts are off. */
async function openRead(openPage: OpenPage, path: string, viewport = PHONE): Promise<Page> {
  const page = await openPage({ javaScriptEnabled: false, viewport })
  await read(page, path)
  return page
}

/** Goes to a page until its content is in it: a server that has just started makes it first. */
const read = (page: Page, path: string) =>
  expect
    .poll(async () => {
      await page.goto(path)
      return page.getByRole('main').count()
    })
    .toBe(1)

const allCabs = async (page: Page) =>
  (
    await Promise.all(
      (['Outstation', 'Local Trip', 'Drop Trip'] as const).map((type) => bookableCabs(page.request, type)),
    )
  ).flat()

test('each page can be read, called from and left; none hides anything behind a button, or has an idle one', async ({
  openPage,
}) => {
  const page = await openPage({ javaScriptEnabled: false, viewport: PHONE })
  for (const [path, shows] of Object.entries(PAGES)) {
    await read(page, path)
    await page.getByRole('main').getByText(shows).filter({ visible: true }).first().waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('contentinfo').getByRole('link', { name: /\+91/ }).count()).toBeGreaterThan(0)
    expect(await page.locator('button:visible:not(form *)').count(), path).toBe(0)
    expect(
      await page
        .getByRole('button', { name: /^Show more/ })
        .filter({ visible: true })
        .count(),
      path,
    ).toBe(0)
    await page.getByRole('navigation').first().getByRole('link', { name: 'Tour Package' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tour Packages' }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Cabs' }).click()
    await page.getByRole('heading', { level: 1, name: /Available Cabs/ }).waitFor()
  }
})

test('shows every cab on the page of the cabs', async ({ openPage }) => {
  const page = await openRead(openPage, '/cars')
  const cabs = new Map((await allCabs(page)).map((cab) => [cab._id, cab]))
  const shown = await page.getByRole('main').getByRole('listitem').allTextContents()
  expect(shown.length).toBe(cabs.size)
  for (const { carModel, seats } of cabs.values())
    expect(shown.filter((text) => text.includes(carModel) && text.includes(`${seats} seats`))).not.toEqual([])
})

test('every package is a link on the page of the packages', async ({ openPage, page: desk }) => {
  await enterDesk(desk)
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const imageUrl = { name: 'tour.jpg', mimeType: 'image/jpeg', buffer: picture }
  for (let number = 1; number <= MANY; number++) {
    const fields = {
      name: `Tour ${number} of many`,
      numberOfPersons: '4',
      category: 'Basic',
      'services[0][name]': 'Driver',
    }
    const reply = await desk.request.post('/api/v1/createTour', { multipart: { ...fields, imageUrl } })
    expect(reply.status()).toBe(200)
  }
  const { tour } = ToursReply.parse(await (await desk.request.get('/api/v1/tour')).json())
  const page = await openRead(openPage, '/tourPackage')
  const list = page.getByRole('main')
  for (const { slug } of tour) expect(await list.locator(`a[href="/tourPackage/${slug}"]:visible`).count()).toBe(1)
  await list.getByRole('link', { name: tour.at(-1)?.name }).click()
  await page.waitForURL(`**/tourPackage/${tour.at(-1)?.slug}`)
})
