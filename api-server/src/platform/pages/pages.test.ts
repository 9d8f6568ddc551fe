import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ToursReply } from 'shared-api/contract'
import { inPageLanguage, someOf } from 'shared-api/first-view'
import type { SiteLanguage } from 'shared-api/languages'
import { ENTRY_RETRIES } from 'shared-api/shell-contract'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { portOf } from '../../../../tests/setup/port-of.ts'
import { eachRoute } from '../../testing/engines.ts'
import { SETTINGS as company } from '../../testing/settings.ts'
import { FolderReleaseStore } from '../releases/folder-release-store.ts'
import { withRelease } from '../releases/manifest-changes.ts'
import { previewToken } from '../releases/preview-link.ts'
import { firstViewData } from './first-view-data.ts'
import { NO_SCRIPT } from './page-html.ts'
import { smallBuilds, writeBuilds } from './testing/small-composition.ts'

const TOURS = '/api/v1/tour'
/** Pages that show the names of all tours. */
const NAMES = `(data) => data['${TOURS}'].tour.map(({ name }) => name).join()`

eachRoute('pages', (engine) => {
  let app: FastifyInstance
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pages-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeBuilds(folder, smallBuilds({ '/': NAMES, '/tours': NAMES, '/tours/:id': NAMES }, [TOURS]))
    app = await engine.app({}, { frontEnds: { dist: (part) => join(folder, part) } })
  })
  const newTour = async (name: string) =>
    (await app.tours.create({ name, services: [], category: 'Basic', numberOfPersons: 1 }, {})).record._id

  it('come with their content, and after an edit never as they were', async () => {
    const id = await newTour('Hills')
    const html = async (path: string) => (await app.inject(path)).body
    for (const path of ['/', '/tours', `/tours/${id}`]) await expect.poll(() => html(path)).toContain('Hills</div>')
    await app.tours.update(id, { name: 'Beaches' }, {}, null)
    for (const path of [`/tours/${id}`, '/']) {
      expect(await html(path)).not.toContain('Hills')
      await expect.poll(() => html(path)).toContain('Beaches</div>')
    }
  })

  it('show the company as another process has set it: those with content, those of staff, and those not found', async () => {
    const other = await engine.app({}, { frontEnds: { dist: (part) => join(folder, part) } })
    const colours = { brand: '#8b1e3f', brandDark: '#e8a0b4', accent: '#ffd166' }
    const edit = { name: 'Kaveri Travels', colours }
    const { version } = await app.settings.edit(edit, { byName: 'Owner', allows: () => true })
    for (const path of ['/tours', '/desk', '/nowhere']) {
      const { body } = await other.inject(path)
      expect(body, path).toContain('Kaveri Travels')
      expect(body, path).toContain('--brand:light-dark(#8b1e3f, #e8a0b4)')
    }
    await other.settings.restore(version - 1, { byName: 'Owner', allows: () => true })
    for (const path of ['/tours', '/desk'])
      expect((await app.inject(path)).body, path).not.toMatch(/Kaveri|id="colours"/)
  })

  it('come with their content whatever query they ignore, and without it for one that they show', async () => {
    await newTour('Hills')
    const html = async (address: string) => (await app.inject(address)).body
    for (const path of ['/', '/tours']) await expect.poll(() => html(path)).toContain('Hills</div>')
    const fromAdvertisement = 'gad_source=1&gbraid=2&wbraid=3&msclkid=4&srsltid=5&utm_source=mail&anything'
    expect(await html(`/tours?${fromAdvertisement}`)).toBe(await html('/tours'))
    expect(await html('/?search=hill')).toBe(await html('/'))
    expect(await html(`/tours?${fromAdvertisement}&search=hill`)).not.toContain('data-page=')
  })

  it('are neither cached by browsers nor indexed if they are for staff', async () => {
    for (const [path, cached, indexed] of [
      ['/desk?day=1', 'no-store', 'noindex'],
      ['/tours', 'no-cache', undefined],
    ] as const) {
      const { headers } = await app.inject(path)
      expect([headers['cache-control'], headers['x-robots-tag']], path).toEqual([cached, indexed])
    }
  })

  it('are in the language of their address alone', async () => {
    const headers = { 'accept-language': 'ta', cookie: 'language=ta' }
    const languageAt = async (url: string) =>
      /<html[^>]* lang="(..)"/.exec((await app.inject({ url, headers })).body)?.[1]
    for (const [path, language] of [
      ['/', 'en'],
      ['/tours', 'en'],
      ['/ta', 'ta'],
      ['/ta/', 'ta'],
      ['/ta/tours', 'ta'],
      ['/ta/none', 'ta'],
      ['/desk', 'en'],
    ] as const)
      expect(await languageAt(path), path).toBe(language)
    const coded = await app.inject({ url: '/tours', headers: { 'accept-encoding': 'br' } })
    expect(coded.headers.vary).toBe('Cookie, Accept-Encoding')
  })

  it('of staff are in English alone: an address with another language leads there', async () => {
    const { statusCode, headers } = await app.inject('/ta/desk?day=1')
    expect([statusCode, headers.location]).toEqual([302, '/desk?day=1'])
  })

  it('are shared by no cache while a canary runs, and each visitor keeps the bucket of the first visit', async () => {
    const store = new FolderReleaseStore(join(folder, 'releases'))
    const canary = { version: '1.0.0', baseUrl: null, releasedAt: new Date().toISOString() }
    for (const file of ['remote.json', 'remoteEntry.js', 'server/remote.js'])
      await store.write('public-site', '1.0.0', file, await readFile(join(folder, 'public-site', file)))
    await store.changeManifest(async (manifest) => withRelease(manifest, 'public-site', canary, 50))
    const divided = await engine.app({}, { frontEnds: { store, dist: (part) => join(folder, part) } })
    const visit = (cookies = {}) => divided.inject({ url: '/tours', cookies })
    const { headers, cookies } = await visit()
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(cookies).toEqual([expect.objectContaining({ name: 'bucket', path: '/', httpOnly: true, sameSite: 'Lax' })])
    for (const [bucket, given] of [
      ['0', 0],
      ['99', 0],
      ['100', 1],
      ['-1', 1],
      ['x', 1],
    ] as const) {
      const reply = await visit({ bucket })
      expect([reply.statusCode, reply.cookies.length], bucket).toEqual([200, given])
    }
  })

  it('show a previewed release, of the shell too, only with its signed link', async () => {
    const store = new FolderReleaseStore(join(folder, 'releases'))
    const put = async (part: string, description: string, version: string, more: string[]) => {
      const read = (file: string) => readFile(join(folder, part, file))
      for (const file of more) await store.write(part, version, file, await read(file))
      const described = JSON.stringify({ ...JSON.parse(`${await read(description)}`), version })
      await store.write(part, version, description, Buffer.from(described))
    }
    await put('public-site', 'remote.json', '2.0.0', ['remoteEntry.js', 'server/remote.js'])
    const shellFiles = ['index.html', 'assets/shell.js', 'icon.svg', 'service-worker.js']
    await put('shell', 'shell.json', '3.0.0', [...shellFiles, 'server/render.js', 'server/libraries.json'])
    const key = 'a key of twenty letters'
    const shown = await engine.app({ PREVIEW_KEY: key }, { frontEnds: { store, dist: (part) => join(folder, part) } })
    const now = shown.now()
    const token = (part: string, version: string, at = now) => previewToken(key, { part, version, baseUrl: null }, at)
    const runsWith = async (cookies: Record<string, string>) => {
      const { body, headers } = await shown.inject({ url: '/tours', cookies })
      return [/content="(shell \S+) \S+, (public-site \S+)/.exec(body)?.slice(1), headers['cache-control']]
    }
    const opened = await shown.inject(`/preview/${encodeURIComponent(token('public-site', '2.0.0'))}`)
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/'])
    const [cookie] = opened.cookies
    expect(cookie).toMatchObject({ name: 'preview', httpOnly: true })
    expect(await runsWith({ preview: `${cookie?.value}` })).toEqual([['shell 1.0.0', 'public-site 2.0.0'], 'no-store'])
    expect(await runsWith({ preview: token('shell', '3.0.0') })).toEqual([
      ['shell 3.0.0', 'public-site 1.0.0'],
      'no-store',
    ])
    const usual = [['shell 1.0.0', 'public-site 1.0.0'], 'no-cache']
    const old = token('public-site', '2.0.0', now - 8 * 86_400_000)
    const forged = previewToken('another key of letters', { part: 'public-site', version: '2.0.0', baseUrl: null }, now)
    for (const preview of [old, forged, 'x', token('shell', '9.9.9')])
      expect(await runsWith({ preview })).toEqual(usual)
    expect(await runsWith({})).toEqual(usual)
    for (const bad of [old, forged]) expect((await shown.inject(`/preview/${bad}`)).statusCode).toBe(404)
    expect((await shown.inject('/preview/off')).cookies).toMatchObject([{ name: 'preview', value: '' }])
  })

  it('have static files of any type, and a refusal names the address', async () => {
    const store = new FolderReleaseStore(join(folder, 'releases'))
    for (const file of ['assets/film.mp4', 'assets/notes.txt', 'assets/data.unknown', 'about.html'])
      await store.write('public-site', '4.0.0', file, Buffer.from('content'))
    const served = await engine.app({}, { frontEnds: { store, dist: (part) => join(folder, part) } })
    const typeOf = async (file: string) => {
      const { statusCode, headers, body } = await served.inject(`/remotes/public-site/4.0.0/${file}`)
      return statusCode === 200 ? headers['content-type'] : JSON.parse(body).detail
    }
    expect(await typeOf('assets/film.mp4')).toBe('video/mp4')
    expect(await typeOf('assets/notes.txt')).toBe('text/plain; charset=utf-8')
    expect(await typeOf('assets/data.unknown')).toBe('application/octet-stream')
    expect(await typeOf('about.html')).toContain('/remotes/public-site/4.0.0/about.html')
    expect(await typeOf('assets/none.png')).toContain('/remotes/public-site/4.0.0/assets/none.png')
  })

  it('are 404 for an id that is in no list of the page, in every language', async () => {
    const id = await newTour('Hills')
    const status = async (path: string) => (await app.inject(path)).statusCode
    for (const path of [`/tours/${id}`, `/TOURS/${id}/`, `/ta/tours/${id}`]) expect(await status(path), path).toBe(200)
    for (const path of ['/tours/none', '/ta/tours/none', '/none', '/fr/tours'])
      expect(await status(path), path).toBe(404)
    expect((await app.inject('/tours/none')).body).not.toContain('data-page')
    await app.tours.remove(id, null)
    expect(await status(`/tours/${id}`)).toBe(404)
  })

  it('carry the reply of their own id, are 404 without one, and are found by search engines', async () => {
    const CITY_ROUTE = '/api/v1/city-routes/{id}'
    const shown = `(data) => Object.keys(data).at(-1) + ' ' + data[Object.keys(data).at(-1)].route.km`
    await writeBuilds(folder, smallBuilds({ '/cabs/:id': shown }, [CITY_ROUTE]))
    const routes = await engine.app({}, { frontEnds: { dist: (part) => join(folder, part) } })
    const get = (path: string) => routes.inject(path)
    await expect.poll(async () => (await get('/cabs/chennai-to-madurai')).body).toContain('/chennai-to-madurai 4')
    expect((await get('/cabs/chennai-to-madurai')).headers['x-robots-tag']).toBeUndefined()
    for (const path of ['/cabs/ariyalur-to-yadgir', '/cabs/none', '/cabs/%2e%2e']) {
      const { statusCode, body } = await get(path)
      expect([statusCode, body.includes('data-page')], path).toEqual([404, false])
    }
  })

  it('without content bear the company and say whom to call where scripts are off; with content only the content', async () => {
    const html = async (path: string) => (await app.inject(path)).body
    const { name, phones } = company
    for (const [path, language, home] of [
      ['/none', 'en', '/'],
      ['/ta/none', 'ta', '/ta'],
      ['/ta/tours', 'ta', '/ta'],
    ] as const) {
      const page = await html(path)
      expect(page.match(/<title>.*?<\/title>/g)).toEqual([`<title>${name}</title>`])
      const [notice] = /<noscript>.*<\/noscript>/.exec(page) ?? []
      expect(notice).toContain(`>${NO_SCRIPT[language]} <a href="tel:${phones[0]}">`)
      expect(notice).toContain(`<a href="${home}">${name}</a>`)
    }
    await expect.poll(() => html('/tours')).toContain('data-page')
    expect(await html('/tours')).not.toMatch(/<noscript>|<title>/)
  })

  it('are 404 at addresses that are no page', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    for (const path of ['//', '//[', '/\\', '//host/tours', 'http://host/none'])
      expect(await statusOf(app, path), path).toBe(404)
  })

  it('are 404 in the language of the address at one with broken percent code; calls and uploads get their problem', async () => {
    const ask = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
    const { body: unknown } = await ask('/ta/none')
    for (const path of ['/ta/%', '/ta/cars%E0%A4%A', '/ta/%ff?q=%', '/ta/tours/%E0%A4%A', '/ta/tours/%zz/']) {
      const { statusCode, body, headers } = await ask(path)
      expect([statusCode, headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8'])
      expect(headers['content-security-policy'], path).toBeDefined()
      if (!path.startsWith('/ta/tours')) expect(body).toBe(unknown)
    }
    for (const path of ['/api/v1/%', '/uploads/%']) expect((await ask(path)).json().status).toBe(400)
  })

  it('carry some of a list that is too long for them, and nothing of one that a query narrows', async () => {
    const keys = '(data) => Object.keys(data).join()'
    const narrowed = '/api/v1/avaibleCars?category=Outstation'
    await writeBuilds(folder, smallBuilds({ '/tours': keys }, [TOURS, narrowed]))
    const long = await engine.app({}, { frontEnds: { dist: (part) => join(folder, part) } })
    const html = async () => (await long.inject('/tours')).body
    await expect.poll(html).toContain(`${TOURS},${narrowed}</div>`)
    const id = await newTour('A'.repeat(250_000))
    await expect.poll(html).toContain(`${someOf(TOURS)}</div>`)
    await app.tours.remove(id, null)
  })

  it('carry the list of their language, under the path that names it', async () => {
    const id = await newTour('Land’s End')
    await app.tours.update(id, { translations: { ta: { name: 'நில முனை' } } }, {}, null)
    const data = firstViewData(app, app.refreshCompany)
    const loaded = async (language: SiteLanguage) => {
      const replies = await data.load([inPageLanguage(TOURS)], null, (await data.revision()) ?? '', language)
      return Object.entries(replies).map(([path, reply]) => [path, ToursReply.parse(reply).tour.at(-1)?.name])
    }
    expect(await loaded('en')).toEqual([[TOURS, 'Land’s End']])
    expect(await loaded('ta')).toEqual([[`${TOURS}?language=ta`, 'நில முனை']])
    await app.tours.remove(id, null)
  })

  it('carry their data as JSON, out of which no name can lead', async () => {
    const name = '</script><script>alert(1)</script><!--'
    await newTour(name)
    const data = async () => {
      const [, json = ''] = (await app.inject('/tours')).body.split(
        '<script type="application/json" id="initial-data">',
      )
      return JSON.parse(json.slice(0, json.indexOf('</script>')))[TOURS].tour
    }
    await expect.poll(data).toContainEqual(expect.objectContaining({ name }))
  })

  it('know the hash of a remote at each address that the shell may ask for it again', async () => {
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec((await app.inject('/')).body) ?? []
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> }
    const entry = Object.keys(integrity).find((file) => /public-site.*remoteEntry\.js$/.test(file)) ?? ''
    const addresses = Array.from({ length: ENTRY_RETRIES }, (_, at) => `${entry}?retry=${at + 1}`)
    expect(addresses.map((address) => integrity[address])).toEqual(addresses.map(() => integrity[entry]))
    expect(integrity[entry]).toMatch(/^sha256-/)
  })

  it('name the files of the shell and of their own remote; those of all where no remote shows the address', async () => {
    const named = async (path: string) => {
      const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec((await app.inject(path)).body) ?? []
      const parts = Object.keys(JSON.parse(map).integrity).map(
        (file) => /^\/remotes\/([^/]+)/.exec(file)?.[1] ?? 'shell',
      )
      return [...new Set(parts)].sort()
    }
    expect(await named('/')).toEqual(['public-site', 'shell'])
    expect(await named('/nowhere')).toEqual(['admin-console', 'public-site', 'shell'])
  })

  it('name the words of their own language alone', async () => {
    const named = async (path: string) => {
      const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec((await app.inject(path)).body) ?? []
      return Object.keys(JSON.parse(map).integrity).flatMap((file) => /words-(..)\.js$/.exec(file)?.[1] ?? [])
    }
    expect(await named('/')).toEqual(['en'])
    expect(await named('/ta')).toEqual(['ta'])
  })

  it('have files, of which those that only the server loads are not served, however they are written', async () => {
    const [release = ''] = /\/remotes\/public-site\/[^/]+\//.exec((await app.inject('/')).body) ?? []
    await app.listen({ port: 0, host: '127.0.0.1' })
    for (const file of ['remoteEntry.js', 'remote.json']) expect(await statusOf(app, release + file)).toBe(200)
    for (const steps of ['', '/', './', 'assets/../', '%2e/', '%2F', 'assets%2F..%2F', '%5C', '.%5C']) {
      expect(await statusOf(app, `${release}${steps}server/remote.js`), steps).toBe(404)
    }
    const noRemotes = ['__proto__', 'constructor'].map((part) => `/remotes/${part}/undefined-undefined/x.js`)
    for (const path of [
      '/assets/..%2Fserver%2Frender.js',
      '/assets/constructor',
      `${release}constructor`,
      ...noRemotes,
    ]) {
      expect(await statusOf(app, path), path).toBe(404)
    }
  })

  it('have files that a browser may keep for a year', async () => {
    const ask = (headers = {}) => app.inject({ url: '/assets/shell.js', headers })
    const first = await ask()
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await ask({ 'if-none-match': first.headers.etag })).statusCode).toBe(304)
  })
})

/** Requests a path as it is written: `fetch` and `inject` would normalise it. */
async function statusOf({ server }: FastifyInstance, path: string): Promise<number | undefined> {
  const port = await portOf(server)
  const asked = request({ port, host: '127.0.0.1', path, agent: false }).end()
  const [reply]: IncomingMessage[] = await once(asked, 'response')
  reply?.resume()
  return reply?.statusCode
}
