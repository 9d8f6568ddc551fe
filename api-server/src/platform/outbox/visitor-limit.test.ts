import { DeskSummaryReply } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { messages, outboxOf, placeBooking } from '../../testing/outbox.ts'

const HOUR = 3_600_000

eachRoute('the hourly limit of mail to visitors', (engine) => {
  const box = outboxOf(engine)

  it('keeps the rest waiting, notifies the desk once, and sends the rest when the hour allows it', async () => {
    const { idle, mailServer } = box
    for (let placed = 0; placed < 5; placed++) await placeBooking(idle)
    const app = await box.start({ MAIL_PER_HOUR: '2', SMTP_CONNECTIONS: '4', MAIL_TO: 'desk@example.com' })
    const mails = async () => {
      app.outboxWorker.wake()
      const counts: Record<string, number> = {}
      for (const { kind, state } of await messages(app))
        counts[`${kind} ${state}`] = (counts[`${kind} ${state}`] ?? 0) + 1
      return counts
    }
    const toDesk = { 'booking-desk sent': 5, 'limit-desk sent': 1 }
    await expect.poll(mails).toEqual({ 'booking-visitor sent': 2, 'booking-visitor waiting': 3, ...toDesk })
    const notice = mailServer.received.find(({ subject }) => subject === 'Mail to visitors has reached its limit')
    expect(notice?.to?.[0]?.address).toBe('desk@example.com')
    expect(notice?.text).toContain('2 mails went to visitors within an hour')

    const readLimit = async () => {
      const reply = await app.inject({ url: '/api/v1/desk/summary', headers: { cookie: await sessionOf(app) } })
      return DeskSummaryReply.parse(reply.json()).mailLimit
    }
    expect(await readLimit()).toEqual({ perHour: 2, waiting: 3 })
    box.pass(HOUR - 1)
    expect(await mails()).toMatchObject({ 'booking-visitor sent': 2 })
    box.pass(1)
    expect(await readLimit()).toBeNull()
    await expect.poll(mails).toEqual({ 'booking-visitor sent': 4, 'booking-visitor waiting': 1, ...toDesk })
  })
})
