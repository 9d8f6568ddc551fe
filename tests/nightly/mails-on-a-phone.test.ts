import { type APIRequestContext, expect } from '@playwright/test'
import { EnquiriesReply, QuotationReply } from 'shared-api/contract'
import { dayFromToday } from '../harness/days.ts'
import { enterDesk } from '../harness/desk.ts'
import { bookableCabs, booked, dropTrip, sendForm } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

const PHONE = { width: 390, height: 844 }
const FORM = { name: 'Lakshmi Subramaniam', phone: '98400 12345', message: 'A wedding party of forty' }
const LONG = 'Rameswaram-Dhanushkodi-and-back-over-the-Pamban-bridge in one long day'

async function callAtDesk(request: APIRequestContext, call: string, data: object) {
  const reply = await request.post(`/api/v1/${call}`, { data, headers: { 'idempotency-key': crypto.randomUUID() } })
  expect(reply.ok(), `${call}: ${await reply.text()}`).toBe(true)
  return reply.json()
}

for (const language of ['en', 'ta']) {
  const email = `an.address.as.long.as.some.people.have.${language}@mail.example.com`

  test(`mails in '${language}' are no wider than a phone, in both schemes`, async ({ openPage, product }) => {
    const { request } = await openPage({ extraHTTPHeaders: { 'accept-language': language } })
    const post = async (call: string, data: object) =>
      expect((await request.post(`/api/v1/${call}`, { data })).ok(), call).toBe(true)
    const [cab = fail('no cab')] = await bookableCabs(request, 'Drop Trip')
    const { booking, tripLink } = await booked(request, dropTrip(cab, { mail: email, mobile: '9840012345' }))
    await post('trip/find', { reference: booking.reference, mobile: '9840012345' })
    await sendForm(request, { ...FORM, email })
    const password = 'twelve letters'
    const account = { name: FORM.name, email, password, confirmPassword: password }
    await post('register', account)
    await post('register', account)
    await post('account/forgotten', { email })
    await post('login', { email, password })
    await post('account/prove', {})
    const desk = await openPage()
    await enterDesk(desk)
    const confirmed = await desk.request.post(`/api/v1/bookings/${booking._id}/state`, { data: { to: 'confirmed' } })
    expect(confirmed.status()).toBe(200)
    const paid = { way: 'cash', amount: 1000 }
    const atDesk = (call: string, data: object) => callAtDesk(desk.request, call, data)
    await atDesk(`bookings/${booking._id}/advance-reminder`, {})
    await atDesk(`bookings/${booking._id}/payments`, paid)
    const trip = dropTrip(cab, { mail: email, mobile: '9840012345', pickUpTime: '07:30' })
    const changed = await desk.request.put(`/api/v1/bookings/${booking._id}/trip`, { data: { bookingDetails: trip } })
    expect(changed.ok(), await changed.text()).toBe(true)
    const { enquiries } = EnquiriesReply.parse(await (await desk.request.get('/api/v1/enquiries')).json())
    const enquiry = enquiries.find((one) => one.email === email) ?? fail('no enquiry')
    await atDesk(`enquiries/${enquiry._id}/answers`, { subject: LONG, text: LONG })
    const { name, mobile, mail, ...quoted } = trip
    const lines = [{ what: LONG, quantity: 1, rate: 4000 }]
    const input = { bookingDetails: quoted, lines, note: LONG, validUntil: dayFromToday(3) }
    const { quotation } = QuotationReply.parse(await atDesk(`enquiries/${enquiry._id}/quotations`, input))
    await atDesk(`quotations/${quotation._id}/send`, {})
    const theirs = () => product.mailbox.messages.filter(({ to }) => to?.[0]?.address === email)
    await expect.poll(() => theirs().length).toBe(12)
    await post(`trip/${tripLink.split('/').at(-1)}/cancel`, {})
    await expect.poll(() => theirs().length).toBe(13)

    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openPage({ viewport: PHONE, colorScheme, expected: [/cid:|ERR_UNKNOWN_URL_SCHEME/] })
      for (const { subject, html } of product.mailbox.messages) {
        await page.setContent(html ?? fail(`${subject} has no HTML`))
        const { width, ground } = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          ground: getComputedStyle(document.body).backgroundColor,
        }))
        expect(width, subject).toBe(PHONE.width)
        expect(ground, subject).toBe(colorScheme === 'dark' ? 'rgb(16, 22, 21)' : 'rgb(244, 246, 244)')
      }
    }
    // A person wrote the answer and the quotation.
    const isByHand = (subject = '') => subject === LONG || subject.includes(quotation.reference)
    for (const { headers, subject } of theirs().filter((one) => !isByHand(one.subject)))
      expect(headers.find(({ key }) => key === 'auto-submitted')?.value, subject).toBe('auto-generated')
  })
}
