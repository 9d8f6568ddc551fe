import { expect, test } from '@playwright/test'
import { reportViolations, watch } from './watched-page.ts'

const PAGE = `<!doctype html><link rel="icon" href="data:,"><script src="/good.js"></script><script src="/bad.js"></script>
<script src="data:text/javascript,1"></script>`
const SCRIPTS: Record<string, string> = {
  '/good.js': "console.log('fine')",
  '/bad.js': "console.error('lost'); throw new Error('broken')",
}

test('records console errors, page errors and policy violations, and nothing else', async ({ context }) => {
  const problems = watch(context)
  await context.addInitScript(reportViolations)
  await context.route('http://site.example/**', (route) => {
    const script = SCRIPTS[new URL(route.request().url()).pathname]
    const contentType = script ? 'text/javascript' : 'text/html'
    const headers = { 'content-security-policy': "script-src 'self'" }
    return route.fulfill({ contentType, headers, body: script ?? PAGE })
  })
  const page = await context.newPage()
  await page.goto('http://site.example/')
  const kinds = [/^console error: lost /, /^page error: Error: broken/, /^console error: policy violation: script-src/]
  await expect.poll(() => kinds.filter((kind) => !problems.some((problem) => kind.test(problem)))).toEqual([])
  expect(problems.join()).not.toContain('fine')
})
