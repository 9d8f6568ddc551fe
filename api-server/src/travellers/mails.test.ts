import { expect, it } from 'vitest'
import { book, insertCab, outstation } from '../testing/bookings.ts'
import { eachRoute } from '../testing/engines.ts'
import { outboxOf } from '../testing/outbox.ts'

eachRoute('the mails about a traveller’s page', (engine) => {
  const box = outboxOf(engine)
  const mailTo = (address: string, subject: RegExp) =>
    box.mailServer.received.find((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''))

  it('bring a fresh link in the language of who asked; the desk gets it to send on where there is no address', async () => {
    const app = await box.start({ MAIL_TO: 'desk@example.com', PUBLIC_ORIGIN: 'https://cabs.example' })
    const cab = await insertCab(app)
    const { reference, _id: id } = (await book(app, outstation(cab))).json().booking
    const find = (language: string, payload: object) =>
      app.inject({ method: 'POST', url: '/api/v1/trip/find', payload, headers: { 'accept-language': language } })
    await find('ta', { reference, mobile: '9840012345' })
    await expect.poll(() => mailTo('asha@example.com', /^உங்கள் பயணத்தின் பக்கம்/)).toBeDefined()
    const mail = mailTo('asha@example.com', /^உங்கள் பயணத்தின் பக்கம்/)
    const [, token = ''] = /https:\/\/cabs\.example\/ta\/trip\/([\w-]{43})\b/.exec(mail?.text ?? '') ?? []
    expect(mail?.html).toContain(`href="https://cabs.example/ta/trip/`)
    expect(await app.links.find(token, 'traveller')).toMatchObject({ bookingId: id })

    const other = (await book(app, outstation(cab))).json().booking
    await app.database.db.updateTable('bookings').set({ mail: '' }).where('id', '=', other._id).execute()
    await find('en', { reference: other.reference, mobile: '9840012345' })
    await expect.poll(() => mailTo('desk@example.com', /^Send on the link/)).toBeDefined()
    const { text = '', html } = mailTo('desk@example.com', /^Send on the link/) ?? {}
    expect(text).toContain('https://wa.me/919840012345?text=')
    expect(text).toMatch(/Link: https:\/\/cabs\.example\/trip\/[\w-]{43}/)
    expect(html).toContain('+91 98400 12345')
  })

  it('notify the desk of what the traveller asks for, with a link to the booking', async () => {
    const app = await box.start({ MAIL_TO: 'desk@example.com', PUBLIC_ORIGIN: 'https://cabs.example' })
    const { booking, tripLink } = (await book(app, outstation(await insertCab(app)))).json()
    await app.inject({ method: 'POST', url: `/api/v1${tripLink}/change`, payload: { message: 'An hour later' } })
    await expect.poll(() => mailTo('desk@example.com', /^Change wanted/)).toBeDefined()
    const mail = mailTo('desk@example.com', /^Change wanted/)
    expect(mail?.text).toContain('the traveller asks: An hour later')
    expect(mail?.text).toContain(`https://cabs.example/bookings/${booking._id}`)
    expect(mail?.replyTo).toEqual([{ name: 'Asha Kumar', address: 'asha@example.com' }])
    expect(mail?.text).not.toContain('/trip/')
  })
})
