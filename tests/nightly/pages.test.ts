import { expect } from '@playwright/test'
import { ToursReply } from 'shared-api/contract'
import sharp from 'sharp'
import { addressIn } from '../harness/address-in.ts'
import { expectAccessible } from '../harness/axe.ts'
import { fail } from '../harness/fail.ts'
import { PUBLIC_PAGES } from '../harness/public-pages.ts'
import { rendered } from '../harness/rendered.ts'
import { DESKTOP } from '../harness/sizes.ts'
import { visitorsTest as test } from '../harness/test.ts'

test('a page says in its HTML what search engines and previews of links read', async ({ product }) => {
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
  // The page of the package is the one to find: this one has the form alone.
  const own = `${product.origin}/tourPackage/${tour?.slug}`
  expect(page).toContain(`<link rel="canonical" href="${own}"`)
  expect(page).toContain(`<meta property="og:url" content="${own}"`)
  expect(page).toContain(`<meta property="og:title" content="${tour?.name} | `)
  expect(page).toContain('"@type":"TouristTrip"')
})

test('every public page names a drawing for shared links, which is there in the size that it says', async ({
  product,
}) => {
  const drawings = new Map<string, string>()
  for (const path of PUBLIC_PAGES) {
    const html = await rendered(product.origin, path)
    const of = (name: string) => new RegExp(`property="og:image${name}" content="([^"]+)"`).exec(html)?.[1]
    expect([of(':width'), of(':height')], path).toEqual(['1200', '630'])
    drawings.set(of('') ?? fail(`${path} names no picture`), of(':alt') ?? fail(`${path} does not say what it shows`))
  }
  expect(drawings.size).toBeGreaterThanOrEqual(9)
  expect(new Set(drawings.values()).size).toBe(drawings.size)
  for (const url of drawings.keys()) {
    const { format, width, height } = await sharp(await (await fetch(url)).arrayBuffer()).metadata()
    expect([format, width, height], url).toEqual(['jpeg', 1200, 630])
  }
  const tamil = await rendered(product.origin, addressIn('ta', '/about'))
  expect(tamil).toMatch(/property="og:image:alt" content="[\u0B80-\u0BFF]/)
})

test('the sitemap lists every public page and package in each language, as their heads say; robots.txt leads to it', async ({
  page,
  product,
}) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${product.origin}/sitemap.xml`)
  for (const path of ['/admin$', '/table$', '/bookings$']) expect(robots).toContain(`Disallow: ${path}`)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const entries = Array.from(sitemap.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g), ([, url = '', more = '']) => ({
    url,
    languages: languagesOf(more),
  }))
  const listed = entries.map(({ url }) => url.replace('&amp;', '&'))
  for (const language of ['en', 'ta'])
    expect(listed).toEqual(
      expect.arrayContaining(PUBLIC_PAGES.map((path) => product.origin + addressIn(language, path))),
    )
  expect(listed.length).toBeGreaterThan(2 * PUBLIC_PAGES.length + 20)
  // All routes are the same page.
  const routes = entries.filter(({ url }) => url.includes('-to-'))
  const { 'x-default': _english, ...languages } = entries[0]?.languages ?? {}
  expect(routes).toHaveLength(300 * Object.keys(languages).length)
  for (const { url, languages } of entries.filter((entry) => !routes.slice(4).includes(entry))) {
    const html = await rendered('', url.replace('&amp;', '&'))
    expect(/rel="canonical" href="(.*?)"/.exec(html)?.[1], url).toBe(url)
    expect(languagesOf(html), url).toEqual(languages)
    expect(Object.keys(languages)).toEqual(expect.arrayContaining(['en', 'ta', 'x-default']))
  }
})

/** The addresses of a page by language, as its head or the sitemap has them. */
const languagesOf = (markup: string) =>
  Object.fromEntries(
    Array.from(markup.matchAll(/"alternate" hreflang="(.*?)" href="(.*?)"/gi), ([, code, url]) => [code, url]),
  )

test('prints ink on paper in the dark scheme, without buttons', async ({ openPage }) => {
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
