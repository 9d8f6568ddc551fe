import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { pathIn, SITE_LANGUAGES } from 'shared-api/languages'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { SETTINGS } from '../../testing/settings.ts'
import { installable } from './installable.ts'

let shellDir: string
beforeEach(async () => {
  shellDir = await mkdtemp(join(tmpdir(), 'installable-'))
  onTestFinished(() => rm(shellDir, { recursive: true }))
})

async function start() {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(fastifyPlugin(async () => {}, { name: 'policy' }))
  const odd = { ...SETTINGS, name: 'Rao & <Sons>', phones: ['+919000000101"><script>'] }
  await app.register(installable, { company: () => odd, shellDir })
  return app
}

test('escapes the profile in the offline page', async () => {
  const { body } = await (await start()).inject('/offline')
  expect(body).toContain('<title>No connection - Rao &amp; &lt;Sons&gt;</title>')
  expect(body).toContain('href="tel:+919000000101&quot;&gt;&lt;script&gt;"')
  expect(body).not.toContain('<script')
})

test('says in each language that there is no connection', async () => {
  const app = await start()
  const bodies = await Promise.all(
    SITE_LANGUAGES.map(async (code) => (await app.inject(pathIn(code, '/offline'))).body),
  )
  expect(bodies.map((body) => /<html lang="(\w+)">/.exec(body)?.[1])).toEqual([...SITE_LANGUAGES])
  expect(new Set(bodies.map((body) => /<h1>(.+)<\/h1>/.exec(body)?.[1])).size).toBe(SITE_LANGUAGES.length)
})

test('an icon that could not be made is made at the next call', async () => {
  const app = await start()
  expect((await app.inject('/icon-192.png')).statusCode).toBe(500)
  await writeFile(join(shellDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"/>')
  expect((await app.inject('/icon-192.png')).statusCode).toBe(200)
})
