import Fastify from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { SITE_LANGUAGES } from 'shared-api/languages'
import { expect, onTestFinished, test } from 'vitest'
import { SETTINGS } from '../testing/settings.ts'
import { drivePage } from './page-files.ts'

/** What the driver's page may load of scripts, in bytes before compression. */
const SCRIPT_BYTES = 60_000

async function start() {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(fastifyPlugin(async () => {}, { name: 'policy' }))
  await app.register(drivePage, { company: () => SETTINGS })
  return app
}

test('the document is the same for every link, indexed by nobody, sends no referrer, and loads its own files alone', async () => {
  const app = await start()
  const replies = await Promise.all(['one', 'another', ''].map((token) => app.inject(`/drive/${token}`)))
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect(replies[0]?.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'; style-src 'self'"),
  })
  expect(replies[0]?.body).not.toMatch(/ style=|<style|<script>/)
})

test('every file that a script, the page or the worker names is there, and the scripts are small', async () => {
  const app = await start()
  const read = async (path: string) => {
    const { statusCode, body } = await app.inject(path)
    expect(statusCode, path).toBe(200)
    return body
  }
  const worker = await read('/drive/service-worker.js')
  expect(worker).toMatch(/^const CACHE = 'drive [\w-]{22}'$/m)
  const kept = [...worker.matchAll(/'([\w-]+\.(?:js|css))'/g)].map(([, name]) => name)
  const scripts = await Promise.all(kept.map(async (name) => [name, await read(`/drive/${name}`)] as const))
  const named = [await read('/drive/app'), ...scripts.map(([, text]) => text)]
    .flatMap((text) => [...text.matchAll(/(?:from '\.|"\/drive)\/([\w-]+\.(?:js|css))/g)])
    .map(([, name]) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !kept.includes(name))).toEqual([])
  expect(kept.filter((name) => /^texts-/.test(name ?? ''))).toEqual(SITE_LANGUAGES.map((code) => `texts-${code}.js`))
  const bytes = [worker, ...scripts.map(([name = '', text]) => (name.endsWith('.js') ? text : ''))]
  expect(bytes.reduce((sum, text) => sum + Buffer.byteLength(text), 0)).toBeLessThan(SCRIPT_BYTES)
})

test('the installed page starts without a token', async () => {
  const manifest = (await (await start()).inject('/drive/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/drive/', scope: '/drive/', display: 'standalone' })
})
