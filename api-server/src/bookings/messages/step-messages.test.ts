import type { FastifyInstance } from 'fastify'
import type { BookingStatus } from 'shared-api/contract'
import { describe, expect, it } from 'vitest'
import { book, insertCab, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { insertDriver, insertVehicle } from '../../testing/fleet.ts'
import { startMessageService } from '../../testing/message-service.ts'
import { outboxOf } from '../../testing/outbox.ts'
import { refusal } from '../../texts/refusal.ts'
import { storedRefusal, wordsOfRefusals } from '../../texts/refusals.ts'

const WAY: BookingStatus[] = ['confirmed', 'assigned', 'on the way', 'arrived', 'started', 'ended', 'completed']

eachRoute('messages about steps', (engine) => {
  const box = outboxOf(engine)

  /** The desk of an app, with a booking, a vehicle and a driver. */
  async function deskOf(app: FastifyInstance, changes: Parameters<typeof outstation>[1] = {}, language = 'en') {
    const cookie = await sessionOf(app)
    const cab = await insertCab(app)
    const vehicleId = await insertVehicle(app, cab)
    const driverId = await insertDriver(app)
    const reply = await book(app, outstation(cab, changes), { 'accept-language': language })
    const { _id: id, reference } = reply.json().booking as { _id: string; reference: string }
    const call = (method: 'POST' | 'PATCH', path: string, payload: object = {}) =>
      app.inject({ method, url: `/api/v1/${path}`, payload, headers: { cookie } })
    const step = (to: BookingStatus, rest: object = {}) =>
      to === 'assigned'
        ? call('POST', `bookings/${id}/assign`, { vehicleId, driverId, ...rest })
        : call('POST', `bookings/${id}/state`, { to, reason: 'Asked for', early: true, ...rest })
    const messages = async () => (await app.bookings.find(id)).mails
    /** Each message of a step: its kind, event, channel and state. */
    const notified = async () =>
      (await messages())
        .filter(({ kind }) => !['booking-desk', 'booking-visitor'].includes(kind))
        .map(({ kind, event, channel, state }) => `${kind} ${event} ${channel} ${state}`)
        .sort()
    const byHand = async (event: string, kind = 'booking-phone') => {
      const message = (await messages()).find((one) => one.event === event && one.kind === kind)
      return call('POST', `messages/${message?.id}/sent-by-hand`)
    }
    return { id, reference, call, step, notified, messages, byHand, cab, vehicleId, driverId }
  }
  const subjects = () => box.mailServer.received.map(({ subject = '' }) => subject)
  const mailWith = (words: string) => box.mailServer.received.find(({ subject }) => subject?.includes(words))

  it.each([
    ['en', ['is confirmed', 'your driver:', 'is on the way', 'has arrived', 'has ended']],
    ['ta', ['உறுதியானது', 'உங்கள் ஓட்டுநர்:', 'வந்துகொண்டிருக்கிறார்', 'வந்துவிட்டார்', 'முடிந்தது']],
  ])('go out by mail in %s, once each, with a link to the trip', async (language, words) => {
    const app = await box.start({ PUBLIC_ORIGIN: 'http://cabs.example' })
    const { step, id } = await deskOf(app, {}, language)
    for (const to of WAY) {
      expect((await step(to)).statusCode, to).toBe(200)
      // The answer was lost: it is taken again.
      expect((await step(to)).statusCode, to).toBe(200)
    }
    await expect.poll(() => subjects().length).toBe(2 + words.length)
    for (const word of words)
      expect(
        subjects().filter((subject) => subject.includes(word)),
        word,
      ).toHaveLength(1)
    const assigned = mailWith(words[1] ?? '')?.text ?? ''
    const { code } = await app.database.db.selectFrom('assignments').selectAll().executeTakeFirstOrThrow()
    for (const fact of ['Murugan', '+91 98400 12345', 'TN 01 AB 1000', code]) expect(assigned).toContain(fact)
    const [, base, token = ''] = /http:\/\/cabs\.example(.*)\/trip\/([\w-]{43})/.exec(assigned) ?? []
    expect(base).toBe(language === 'ta' ? '/ta' : '')
    expect(await app.links.find(token, 'traveller')).toMatchObject({ bookingId: id })
  })

  it('use the language of a traveller without a mail address', async () => {
    const app = box.idle
    const cookie = await sessionOf(app)
    const { bookingDetails } = outstation(await insertCab(app), { mail: '', messagesByPhone: true })
    const reply = await app.inject({
      ...{ method: 'POST', url: '/api/v1/bookings', payload: { bookingDetails } },
      headers: { cookie, 'accept-language': 'ta' },
    })
    const { _id: id } = reply.json().booking
    const url = `/api/v1/bookings/${id}/state`
    await app.inject({ method: 'POST', url, payload: { to: 'confirmed' }, headers: { cookie } })
    const { mails } = await app.bookings.find(id)
    const confirmed = mails.find(({ event }) => event === 'confirmed')
    expect(confirmed).toMatchObject({ kind: 'booking-phone', language: 'ta', recipient: '+919840012345' })
  })

  it('are none after a no show or when the driver is taken back', async () => {
    const { step, notified } = await deskOf(box.idle)
    await step('confirmed')
    expect(await notified()).toEqual(['booking-step confirmed mail waiting'])
    await step('assigned')
    await step('confirmed')
    expect(await notified()).toEqual(['booking-step confirmed mail waiting'])
    await step('no show')
    expect(await notified()).toEqual([])
  })

  it('are not sent when bookings are cancelled in bulk: robots left them', async () => {
    const { id, call, step, notified } = await deskOf(box.idle)
    await step('confirmed')
    const reply = await call('POST', 'bookings/cancel', { bookings: [{ _id: id, version: 2 }] })
    expect(reply.json().results).toEqual([{ _id: id, result: 'cancelled' }])
    expect(await notified()).toEqual([])
  })

  it('are not sent if the desk chooses so', async () => {
    const { step, notified } = await deskOf(box.idle, { messagesByPhone: true })
    for (const to of WAY) expect((await step(to, { tell: false })).statusCode, to).toBe(200)
    expect(await notified()).toEqual([])
  })

  it('are dropped if unsent once a later step makes them untrue', async () => {
    const { step, notified, driverId, cab, call, id } = await deskOf(box.idle)
    await step('confirmed')
    await step('assigned')
    const all = ['booking-step assigned mail waiting', 'booking-step confirmed mail waiting']
    expect(await notified()).toEqual([...all, 'driver-phone assigned hand held'])
    const vehicleId = await insertVehicle(box.idle, cab, { registration: 'TN 01 AB 2000' })
    await call('POST', `bookings/${id}/assign`, { vehicleId, driverId })
    expect(await notified()).toEqual([...all, 'driver-phone assigned hand held'])
    await step('cancelled')
    expect(await notified()).toEqual(['booking-step cancelled mail waiting'])
  })

  it('tell the driver who was sent a trip that it is another’s, and the history who chose so', async () => {
    const app = box.idle
    const { step, notified, cab, call, id, byHand } = await deskOf(app)
    await step('confirmed')
    await step('assigned')
    await byHand('assigned', 'driver-phone')
    const vehicleId = await insertVehicle(app, cab, { registration: 'TN 01 AB 3000' })
    const driverId = await insertDriver(app, { name: 'Selvi', mobile: '+919840012399' })
    const reply = await call('POST', `bookings/${id}/assign`, { vehicleId, driverId, reason: 'Murugan is ill' })
    expect(await notified()).toEqual(
      expect.arrayContaining(['driver-phone assigned hand held', 'driver-phone cancelled hand held']),
    )
    expect(reply.json().booking.history.at(-1)).toMatchObject({ status: 'assigned', reason: 'Murugan is ill' })
    const chat = new URL((await byHand('cancelled', 'driver-phone')).json().url)
    expect(chat.searchParams.get('text')).toContain('do not go to Chennai Central')
    await step('cancelled')
    expect((await notified()).filter((one) => one.startsWith('driver-phone cancelled'))).toEqual([
      'driver-phone cancelled hand sent',
    ])
  })

  it('are refused when the desk sends an old one again after the booking was cancelled', async () => {
    const app = await box.start()
    const { step, messages, call } = await deskOf(app)
    await step('confirmed')
    await expect.poll(() => subjects().length).toBe(3)
    const confirmed = (await messages()).find(({ event }) => event === 'confirmed')
    await step('cancelled')
    await call('POST', `outbox/${confirmed?.id}/retry`)
    const again = async () => (await messages()).find(({ id }) => id === confirmed?.id)
    const cancelled = refusal('booking-is-now', { status: 'cancelled' })
    await expect.poll(again).toMatchObject({ state: 'failed', lastError: storedRefusal(cancelled) })
    const cookie = await sessionOf(app)
    const shown = async (language: string) => {
      const headers = { cookie, 'accept-language': language }
      const page = await app.inject({ url: `/api/v1/bookings/${confirmed?.bookingId}`, headers })
      return (page.json().booking.mails as { state: string; lastError: string }[]).find(
        ({ state }) => state === 'failed',
      )
    }
    for (const language of ['en', 'ta'] as const)
      expect(await shown(language)).toMatchObject({ lastError: wordsOfRefusals([cancelled], language) })
  })

  it('go out past the hourly limit of mail to visitors', async () => {
    const app = await box.start({ MAIL_PER_HOUR: '1' })
    const { step } = await deskOf(app)
    await expect.poll(() => subjects().length).toBe(2)
    for (const to of WAY.slice(0, 2)) await step(to)
    await expect.poll(() => subjects().length).toBe(4)
  })

  describe('without keys of a provider', () => {
    it('are for the desk to send by hand, with the text filled in, if the traveller agreed', async () => {
      const { step, notified, byHand, reference, messages } = await deskOf(box.idle, {
        messagesByPhone: true,
        mail: 'a@b.in',
      })
      await step('confirmed')
      const reply = await byHand('confirmed')
      expect(reply.statusCode).toBe(200)
      const url = new URL(reply.json().url)
      expect(url.origin + url.pathname).toBe('https://wa.me/919840012345')
      expect(url.searchParams.get('text')).toContain(`Your booking ${reference} with`)
      expect(await notified()).toContain('booking-phone confirmed hand sent')
      const sent = (await messages()).find(({ kind, event }) => kind === 'booking-phone' && event === 'confirmed')
      expect(sent).toMatchObject({ sentBy: 'Desk', sentAt: box.now() })
      await step('assigned')
      const driver = new URL((await byHand('assigned', 'driver-phone')).json().url)
      expect(driver.searchParams.get('text')).toMatch(/Chennai Central\. Traveller Asha Kumar.*\/drive\/[\w-]{43} /)
    })

    it('do not go by phone without the traveller’s consent, or after it is withdrawn', async () => {
      const { step, notified, call, id, byHand } = await deskOf(box.idle)
      await step('confirmed')
      expect((await notified()).filter((one) => one.startsWith('booking-phone'))).toEqual([])
      const switchTo = (messagesByPhone: boolean) => call('PATCH', `bookings/${id}`, { messagesByPhone })
      expect((await switchTo(true)).json().booking.messagesByPhone).toBe(true)
      await step('assigned')
      expect(await notified()).toContain('booking-phone assigned hand held')
      await switchTo(false)
      expect(await notified()).not.toContain('booking-phone assigned hand held')
      await step('on the way')
      expect((await notified()).filter((one) => one.startsWith('booking-phone'))).toEqual([])
      expect((await byHand('assigned')).statusCode).toBe(404)
    })

    it('stop going by phone once the traveller withdraws consent through the link of a message', async () => {
      const { step, notified, id } = await deskOf(box.idle, { messagesByPhone: true })
      await step('confirmed')
      const token = await box.idle.links.forTraveller(id)
      const say = (link: string, wanted: unknown) =>
        box.idle.inject({ method: 'POST', url: `/api/v1/trip/${link}/messages-by-phone`, payload: { wanted } })
      expect((await say(`${token}x`, false)).statusCode).toBe(404)
      expect((await say(token, 'no')).statusCode).toBe(400)
      expect((await say(token, false)).statusCode).toBe(200)
      await step('assigned')
      expect((await notified()).filter((one) => one.startsWith('booking-phone'))).toEqual([])
      expect((await box.idle.bookings.find(id)).history.map(({ status }) => status)).toEqual([
        ...['new', 'confirmed', 'assigned'],
      ])
    })

    it('are not sent by the outbox, and a mail is not sent by hand', async () => {
      const { step, messages, call } = await deskOf(box.idle, { messagesByPhone: true })
      await step('confirmed')
      const of = async (kind: string) => (await messages()).find((one) => one.kind === kind)?.id
      const retried = await call('POST', `outbox/${await of('booking-phone')}/retry`)
      expect(retried.statusCode).toBe(409)
      const mail = await call('POST', `messages/${await of('booking-step')}/sent-by-hand`)
      expect(mail.statusCode).toBe(404)
      const summary = await box.idle.inject({
        ...{ url: '/api/v1/desk/summary', headers: { cookie: await sessionOf(box.idle) } },
      })
      expect(summary.json().unsentMail.map(({ channel }: { channel: string }) => channel)).not.toContain('hand')
    })
  })

  describe('with a provider', () => {
    it('go by WhatsApp to the traveller who agreed, and to the driver', async () => {
      const service = await startMessageService()
      const app = await box.start({
        ...{ WHATSAPP_TOKEN: 'token-1', WHATSAPP_PHONE_ID: '1055', WHATSAPP_URL: service.url },
      })
      const { step, notified, reference } = await deskOf(app, { messagesByPhone: true })
      await step('confirmed')
      await step('assigned')
      await expect.poll(() => service.asked.length).toBe(3)
      expect(await notified()).toContain('driver-phone assigned whatsapp sent')
      const [first] = service.asked.filter(({ body }) => JSON.stringify(body).includes('trip_confirmed'))
      expect(first).toMatchObject({ path: '/1055/messages', headers: { authorization: 'Bearer token-1' } })
      expect(first?.body).toMatchObject({
        ...{ messaging_product: 'whatsapp', to: '919840012345', type: 'template' },
        template: {
          ...{ name: 'trip_confirmed', language: { code: 'en' } },
          components: [{ type: 'body', parameters: [{ type: 'text', text: reference }, {}, {}, {}, {}, {}] }],
        },
      })
      expect(service.asked.some(({ body }) => JSON.stringify(body).includes('driver_assigned'))).toBe(true)
    })

    it('go by SMS with its registered template; a text without one is for the desk to send', async () => {
      const service = await startMessageService()
      const app = await box.start({
        ...{ SMS_URL: `${service.url}/send`, SMS_KEY: 'key-1', SMS_SENDER: 'THNRAL' },
        SMS_TEMPLATES: 'trip_confirmed-en:1107160000000000001',
      })
      const { step, notified, messages, reference } = await deskOf(app, { messagesByPhone: true })
      await step('confirmed')
      await expect.poll(() => service.asked.length).toBe(1)
      const message = (await messages()).find(({ channel }) => channel === 'sms')
      expect(service.asked[0]).toMatchObject({
        ...{ path: '/send', headers: { authorization: 'Bearer key-1' } },
        body: {
          ...{ to: '+919840012345', sender: 'THNRAL', templateId: '1107160000000000001', reference: message?.id },
          text: expect.stringContaining(reference),
        },
      })
      await step('assigned')
      expect(await notified()).toContain('booking-phone assigned hand held')
    })

    it('are sent again after a failure, and shown with the reason when they are refused', async () => {
      const service = await startMessageService()
      const failing = { status: 503, body: {} }
      const refused = { status: 400, body: { error: { message: 'Recipient is not on WhatsApp' } } }
      const expired = { status: 401, body: { error: { message: 'The token has expired' } } }
      service.answers.push(failing, expired, refused)
      const keys = { WHATSAPP_TOKEN: 'token-1', WHATSAPP_PHONE_ID: '1055', WHATSAPP_URL: service.url }
      const app = await box.start(keys)
      const { step, messages, byHand } = await deskOf(app, { messagesByPhone: true })
      await step('confirmed')
      const phone = async () => (await messages()).find(({ kind }) => kind === 'booking-phone')
      const seen = async (status: number, reason = 'none') => {
        const lastError = storedRefusal(refusal('service-answers', { service: 'whatsapp', status, reason }))
        await expect.poll(phone).toMatchObject({ lastError, channel: 'whatsapp' })
        box.pass(3_600_000)
        app.outboxWorker.wake()
      }
      await seen(503)
      await seen(401, 'The token has expired')
      await seen(400, 'Recipient is not on WhatsApp')
      expect(await phone()).toMatchObject({ state: 'failed', attempts: 3 })
      expect((await byHand('confirmed')).statusCode).toBe(200)
      expect(await phone()).toMatchObject({ state: 'sent', channel: 'hand', sentBy: 'Desk', lastError: null })
    })

    it('do not go to a visitor’s number before the desk has seen the booking', async () => {
      const service = await startMessageService()
      const keys = { WHATSAPP_TOKEN: 'token-1', WHATSAPP_PHONE_ID: '1055', WHATSAPP_URL: service.url }
      const { messages } = await deskOf(await box.start(keys), { messagesByPhone: true })
      const received = (await messages()).find(({ kind }) => kind === 'booking-phone')
      expect(received).toMatchObject({ event: 'received', channel: 'hand', state: 'held' })
    })
  })
})
