import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyPlugin from 'fastify-plugin'
import type { Company } from 'shared-api/contract'
import { pathIn, SITE_LANGUAGES } from 'shared-api/languages'
import { offlinePage } from './offline-page.ts'

type Options = {
  company: () => Company
  /** The folder with the shell's icon.svg and service-worker.js. */
  shellDir: string
}

/** Sizes of the home screen icons, in px. */
const ICON_SIZES = [192, 512]
const FAVICON_SIZE = 48
const BRAND = '#005f61'
const PAPER = '#fbfaf7'

const ANYONE = { config: { policy: 'anyone' }, schema: { hide: true } } as const
const ONE_DAY = 'public, max-age=86400'
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"
const OFFLINE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/**
 * What makes the site installable, from the company's profile: manifest, icons, and a service worker with the page that
 * it shows without a connection.
 */
export const installable = fastifyPlugin<Options>(
  async (app, { company, shellDir }) => {
    const icons = new Map<number, Promise<Buffer>>()
    const icon = (size: number) => {
      const known = icons.get(size)
      if (known) return known
      const made = pngIcon(join(shellDir, 'icon.svg'), size)
      icons.set(size, made)
      made.catch(() => icons.delete(size))
      return made
    }

    app.get('/manifest.webmanifest', ANYONE, (_request, reply) =>
      reply.header('cache-control', ONE_DAY).type('application/manifest+json').send(manifest(company())),
    )
    for (const size of ICON_SIZES) {
      app.get(iconPath(size), ANYONE, async (_request, reply) =>
        reply
          .header('cache-control', ONE_DAY)
          .type('image/png')
          .send(await icon(size)),
      )
    }
    // Old programs ask for it by this name; all take a PNG.
    app.get('/favicon.ico', ANYONE, async (_request, reply) =>
      reply
        .header('cache-control', ONE_DAY)
        .type('image/png')
        .send(await icon(FAVICON_SIZE)),
    )
    app.get('/service-worker.js', ANYONE, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
        .type('text/javascript; charset=utf-8')
        .send(await readFile(join(shellDir, 'service-worker.js'))),
    )
    for (const language of SITE_LANGUAGES)
      app.get(pathIn(language, '/offline'), ANYONE, (_request, reply) =>
        reply
          .headers({ 'cache-control': 'no-cache', 'content-security-policy': OFFLINE_POLICY })
          .type('text/html; charset=utf-8')
          .send(offlinePage(company(), language)),
      )
  },
  { name: 'installable', dependencies: ['policy'] },
)

const iconPath = (size: number) => `/icon-${size}.png`

const manifest = ({ name, colours }: Company) => ({
  name,
  short_name: name,
  start_url: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: colours?.brand ?? BRAND,
  icons: ICON_SIZES.map((size) => ({
    src: iconPath(size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
})

/** The icon on a ground that a phone may cut to any shape: the drawing keeps to the middle 60 %. */
async function pngIcon(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const drawing = Math.round(size * 0.6)
  const margin = Math.round((size - drawing) / 2)
  const content = await sharp(await readFile(svg), { density: 72 * (drawing / 44) })
    .resize(drawing, drawing)
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: PAPER } })
    .composite([{ input: content, left: margin, top: margin }])
    .png()
    .toBuffer()
}
