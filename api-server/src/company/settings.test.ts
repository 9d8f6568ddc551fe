import type { FastifyInstance } from 'fastify'
import { BUILT_IN } from 'shared-api/colours'
import { SettingsHistoryReply, SettingsReply } from 'shared-api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { NOON } from '../testing/bookings.ts'
import { formOf, picture, sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'
import { SETTINGS } from '../testing/settings.ts'

eachEngine('settings', (engine) => {
  let app: FastifyInstance
  let cookie: string

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    await app.database.db.deleteFrom('settingsVersions').where('version', '>', 1).execute()
    cookie = await sessionOf(app)
  })

  const call = (method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object, headers = {}) =>
    app.inject({ method, url: `/api/v1/${path}`, headers: { cookie, ...headers }, ...(payload && { payload }) })
  const patch = (payload: object, headers = {}) => call('PATCH', 'settings', payload, headers)
  const stored = async () => SettingsReply.parse((await call('GET', 'settings')).json())
  const history = async () => SettingsHistoryReply.parse((await call('GET', 'settings/history')).json()).versions

  it('begin as company.json has them, and are for owners alone', async () => {
    const reply = await call('GET', 'settings')
    expect(reply.json()).toEqual({ settings: SETTINGS, version: 1 })
    expect(reply.headers.etag).toBe('"1"')
    const clerk = await sessionOf(app, 'clerk')
    for (const method of ['GET', 'PATCH'] as const) {
      const refused = await app.inject({ method, url: '/api/v1/settings', headers: { cookie: clerk }, payload: {} })
      expect(refused.statusCode).toBe(403)
    }
  })

  it('are changed for every process at once, and stay through a start', async () => {
    const other = await engine.app({}, { now: () => NOON })
    const companyOf = async (one: FastifyInstance) => (await one.inject('/api/v1/company')).json()
    expect(await companyOf(other)).toMatchObject({ phones: SETTINGS.phones, leadMinutes: 60 })
    const edit = { phones: ['+914522345678'], leadMinutes: 90, mailTo: { bookings: 'night@example.com' } }
    expect((await patch(edit, { 'if-match': '"1"' })).json()).toMatchObject({ version: 2, settings: edit })
    expect(await companyOf(other)).toMatchObject({ phones: ['+914522345678'], leadMinutes: 90 })
    expect(other.mailing.desk('bookings')).toBe('night@example.com')
    expect(other.mailing.desk('enquiries')).toBe(SETTINGS.email)
    const later = await engine.app({}, { now: () => NOON })
    expect(await companyOf(later)).toMatchObject({ phones: ['+914522345678'] })
  })

  it('are refused for another version, with the one that counts', async () => {
    await patch({ name: 'Vaigai Travels' })
    const reply = await patch({ name: 'Kaveri Travels' }, { 'if-match': '"1"' })
    expect(reply.statusCode).toBe(412)
    expect(reply.json().current).toMatchObject({ name: 'Vaigai Travels' })
    expect(reply.headers.etag).toBe('"2"')
  })

  it('stay at their version when an edit changes nothing', async () => {
    expect((await patch({ name: SETTINGS.name, phones: SETTINGS.phones })).json().version).toBe(1)
    expect(await history()).toHaveLength(1)
  })

  it('each get a version of their own when two owners save at the same time', async () => {
    const replies = await Promise.all([patch({ upi: 'one@bank' }), patch({ foundedYear: 1998 })])
    expect(replies.map((reply) => reply.json().version).sort()).toEqual([2, 3])
    expect((await stored()).settings).toMatchObject({ upi: 'one@bank', foundedYear: 1998 })
  })

  it('keep who changed what, and undo by taking an earlier version again', async () => {
    await patch({ phones: ['+914522345678'], upi: 'shop@bank' })
    await patch({ terms: { en: 'x'.repeat(300) } })
    const [terms, phones, first] = await history()
    expect(first).toMatchObject({ version: 1, by: '', changes: [] })
    expect(phones).toMatchObject({ version: 2, by: 'Desk', at: new Date(NOON).toISOString() })
    expect(phones?.changes).toContainEqual({ path: 'phones.0', before: '+910000000101', after: '+914522345678' })
    expect(phones?.changes).toContainEqual({ path: 'upi', before: '', after: 'shop@bank' })
    expect(terms?.changes[0]).toMatchObject({ path: 'terms.en', before: '', after: expect.stringMatching(/^x{199}…$/) })
    expect((await call('POST', 'settings/restore', { version: 9 })).statusCode).toBe(404)
    expect((await call('POST', 'settings/restore', { version: 1 }, { 'if-match': '"2"' })).statusCode).toBe(412)
    const restored = await call('POST', 'settings/restore', { version: 1 }, { 'if-match': '"3"' })
    expect(restored.json()).toEqual({ settings: SETTINGS, version: 4 })
    expect((await history())[0]).toMatchObject({ version: 4, restored: 1 })
  })

  it('take phone numbers as people write them', async () => {
    const phones = ['98400 12345', '0452-2345678', '+91 98400 12345', '+9118001234567']
    const { settings } = (await patch({ phones })).json()
    expect(settings.phones).toEqual(['+919840012345', '+914522345678', '+919840012345', '+9118001234567'])
  })

  describe('refuse, with the field named,', () => {
    const gstin = '33AABCT1332L1ZV'
    const bank = { holder: 'Thenral', bank: 'Example Bank', account: '1234567890', ifsc: 'EXAM0001234' }
    it.each<[string, object, string]>([
      ['a phone number without its area', { phones: ['2345678'] }, 'phones.0 mobile'],
      ['no phone number', { phones: [] }, 'phones required'],
      ['a name that ends a quoted text', { name: 'The "Best"' }, 'name one-line'],
      ['a map of elsewhere', { map: { ...SETTINGS.map, embed: 'https://maps.example/' } }, 'map.embed link'],
      ['a GSTIN with a wrong checksum', { gst: { gstin: `${gstin.slice(0, 14)}A` } }, 'gst.gstin gstin'],
      ['the series of receipts', { gst: { gstin, prefix: 'RCP' } }, 'gst.prefix'],
      ['an IFSC that is none', { bank: { ...bank, ifsc: 'EXAM1001234' } }, 'bank.ifsc invalid'],
      [
        'hours that end before they begin',
        { officeHours: { from: '21:00', to: '07:00' } },
        'officeHours.to above-last',
      ],
      ['a holiday that is no day', { holidays: [{ day: '2027-02-30', name: 'None' }] }, 'holidays.0.day date'],
      ['a text whose direction is turned', { about: { en: 'Pay \u202e to us' } }, 'about.en plain-text'],
      ['an answer with a NUL', { questions: { en: [{ question: 'Q', answer: 'A\u0000' }] } }, 'answer plain-text'],
      ['a link that runs', { links: { facebook: 'javascript:alert(1)' } }, 'links.facebook link'],
      ['a colour that cannot be read', { colours: { ...BUILT_IN, brand: '#5cbfc0' } }, 'colours.brand contrast'],
      ['a picture of elsewhere', { logo: 'https://evil.example/logo.webp' }, 'logo link'],
      ['a field that there is not', { nickname: 'TT' }, 'nickname unknown-field'],
    ])('%s', async (_what, edit, problem) => {
      const reply = await patch(edit)
      expect(reply.statusCode).toBe(400)
      const found = reply.json().errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)
      expect(found.join()).toContain(problem)
    })
  })

  it('show texts without what runs, and built-in questions in each language until there are own ones', async () => {
    const questions = async (query = '') => (await app.inject(`/api/v1/company/questions${query}`)).json().questions
    expect((await questions()).en.length).toBeGreaterThan(3)
    await patch({
      about: { en: '## Since 2003\n\nWe <script>alert(1)</script>drive.', ta: ' ' },
      questions: { en: [{ question: 'Do you take pets?', answer: '**Yes**<img src=x onerror=alert(1)>' }] },
    })
    const { article } = (await app.inject('/api/v1/company/texts/about')).json()
    expect(article).toEqual({ en: '<h2>Since 2003</h2>\n<p>We drive.</p>' })
    const { en, ta } = await questions()
    expect(en).toEqual([{ question: 'Do you take pets?', answer: '<p><strong>Yes</strong></p>' }])
    expect(ta.length).toBeGreaterThan(3)
    expect(await questions('?of=ta')).toEqual({ ta })
  })

  it('name licences and who answers complaints to anyone, and refuse an officer without a contact', async () => {
    const trust = {
      licences: [{ name: 'Tourist permit', number: 'TN/58/2041' }],
      grievance: { name: 'R. Selvi', designation: 'Manager', contact: 'care@vaigai.example' },
    }
    await patch(trust)
    expect((await app.inject('/api/v1/company')).json()).toMatchObject(trust)
    const refused = await patch({ grievance: { ...trust.grievance, contact: '' } })
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'grievance.contact'])
  })

  it('take a logo as it is and a hero picture in all widths, and lose them again', async () => {
    const put = async (which: string) => {
      const { headers, payload } = await formOf([['imageUrl', { file: await picture(), name: 'a.jpg' }]])
      return app.inject({
        ...{ method: 'PUT', url: `/api/v1/settings/pictures/${which}`, payload },
        headers: { ...headers, cookie },
      })
    }
    const { logo } = (await put('logo')).json().settings
    const { hero } = (await put('hero')).json().settings
    const { office } = (await put('office')).json().settings
    for (const url of [logo, hero, hero.replace('/640.', '/1280.'), office])
      expect((await app.inject(url)).statusCode).toBe(200)
    expect((await app.inject('/api/v1/company')).json()).toMatchObject({ logo, hero, office })
    expect((await patch({ logo: null, hero: null, office: null })).json().settings).toEqual(SETTINGS)
  })
})
