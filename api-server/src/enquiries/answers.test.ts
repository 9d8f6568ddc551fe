import { EnquiriesReply, EnquiryReply } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { NOON } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'
import { answerMail, receivedMail } from './visitor-mail.ts'

const FORM = { name: 'Ravi', email: 'ravi@example.com', phone: '98400 12345', message: '=Hello' }
const ANSWER = { subject: 'Your enquiry', text: 'Dear Ravi,\n\nyes, we do.' }

eachEngine('enquiries are answered', (engine) => {
  type App = Awaited<ReturnType<typeof engine.app>>
  let app: App
  let id: string

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    for (const table of ['outbox', 'enquiries'] as const) await app.database.db.deleteFrom(table).execute()
    const headers = { 'accept-language': 'ta', cookie: 'language=ta' }
    await app.inject({ method: 'POST', url: '/api/v1/forms', payload: FORM, headers })
    id = (await app.database.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()).id
  })

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) =>
    app.inject({
      ...{ method, url: `/api/v1/${url}`, headers: { cookie: await sessionOf(app), ...headers } },
      ...(payload && { payload }),
    })

  it('by mail in the language of the sender, once for a key, and the answer stays with who and when', async () => {
    const headers = { 'idempotency-key': 'one' }
    await call('POST', `enquiries/${id}/answers`, ANSWER, headers)
    const reply = await call('POST', `enquiries/${id}/answers`, ANSWER, headers)
    const { enquiry } = EnquiryReply.parse(reply.json())
    expect(enquiry).toMatchObject({ status: 'answered', language: 'ta' })
    expect(enquiry.answers).toMatchObject([{ ...ANSWER, at: new Date(NOON).toISOString() }])
    expect(enquiry.answers[0]?.by).not.toBe('')
    const mails = await app.database.db.selectFrom('outbox').selectAll().where('kind', '=', 'enquiry-answer').execute()
    expect(mails).toMatchObject([{ recipient: FORM.email, subject: ANSWER.subject, language: 'ta' }])
    const other = await call('POST', `enquiries/${id}/answers`, { ...ANSWER, text: 'No' }, headers)
    expect(other.statusCode).toBe(422)
    expect((await call('POST', 'enquiries/nothing/answers', ANSWER)).statusCode).toBe(404)
  })

  it('not with a placeholder that is left, nor with a line break in the subject', async () => {
    const left = await call('POST', `enquiries/${id}/answers`, { ...ANSWER, text: 'On {dates}' })
    expect(left.json().errors).toMatchObject([{ path: 'text', code: 'open-placeholder', params: { name: 'dates' } }])
    const broken = await call('POST', `enquiries/${id}/answers`, { ...ANSWER, subject: 'a\nb' })
    expect(broken.json().errors).toMatchObject([{ path: 'subject', code: 'one-line' }])
  })

  it('from templates that the desk changes', async () => {
    const { templates } = (await call('GET', 'answer-templates')).json()
    expect(templates.map(({ name }: { name: string }) => name)).toEqual([
      ...['Dates are full', 'Price to follow', 'We have your enquiry'],
    ])
    const text = { subject: 'For {name}', text: 'On {dates}' }
    const template = { name: 'Off season', texts: { en: text, ta: text } }
    const unknown = { ...template, texts: { ...template.texts, ta: { ...text, text: 'On {days}' } } }
    expect((await call('POST', 'answer-templates', unknown)).json().errors).toMatchObject([
      { path: 'texts.ta.text', code: 'placeholder' },
    ])
    const added = (await call('POST', 'answer-templates', template)).json().template
    const at = `answer-templates/${added._id}`
    const renamed = await call('PUT', at, { ...template, name: 'Rains' }, { 'if-match': '"1"' })
    expect(renamed.json().template).toMatchObject({ name: 'Rains', version: 2 })
    expect((await call('PUT', at, template, { 'if-match': '"1"' })).statusCode).toBe(412)
    expect((await call('DELETE', at)).statusCode).toBe(200)
    expect((await call('DELETE', at)).statusCode).toBe(404)
  })

  it('and are exported for owners, with nothing that a spreadsheet takes for a formula', async () => {
    const csv = await call('GET', 'enquiries.csv?q=ravi')
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(csv.body.split('\r\n')).toHaveLength(3)
    expect(csv.body).toContain(`"'=Hello"`)
    expect((await call('GET', 'enquiries.csv?status=closed')).body.split('\r\n')).toHaveLength(2)
    const cookie = await sessionOf(app, 'clerk')
    expect((await app.inject({ url: '/api/v1/enquiries.csv', headers: { cookie } })).statusCode).toBe(403)
  })

  it('after those that wait longer', async () => {
    await app.database.db
      .updateTable('enquiries')
      .set({ createdAt: NOON - 1 })
      .execute()
    await app.inject({ method: 'POST', url: '/api/v1/forms', payload: { ...FORM, name: 'Later' } })
    const names = async () =>
      EnquiriesReply.parse((await call('GET', 'enquiries')).json()).enquiries.map(({ name }) => name)
    expect(await names()).toEqual(['Ravi', 'Later'])
    await call('POST', `enquiries/${id}/answers`, ANSWER)
    expect(await names()).toEqual(['Later', 'Ravi'])
  })

  it('in mails that say the reference, and by when a person answers', async () => {
    const enquiry = { name: 'Ravi', reference: 'EN-7K3M9Q', createdAt: NOON }
    const received = receivedMail(enquiry, { ...app.company(), officeHours: undefined }, 'en')
    expect(received.text).toContain('EN-7K3M9Q')
    expect(received.text).toMatch(/by Tuesday,? 3 November 2026 at 12:00 pm/)
    expect(receivedMail(enquiry, app.company(), 'ta').text).toContain('EN-7K3M9Q')
    const answer = answerMail(ANSWER, enquiry, app.company(), 'en')
    expect(answer.text).toContain('yes, we do.')
    expect(answer.html).toContain('<p style="margin:0 0 12px">yes, we do.</p>')
  })
})
