import type { Page } from 'playwright-core'
import { Company, ToursReply } from 'shared-api/contract'
import { expect } from 'vitest'
import { expectAccessible } from '../harness/axe.ts'
import { PUBLIC_PAGES } from '../harness/public-pages.ts'
import { DESKTOP, PHONE } from '../harness/sizes.ts'
import { visitorsTest as test } from '../harness/test.ts'

test.for(PUBLIC_PAGES)(
  '%s has its head, one h1 and nothing that axe finds, at 390 and 1440 px',
  async (path, { openPage }) => {
    const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
    expect((await page.goto(path))?.status()).toBe(200)
    await expectSoundAtBothWidths(page)
    await expectHead(page, path)
  },
)

test('/login has one h1 and nothing that axe finds', async ({ openPage }) => {
  const page = await openPage({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.goto('/login')
  await expectSoundAtBothWidths(page)
})

test('the page of a package and of the cabs tell search engines what is offered', async ({ page }) => {
  const { tour } = ToursReply.parse(await (await page.request.get('/api/v1/tour')).json())
  const { _id, name, imageUrl } = tour[0] ?? expect.unreachable()
  const path = `/PackageBooknow/${_id}`
  await page.goto(path)
  await page.getByRole('heading', { name }).waitFor()
  await expectSoundAtBothWidths(page)
  await expectHead(page, path)
  expect(await page.title()).toContain(name)
  const origin = new URL(page.url()).origin
  expect(await contentOf(page, 'og:image')).toBe(origin + imageUrl)
  expect(await schemaOf(page)).toContainEqual(
    expect.objectContaining({ '@type': 'TouristTrip', name, url: origin + path }),
  )

  await page.goto('/cars')
  await expect.poll(() => schemaOf(page)).toContainEqual(expect.objectContaining({ '@type': 'ItemList' }))
  const list = (await schemaOf(page)).find((node) => node['@type'] === 'ItemList')
  const offers = expect.objectContaining({ '@type': 'Offer', priceCurrency: 'INR' })
  const item = expect.objectContaining({ '@type': 'Product', offers })
  expect(list?.itemListElement).toContainEqual({ '@type': 'ListItem', position: 1, item })
})

test('who fetches a page without running it reads its head: chat programs make their previews of that', async ({
  product,
}) => {
  const reply = await fetch(`${product.origin}/api/v1/tour`)
  const [tour] = ToursReply.parse(await reply.json()).tour
  const path = `/PackageBooknow/${tour?._id}`
  // The rest is read from the reply that had it: where several processes answer, each renders the page for itself.
  let page = ''
  const html = async () => {
    page = await (await fetch(product.origin + path)).text()
    return page
  }
  await expect.poll(html).toContain(`<meta property="og:image" content="${product.origin}${tour?.imageUrl}"`)
  expect(page).toContain(`<link rel="canonical" href="${product.origin}${path}"`)
  expect(page).toContain(`<meta property="og:url" content="${product.origin}${path}"`)
  expect(page).toContain(`<meta property="og:title" content="${tour?.name} | `)
  expect(page).toContain('"@type":"TouristTrip"')

  // A page without a picture of its own shows the site's sign.
  const home = async () => (await fetch(product.origin)).text()
  await expect.poll(home).toContain('og:image')
  const [, sign] = /property="og:image" content="([^"]+)"/.exec(await home()) ?? expect.unreachable()
  expect((await fetch(sign ?? '')).headers.get('content-type')).toBe('image/png')
})

test('home, about and contact carry the company as it stands in its profile', async ({ page }) => {
  const { name, phones, address } = Company.parse(await (await page.request.get('/api/v1/company')).json())
  for (const path of ['/', '/about', '/contactus']) {
    await page.goto(path)
    const business = { '@type': 'LocalBusiness', name, telephone: phones[0] }
    await expect.poll(() => schemaOf(page)).toMatchObject([business])
    expect(await schemaOf(page)).toMatchObject([{ address: { streetAddress: address.street } }])
  }
})

test('the sitemap lists every public page and package, each there; robots.txt leads to it', async ({
  page,
  product,
}) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${product.origin}/sitemap.xml`)
  for (const path of ['/admin$', '/table$', '/bookings$']) expect(robots).toContain(`Disallow: ${path}`)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace('&amp;', '&'))
  expect(listed).toEqual(expect.arrayContaining(PUBLIC_PAGES.map((path) => product.origin + path)))
  expect(listed.length).toBeGreaterThan(PUBLIC_PAGES.length + 10)
  for (const url of listed) expect((await page.request.get(url)).status(), url).toBe(200)
})

test('a page without content of its own is not for search engines', async ({ page }) => {
  await page.goto('/confirmbooking')
  await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('what is printed in the dark scheme is ink on paper, without what is pressed', async ({ openPage }) => {
  const page = await openPage({ viewport: DESKTOP, colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of ['/', '/cars', '/tourPackage', '/contactus']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.emulateMedia({ media: 'print' })
    await expectAccessible(page)
    const pressed = 'search, button:not([aria-pressed]), .mantine-Button-root:not([href^="tel:"])'
    expect(await page.locator(pressed).filter({ visible: true }).count(), path).toBe(0)
    await page.emulateMedia({ media: null })
  }
})

test('a page that is not there says so, with status 404', async ({ openPage }) => {
  const page = await openPage({ expected: [/status of 404/] })
  const reply = await page.goto('/no-such-page')
  expect(reply?.status()).toBe(404)
  await expectSoundAtBothWidths(page)
})

/** `expectSound` on a phone and on a laptop, and nothing to scroll sideways to. */
async function expectSoundAtBothWidths(page: Page) {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await expectSound(page)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)
  }
}

/** One h1, a title, and nothing that axe finds once all is loaded. */
async function expectSound(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.title()).not.toBe('')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await expectAccessible(page)
}

/** Title, description, canonical address and Open Graph, each once. */
async function expectHead(page: Page, path: string) {
  const title = await page.title()
  const description = (await contentOf(page, 'description')) ?? ''
  expect(description.length).toBeGreaterThan(40)
  const address = new URL(path, page.url()).href
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(address)
  expect(await contentOf(page, 'og:title')).toBe(title)
  expect(await contentOf(page, 'og:description')).toBe(description)
  expect(await contentOf(page, 'og:url')).toBe(address)
  expect(await contentOf(page, 'og:type')).toBe('website')
  expect(title).toContain(await contentOf(page, 'og:site_name'))
}

/** The content of the one meta element of a name; fails when there are two. */
const contentOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

type SchemaNode = Record<string, unknown>

/** The schema.org data of the page. */
async function schemaOf(page: Page): Promise<SchemaNode[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.flatMap<SchemaNode>((text) => {
    const nodes: SchemaNode | SchemaNode[] = JSON.parse(text)
    return nodes
  })
}
