import { expect, it, onTestFinished, vi } from 'vitest'
import { book, insertCab, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { messages, outboxOf, sendAgain } from '../../testing/outbox.ts'

const CONTACT = { name: 'Ravi', email: 'ravi@example.com', phone: '98400 12345', message: 'Hello' }
const ACCOUNT = {
  name: 'Ravi',
  email: 'ravi@example.com',
  password: 'twelve letters',
  confirmPassword: 'twelve letters',
}

eachRoute('the outbox is looked at as soon as something was written', (engine) => {
  const box = outboxOf(engine)
  const post = async (call: string, payload: object) =>
    box.idle.inject({
      ...{ method: 'POST', url: `/api/v1/${call}`, payload },
      headers: { cookie: await sessionOf(box.idle) },
    })
  const registerTwice = async () => {
    await post('register', ACCOUNT)
    return post('register', ACCOUNT)
  }
  const trip = async () => outstation(await insertCab(box.idle))

  it.each<[string, () => Promise<{ statusCode: number }>]>([
    ['by a booking', async () => book(box.idle, await trip())],
    ['by a booking of staff', async () => post('bookings', await trip())],
    ['by a form', () => post('forms', CONTACT)],
    ['by a registration of who has an account', registerTwice],
  ])('%s', async (_what, write) => {
    const wake = vi.spyOn(box.idle.outboxWorker, 'wake')
    onTestFinished(() => wake.mockRestore())
    expect((await write()).statusCode).toBe(200)
    expect(wake).toHaveBeenCalledTimes(1)
  })

  it('by who sends a message again', async () => {
    await post('forms', CONTACT)
    const [message] = await messages(box.idle)
    const wake = vi.spyOn(box.idle.outboxWorker, 'wake')
    onTestFinished(() => wake.mockRestore())
    expect((await sendAgain(box.idle, message?.id)).statusCode).toBe(200)
    expect(wake).toHaveBeenCalledTimes(1)
  })
})
