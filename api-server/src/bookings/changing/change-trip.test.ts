import { BookingPageReply, TripChangeReply } from 'shared-api/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { book, insertCab, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { insertDriver, insertVehicle } from '../../testing/fleet.ts'
import { outboxOf, settled } from '../../testing/outbox.ts'

eachRoute('a trip that the desk changes in place', (engine) => {
  const box = outboxOf(engine)
  let cookie: string
  let cab: string

  // A vehicle keeps its cab from being deleted.
  afterEach(async () => {
    for (const table of ['bookings', 'vehicles', 'drivers'] as const)
      await box.idle.database.db.deleteFrom(table).execute()
  })
  beforeEach(async () => {
    cookie = await sessionOf(box.idle)
    cab = await insertCab(box.idle)
  })

  type Changes = Parameters<typeof outstation>[1]
  const call = (method: 'POST' | 'PUT' | 'PATCH', path: string, payload: object, headers = {}) =>
    box.idle.inject({ method, url: `/api/v1/${path}`, payload, headers: { cookie, ...headers } })
  const place = async (changes: Changes = {}, language = 'en') => {
    const reply = await book(box.idle, outstation(cab, changes), { 'accept-language': language })
    return reply.json().booking as { _id: string; reference: string }
  }
  const put = (id: string, changes: Changes, more: object = {}, headers = {}) =>
    call('PUT', `bookings/${id}/trip`, { ...outstation(cab, changes), ...more }, headers)
  const change = async (id: string, changes: Changes, more: object = {}) => {
    const reply = await put(id, changes, more)
    expect([reply.statusCode, reply.json().detail]).toEqual([200, undefined])
    return TripChangeReply.parse(reply.json())
  }
  const confirm = (id: string) => call('POST', `bookings/${id}/state`, { to: 'confirmed' })
  async function assigned(changes: Changes = {}) {
    const { _id } = await place(changes)
    await confirm(_id)
    const vehicleId = await insertVehicle(box.idle, cab)
    const driverId = await insertDriver(box.idle)
    expect((await call('POST', `bookings/${_id}/assign`, { vehicleId, driverId })).statusCode).toBe(200)
    return { _id, vehicleId, driverId }
  }
  const read = async (id: string) =>
    BookingPageReply.parse((await box.idle.inject({ url: `/api/v1/bookings/${id}`, headers: { cookie } })).json())
      .booking
  const changedMails = async (id: string) =>
    (await box.idle.bookings.find(id)).mails.filter(({ kind }) => kind === 'booking-changed')
  const holdOf = (id: string) =>
    box.idle.database.db.selectFrom('assignments').selectAll().where('bookingId', '=', id).executeTakeFirst()

  it('keeps reference, notes and status, and lists what changed', async () => {
    const { _id, reference } = await place()
    await call('PATCH', `bookings/${_id}`, { note: 'Wants a child seat.' })
    box.pass(60_000)
    const changes = { pickUpTime: '07:30', distance: '500', name: 'Ravi Raj', mobile: '94440 55566' }
    const { booking } = await change(_id, changes, { reason: 'Train is late' })
    expect(booking).toMatchObject({
      ...{ _id, reference, note: 'Wants a child seat.', status: 'new', pickUpTime: '07:30', name: 'Ravi Raj' },
      ...{ total: 20_000, version: 3 },
    })
    expect(booking.changes).toEqual([
      {
        ...{ at: '2026-11-02T06:31:00.000Z', by: 'Desk', reason: 'Train is late' },
        fields: [
          { field: 'pickUpTime', before: '06:30', after: '07:30' },
          { field: 'distance', before: 462, after: 500 },
          { field: 'name', before: 'Asha Kumar', after: 'Ravi Raj' },
          { field: 'mobile', before: '+919840012345', after: '+919444055566' },
          { field: 'total', before: 18_670, after: 20_000 },
        ],
      },
    ])
    const found = async (q: string) => (await box.idle.bookings.list({ q })).rows.map(({ id }) => id)
    expect([await found('ravi 94440'), await found('kumar')]).toEqual([[_id], []])
    const { booking: row } = await box.idle.bookings.find(_id)
    expect([row.startsAt, row.updatedAt]).toEqual([Date.parse('2026-12-24T07:30:00+05:30'), box.now()])
  })

  it('shows the new price beside the old and stores nothing with pretend=1', async () => {
    const { _id } = await place()
    const url = `bookings/${_id}/trip?pretend=1`
    const reply = await call('PUT', url, outstation(cab, { distance: '500' }))
    const { booking, quote, inTheWay } = TripChangeReply.parse(reply.json())
    expect(quote).toMatchObject({
      ...{ total: 20_000, advance: 5000, tariff: { id: 'tariff-first' } },
      lines: [{ code: 'distance', quantity: 500, amount: 17_500 }, { code: 'cab' }],
    })
    expect([booking.total, booking.version, booking.changes, inTheWay]).toEqual([
      ...[18_670, 1, []],
      { cab: null, assignment: null },
    ])
    expect(await read(_id)).toMatchObject({ total: 18_670, version: 1, changes: [] })
    expect(await changedMails(_id)).toEqual([])
  })

  it('changes nothing when sent unchanged, and is refused for an outdated version', async () => {
    const { _id } = await place()
    expect((await change(_id, {})).booking).toMatchObject({ version: 1, changes: [] })
    expect((await put(_id, { pickUpTime: '08:00' }, {}, { 'if-match': '"1"' })).headers.etag).toBe('"2"')
    const stale = await put(_id, { pickUpTime: '09:00' }, {}, { 'if-match': '"1"' })
    expect([stale.statusCode, stale.json().current.pickUpTime]).toEqual([412, '08:00'])
    expect((await put('nothing-here', {})).statusCode).toBe(404)
  })

  it.each(['on the way', 'started', 'ended', 'completed', 'cancelled', 'no show'] as const)(
    'is refused for one that is %s',
    async (status) => {
      const { _id, reference } = await place()
      await box.idle.database.db.updateTable('bookings').set({ status }).where('id', '=', _id).execute()
      const reply = await put(_id, { pickUpTime: '08:00' })
      expect([reply.statusCode, reply.json().detail]).toEqual([
        ...[409, `${reference} is ${status} already, and can’t be changed.`],
      ])
    },
  )

  describe('has a price', () => {
    const taxed = async (rates: object[]) => {
      const payload = { name: 'Later', roundTo: 1, advancePercent: 20, gst: { percent: 5 }, rates }
      const { tariff } = (await call('POST', 'tariffs', payload)).json()
      return tariff.id as string
    }
    const PER_KM = { cabClass: '*', perKm: 50, plusCabPrice: false, distance: 'entered' }
    const bookedBy = async (tariffId: string) => {
      const { _id } = await place()
      await box.idle.database.db.updateTable('bookings').set({ tariffId, tariffName: 'Later' }).execute()
      return _id
    }

    it('by the tariff of the booking, not by the one in force', async () => {
      const _id = await bookedBy(await taxed([{ ...PER_KM, tripType: 'Outstation' }]))
      const { booking } = await change(_id, { distance: '500' })
      expect(booking).toMatchObject({ total: 25_000, advance: 5000, tariff: { name: 'Later' } })
    })

    it('by the one in force where that of the booking has no rate for the trip', async () => {
      const _id = await bookedBy(await taxed([{ ...PER_KM, tripType: 'Outstation' }]))
      const { booking } = await change(_id, { triptype: 'Drop Trip' })
      expect(booking).toMatchObject({ total: 18_670, tariff: { id: 'tariff-first' }, returndate: null })
    })

    it('of the cab as it was booked, even if it costs more or is withdrawn since', async () => {
      const { _id } = await place()
      await box.idle.database.db.updateTable('cabs').set({ pricePaise: 900_000, availability: 0 }).execute()
      expect((await change(_id, { distance: '500' })).booking.total).toBe(20_000)
      const other = await insertCab(box.idle, { pricePaise: 100_000 })
      const reply = await call('PUT', `bookings/${_id}/trip`, outstation(other, { distance: '500' }))
      expect(reply.json().booking).toMatchObject({ total: 18_500, selectedCab: { _id: other } })
      expect((await put(_id, {})).json().errors).toMatchObject([
        { path: 'bookingDetails.selectedCab', code: 'cab-gone' },
      ])
    })

    it('with the desk’s own lines, which may not take off more than it costs', async () => {
      const { _id } = await place()
      const lines = [{ code: 'discount', amount: -10_000, taxable: false, note: 'Regular guest' }]
      await call('PUT', `bookings/${_id}/fare-lines`, { lines })
      const { booking } = await change(_id, { distance: '500' })
      expect(booking.total).toBe(10_000)
      expect(booking.fareLines.at(-1)).toMatchObject({ code: 'discount', by: 'Desk' })
      const reply = await put(_id, { distance: '10' })
      expect([reply.statusCode, reply.json().detail]).toMatchObject([409, expect.stringContaining('take more off')])
    })

    it('that stays where only traveller or places change', async () => {
      const { _id } = await place()
      await box.idle.database.db.updateTable('bookings').set({ totalPaise: 1_234_500 }).execute()
      const { booking } = await change(_id, { pickUpLocation: 'T. Nagar', NumberOfPersons: '5' })
      expect([booking.total, booking.changes[0]?.fields.map(({ field }) => field)]).toEqual([
        ...[12_345, ['pickUpLocation', 'NumberOfPersons']],
      ])
    })
  })

  it('is refused with the field that breaks a rule', async () => {
    const { _id } = await place()
    const fields = async (changes: Changes) => (await put(_id, changes)).json().errors
    expect(await fields({ NumberOfPersons: '8' })).toMatchObject([
      { path: 'bookingDetails.NumberOfPersons', code: 'seats' },
    ])
    expect(await fields({ returndate: '2026-12-23' })).toMatchObject([
      { path: 'bookingDetails.returndate', code: 'return-first' },
    ])
    expect(await fields({ PickUpdate: '2025-10-31', returndate: '2025-11-01' })).toMatchObject([
      { path: 'bookingDetails.PickUpdate', code: 'too-long-ago' },
    ])
    expect((await put(_id, { PickUpdate: '2026-10-31' })).statusCode).toBe(200)
  })

  describe('that is confirmed', () => {
    it('keeps its cab at another time, and is refused where that is full', async () => {
      const first = await place()
      await confirm(first._id)
      const second = await place({ PickUpdate: '2026-12-28', returndate: '2026-12-30' })
      await confirm(second._id)
      const full = { PickUpdate: '2026-12-25', returndate: '2026-12-27' }
      const refused = await put(second._id, full)
      const inTheWay = expect.stringContaining(`This cab is already confirmed for ${first.reference}`)
      expect([refused.statusCode, refused.json().detail]).toEqual([409, inTheWay])
      const pretend = await call('PUT', `bookings/${second._id}/trip?pretend=1`, outstation(cab, full))
      expect(pretend.json().inTheWay).toEqual({ cab: inTheWay, assignment: null })
      expect(await read(second._id)).toMatchObject({ PickUpdate: '2026-12-28', changes: [] })
      const { booking } = await change(second._id, { PickUpdate: '2026-12-27', returndate: '2026-12-29' })
      expect(booking).toMatchObject({ status: 'confirmed', PickUpdate: '2026-12-27' })
    })

    it('refuses one of two moves to the same time', async () => {
      const ids: string[] = []
      for (const day of ['01', '11']) {
        const { _id } = await place({ PickUpdate: `2026-12-${day}`, returndate: `2026-12-${day}` })
        await confirm(_id)
        ids.push(_id)
      }
      const replies = await Promise.all(ids.map((id) => put(id, {})))
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    })
  })

  describe('that is assigned', () => {
    it('keeps vehicle and driver, taken for the new time', async () => {
      const { _id, vehicleId, driverId } = await assigned()
      const { booking } = await change(_id, { pickUpTime: '09:00', NumberOfPersons: '5' })
      expect(booking).toMatchObject({ status: 'assigned', assignment: { vehicle: { id: vehicleId } } })
      expect(await holdOf(_id)).toMatchObject({
        ...{ vehicleId, driverId, startsAt: Date.parse('2026-12-24T09:00:00+05:30') },
        endsAt: Date.parse('2026-12-26T20:00:00+05:30'),
      })
    })

    it('is refused with what is in the way, or goes back to confirmed with `release`', async () => {
      const { _id, vehicleId, driverId } = await assigned()
      const other = await place({ PickUpdate: '2026-12-28', returndate: '2026-12-30' })
      await confirm(other._id)
      const second = await insertVehicle(box.idle, cab, { registration: 'TN 01 AB 2000' })
      await call('POST', `bookings/${other._id}/assign`, { vehicleId: second, driverId })
      const moved = { PickUpdate: '2026-12-27', returndate: '2026-12-28' }
      const refused = await put(_id, moved)
      expect([refused.statusCode, refused.json().detail]).toEqual([
        409,
        expect.stringMatching(new RegExp(`^Murugan drives ${other.reference} from `)),
      ])
      const pretend = await call('PUT', `bookings/${_id}/trip?pretend=1`, outstation(cab, moved))
      expect(pretend.json().inTheWay).toEqual({ cab: null, assignment: refused.json().detail })
      expect(await holdOf(_id)).toMatchObject({ vehicleId, endsAt: Date.parse('2026-12-26T20:00:00+05:30') })
      const { booking } = await change(_id, moved, { release: true, reason: 'Stays longer' })
      expect(booking).toMatchObject({ status: 'confirmed', assignment: null })
      expect(booking.history.at(-1)).toMatchObject({ status: 'confirmed', by: 'Desk', reason: 'Stays longer' })
      expect(await holdOf(_id)).toBeUndefined()
    })

    it('is not moved to a time that another trip holds its only vehicle for, with or without `release`', async () => {
      const { _id } = await assigned()
      const other = await place({ PickUpdate: '2026-12-28', returndate: '2026-12-30' })
      await confirm(other._id)
      for (const release of [false, true]) {
        const reply = await put(_id, { PickUpdate: '2026-12-29', returndate: '2026-12-30' }, { release })
        expect([reply.statusCode, reply.json().detail]).toEqual([409, expect.stringContaining(other.reference)])
      }
    })

    it('does not keep a vehicle of another cab than the one that is chosen', async () => {
      const { _id } = await assigned()
      const other = await insertCab(box.idle)
      const reply = await call('PUT', `bookings/${_id}/trip`, outstation(other))
      expect([reply.statusCode, reply.json().detail]).toEqual([409, 'TN 01 AB 1000 is a Toyota Innova Crysta.'])
    })

    it('ignores a paper that was overridden before, not one that ends before the new return', async () => {
      const { _id, vehicleId } = await assigned()
      const paper = { vehicleId, driverId: null, number: '' }
      await box.idle.database.db
        .insertInto('papers')
        .values([
          { ...paper, id: newId(), kind: 'permit', lastDay: '2026-12-20' },
          { ...paper, id: newId(), kind: 'tax', lastDay: '2026-12-27' },
        ])
        .execute()
      await change(_id, { pickUpTime: '08:00' })
      const reply = await put(_id, { returndate: '2026-12-28' }, { reason: 'Stays longer' })
      expect([reply.statusCode, reply.json().detail]).toEqual([
        ...[409, 'TN 01 AB 1000: the tax ends on 27 Dec 2026, before the trip does.'],
      ])
    })
  })

  describe('notifies the traveller', () => {
    it('once, in their language, at the new address, with an updated calendar entry', async () => {
      const { _id, reference } = await place({}, 'ta')
      await change(_id, { pickUpTime: '08:00', mail: 'new@example.com' })
      box.pass(1000)
      await change(_id, { pickUpTime: '09:00', mail: 'new@example.com' })
      expect(await changedMails(_id)).toMatchObject(
        Array(2).fill({ recipient: 'new@example.com', language: 'ta', subject: `முன்பதிவு ${reference}: மாற்றம்` }),
      )
      await box.start()
      await settled(box.idle, Array(4).fill('sent'))
      const mails = box.mailServer.received.filter(({ to }) => to?.[0]?.address === 'new@example.com')
      expect(mails).toHaveLength(2)
      for (const { text, attachments } of mails) {
        expect(text).toContain('உங்கள் முன்பதிவு மாற்றப்பட்டுள்ளது.')
        expect(text).toContain('₹18,670.00')
        const [file] = attachments
        expect(file?.content).toMatch(
          new RegExp(`UID:${_id}@.*SEQUENCE:2.*DTSTART;TZID=Asia/Kolkata:20261224T090000`, 's'),
        )
      }
    })

    it('unless the desk chooses not to, or there is no address', async () => {
      const { _id } = await place()
      await change(_id, { pickUpTime: '08:00' }, { tell: false })
      await change(_id, { mail: '' })
      expect(await changedMails(_id)).toEqual([])
    })
  })

  it('is erased with the traveller, and deleted with the booking', async () => {
    const { _id } = await place()
    await change(_id, { name: 'Ravi Raj' })
    const rows = () => box.idle.database.db.selectFrom('bookingChanges').selectAll().execute()
    expect(JSON.stringify(await rows())).toContain('Asha Kumar')
    await box.idle.database.db.updateTable('bookings').set({ status: 'completed' }).execute()
    const erased = await call('POST', 'personal-data/erase', { mail: 'asha@example.com' })
    expect([erased.statusCode, await rows()]).toEqual([200, []])
    const other = await place()
    await change(other._id, { name: 'Ravi Raj' })
    await box.idle.database.db.deleteFrom('bookings').where('id', '=', other._id).execute()
    expect(await rows()).toEqual([])
  })
})
