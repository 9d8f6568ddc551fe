import { EnquiriesReply, EnquiryReply } from 'shared-api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { formOf, sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

const SENDER = { name: 'Ravi', email: 'ravi@example.com', phone: '98400 12345' }
const CONTACT = { ...SENDER, message: 'Hello\nDo you drive to Ooty?' }
const PACKAGE = {
  ...SENDER,
  category: 'Premium',
  tourName: 'Kerala backwaters',
  services: ['Boat', 'Meals'],
  imageUrl: '',
}
const CUSTOM = {
  ...SENDER,
  numberOfPersons: '4',
  category: 'Basic',
  visitingPlaces: 'Munnar, Thekkady',
  message: 'In May',
}
const SENT = {
  ...{ success: true, message: 'Form submitted successfully!' },
  reference: expect.stringMatching(/^EN-[2-9A-Z]{6}$/),
  answerBy: { day: expect.any(String), time: expect.any(String) },
}

eachRoute('forms and enquiries', (engine) => {
  type App = Awaited<ReturnType<typeof engine.app>>
  let app: App
  let cookie: string

  beforeEach(async () => {
    app = await engine.sharedApp()
    await app.database.db.deleteFrom('enquiries').execute()
    cookie = await sessionOf(app)
  })

  const send = (payload: object | string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/v1/forms', payload, headers })
  const inbox = async (query = '') =>
    EnquiriesReply.parse((await app.inject({ url: `/api/v1/enquiries${query}`, headers: { cookie } })).json())

  it.each([
    ['contact', CONTACT, { message: CONTACT.message, tourName: null }],
    [
      'package',
      PACKAGE,
      { tourName: 'Kerala backwaters', category: 'Premium', services: 'Boat, Meals', message: null },
    ],
    [
      'package',
      { ...PACKAGE, services: [{ id: 's1', name: 'Boat' }, { name: 'Meals' }] },
      { tourName: 'Kerala backwaters', services: 'Boat, Meals' },
    ],
    ['custom-tour', CUSTOM, { numberOfPersons: 4, visitingPlaces: 'Munnar, Thekkady', message: 'In May' }],
  ])('a %s form becomes an enquiry with a mail to its sender and to the desk', async (kind, form, fields) => {
    const reply = await send({ ...form, access_key: 'any', website: '' })
    expect(reply.json()).toEqual(SENT)
    const { enquiries } = await inbox()
    expect(enquiries).toMatchObject([{ kind, status: 'new', phone: '+919840012345', ...fields }])
    const { reference } = reply.json()
    expect(enquiries[0]).toMatchObject({ reference, language: 'en', answers: [] })
    const subject = expect.stringContaining(reference)
    expect(enquiries[0]?.mails).toMatchObject([
      { audience: 'visitor', subject },
      { audience: 'desk', state: 'waiting' },
    ])
  })

  describe('with an Idempotency-Key', () => {
    const key = { 'idempotency-key': 'b5f0-1' }
    const count = async (table: 'enquiries' | 'outbox') =>
      (await app.database.db.selectFrom(table).selectAll().execute()).length

    it.each([
      ['contact', CONTACT],
      ['package', PACKAGE],
      ['custom tour', CUSTOM],
    ])('makes one enquiry of a repeated %s form and gives the same answer', async (_what, form) => {
      await app.database.db.deleteFrom('outbox').execute()
      expect((await send(form, key)).json()).toEqual(SENT)
      expect((await send({ ...form, phone: '+91 9840012345' }, key)).json()).toEqual(SENT)
      expect([await count('enquiries'), await count('outbox')]).toEqual([1, 2])
    })

    it('makes one enquiry of requests at the same moment', async () => {
      const replies = await Promise.all(Array.from({ length: 10 }, () => send(CONTACT, key)))
      expect(replies.map((reply) => reply.json())).toEqual(Array(10).fill(SENT))
      expect((await inbox()).total).toBe(1)
    })

    it('refuses another form, in the shape of the form service', async () => {
      await send(CONTACT, key)
      for (const form of [{ ...CONTACT, message: 'Another' }, PACKAGE]) {
        const reply = await send(form, key)
        expect([reply.statusCode, reply.json().success]).toEqual([422, false])
      }
      expect((await send(CONTACT, { 'idempotency-key': 'a b' })).statusCode).toBe(400)
      expect((await send(PACKAGE, { 'idempotency-key': 'b5f0-2' })).json()).toEqual(SENT)
      expect((await inbox()).total).toBe(2)
    })

    it('knows it after a restart and an edit of the desk, for 24 hours, and not after an erasure', async () => {
      let now = Date.parse('2026-11-02T12:00:00Z')
      app = await engine.sharedApp({}, { now: () => now })
      await send(CONTACT, key)
      const [enquiry] = (await inbox()).enquiries
      const edit = { status: 'answered', note: 'Called back' }
      await app.inject({
        method: 'PATCH',
        url: `/api/v1/enquiries/${enquiry?._id}`,
        payload: edit,
        headers: { cookie },
      })
      now += 24 * 3_600_000 - 1
      app = await engine.sharedApp({}, { now: () => now })
      expect((await send(CONTACT, key)).json()).toEqual(SENT)
      expect((await send(PACKAGE, key)).statusCode).toBe(422)
      expect((await inbox()).total).toBe(1)
      now += 1
      expect((await send(PACKAGE, key)).json()).toEqual(SENT)
      expect((await send(PACKAGE, key)).json()).toEqual(SENT)
      expect((await inbox()).total).toBe(2)
      await app.personalData.erase({ mail: SENDER.email })
      expect((await send(CONTACT, key)).json()).toEqual(SENT)
      expect((await inbox()).enquiries).toMatchObject([{ kind: 'contact', status: 'new' }])
    })

    it('answers a robot as anyone, and stores no key for it', async () => {
      const spam = { ...CONTACT, website: 'https://spam.example' }
      expect((await send(spam, key)).json()).toEqual(SENT)
      expect((await send(PACKAGE, key)).json()).toEqual(SENT)
      expect((await send(spam, key)).statusCode).toBe(422)
      expect((await inbox()).total).toBe(1)
    })
  })

  it('takes form data of both encodings', async () => {
    const encoded = await send(new URLSearchParams(CONTACT).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(encoded.json()).toEqual(SENT)
    const { headers, payload } = await formOf(Object.entries(CONTACT))
    expect((await send(payload, headers)).json()).toEqual(SENT)
    expect((await inbox()).enquiries.map(({ message }) => message?.replace(/\r\n/g, '\n'))).toEqual([
      CONTACT.message,
      CONTACT.message,
    ])
  })

  it('answers a robot that fills the honeypot alike, and stores nothing', async () => {
    const spam = { ...CONTACT, website: 'https://spam.example' }
    expect((await send(spam)).json()).toEqual(SENT)
    const { headers, payload } = await formOf(Object.entries(spam))
    expect((await send(payload, headers)).json()).toEqual(SENT)
    expect((await send({ ...spam, email: 'ravi' })).body).toBe((await send({ ...CONTACT, email: 'ravi' })).body)
    const wrong = await send({ ...CONTACT, website: 5 })
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'website must be text'])
    expect((await inbox()).total).toBe(0)
    expect(await app.outbox.claim(['enquiry-desk'])).toBeNull()
  })

  it.each([
    ['no name', { ...CONTACT, name: ' ' }, 'Name is required'],
    ['no phone', { ...CONTACT, phone: undefined }, 'Phone is required'],
    ['a mail address that is none', { ...CONTACT, email: 'ravi' }, 'Email must be an address such as name@example.com'],
    [
      'a line break in the name',
      { ...CONTACT, name: 'a\nb' },
      'Name must be one line of plain text, without control characters',
    ],
    ['an unknown key', { ...CONTACT, colour: 'red' }, 'colour is not a known field'],
    ['a category that is none', { ...PACKAGE, category: 'Gold' }, 'category must be Basic or Premium'],
    [
      'services that are none',
      { ...PACKAGE, services: [{ id: 's1' }] },
      'services must be a text of at most 4000 characters, or a list of at most 50 names',
    ],
    ['a list', [], 'The request could not be read.'],
  ])('refuses %s in the shape of a form service', async (_what, form, message) => {
    const reply = await send(form)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({ success: false, message })
    expect((await inbox()).total).toBe(0)
  })

  it.each([
    ['names with their index', { 'services[0][name]': 'Boat', 'services[1][name]': 'Meals' }],
    ['a JSON text', { services: '[{"id":"s1","name":"Boat"},{"name":"Meals"}]' }],
    ['a text', { services: 'Boat, Meals' }],
  ])('takes the services of a package in form data as %s', async (_what, services) => {
    const { services: _list, ...form } = PACKAGE
    const entries = Object.entries({ ...form, ...services })
    const { headers, payload } = await formOf(entries)
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await send(payload, headers)).json()).toEqual(SENT)
    expect((await send(`${new URLSearchParams(entries)}`, urlencoded)).json()).toEqual(SENT)
    expect((await inbox()).enquiries.map((enquiry) => enquiry.services)).toEqual(['Boat, Meals', 'Boat, Meals'])
  })

  it('refuses files, twice the same field, and fields that objects use', async () => {
    const file = { file: Buffer.from('x'), name: 'x.txt' }
    const attempts = [
      await formOf([...Object.entries(CONTACT), ['cv', file]]),
      await formOf([...Object.entries(CONTACT), ['name', 'Mallory']]),
      await formOf([...Object.entries(CONTACT), ['__proto__', 'x']]),
      await formOf([...Object.entries(CONTACT), ['constructor', 'x']]),
    ]
    for (const { headers, payload } of attempts) {
      const reply = await send(payload, headers)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ success: false })
    }
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const key of ['__proto__', 'constructor', 'prototype'])
      expect((await send(`${new URLSearchParams(CONTACT)}&${key}=x`, urlencoded)).json().message).toBe(
        `${key} is not a known field`,
      )
    const refused = await send('name=a', { 'content-type': 'text/plain' })
    expect([refused.statusCode, refused.json().success]).toEqual([415, false])
  })

  it.each([
    ['cut within a field', 'x', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nRa'],
    ['without a part', 'x', 'x'],
    ['with a boundary that no form has', 'x'.repeat(300), 'x'],
  ])('answers a form %s as JSON, and as its sender’s mistake', async (_what, boundary, form) => {
    const reply = await send(form, { 'content-type': `multipart/form-data; boundary=${boundary}` })
    expect(reply.json()).toEqual({ success: false, message: 'The request could not be read.' })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
  })

  it.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'takes 32 kB and 20 fields of %s, and says so',
    async (type) => {
      const sendAs = async (fields: Record<string, string>) => {
        if (type === 'application/json') return send(fields)
        if (type !== 'multipart/form-data') return send(`${new URLSearchParams(fields)}`, { 'content-type': type })
        const { headers, payload } = await formOf(Object.entries(fields))
        return send(payload, headers)
      }
      const of = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, 'x']))
      const largest = await sendAs({ ...CONTACT, message: 'அ'.repeat(3500) })
      const larger = await sendAs({ ...CONTACT, message: 'x'.repeat(32 * 1024) })
      const [most, more] = [await sendAs(of(20)), await sendAs(of(21))]
      expect([largest.statusCode, larger.statusCode, most.statusCode, more.statusCode]).toEqual([200, 413, 400, 413])
      expect(larger.json()).toEqual({ success: false, message: 'A form takes at most 32 kB.' })
      expect(more.json()).toEqual({ success: false, message: 'A form takes at most 20 fields.' })
    },
  )

  it('takes a package with as many services as it may have', async () => {
    const { services: _none, ...form } = PACKAGE
    const services = Array.from({ length: 50 }, (_, n): [string, string] => [`services[${n}][name]`, `Service ${n}`])
    const { headers, payload } = await formOf([...Object.entries(form), ...services])
    expect((await send(payload, headers)).json()).toEqual(SENT)
  })

  it('refuses form data in another encoding than UTF-8, which would lose letters', async () => {
    const encoded = await send(`${new URLSearchParams(CONTACT)}`.replace('Ravi', 'Ren%E9'), {
      'content-type': 'application/x-www-form-urlencoded',
    })
    const { headers, payload } = await formOf(Object.entries({ ...CONTACT, name: 'RenX' }))
    const latin1 = Buffer.from(payload.toString('latin1').replace('RenX', 'Ren\xe9'), 'latin1')
    const multipart = await app.inject({ method: 'POST', url: '/api/v1/forms', payload: latin1, headers })
    for (const reply of [encoded, multipart]) expect(reply.json().message).toContain('UTF-8')
    expect((await inbox()).total).toBe(0)
  })

  it('accepts any number of forms with one mail address, whose owner gets 20 mails a day', async () => {
    app = await engine.sharedApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' })
    for (let sent = 0; sent < 25; sent++) expect((await send(CONTACT)).json()).toEqual(SENT)
    const { enquiries, total } = await inbox()
    expect(total).toBe(25)
    expect(enquiries.flatMap(({ mails }) => mails).filter(({ state }) => state === 'held')).toHaveLength(5)
  })

  it('answers a robot with the key of another form as anybody', async () => {
    const key = { 'idempotency-key': 'one' }
    await send(CONTACT, key)
    for (const website of ['', 'https://spam.example'])
      expect((await send({ ...CONTACT, name: 'Divya', website }, key)).statusCode).toBe(422)
  })

  describe('the inbox', () => {
    beforeEach(async () => {
      for (const form of [CONTACT, PACKAGE, { ...CUSTOM, name: 'Divya', phone: '9000011111' }]) await send(form)
    })

    it('pages, filters and searches', async () => {
      const first = await inbox('?limit=2')
      expect(first.total).toBe(3)
      const second = await inbox(`?limit=2&cursor=${first.nextCursor}`)
      expect(second.enquiries).toHaveLength(1)
      expect(second.nextCursor).toBeNull()
      expect((await inbox('?kind=package')).total).toBe(1)
      expect((await inbox('?q=divya')).total).toBe(1)
      expect((await inbox('?q=90000&kind=contact')).total).toBe(0)
    })

    it('takes status and note, and refuses an edit of an old version', async () => {
      const { _id: id } = (await inbox()).enquiries[0] ?? { _id: '' }
      expect((await inbox(`?q=${(await inbox()).enquiries[0]?.reference}`)).total).toBe(1)
      const url = `/api/v1/enquiries/${id}`
      const patch = (payload: object, headers = {}) =>
        app.inject({ method: 'PATCH', url, payload, headers: { cookie, ...headers } })
      await patch({ status: 'answered', note: 'Called back' }, { 'if-match': '"1"' })
      const reply = await app.inject({ url, headers: { cookie } })
      expect(EnquiryReply.parse(reply.json()).enquiry).toMatchObject({ status: 'answered', note: 'Called back' })
      expect(reply.headers.etag).toBe('"2"')
      const late = await patch({ note: 'x' }, { 'if-match': '"1"' })
      expect([late.statusCode, late.json().current.note]).toEqual([412, 'Called back'])
      expect((await inbox('?status=answered')).total).toBe(1)
    })
  })
})
