import type { Page, Response } from 'playwright-core'
import { EnquiriesReply, HolidaysReply, ToursReply } from 'shared-api/contract'
import { expect } from 'vitest'
import { enterDesk } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip, sendForm } from '../harness/desk-data.ts'
import { ADMIN } from '../harness/server.ts'
import { test } from '../harness/test.ts'

const PUBLIC_PAGES = [
  ...['/', '/about', '/cars', '/contactus', '/terms&conditions', '/privacy-policy', '/holidayPackage', '/tourPackage'],
  ...['/CustomTourPackageForm', '/confirmbooking', '/login'],
]
const DESK_PAGES = [
  ...['/admin', '/table', '/admin/create', '/bookings', '/bookings/create', '/enquiries', '/personal-data'],
  ...['/holiday', '/holiday/create', '/tour', '/tour/create', '/staff', '/account'],
]

/** The pages of single records, each with one that is there. */
async function recordPages({ request }: Page): Promise<string[]> {
  const [cab] = await bookableCabs(request, 'Drop Trip')
  if (!cab) return expect.unreachable('there is no cab')
  const { _id } = await book(request, dropTrip(cab))
  await sendForm(request, { name: 'Ravi', email: 'ravi@example.com', phone: '9447012347', message: 'Hello' })
  const { enquiries } = EnquiriesReply.parse(await (await request.get('/api/v1/enquiries')).json())
  const { holidays } = HolidaysReply.parse(await (await request.get('/api/v1/holiday')).json())
  const { tour } = ToursReply.parse(await (await request.get('/api/v1/tour')).json())
  return [
    ...[`/edit/${cab._id}`, `/bookings/${_id}`, `/enquiries/${enquiries[0]?._id}`],
    ...[`/holidayEdit/${holidays[0]?._id}`, `/tourEdit/${tour[0]?._id}`, `/PackageBooknow/${tour[0]?._id}`],
  ]
}

function expectStrict(reply: Response | null) {
  const headers = reply?.headers() ?? {}
  const policy = headers['content-security-policy'] ?? ''
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
  expect(scripts).toContain("'self'")
  expect(scripts).not.toMatch(/unsafe-|\*|https?:\s|data:/)
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['permissions-policy']).toContain('geolocation=()')
}

// A violation of the policy is a console error, and any of those fails the test.
test('no page breaks its own policy, and no file that a browser gets holds a password', { timeout: 300_000 }, async ({
  page,
}) => {
  const files: Promise<string>[] = []
  page.on('response', (reply) => {
    if (/\.(js|css|json|html)$|\/$/.test(new URL(reply.url()).pathname)) files.push(reply.text().catch(() => ''))
  })
  const visit = async (path: string) => {
    expectStrict(await page.goto(path))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  for (const path of PUBLIC_PAGES) await visit(path)
  await enterDesk(page)
  for (const path of [...DESK_PAGES, ...(await recordPages(page))]) await visit(path)
  const texts = await Promise.all(files)
  expect(texts.filter((text) => text !== '').length).toBeGreaterThan(20)
  expect(texts.filter((text) => text.includes(ADMIN.password))).toEqual([])
})

test('a script that somebody writes into a page does not run', async ({ openPage }) => {
  const page = await openPage({
    expected: [/policy violation: script-src/, /Content Security Policy/, /404.*none\.png/],
  })
  await page.goto('/')
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.head.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="window.ran = true">')
    // By then what the image says on an error has had its chance, and so has the browser's own line about it.
    await new Promise((missing) => document.body.lastElementChild?.addEventListener('error', missing))
    return 'ran' in window
  })
  expect(ran).toBe(false)
})
