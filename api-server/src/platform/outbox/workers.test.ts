import { expect, it } from 'vitest'
import { eachEngine } from '../../testing/engines.ts'
import { outboxOf, placeBooking, sendAgain, settled, states } from '../../testing/outbox.ts'
import type { OutboxKind } from './kinds.ts'

const HOUR = 3_600_000
const MAILS = ['booking-desk', 'booking-visitor'] satisfies OutboxKind[]

eachEngine('workers that share the outbox', (engine) => {
  const box = outboxOf(engine)

  it('is shared by several workers, each message sent once', async () => {
    const { idle, mailServer } = box
    for (let placed = 0; placed < 10; placed++) await placeBooking(idle)
    const apps = await Promise.all([1, 2, 3].map(() => box.start()))
    // A worker to whom the database did not answer in time rests for seconds, unless it is woken.
    const wokenStates = () => {
      for (const { outboxWorker } of apps) outboxWorker.wake()
      return states(idle)
    }
    await expect.poll(wokenStates, { interval: 250 }).toEqual(Array(20).fill('sent'))
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(20)
    expect(mailServer.received).toHaveLength(20)
  })

  if (engine.name === 'postgres') {
    it('gives the next message to another worker while one is being claimed', async () => {
      const { idle } = box
      await placeBooking(idle)
      await idle.database.transaction(async (tx) => {
        const [held] = await tx.selectFrom('outbox').select('id').limit(1).forUpdate().execute()
        // A claim that waited for the row would be given up after the time of a statement.
        const claims = [await idle.outbox.claim(MAILS), await idle.outbox.claim(MAILS)]
        expect(claims).toEqual([expect.objectContaining({ state: 'sending' }), null])
        expect(claims[0]?.id).not.toBe(held?.id)
      })
      expect((await idle.outbox.claim(MAILS))?.attempts).toBe(1)
    })
  }

  it('sends messages that a dead worker had claimed, once the claim expires', async () => {
    const { idle } = box
    await placeBooking(idle)
    const dead = await idle.outbox.claim(['booking-desk'])
    const other = await box.start()
    await expect.poll(() => states(other)).toEqual(['sent', 'sending'])
    expect((await sendAgain(idle, dead?.id)).statusCode).toBe(409)
    box.pass(HOUR)
    other.outboxWorker.wake()
    await settled(other, ['sent', 'sent'])
    if (dead) await idle.outbox.postpone(dead, 'too late', box.now())
    expect(await states(other)).toEqual(['sent', 'sent'])
  })

  it('leaves a message to who claimed it last', async () => {
    const { idle } = box
    await placeBooking(idle)
    const slow = await idle.outbox.claim(['booking-desk'])
    box.pass(HOUR)
    await idle.outbox.claim(['booking-desk'])
    if (slow) await idle.outbox.postpone(slow, 'too late', box.now())
    expect(await states(idle)).toEqual(['waiting', 'sending'])
  })
})
