import { expect, it } from 'vitest'
import { BY_DESK, book, insertCab, outstation } from '../../testing/bookings.ts'
import { eachRoute } from '../../testing/engines.ts'
import { outboxOf, placeBooking, settled } from '../../testing/outbox.ts'

const HOUR = 3_600_000

eachRoute('the mails of a booking', (engine) => {
  const box = outboxOf(engine)
  const mailTo = (address: string) => box.mailServer.received.find(({ to }) => to?.[0]?.address === address)

  it('mails the visitor everything, with the trip for the calendar, and the desk with answers to the visitor', async () => {
    const app = await box.start({ MAIL_TO: 'desk@example.com' })
    const booking = await placeBooking(app, { guestName: 'Ravi Menon', guestMobile: '98470 12346' })
    await settled(app, ['sent', 'sent'])
    const toVisitor = mailTo('asha@example.com')
    const toDesk = mailTo('desk@example.com')
    expect(toVisitor?.subject).toBe(`Booking ${booking.reference}: Chennai to Madurai, 24 Dec 2026`)
    for (const part of [toVisitor?.text, toVisitor?.html]) {
      for (const fact of [
        ...[booking.reference, 'Asha Kumar', 'Chennai Central', 'Chennai Airport', 'Tiruchirappalli, திண்டுக்கல்'],
        ...['Thursday', '6:30 am IST', '8:00 pm IST', 'Toyota Innova Crysta', '₹16,170.00', '₹2,500.00', '₹18,670.00'],
        ...['Ravi Menon', '+91 98400 12345', '+91 00000 00101', '25%'],
      ]) {
        expect(part).toContain(fact)
      }
    }
    const links = [toVisitor?.text, toVisitor?.html].map((part) => /https?:[^\s"]+\/trip\/([\w-]{43})/.exec(part ?? ''))
    expect(links.map((link) => link?.[0].startsWith(app.config.publicOrigin))).toEqual([true, true])
    expect(await app.links.find(links[0]?.[1] ?? '', 'traveller')).toMatchObject({ bookingId: booking._id })
    expect(toDesk?.text).not.toContain('/trip/')
    const [calendar] = toVisitor?.attachments ?? []
    expect(calendar).toMatchObject({ filename: 'trip.ics', mimeType: 'text/calendar' })
    expect(calendar?.content).toContain('DTSTART;TZID=Asia/Kolkata:20261224T063000')
    expect(calendar?.content).toContain('STATUS:TENTATIVE')
    expect(calendar?.content).toContain('DTEND;TZID=Asia/Kolkata:20261226T200000')
    expect(toDesk?.replyTo).toEqual([{ name: 'Asha Kumar', address: 'asha@example.com' }])
    expect(toDesk?.attachments).toEqual([])
    expect(toDesk?.text).not.toContain('by road about')
  })

  it('shows the desk the road’s distance if the entered one differs by more than a fifth', async () => {
    const app = await box.start({ MAIL_TO: 'desk@example.com' })
    await book(app, outstation(await insertCab(app), { distance: '120' }))
    await settled(app, ['sent', 'sent'])
    expect(mailTo('desk@example.com')?.text).toMatch(/120 km \(by road about 4\d\d km\)/)
    expect(mailTo('asha@example.com')?.text).not.toContain('by road about')
  })

  it('describes the booking as it is when the mail is sent', async () => {
    const { idle } = box
    const update = async (status: 'confirmed' | 'cancelled', mail: string, language = 'en') => {
      const details = outstation(await insertCab(idle), { mail })
      const { _id } = (await book(idle, details, { 'accept-language': language })).json().booking
      box.pass(HOUR)
      await idle.bookings.takeStep(_id, { to: status, tell: false }, BY_DESK)
    }
    await update('confirmed', 'confirmed@example.com')
    await update('cancelled', 'cancelled@example.com')
    await update('cancelled', 'ta@example.com', 'ta')
    const app = await box.start()
    await settled(app, Array(6).fill('sent'))

    const confirmed = mailTo('confirmed@example.com')
    expect(confirmed?.text).toContain('Your booking is confirmed.')
    expect(confirmed?.attachments[0]?.content).toContain('STATUS:CONFIRMED')
    expect(confirmed?.attachments[0]?.content).toContain('DTSTAMP:20261102T073000Z')
    const cancelled = mailTo('cancelled@example.com')
    for (const part of [cancelled?.text, cancelled?.html]) {
      expect(part).toContain('Your booking is cancelled.')
      expect(part).not.toMatch(/confirmed|paid in advance/)
    }
    expect(cancelled?.attachments).toEqual([])
    expect(mailTo('ta@example.com')?.text).toContain('உங்கள் முன்பதிவு ரத்து செய்யப்பட்டது.')
  })

  it('escapes and folds a long place in the calendar’s file', async () => {
    const { idle } = box
    const tamil = 'சென்னை எழும்பூர் ரயில் நிலையம் கிழக்கு வாசல்'
    await book(idle, outstation(await insertCab(idle), { pickUpLocation: `Gate 3, North; hall \\1 ${tamil}` }))
    const app = await box.start()
    await settled(app, ['sent', 'sent'])
    const [calendar] = box.mailServer.received.flatMap(({ attachments }) => attachments)
    const lines = String(calendar?.content).split(/\r?\n/)
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(lines.join('\n').replaceAll('\n ', '')).toContain(String.raw`LOCATION:Gate 3\, North\; hall \\1 ${tamil}`)
  })

  it('a booking that is confirmed after the clock was put back has the newer file for the calendar', async () => {
    const { idle } = box
    const { _id } = await placeBooking(idle)
    box.pass(-HOUR)
    const confirmed = await idle.bookings.takeStep(_id, { to: 'confirmed', tell: false }, BY_DESK)
    expect(confirmed.history.map(({ status }) => status)).toEqual(['new', 'confirmed'])
    box.pass(HOUR)
    const app = await box.start()
    await settled(app, ['sent', 'sent'])
    const [calendar] = box.mailServer.received.flatMap(({ attachments }) => attachments)
    expect(calendar?.content).toContain('STATUS:CONFIRMED')
    expect(calendar?.content).toContain('DTSTAMP:20261102T063000Z')
  })
})
