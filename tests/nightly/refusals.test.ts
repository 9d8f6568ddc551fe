import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { PartRelease } from 'shared-api/contract'
import { bookingForm } from '../harness/booking-form.ts'
import { makeRelease, runs, writeManifest } from '../release/made-release.ts'
import { runningRelease, test as stage } from '../release/stage.ts'

/** Messages of the browser, the federation runtime and React about a failing part. */
const NOISE = [
  /Failed to load resource/,
  /MIME type/,
  /Federation Runtime/,
  /integrity|digest/,
  /Failed to fetch/,
  /answered 404/,
  /public-site: refused/,
  /broken on purpose/,
  // The browser cannot hydrate the server's HTML.
  /React error #422/,
]

/** Releases of the site that the product takes over while it runs; `site` waits until a fresh page has this one. */
const test = stage.extend<{ site: ReturnType<typeof siteOf> }>({
  site: ({ releasesDir, product }, use) => use(siteOf(releasesDir, product.origin)),
})

const siteOf = (releasesDir: string, origin: string) => ({
  runs: async (release: PartRelease) => {
    await writeManifest(releasesDir, { 'public-site': release })
    const version = release.current?.version
    await expect.poll(async () => (await runningRelease(origin)).remotes[0]?.version).toBe(version)
  },
  make: (change: Parameters<typeof makeRelease>[2]) => makeRelease(releasesDir, 'public-site', change),
  file: (version: string, file: string) => join(releasesDir, 'public-site', version, file),
})

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const aboutHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

/** The part says that it is unavailable and why, and nothing of its insides; shell and console go on. */
async function expectRefusal(page: Page, why: RegExp) {
  await page.goto('/about')
  await alert(page).getByText('This part of the page is not available right now').waitFor()
  await alert(page).getByText(why).waitFor()
  expect(await alert(page).textContent()).not.toMatch(/http|Error|chunk|hash|remoteEntry/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).waitFor()
  await page.goto('/login')
  await page.getByLabel('Email').waitFor()
}

test('a release for another shell is not run; after a rollback Retry brings the page', async ({ site, openPage }) => {
  await site.make({ version: '2.0.0', describe: (build) => ({ ...build, contract: 99 }) })
  await site.runs(runs('2.0.0'))
  const page = await openPage({ expected: NOISE })
  await expectRefusal(page, /does not fit this version of the site yet/)
  await page.goto('/about')
  await site.make({ version: '1.9.0' })
  await site.runs(runs('1.9.0'))
  await retry(page).click()
  await aboutHeading(page).waitFor()
})

test('does not run files that differ from the release', async ({ site, openPage }) => {
  await site.make({ version: '2.1.0' })
  await appendFile(site.file('2.1.0', 'remoteEntry.js'), '\n//')
  await site.runs(runs('2.1.0'))
  await expectRefusal(await openPage({ expected: NOISE }), /not the ones that were released/)
})

test('a release whose description is gone or is HTML is called unavailable', async ({ site, openPage }) => {
  await site.make({ version: '2.2.0' })
  await rm(site.file('2.2.0', 'remote.json'))
  await site.runs(runs('2.2.0'))
  await expectRefusal(await openPage({ expected: NOISE }), /not the ones that were released/)
  await site.make({ version: '2.2.1' })
  await writeFile(site.file('2.2.1', 'remote.json'), '<!doctype html><title>Not found</title>')
  await site.runs(runs('2.2.1'))
  await expectRefusal(await openPage({ expected: NOISE }), /not the ones that were released/)
})

test('an origin that is not on the list is not asked', async ({ site, openPage }) => {
  await site.make({ version: '2.3.0' })
  await site.runs(runs('2.3.0', 'http://127.0.0.1:1/public-site/2.3.0/'))
  await expectRefusal(await openPage({ expected: NOISE }), /a place that this site does not trust/)
})

test('bytes that another origin altered are not run by the browser', async ({ site, elsewhere, openPage }) => {
  await site.make({ version: '2.4.0' })
  await site.runs(runs('2.4.0', `${elsewhere.origin}/public-site/2.4.0/`))
  elsewhere.alter('\nwindow.altered = true')
  const page = await openPage({ expected: NOISE })
  await expectRefusal(page, /could not be loaded/)
  expect(await page.evaluate(() => 'altered' in window)).toBe(false)

  elsewhere.alter('')
  await page.goto('/about')
  await aboutHeading(page).waitFor()
})

const THROW = "if(!window.repaired)throw Error('broken on purpose');"
const throwing = [
  { what: 'entry throws as it is loaded', at: '3.0.0', replace: { file: 'remoteEntry', find: /^/, by: THROW } },
  {
    what: 'page throws while it is shown',
    reloads: true,
    at: '3.0.1',
    replace: {
      file: 'about-page',
      find: /export\s*\{(\w+) as default\}/,
      by: `const Broken=()=>{${THROW}return $1()};export{Broken as default}`,
    },
  },
]

for (const { what, at, replace, reloads = false } of throwing)
  test(`when the ${what}, Retry tries it again`, async ({ site, openPage }) => {
    await site.make({ version: at, replace: [replace] })
    await site.runs(runs(at))
    const page = await openPage({ expected: NOISE })
    await page.goto('/about')
    await alert(page).getByText('not available right now').waitFor()
    expect(await alert(page).textContent()).not.toMatch(/broken on purpose/)
    const pressRetry = () => Promise.all([reloads && page.waitForEvent('load'), retry(page).click()])
    await pressRetry()
    await alert(page).waitFor()
    const repair = () => Object.assign(window, { repaired: true })
    await page.addInitScript(repair)
    await page.evaluate(repair)
    await pressRetry()
    await aboutHeading(page).waitFor()
    await expect(alert(page)).toBeHidden()
  })

test('keeps the rest working if a page throws while it loads, until a fixed release', async ({ site, openPage }) => {
  await site.make({ version: '3.1.0', replace: [{ file: 'about-page', find: /^/, by: THROW }] })
  await site.runs(runs('3.1.0'))
  const page = await openPage({ expected: NOISE })
  await page.goto('/about')
  await alert(page).getByText('not available right now').waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
  await aboutHeading(page).filter({ hasText: 'Contact' }).waitFor()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await alert(page).waitFor()
  await site.make({ version: '3.1.1' })
  await site.runs(runs('3.1.1'))
  await retry(page).click()
  await aboutHeading(page).filter({ hasText: 'About Us' }).waitFor()
})

test('reloads once for a lazy page that a clean-up deleted, and keeps typed values', async ({ site, openPage }) => {
  await site.make({ version: '4.0.0' })
  await site.runs(runs('4.0.0'))
  const page = await openPage({ expected: NOISE })
  await page.goto('/')
  await bookingForm(page).getByLabel('Pick-up Location').fill('Mylapore Tank')
  const loads = countLoads(page)

  await site.make({ version: '4.1.0' })
  await site.runs(runs('4.1.0'))
  await rm(site.file('4.0.0', ''), { recursive: true })
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
  const missed = page.waitForResponse((reply) => reply.status() === 404)
  await about.hover()
  await missed
  // The pointer alone reloads nothing: the click would be lost.
  expect(loads()).toBe(0)
  await about.click()
  await aboutHeading(page).filter({ hasText: 'About Us' }).waitFor()
  await expect.poll(loads).toBe(1)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(bookingForm(page).getByLabel('Pick-up Location')).toHaveValue('Mylapore Tank')
})

test('a page that the new release lacks too is reloaded for once, not again and again', async ({ site, openPage }) => {
  await site.make({ version: '5.0.0' })
  await site.runs(runs('5.0.0'))
  const page = await openPage({ expected: NOISE })
  await page.goto('/')
  await bookingForm(page).waitFor()
  await site.make({ version: '5.1.0' })
  await site.runs(runs('5.1.0'))
  const loads = countLoads(page)
  await page.route(/about-page-[^/]+\.js/, (route) => route.fulfill({ status: 404, body: 'no' }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await alert(page).getByText('not available right now').waitFor()
  await expect.poll(loads).toBe(1)
  const reloaded = page.waitForEvent('load')
  await retry(page).click()
  await reloaded
  await alert(page).getByText('not available right now').waitFor()
  await expect.poll(loads).toBe(2)
})

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads++
  })
  return () => loads
}

test('a manifest that cannot be read changes nothing', async ({ site, releasesDir, product, page }) => {
  await site.make({ version: '6.0.0' })
  await site.runs(runs('6.0.0'))
  await writeFile(join(releasesDir, 'manifest.json'), '<!doctype html>')
  await expect.poll(() => product.output()).toContain('the release manifest cannot be taken')
  await page.goto('/about')
  await aboutHeading(page).waitFor()
  expect((await runningRelease(product.origin)).remotes[0]?.version).toBe('6.0.0')
})
