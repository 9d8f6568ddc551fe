import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { formOf, keptFiles, pdf, picture, sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { sendHalf } from '../../testing/send-half.ts'
import { startS3 } from './testing/s3-server.ts'
import { saveWithFiles } from './uploads.ts'

const CAB = {
  carModel: 'City',
  brand: 'Honda',
  price: '2000',
  seats: '4',
  description: 'A sedan.',
  category: 'Drop Trip',
}

/** A form with a file of 30 MB, far more than a connection buffers; made once for both engines. */
const longForm = (field: string) => LONG_FORMS.get(field) ?? makeLongForm(field)
const LONG_FORMS = new Map<string, ReturnType<typeof makeLongForm>>()

function makeLongForm(field: string) {
  const file = { file: Buffer.alloc(30 * 1024 * 1024), name: 'cab.jpg' }
  const form = formOf([[field, file]]).then(({ headers, payload }) => ({ headers, body: new Uint8Array(payload) }))
  LONG_FORMS.set(field, form)
  return form
}

/** The address of a picture in another width. Its random folder may have a 640 in its name too. */
const inWidth = (imageUrl: string, width: number) => imageUrl.replace('/640.webp', `/${width}.webp`)

eachRoute('uploads', (engine) => {
  async function store(app: FastifyInstance) {
    const files = { name: 'Tea Hills', imageUrl: await picture(), pdf: await pdf() }
    const { imageUrl = '', pdf: document = '' } = await saveWithFiles(app.uploads, files, async (urls) => urls)
    return { imageUrl, document }
  }
  /** Stored once for tests that only read them: a picture takes long to draw in all its widths. */
  let stored: ReturnType<typeof store> | undefined

  async function start() {
    const app = await engine.sharedApp()
    stored ??= store(app)
    return { app, ...(await stored) }
  }

  it('may be cached for a year', async () => {
    const { app, imageUrl } = await start()
    for (const width of [320, 640, 960, 1280]) {
      const reply = await app.inject(inWidth(imageUrl, width))
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toBe('image/webp')
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length))
      expect(reply.headers['content-disposition']).toBeUndefined()
    }
  })

  it('are PDFs that are downloaded, and never shown in our origin', async () => {
    const { app, document } = await start()
    const reply = await app.inject(document)
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.headers['content-disposition']).toBe('attachment; filename="tea-hills.pdf"')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.headers['content-security-policy']).toContain("sandbox; default-src 'none'")
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('that are a page as well are what they were taken for, and run nowhere', async () => {
    const { app } = await start()
    const page = Buffer.from('%PDF-1.7\n<html><script>alert(document.cookie)</script></html>\n%%EOF\n')
    const { pdf: address = '' } = await saveWithFiles(app.uploads, { name: 'x.html', pdf: page }, async (urls) => urls)
    for (const accept of ['text/html', '*/*']) {
      const { headers, rawPayload } = await app.inject({ url: address, headers: { accept } })
      expect(rawPayload.equals(page)).toBe(true)
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'attachment; filename="x-html.pdf"',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      })
    }
  })

  it('answer 304 to those who have them, and HEAD without the file', async () => {
    const { app, imageUrl } = await start()
    const etag = String((await app.inject(imageUrl)).headers.etag)
    const again = await app.inject({ url: imageUrl, headers: { 'if-none-match': `W/${etag}` } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await app.inject({ method: 'HEAD', url: imageUrl })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  it('are not found when they are gone, also by those who had them', async () => {
    const app = await engine.sharedApp()
    const key = (await store(app)).imageUrl.replace('/uploads/', '')
    await app.uploads.delete(key)
    for (const headers of [{}, { 'if-none-match': `"${key}"` }])
      expect((await app.inject({ url: `/uploads/${key}`, headers })).statusCode).toBe(404)
  })

  it.each([
    '/uploads/',
    '/uploads/../data.sqlite',
    '/uploads/%2e%2e/data.sqlite',
    '/uploads/..%2f..%2fetc%2fpasswd',
    '/uploads/a/..%2f..%2fdata.sqlite',
    '/uploads/a%00/640.webp',
    '/uploads/.writing/640.webp',
    '/uploads/a\\..\\640.webp',
    '/uploads//etc/passwd',
  ])('are nothing outside of their folder: %s', async (url) => {
    const { app } = await start()
    const reply = await app.inject(url)
    expect([400, 404]).toContain(reply.statusCode)
    expect(reply.headers['content-type']).toContain('application/problem+json')
  })

  it('live in an S3 bucket if configured, and answer 503 while it is gone', async () => {
    const s3 = await startS3('uploads')
    const { endpoint, accessKeyId, secretAccessKey } = s3.options
    const app = await engine.app({
      UPLOADS_URL: 's3://uploads',
      S3_ENDPOINT: endpoint,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    })
    const { imageUrl, document } = await store(app)
    expect(await keptFiles(app)).toHaveLength(5)
    expect((await app.inject(imageUrl)).headers['content-type']).toBe('image/webp')
    expect((await app.inject(document)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    await s3.stop()
    expect((await app.inject(imageUrl)).statusCode, 'what was read a moment ago').toBe(200)
    const gone = await app.inject(inWidth(imageUrl, 320))
    expect(gone.statusCode).toBe(503)
    expect(gone.headers['retry-after']).toBeDefined()
  })

  describe('that are refused while they are still being sent', () => {
    it.each([
      ['createCar', 'imageUrl'],
      ['createCar', 'unknown'],
    ])('get their answer, and their connection ends: %s with %s', async (call, field) => {
      const app = await engine.app()
      const origin = await app.listen({ port: 0, host: '127.0.0.1' })
      const { headers, body } = await longForm(field)
      const cookie = await sessionOf(app)
      const reply = await fetch(`${origin}/api/v1/${call}`, { method: 'POST', headers: { ...headers, cookie }, body })
      expect(reply.status).toBe(400)
      await reply.arrayBuffer()
      // A connection that still waits to be read would hold it up for minutes.
      await app.close()
    })
  })

  describe('that are cut off', () => {
    it('leave nothing behind, and the server goes on', async () => {
      const { imageUrl } = await start()
      const app = await engine.app()
      const before = await keptFiles(app)
      const cookie = await sessionOf(app)
      const { headers, payload } = await formOf([
        ...Object.entries(CAB),
        ['imageUrl', { file: await picture(), name: 'cab.jpg', type: 'image/jpeg' }],
      ])
      const origin = await app.listen({ port: 0, host: '127.0.0.1' })
      const answered = new Promise((resolve) => app.server.once('request', (_, reply) => reply.once('close', resolve)))
      const head = ['POST /api/v1/createCar HTTP/1.1', `Cookie: ${cookie}`, `Content-Type: ${headers['content-type']}`]
      await sendHalf(origin, head, payload, payload.length - 100)
      await answered
      expect(before).toContain(imageUrl.replace('/uploads/', ''))
      expect(await keptFiles(app)).toEqual(before)
      expect((await app.inject('/api/v1/allCars')).json()).toEqual({ cabs: [] })
    })
  })
})
