import { DAY_MS } from 'shared-api/india'
import { expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { eachEngine } from '../testing/engines.ts'

eachEngine('a link', (engine) => {
  it('opens its booking for its kind alone, is stored as a hash, and ends with the booking', async () => {
    const app = await engine.sharedApp({}, { now: () => NOON })
    const { _id: bookingId } = (await book(app, outstation(await insertCab(app)))).json().booking
    const token = await app.links.forTraveller(bookingId)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await app.links.forTraveller(bookingId)).not.toBe(token)
    expect(await app.links.find(token, 'traveller')).toMatchObject({ bookingId, createdAt: NOON })
    expect(await app.links.find(token, 'driver')).toBeUndefined()
    expect(await app.links.find(`${token}x`, 'traveller')).toBeUndefined()
    const { db } = app.database
    expect(JSON.stringify(await db.selectFrom('links').selectAll().execute())).not.toContain(token)
    await db.deleteFrom('bookings').where('id', '=', bookingId).execute()
    expect(await app.links.find(token, 'traveller')).toBeUndefined()
  })

  it('is deleted 90 days after the trip’s end, or after it was made if that is later', async () => {
    let now = NOON
    const app = await engine.sharedApp({}, { now: () => now })
    const { _id: bookingId } = (await book(app, outstation(await insertCab(app)))).json().booking
    const { endsAt } = (await app.bookings.find(bookingId)).booking
    const isKept = async (token: string) => {
      await app.cleanUp()
      return (await app.links.find(token, 'traveller')) !== undefined
    }
    const early = await app.links.forTraveller(bookingId)
    now = endsAt + 90 * DAY_MS
    expect(await isKept(early)).toBe(true)
    const late = await app.links.forTraveller(bookingId)
    now += 1
    expect([await isKept(early), await isKept(late)]).toEqual([false, true])
    now += 90 * DAY_MS
    expect(await isKept(late)).toBe(false)
  })
})
