import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { EnquiriesReply, HolidaysReply, type PageRelease, ToursReply } from 'shared-api/contract'
import { enterDesk } from '../harness/desk.ts'
import { book, bookableCabs, dropTrip, sendForm } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { ADMIN } from '../harness/server.ts'
import { visitorsTest as test } from '../harness/test.ts'

/** The pages of single records, each with one that is there. */
async function recordPages(request: APIRequestContext): Promise<string[]> {
  const [cab] = await bookableCabs(request, 'Drop Trip')
  if (!cab) return fail('there is no cab')
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

function expectStrict(reply: APIResponse) {
  const headers = reply.headers()
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

// That no page breaks its own policy is seen wherever one is opened: a violation is a console error, and fails any test.
test('every page comes with the strict policy, and no file that a browser gets holds a password', async ({ page }) => {
  const { request } = page
  await enterDesk(page)
  const home = await (await request.get('/')).text()
  const { remotes } = textIn<PageRelease>(home, 'application/json" id="release')
  const fixed = remotes.flatMap(({ paths }) => paths).filter((path) => !path.includes(':'))
  const pages = [...fixed, ...(await recordPages(request))]
  const texts: string[] = []
  for (const path of pages) {
    const reply = await request.get(path)
    expectStrict(reply)
    texts.push(await reply.text())
  }
  expect(texts.length).toBeGreaterThan(25)

  const checked = texts.flatMap((text) => Object.keys(textIn<ImportMap>(text, 'importmap').integrity))
  const named = texts.flatMap((text) => Array.from(text.matchAll(/(?:href|src)="(\/[^"]+\.(?:css|json|js))"/g)))
  const files = new Set([...checked, ...named.map(([, file = '']) => file)])
  expect(files.size).toBeGreaterThan(60)
  for (const file of files) {
    const reply = await request.get(file)
    expect(reply.status(), file).toBe(200)
    texts.push(await reply.text())
  }
  expect(texts.filter((text) => text.includes(ADMIN.password))).toEqual([])
})

type ImportMap = { integrity: Record<string, string> }

/** The content of the page's script of this type. */
function textIn<Said>(html: string, type: string): Said {
  const [, text = ''] = html.split(`<script type="${type}">`)
  return JSON.parse(text.slice(0, text.indexOf('</script>')))
}

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
    // By now the image's error handler would have run, and the browser has reported it.
    await new Promise((missing) => document.body.lastElementChild?.addEventListener('error', missing))
    return 'ran' in window
  })
  expect(ran).toBe(false)
})
