import type { Email } from 'postal-mime'
import { expect, it } from 'vitest'
import { book, insertCab, outstation } from './testing/bookings.ts'
import { eachRoute } from './testing/engines.ts'
import { messages, outboxOf } from './testing/outbox.ts'

/** Names of people in many scripts, and of those who try what a mail makes of them. */
const NAMES = [
  ...['மீனாக்ஷி', 'മീനാക്ഷി', 'మీనాక్షి', 'ಮೀನಾಕ್ಷಿ', 'मीनाक्षी', 'عائشة بیگم', "O'Neill"],
  ...['Asha", "Owner" <owner@localhost>', 'Asha =?utf-8?q?=0D=0ABcc:_all?=', 'Asha%0d%0aBcc: all', '=HYPERLINK("x")'],
  ...['<b>Asha</b><script>alert(1)</script>', '[Pay here](javascript:alert(1))', '{{name}} %s'],
]
const ONCE = ['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type']

eachRoute('what people type', (engine) => {
  const box = outboxOf(engine)

  it('is text in mails: in no header but where it belongs, and never markup', { timeout: 60_000 }, async () => {
    const app = await box.start({ MAIL_TO: 'desk@example.com', RATE_LIMIT: 'off', MAIL_PER_HOUR: '1000' })
    const cab = await insertCab(app)
    for (const [at, name] of NAMES.entries()) {
      const mail = `a${at}@example.com`
      const booked = await book(app, outstation(cab, { name, mail, pickUpLocation: name, visitingPlaces: [name] }))
      expect(booked.statusCode, booked.body).toBe(200)
      const form = { name, email: mail, phone: '9840012345', message: `${name}\n${name}` }
      expect((await app.inject({ method: 'POST', url: '/api/v1/forms', payload: form })).statusCode).toBe(200)
    }
    const all = (await messages(app)).length
    await expect.poll(() => box.mailServer.received.length, { timeout: 30_000 }).toBe(all)
    expect(all).toBe(4 * NAMES.length)
    for (const [at, name] of NAMES.entries()) {
      const ofName = box.mailServer.received.filter(({ to, replyTo }) =>
        [to, replyTo].flat().some((one) => one?.address === `a${at}@example.com`),
      )
      expect(ofName, name).toHaveLength(4)
      // A reader would decode what begins so, whatever was meant.
      const shown = name.replaceAll('=?', '= ?')
      for (const mail of ofName) expectPlain(mail, name)
      const toDesk = ofName.filter(({ replyTo }) => replyTo)
      expect(toDesk.map(({ to, subject }) => [to?.map(({ address }) => address), subject?.includes(shown)])).toEqual(
        Array(2).fill([['desk@example.com'], true]),
      )
      for (const { replyTo } of toDesk) expect(replyTo).toEqual([{ name: shown, address: `a${at}@example.com` }])
    }
  })

  function expectPlain({ headers, to, cc, bcc, text = '', html = '' }: Email, name: string) {
    for (const key of ONCE) expect(headers.filter((one) => one.key === key).length, `${key} of ${name}`).toBe(1)
    expect([to?.length, cc, bcc], name).toEqual([1, undefined, undefined])
    expect(text).toContain(name)
    expect(html, name).not.toMatch(/<script|<b>Asha|href="javascript/i)
  }
})
