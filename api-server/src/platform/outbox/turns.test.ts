import { expect, it } from 'vitest'
import { book, insertCab, outstation } from '../../testing/bookings.ts'
import { eachEngine } from '../../testing/engines.ts'
import { outboxOf } from '../../testing/outbox.ts'

const MINUTE = 60_000

eachEngine('messages of several sources', (engine) => {
  const box = outboxOf(engine)

  it('have their turns: many of one delay no other by more than one of theirs', async () => {
    const app = await engine.sharedApp({ TRUST_PROXY: 'on' }, { now: box.now })
    const cab = await insertCab(app)
    const bookFrom = (address: string, mail: string) =>
      book(app, outstation(cab, { mail }), { 'x-forwarded-for': address })
    const nextRecipients = async (count: number) => {
      const recipients: string[] = []
      while (recipients.length < count) {
        const message = await app.outbox.claim(['booking-visitor'])
        if (message) await app.outbox.markSent(message)
        recipients.push(message?.recipient ?? 'none')
      }
      return recipients
    }
    for (let n = 1; n <= 20; n++) await bookFrom('2001:db8::1', `${n}@many.example`)
    // The same network by another of its addresses.
    await bookFrom('2001:db8::2', '21@many.example')
    box.pass(1)
    await bookFrom('10.0.0.2', 'asha@example.com')
    expect(await nextRecipients(3)).toEqual(['1@many.example', 'asha@example.com', '2@many.example'])
    box.pass(5 * MINUTE)
    await bookFrom('10.0.0.3', 'ravi@example.com')
    const next = await nextRecipients(19)
    expect(next.indexOf('ravi@example.com')).toBeLessThan(5)
    expect(next.at(-1)).toBe('20@many.example')
    expect(await nextRecipients(2)).toEqual(['21@many.example', 'none'])
  })

  it('are stored with a source for as long as they wait, and no longer', async () => {
    await book(box.idle, outstation(await insertCab(box.idle)))
    const message = await box.idle.outbox.claim(['booking-visitor'])
    expect(message?.source).toMatch(/^[\w-]{20,}$/)
    if (message) await box.idle.outbox.markSent(message)
    const { db } = box.idle.database
    expect(await db.selectFrom('outbox').select('source').where('state', '=', 'sent').execute()).toEqual([
      { source: null },
    ])
  })
})
