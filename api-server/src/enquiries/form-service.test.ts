import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { portOf } from '../../../tests/setup/port-of.ts'
import { NOON } from '../testing/bookings.ts'
import { eachRoute } from '../testing/engines.ts'
import { messages, settled } from '../testing/outbox.ts'
import { refusal } from '../texts/refusal.ts'
import { storedRefusal } from '../texts/refusals.ts'

const HOUR = 3_600_000

eachRoute('the outbox with a form-submission service', (engine) => {
  let now = NOON
  const asked: unknown[] = []
  const service = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push(body)
      const { status, reply, cut } = replies.shift() ?? { status: 200, reply: { success: true, message: 'ok' } }
      const text = JSON.stringify(reply)
      const type = { 'content-type': 'application/json', 'content-length': text.length }
      response.writeHead(status, { ...type, ...(status === 307 ? { location: '/elsewhere' } : {}) })
      if (cut) response.write(text.slice(1), () => response.destroy())
      else response.end(text)
    })
  })
  const replies: { status: number; reply: object | string; cut?: boolean }[] = []

  beforeEach(() => {
    now = NOON
    asked.length = 0
    service.listen(0, '127.0.0.1')
  })
  afterEach(() => {
    service.closeAllConnections()
    service.close()
  })

  const sendForm = async (endpoint?: string) => {
    const url = endpoint ?? `http://127.0.0.1:${await portOf(service)}/submit`
    const app = await engine.app({ FORM_ENDPOINT: url, FORM_ACCESS_KEY: 'key-1' }, { now: () => now })
    const form = { name: 'Ravi', email: 'ravi@example.com', phone: '9840012345', message: 'Hello' }
    for (const table of ['outbox', 'enquiries'] as const) await app.database.db.deleteFrom(table).execute()
    await app.inject({ method: 'POST', url: '/api/v1/forms', payload: form })
    await app.database.db.deleteFrom('outbox').where('kind', '=', 'enquiry-visitor').execute()
    return app
  }

  it('hands each form on with the access key', async () => {
    const app = await sendForm()
    await settled(app, ['sent', 'waiting'])
    expect(asked).toEqual([
      { access_key: 'key-1', name: 'Ravi', email: 'ravi@example.com', phone: '+919840012345', message: 'Hello' },
    ])
  })

  it('shows the desk why it cannot be reached', async () => {
    const app = await sendForm('http://127.0.0.1:2/submit')
    const reason = 'fetch failed (connect ECONNREFUSED 127.0.0.1:2)'
    await expect.poll(async () => (await messages(app))[0]?.lastError).toBe(reason)
  })

  it('tries again when its reply breaks off', async () => {
    replies.push({ status: 200, reply: { success: true, message: 'ok' }, cut: true })
    const app = await sendForm()
    await expect.poll(async () => (await messages(app))[0]?.lastError).toBe('terminated (other side closed)')
    now += HOUR
    app.outboxWorker.wake()
    await settled(app, ['sent', 'waiting'])
  })

  it("parks a form after a reply that is no form service's, such as a page", async () => {
    replies.push({ status: 200, reply: '<html>' })
    const app = await sendForm()
    await settled(app, ['failed', 'waiting'])
    const why = refusal('service-answers', { service: 'form', status: 200, reason: 'none' })
    expect((await messages(app))[0]?.lastError).toBe(storedRefusal(why))
  })

  it.each([408, 425, 429])('tries again after a temporary %i', async (status) => {
    replies.push({ status, reply: { success: false, message: 'Not now' } })
    const app = await sendForm()
    await expect.poll(async () => (await messages(app))[0]?.lastError).toContain(status)
    expect((await messages(app))[0]?.state).toBe('waiting')
  })

  it('takes its key and the form to no other address', async () => {
    replies.push({ status: 307, reply: {} })
    const app = await sendForm()
    await expect.poll(async () => (await messages(app))[0]?.lastError).toContain('redirect')
    expect(asked).toHaveLength(1)
  })

  it('does not take a refusal for a success that says so', async () => {
    replies.push({ status: 403, reply: { success: true, message: 'ok' } })
    await settled(await sendForm(), ['failed', 'waiting'])
  })

  it('tries again while it is down, and parks what it refuses', async () => {
    replies.push({ status: 502, reply: {} }, { status: 400, reply: { success: false, message: 'Bad key' } })
    const app = await sendForm()
    await expect.poll(async () => (await messages(app))[0]?.lastError).toContain('502')
    now += HOUR
    app.outboxWorker.wake()
    await settled(app, ['failed', 'waiting'])
    expect((await messages(app))[0]?.lastError).toBe('Bad key')
  })
})
