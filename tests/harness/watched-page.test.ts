import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '../setup/port-of.ts'
import { launchBrowser } from './browser.ts'
import { reportViolations, watch } from './watched-page.ts'

const PAGE = `<!doctype html><link rel="icon" href="data:,"><script src="/good.js"></script><script src="/bad.js"></script>
<script src="data:text/javascript,1"></script>`

/** The address of a site whose page logs an error, throws one and breaks its policy. */
async function startBadSite(): Promise<string> {
  const server = createServer(({ url }, response) => {
    response.setHeader('content-security-policy', "script-src 'self'")
    response.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript')
    if (url === '/') response.end(PAGE)
    else response.end(url === '/good.js' ? "console.log('fine')" : "console.error('lost'); throw new Error('broken')")
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  return `http://127.0.0.1:${await portOf(server)}/`
}

test('console errors, page errors and policy violations are noted, and nothing else', async () => {
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const context = await browser.newContext()
  const problems = watch(context)
  await context.addInitScript(reportViolations)
  const page = await context.newPage()
  await page.goto(await startBadSite())
  const kinds = [/^console error: lost /, /^page error: Error: broken/, /^console error: policy violation: script-src/]
  await expect.poll(() => kinds.filter((kind) => !problems.some((problem) => kind.test(problem)))).toEqual([])
  expect(problems.join()).not.toContain('fine')
})
