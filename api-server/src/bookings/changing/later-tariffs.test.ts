import { BookingPageReply, BookingReply, TariffReply } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachEngine } from '../../testing/engines.ts'
import { SETTINGS as company } from '../../testing/settings.ts'
import { visitorMail } from '../messages/mails.ts'
import { toReceipt } from '../record/wire.ts'

eachEngine('a booking under later tariffs', (engine) => {
  it('is shown, mailed and exported as it was after three more were put in force', async () => {
    const app = await engine.app({}, { now: () => NOON })
    const cookie = await sessionOf(app)
    const post = (path: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers: { cookie } })
    const cab = await insertCab(app)
    const { booking } = BookingReply.parse((await book(app, outstation(cab))).json())

    const shown = async () => {
      const get = (path: string) => app.inject({ url: `/api/v1/${path}`, headers: { cookie } })
      const page = BookingPageReply.parse((await get(`bookings/${booking._id}`)).json()).booking
      const csv = (await get('bookings.csv')).body.split('\n').find((line) => line.includes(booking.reference))
      const { booking: row } = await app.bookings.find(booking._id)
      const { text, files } = await visitorMail(
        toReceipt(row),
        { ...row, ...(await app.bookings.identity(row)) },
        company,
        ...(['en', 'https://cabs.example/trip/x'] as const),
      )
      return { page, csv, text, files }
    }

    const before = await shown()
    expect(before.page).toMatchObject({
      ...{ total: 18_670, advance: 4668, tariff: { id: 'tariff-first' } },
      fareLines: [
        { code: 'distance', quantity: 462, rate: 35, amount: 16_170 },
        { code: 'cab', amount: 2500 },
      ],
    })
    expect(before.csv).toContain('distance 16170; cab 2500')
    expect(before.text).toContain('Distance 462 km × ₹35')

    for (const perKm of [40, 50, 60]) {
      const rates = [{ tripType: 'Outstation', cabClass: '*', perKm }]
      const { tariff } = TariffReply.parse((await post('tariffs', { name: `At ${perKm}`, rates })).json())
      expect((await post(`tariffs/${tariff.id}/in-force`, { from: '2026-11-02' })).statusCode).toBe(200)
    }
    expect(await shown()).toEqual(before)
    expect(BookingReply.parse((await book(app, outstation(cab))).json()).booking).toMatchObject({
      ...{ total: 27_720, tariff: { name: 'At 60' } },
    })
  })
})
