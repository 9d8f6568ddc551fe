import { expect } from '@playwright/test'
import { enterDesk } from '../harness/desk.ts'
import { bookableCabs, booked, dropTrip, sendForm } from '../harness/desk-data.ts'
import { fail } from '../harness/fail.ts'
import { test } from '../harness/test.ts'

test.use({ serverEnv: { RATE_LIMIT: 'off' } })

const PHONE = { width: 390, height: 844 }
const FORM = { name: 'Lakshmi Subramaniam', phone: '98400 12345', message: 'A wedding party of forty' }

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
    const noted = await desk.request.post(`/api/v1/bookings/${booking._id}/payments`, { data: paid })
    expect(noted.ok()).toBe(true)
    const theirs = () => product.mailbox.messages.filter(({ to }) => to?.[0]?.address === email)
    await expect.poll(() => theirs().length).toBe(8)
    await post(`trip/${tripLink.split('/').at(-1)}/cancel`, {})
    await expect.poll(() => theirs().length).toBe(9)

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
    for (const { headers, subject } of theirs())
      expect(headers.find(({ key }) => key === 'auto-submitted')?.value, subject).toBe('auto-generated')
  })
}
