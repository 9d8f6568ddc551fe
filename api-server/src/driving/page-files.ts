import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type Company, DRIVER_STEPS, STEP } from 'shared-api/contract'
import { SITE_LANGUAGES } from 'shared-api/languages'
import { encodedText, sendEncoded, tagOf } from '../platform/http/encoded-text.ts'
import { SECRET_ADDRESS } from '../platform/http/headers.ts'

const FOLDER = join(import.meta.dirname, 'page')
const TEXTS = ['texts.js', ...SITE_LANGUAGES.map((language) => `texts-${language}.js`)]
const FILES = ['drive.css', 'drive.js', 'photo.js', 'queue.js', 'show.js', 'trip.js', ...TEXTS]
const STEPS = JSON.stringify([STEP.assign, ...DRIVER_STEPS])
const TYPES: Record<string, string> = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' }

const ANYONE = { config: { policy: 'anyone' }, schema: { hide: true } } as const
/** The page loads its own files alone, and frames or sends to nobody. */
const PAGE_POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'",
  "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ')
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"
/**
 * Serves the driver's page: one document for every link, since its script reads the trip, and small files of its own in place of
 * the shell's.
 */
export const drivePage = fastifyPlugin<{ company: () => Company }>(
  async (app, { company }) => {
    const read = async (file: string) => (await readFile(join(FOLDER, file), 'utf8')).replace("['STEPS']", STEPS)
    const contents = await Promise.all([...FILES, 'page.html'].map(read))
    const version = tagOf(contents.join(''))
    const page = encodedText(await read('page.html'))
    const worker = (await read('service-worker.js')).replace('VERSION', version)

    for (const path of ['/drive', '/drive/', '/drive/:token'])
      app.get(path, ANYONE, (request, reply) => {
        reply.headers({ ...SECRET_ADDRESS, 'cache-control': 'no-store', 'content-security-policy': PAGE_POLICY })
        return sendEncoded(request, reply.type('text/html; charset=utf-8'), page)
      })
    for (const [at, file] of FILES.entries()) {
      const text = encodedText(contents[at] ?? '')
      app.get(`/drive/${file}`, ANYONE, (request, reply) =>
        sendEncoded(request, reply.header('cache-control', 'no-cache').type(TYPES[extname(file)] ?? ''), text),
      )
    }
    app.get('/drive/service-worker.js', ANYONE, (_request, reply: FastifyReply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
        .type('text/javascript; charset=utf-8')
        .send(worker),
    )
    app.get('/drive/manifest.webmanifest', ANYONE, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifest(company())),
    )
  },
  { name: 'drive-page', dependencies: ['policy'] },
)

/** It starts without a token: the page then opens the last link of the phone. */
const manifest = ({ name }: Company) => ({
  name: `${name}: trips`,
  short_name: 'Trips',
  id: '/drive/',
  start_url: '/drive/',
  scope: '/drive/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [192, 512].map((size) => ({
    ...{ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' },
  })),
})
