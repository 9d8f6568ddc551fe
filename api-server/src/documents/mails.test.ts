import { expect, it } from 'vitest'
import { book, insertCab, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { outboxOf } from '../testing/outbox.ts'

eachRoute('mails about money', (engine) => {
  const box = outboxOf(engine)
  const mailOf = async (subject: RegExp) => {
    const found = () => box.mailServer.received.find((mail) => subject.test(mail.subject ?? ''))
    await expect.poll(found, { timeout: 15_000 }).toBeDefined()
    return found()
  }
  const start = async () => {
    const app = await box.start()
    const cookie = await sessionOf(app)
    const { _id: id } = (await book(app, outstation(await insertCab(app)))).json().booking
    const post = (url: string, payload: object = {}) =>
      app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { cookie } })
    return { app, id, post }
  }
  const filesOf = (mail: Awaited<ReturnType<typeof mailOf>>) => mail?.attachments.map(({ filename }) => filename)

  it('bring the receipt of a payment and the voucher of a refund, each once, with what is paid in all', async () => {
    const { id, post } = await start()
    await post(`bookings/${id}/payments`, { way: 'bank', amount: 4668, reference: 'SBIN426123456789' })
    const receipt = await mailOf(/we have received your payment of ₹4,668\.00/)
    for (const text of ['bank transfer', 'SBIN426123456789', 'Balance due: ₹14,002.00', '/trip/'])
      expect(receipt?.text).toContain(text)
    expect(filesOf(receipt)).toEqual([expect.stringMatching(/^RCP-.*\.pdf$/)])
    await post(`bookings/${id}/refunds`, { way: 'upi', amount: 668 })
    const voucher = await mailOf(/we have refunded ₹668\.00/)
    expect(voucher?.text).toContain('Paid in total: ₹4,000.00')
    expect(filesOf(voucher)).toEqual([expect.stringMatching(/^RFV-.*\.pdf$/)])
    const messages = box.mailServer.received.filter(({ subject }) => /payment of|have refunded/.test(subject ?? ''))
    expect(messages).toHaveLength(2)
  })

  it('are none without an address: the receipt stands on the trip’s page at once', async () => {
    const { app, post } = await start()
    await app.settings.edit({ mailRequired: false }, { byName: 'Owner', allows: () => true })
    await app.refreshCompany()
    const { booking, tripLink } = (await book(app, outstation(await insertCab(app), { mail: '' }))).json()
    await post(`bookings/${booking._id}/payments`, { way: 'cash', amount: 1000 })
    const { papers } = (await app.inject(`/api/v1${tripLink}`)).json()
    expect(papers).toMatchObject([{ kind: 'receipt', total: 1000 }])
  })

  it('bring a credit note that is sent as a credit note, with the bill that it is of', async () => {
    const { app, id, post } = await start()
    await app.database.db.updateTable('bookings').set({ status: 'ended' }).where('id', '=', id).execute()
    const { number } = (await post(`bookings/${id}/invoice`)).json().document
    const note = (await post(`invoices/${number}/credit-note`, { reason: 'Wrong km', amount: 500 })).json().document
    await post(`invoices/${note.number}/mail`)
    const mail = await mailOf(new RegExp(`your credit note ${note.number}`))
    for (const text of [`The credit note for your bill ${number} is attached.`, 'Total: ₹500.00'])
      expect(mail?.text).toContain(text)
    expect(filesOf(mail)).toEqual([`${note.number}.pdf`])
  })

  it('remind once of what is left of the advance, with a code to pay it by UPI', async () => {
    const { app, id, post } = await start()
    expect((await post(`bookings/${id}/advance-reminder`)).statusCode).toBe(409)
    await post(`bookings/${id}/state`, { to: 'confirmed' })
    await app.settings.edit({ upi: 'shop@bank' }, { byName: 'Owner', allows: () => true })
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 1000 })
    await post(`bookings/${id}/refunds`, { way: 'cash', amount: 500, goodwill: true })
    const reply = await post(`bookings/${id}/advance-reminder`)
    expect(reply.json().reminded).toMatchObject({ by: 'Desk' })
    const again = await post(`bookings/${id}/advance-reminder`)
    expect([again.statusCode, again.json().detail]).toEqual([409, 'Desk has reminded of the advance already.'])
    const mail = await mailOf(/advance of ₹3,668\.00 due/)
    expect(mail?.text).toContain('An advance of ₹3,668.00 is still due')
    expect(mail?.text).toContain(`pay to shop@bank`)
    expect(mail?.html).toContain('src="cid:upi"')
    expect(filesOf(mail)).toEqual(['upi.png'])
    const token = await app.links.forTraveller(id)
    expect((await app.inject(`/api/v1/trip/${token}/payments`)).json().reminded).toBeNull()
  })

  it('confirm a new booking with its paid advance, only where the company wants that', async () => {
    const { app, id, post } = await start()
    const received = await mailOf(/^Booking TT-[^:]*: Chennai/)
    expect(received?.text).toContain('We ask for the advance of ₹4,668.00 once we have confirmed your trip.')
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 4668 })
    const statusOf = async () => (await app.bookings.find(id)).booking.status
    expect(await statusOf()).toBe('new')
    await app.settings.edit({ advanceConfirms: true }, { byName: 'Owner', allows: () => true })
    await app.refreshCompany()
    const other = (await book(app, outstation(await insertCab(app)))).json().booking._id
    await post(`bookings/${other}/advance-reminder`)
    expect((await mailOf(/advance of ₹4,668\.00 due/))?.text).toContain('Paying it confirms your trip')
    // As after a stop of the server between the payment and what follows.
    await app.cleanUp()
    expect(await statusOf()).toBe('confirmed')
    await mailOf(/is confirmed/)
  })
})
