import { expect, type Page } from '@playwright/test'
import { ToursReply } from 'shared-api/contract'
import sharp from 'sharp'
import { enterDesk } from '../harness/desk.ts'
import { lostNodes, markNodes } from '../harness/page-nodes.ts'
import { rendered } from '../harness/rendered.ts'
import { test } from '../harness/test.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

/** This many packages of the largest size are too much for one page. */
const MANY = 25
const SERVICES = Array.from({ length: 50 }, (_, number) =>
  `Service ${number} `.padEnd(119, 'is told at length ').trim(),
)

test('sends the first entries of a long list with the page, and loads the others', async ({
  openPage,
  product,
  page: desk,
}) => {
  await createTours(desk)
  const { tour } = ToursReply.parse(await (await desk.request.get('/api/v1/tour')).json())
  const last = tour.at(-1)
  const showing = `Showing 12 of ${tour.length} packages`
  await rendered(product.origin, '/tourPackage')

  const reader = await openPage({ javaScriptEnabled: false })
  await reader.goto('/tourPackage')
  await reader.getByText(showing).waitFor()
  await reader.getByText(/^And \d+ more: please call us\.$/).waitFor()
  await reader.goto(`/PackageBooknow/${last?._id}`)
  await reader
    .getByRole('main')
    .getByText(last?.name ?? '')
    .first()
    .waitFor()

  const page = await openPage()
  await page.addInitScript(markNodes)
  await page.goto('/tourPackage')
  await page.getByText(showing).waitFor()
  expect(await page.evaluate(lostNodes)).toEqual([])
  const more = page.getByRole('button', { name: 'Show more packages' })
  while (await more.isVisible()) await more.click()
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(tour.length)
})

async function createTours(desk: Page) {
  await enterDesk(desk)
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const services = Object.fromEntries(SERVICES.map((name, at) => [`services[${at}][name]`, name]))
  for (let number = 1; number <= MANY; number++) {
    const multipart = {
      ...{ name: `Long tour ${number} of many`, numberOfPersons: '4', category: 'Basic', ...services },
      imageUrl: { name: 'tour.jpg', mimeType: 'image/jpeg', buffer: picture },
    }
    expect((await desk.request.post('/api/v1/createTour', { multipart })).status()).toBe(200)
  }
}
