import { expect, it, onTestFinished, vi } from 'vitest'
import { book, insertCab, outstation } from '../../testing/bookings.ts'
import { eachRoute } from '../../testing/engines.ts'
import { messages, outboxOf, sendAgain } from '../../testing/outbox.ts'
import { insertMessages, type NewMessage } from './repository.ts'

const MESSAGE: NewMessage = { kind: 'limit-desk', recipient: 'a@example.com', subject: 'A', domain: 'example.com' }

eachRoute('the outbox is looked at as soon as something was written', (engine) => {
  const box = outboxOf(engine)
  const wakes = () => {
    const wake = vi.spyOn(box.idle.outboxWorker, 'wake')
    onTestFinished(() => wake.mockRestore())
    return wake
  }

  it('by a booking', async () => {
    const trip = outstation(await insertCab(box.idle))
    const wake = wakes()
    expect((await book(box.idle, trip)).statusCode).toBe(200)
    expect(wake).toHaveBeenCalledTimes(1)
  })

  it('once it is committed, and not after a rollback', async () => {
    const wake = wakes()
    const { transaction } = box.idle.database
    await transaction(async (tx) => {
      await insertMessages(tx, [MESSAGE], box.now())
      expect(wake).not.toHaveBeenCalled()
    })
    expect(wake).toHaveBeenCalledTimes(1)
    const failing = transaction(async (tx) => {
      await insertMessages(tx, [MESSAGE], box.now())
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(wake).toHaveBeenCalledTimes(1)
  })

  it('by who sends a message again', async () => {
    await box.idle.outbox.insert([MESSAGE])
    const [message] = await messages(box.idle)
    const wake = wakes()
    expect((await sendAgain(box.idle, message?.id)).statusCode).toBe(200)
    expect(wake).toHaveBeenCalledTimes(1)
  })
})
